// From touches to an action: each touch narrows the legal actions by their paths. There are no rules in here.

import type { Choice, Scene } from '../generated/protocol';

/** The touches made so far on the way to an action. */
export interface Selection {
  /** The actions whose path begins with the touches. */
  choices: Choice[];
  /** The touches in order; a touch that all remaining actions share is made automatically. */
  touched: string[];
  /** The depths of the touches that the player made: undoTouch returns to the last of them. */
  steps: number[];
}

function startsWith(path: readonly string[], touched: readonly string[]): boolean {
  return touched.every((id, index) => path[index] === id);
}

/** Adds the touches that all remaining actions share, but never completes one of several actions. */
function skipForced(choices: Choice[], touched: string[]): string[] {
  if (choices.length < 2) return touched;
  const depth = touched.length;
  const next = choices[0]?.path[depth];
  const alike = next !== undefined && choices.every((choice) => choice.path[depth] === next);
  const same = choices.every((choice) => choice.path.length === depth + 1);
  return alike && !same ? skipForced(choices, [...touched, next]) : touched;
}

/** The selection before the first touch. */
export function startSelection(choices: Choice[]): Selection {
  return { choices, touched: skipForced(choices, []), steps: [] };
}

/** The elements that can be touched next, each with the actions it leads to, in the order of the actions. */
export function nextTouches(selection: Selection): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of selection.choices) {
    const id = choice.path[selection.touched.length];
    if (id === undefined) continue;
    const known = found.get(id);
    if (known) known.push(choice);
    else found.set(id, [choice]);
  }
  return found;
}

/** The actions whose path is complete; several if they share a path. */
export function completeChoices(selection: Selection): Choice[] {
  return selection.choices.filter((choice) => choice.path.length === selection.touched.length);
}

/** The remaining action if there is only one. */
export function onlyChoice(selection: Selection): Choice | null {
  return selection.choices.length === 1 ? (selection.choices[0] ?? null) : null;
}

/** Whether all touches of the only remaining action have been made, at least one of them by the player. */
export function isComplete(selection: Selection): boolean {
  const choice = onlyChoice(selection);
  return choice !== null && selection.touched.length >= choice.path.length && selection.steps.length > 0;
}

/** The action that can be confirmed: the only legal one, or one whose touches were all made. A first touch fills in no other. */
export function readyChoice(selection: Selection): Choice | null {
  return selection.steps.length === 0 || isComplete(selection) ? onlyChoice(selection) : null;
}

function narrow(all: Choice[], touched: string[], steps: number[]): Selection {
  const choices = all.filter((choice) => startsWith(choice.path, touched));
  return { choices, touched: skipForced(choices, touched), steps };
}

/** Adds a touch; returns null if it fits no legal action.
 *
 * A touch that fits no action from here may fit one from an earlier point: then the later touches are dropped, so that another
 * source can be chosen. Touching a selected element again drops it and all touches after it.
 */
export function applyTouch(all: Choice[], selection: Selection, id: string): Selection | null {
  if (nextTouches(selection).has(id))
    return narrow(all, [...selection.touched, id], [...selection.steps, selection.touched.length]);
  const held = selection.touched.indexOf(id);
  const step = held < 0 ? -1 : selection.steps.findLastIndex((at) => at <= held);
  if (step >= 0) return narrow(all, selection.touched.slice(0, selection.steps[step]), selection.steps.slice(0, step));
  for (let length = selection.steps.length - 1; length >= 0; length--) {
    const before = narrow(all, selection.touched.slice(0, selection.steps[length]), selection.steps.slice(0, length));
    if (nextTouches(before).has(id)) return applyTouch(all, before, id);
  }
  return null;
}

/** The selectable element that a touch is meant for: the touched one, the one that contains it, or the only one at its place. */
export function touchTarget(
  selectable: ReadonlyMap<string, unknown>,
  id: string,
  within: readonly string[],
  beside: readonly string[],
): string | undefined {
  const near = beside.filter((one) => selectable.has(one));
  return [id, ...within].find((one) => selectable.has(one)) ?? (near.length === 1 ? near[0] : undefined);
}

/** The ids of all pieces at a place, or at the place of a piece. */
export function piecesAtSamePlace({ pieces }: Scene, id: string): string[] {
  const place = pieces.find((piece) => piece.id === id)?.place ?? id;
  return pieces.filter((piece) => piece.place === place).map((piece) => piece.id);
}

/** Drops the last touch of the player. */
export function undoTouch(all: Choice[], selection: Selection): Selection {
  const last = selection.steps.at(-1);
  return last === undefined
    ? startSelection(all)
    : narrow(all, selection.touched.slice(0, last), selection.steps.slice(0, -1));
}

/** The selection after all touches of this action. */
export function selectChoice(choice: Choice): Selection {
  return { choices: [choice], touched: [...choice.path], steps: [0] };
}

/** The entries whose text contains every typed word. */
export function filterByWords<T>(entries: readonly T[], typed: string, words: (entry: T) => string): T[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const said = words(entry).toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

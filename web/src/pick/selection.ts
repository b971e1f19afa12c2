// From touches to an action: the legal actions are narrowed by their paths. Nothing here knows a rule.

import type { Choice, Scene } from '../protocol';

/** How far a hand has gone on the way to an action. */
export interface Selection {
  /** The actions that begin with what was touched. */
  choices: Choice[];
  /** What was touched, in order; levels that leave no choice are passed without a touch. */
  touched: string[];
  /** How many of these the hand touched itself, each as the number of touches before it: where `back` returns to. */
  steps: number[];
}

function startsWith(path: readonly string[], touched: readonly string[]): boolean {
  return touched.every((id, index) => path[index] === id);
}

/** Pass the levels at which all actions that are left go on alike; never to the end of an action that is not alone. */
function skipForced(choices: Choice[], touched: string[]): string[] {
  if (choices.length < 2) return touched;
  const depth = touched.length;
  const next = choices[0]?.path[depth];
  const alike = next !== undefined && choices.every((choice) => choice.path[depth] === next);
  const same = choices.every((choice) => choice.path.length === depth + 1);
  return alike && !same ? skipForced(choices, [...touched, next]) : touched;
}

/** Nothing touched yet. */
export function startSelection(choices: Choice[]): Selection {
  return { choices, touched: skipForced(choices, []), steps: [] };
}

/** What can be touched next, each with the actions it leads to, in the order of the actions. */
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

/** The actions that are complete as it is: several where a path cannot tell them apart. */
export function completeChoices(selection: Selection): Choice[] {
  return selection.choices.filter((choice) => choice.path.length === selection.touched.length);
}

/** The action that is left, if it is only one. */
export function onlyChoice(selection: Selection): Choice | null {
  return selection.choices.length === 1 ? (selection.choices[0] ?? null) : null;
}

/** Whether every touch of the action that is left has been made by hand or passed. */
export function isComplete(selection: Selection): boolean {
  const choice = onlyChoice(selection);
  return choice !== null && selection.touched.length >= choice.path.length && selection.steps.length > 0;
}

function narrow(all: Choice[], touched: string[], steps: number[]): Selection {
  const choices = all.filter((choice) => startsWith(choice.path, touched));
  return { choices, touched: skipForced(choices, touched), steps };
}

/** Touch something; null when nothing legal goes on with it.
 *
 * What does not go on from here may do so from earlier touches: another source may be touched instead of the first. What
 * was touched before is let go, with all that came after it.
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

/** Which of the things that lead on was meant by a touch: the thing itself, what it lies in, or the only one that lies with it. */
export function touchTarget(
  lit: ReadonlyMap<string, unknown>,
  id: string,
  within: readonly string[],
  beside: readonly string[],
): string | undefined {
  const near = beside.filter((one) => lit.has(one));
  return [id, ...within].find((one) => lit.has(one)) ?? (near.length === 1 ? near[0] : undefined);
}

/** What lies in a place, or where a piece lies. */
export function piecesAtSamePlace({ pieces }: Scene, id: string): string[] {
  const place = pieces.find((piece) => piece.id === id)?.place ?? id;
  return pieces.filter((piece) => piece.place === place).map((piece) => piece.id);
}

/** Let the last touch go. */
export function undoTouch(all: Choice[], selection: Selection): Selection {
  const last = selection.steps.at(-1);
  return last === undefined
    ? startSelection(all)
    : narrow(all, selection.touched.slice(0, last), selection.steps.slice(0, -1));
}

/** As if everything on the way to this action had been touched. */
export function selectChoice(choice: Choice): Selection {
  return { choices: [choice], touched: [...choice.path], steps: [0] };
}

/** The actions whose sentence has every word typed. */
export function filterByWords<T>(entries: readonly T[], typed: string, words: (entry: T) => string): T[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const said = words(entry).toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

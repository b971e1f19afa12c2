// From touches to an action: each touch narrows the legal actions by their paths. There are no rules in here.

import type { Choice, Scene } from '../generated/protocol';

/** The touches made so far on the way to an action. */
export interface Selection {
  /** The actions that all touches fit. */
  choices: Choice[];
  /** The beginning of their paths that is touched, in order; a touch that all remaining actions share is made automatically. */
  touched: string[];
  /** Elements further along their paths that were touched first: a place before the piece that goes there. */
  ahead: string[];
  /** The selection before the player's last touch; null before the first one. */
  before: Selection | null;
}

/** What is left to touch on a path, in order. */
function remainingPath({ path }: Choice, touched: readonly string[], ahead: readonly string[]): string[] {
  const open = [...ahead];
  return path.slice(touched.length).filter((id) => {
    const made = open.indexOf(id);
    if (made >= 0) open.splice(made, 1);
    return made < 0;
  });
}

/** Adds the touches that all remaining actions share, but never completes one of several actions. */
function skipForced(choices: Choice[], touched: string[], ahead: string[]): Pick<Selection, 'touched' | 'ahead'> {
  const depth = touched.length;
  const next = choices[0]?.path[depth];
  if (next === undefined || !choices.every((choice) => choice.path[depth] === next)) return { touched, ahead };
  const made = ahead.indexOf(next);
  if (made >= 0) return skipForced(choices, [...touched, next], ahead.toSpliced(made, 1));
  const ends = choices.every((choice) => choice.path.length === depth + 1);
  return choices.length < 2 || ends ? { touched, ahead } : skipForced(choices, [...touched, next], ahead);
}

function select(choices: Choice[], touched: string[], ahead: string[], before: Selection | null): Selection {
  return { choices, ...skipForced(choices, touched, ahead), before };
}

/** The selection before the first touch. */
export function startSelection(choices: Choice[]): Selection {
  return select(choices, [], [], null);
}

/** The elements that can be touched next, each with the actions it leads to, in the order of the actions. */
export function nextTouches({ choices, touched, ahead }: Selection): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const id = remainingPath(choice, touched, ahead)[0];
    if (id === undefined) continue;
    const known = found.get(id);
    if (known) known.push(choice);
    else found.set(id, [choice]);
  }
  return found;
}

/** The elements further along the remaining paths: they can be touched before those that come first. */
export function laterTouches({ choices, touched, ahead }: Selection): Set<string> {
  return new Set(choices.flatMap((choice) => remainingPath(choice, touched, ahead).slice(1)));
}

/** The elements that were touched, in the order of the path as far as it is known. */
export function touchedElements({ touched, ahead }: Selection): string[] {
  return [...touched, ...ahead];
}

/** The actions whose path is complete; several if they share a path. */
export function completeChoices({ choices, touched, ahead }: Selection): Choice[] {
  return choices.filter((choice) => remainingPath(choice, touched, ahead).length === 0);
}

/** The remaining action if there is only one. */
export function onlyChoice(selection: Selection): Choice | null {
  return selection.choices.length === 1 ? (selection.choices[0] ?? null) : null;
}

/** Whether the player has touched anything. */
export function isStarted(selection: Selection): boolean {
  return selection.before !== null;
}

/** Whether all touches of the only remaining action have been made, at least one of them by the player. */
export function isComplete(selection: Selection): boolean {
  return selection.choices.length === 1 && completeChoices(selection).length === 1 && isStarted(selection);
}

/** The action that can be confirmed: the only legal one, or one whose touches were all made. A first touch fills in no other. */
export function readyChoice(selection: Selection): Choice | null {
  return !isStarted(selection) || isComplete(selection) ? onlyChoice(selection) : null;
}

/** The one action that a touch has left, although not all of its touches were made. */
export function onlyWayOn(selection: Selection): Choice | null {
  return isStarted(selection) && !isComplete(selection) ? onlyChoice(selection) : null;
}

/** Adds a touch of what comes next on the paths; null if it fits no action from here. */
function touchNext(selection: Selection, id: string): Selection | null {
  const { choices, touched, ahead } = selection;
  const fitting = choices.filter((choice) => remainingPath(choice, touched, ahead)[0] === id);
  if (!fitting.length) return null;
  return fitting.every((choice) => choice.path[touched.length] === id)
    ? select(fitting, [...touched, id], ahead, selection)
    : select(fitting, touched, [...ahead, id], selection);
}

/** Adds a touch of something further along the paths; null if it fits no action from here. */
function touchLater(selection: Selection, id: string): Selection | null {
  const { choices, touched, ahead } = selection;
  const fitting = choices.filter((choice) => remainingPath(choice, touched, ahead).includes(id));
  return fitting.length ? select(fitting, touched, [...ahead, id], selection) : null;
}

/** The selection without an element and all touches after it; null if the player has not touched it. */
function dropTouch(selection: Selection, id: string): Selection | null {
  for (let at: Selection | null = selection; at?.before; at = at.before)
    if (touchedElements(at).includes(id) && !touchedElements(at.before).includes(id)) return at.before;
  return null;
}

/** Adds a touch; returns null if it fits no legal action.
 *
 * Elements may be touched in any order. Touching a selected element again drops it and all touches after it. A touch that fits no action
 * from here may fit one from an earlier point: then the later touches are dropped, so that another source can be chosen, or
 * another place in its stead before there is a source. A source that does not go to the place that was touched first is refused.
 */
export function applyTouch(selection: Selection, id: string): Selection | null {
  const found = touchNext(selection, id) ?? touchLater(selection, id) ?? dropTouch(selection, id);
  if (found) return found;
  const placeFirst = selection.ahead.length > 0;
  for (let at = selection.before; at; at = at.before) {
    const earlier = placeFirst && at.touched.length === selection.touched.length ? touchLater : touchNext;
    const other = earlier === touchLater && nextTouches(at).has(id) ? null : earlier(at, id);
    if (other) return other;
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
export function undoTouch(selection: Selection): Selection {
  return selection.before ?? selection;
}

/** The selection after all touches of this action. */
export function selectChoice(all: Choice[], choice: Choice): Selection {
  return { choices: [choice], touched: [...choice.path], ahead: [], before: startSelection(all) };
}

/** The entries whose text contains every typed word. */
export function filterByWords<T>(entries: readonly T[], typed: string, words: (entry: T) => string): T[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const said = words(entry).toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

// The log of a table, frame by frame.

import type { Frame, Happening, Spoken } from '../../protocol';

/** The log with a frame's news: undo cuts it back first. */
export function appendEvents(log: readonly Happening[], frame: Pick<Frame, 'since' | 'events'>): Happening[] {
  return [...log.slice(0, frame.since), ...frame.events];
}

/** The chat with further lines; each is kept once. */
export function mergeChat(lines: readonly Spoken[], news: readonly Spoken[]): Spoken[] {
  const known = new Set(lines.map((line) => line.id));
  return [...lines, ...news.filter((line) => !known.has(line.id))].sort((one, other) => one.id - other.id);
}

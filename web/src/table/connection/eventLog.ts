// Updates the event log and the chat with what the server sends.

import type { ChatLine, Frame, FrameEvent } from '../../generated/protocol';

/** The log after a frame; undo shortens it first. */
export function appendEvents(log: readonly FrameEvent[], frame: Pick<Frame, 'since' | 'events'>): FrameEvent[] {
  return [...log.slice(0, frame.since), ...frame.events];
}

/** The chat without removed messages and with new ones; each is kept once. One that is removed and new is shown as it is now. */
export function mergeChat(
  lines: readonly ChatLine[],
  news: readonly ChatLine[],
  removed: readonly number[] = [],
): ChatLine[] {
  const kept = lines.filter((line) => !removed.includes(line.id));
  const known = new Set(kept.map((line) => line.id));
  return [...kept, ...news.filter((line) => !known.has(line.id))].sort((one, other) => one.id - other.id);
}

/** What was typed, with a line before it that comes back to the field. */
export const joinedLine = (line: string, typed: string): string => [line, typed].filter(Boolean).join(' ');

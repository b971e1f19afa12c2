// Updates the event log and the chat with what the server sends.

import type { ChatLine, Frame, FrameEvent } from '../../generated/protocol';

/** The log after a frame; undo shortens it first. */
export function appendEvents(log: readonly FrameEvent[], frame: Pick<Frame, 'since' | 'events'>): FrameEvent[] {
  return [...log.slice(0, frame.since), ...frame.events];
}

/** The chat with new messages; each message is kept once. */
export function mergeChat(lines: readonly ChatLine[], news: readonly ChatLine[]): ChatLine[] {
  const known = new Set(lines.map((line) => line.id));
  return [...lines, ...news.filter((line) => !known.has(line.id))].sort((one, other) => one.id - other.id);
}

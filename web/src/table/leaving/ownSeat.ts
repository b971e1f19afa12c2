// The viewer's own seat at a table, as far as leaving it is concerned: from a frame, or from a list of tables.

import { playsAlone } from '../playsAlone';
import type { AbsencePolicy, Frame, PreviewAnswer, TableInfo } from '../../generated/protocol';

export interface OwnSeat {
  table: string;
  phase: Frame['phase'];
  /** The level of the bot that plays there; null if the viewer does. */
  level: string | null;
  resigned: boolean;
  /** Whether this device holds the seat by a key. */
  borrowed: boolean;
  absence: AbsencePolicy;
}

export function seatInFrame(frame: Frame, borrowed: boolean): OwnSeat | null {
  const own = frame.seats.find(({ seat }) => seat === frame.viewer);
  if (!own || frame.phase === 'waiting' || playsAlone(frame)) return null;
  const { table, phase, absence } = frame;
  return { table, phase, level: own.level, resigned: own.resigned, borrowed, absence };
}

export function seatInList(table: TableInfo): OwnSeat | null {
  const own = table.seats.find(({ seat }) => seat === table.seat);
  if (!own || table.phase === 'waiting') return null;
  const { id, phase, borrowed, absence } = table;
  return { table: id, phase, level: own.level, resigned: own.resigned, borrowed, absence };
}

/** The number of other people who still play: they have to agree before a move goes back. */
export const otherPlayers = (frame: Frame): number =>
  frame.seats.filter(({ seat, guest, level }) => guest && level === null && seat !== frame.viewer).length;

/** What becomes of a considered move that its player cannot count on taking back alone; null if it can be undone. */
export function finalMessage(preview: PreviewAnswer, frame: Frame): { key: string; args: { others: number } } | null {
  if (!preview.final || frame.puzzle) return null;
  const agreed = preview.by_agreement && frame.settings.undo_by_agreement;
  return { key: agreed ? 'web-final-agreement' : 'web-final', args: { others: otherPlayers(frame) } };
}

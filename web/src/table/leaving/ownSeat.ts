// The viewer's own seat at a table, as far as leaving it is concerned: from a frame, or from a list of tables.

import { playsAlone } from '../playsAlone';
import type { AbsencePolicy, Frame, TableInfo } from '../../generated/protocol';

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

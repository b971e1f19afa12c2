// The outlined moves of others, kept in this browser, so that they are still outlined when the page is loaded again.

import { store, stored } from '../../browserStorage';
import type { FrameEvent } from '../../generated/protocol';
import { NO_MOVES, type LastMoves } from './lastMoves';
import type { SceneChange } from './sceneChanges';
import { includesOwnMove } from './turns';

const NAME = 'lastMoves';
/** Tables that are remembered; the one that was seen longest ago is forgotten first. */
const MOST_TABLES = 12;

/** What is known at a point of the log: the moves to outline, and the scores after the viewer's last move. */
export interface KnownMoves {
  moves: LastMoves;
  scoresThen: (number | null)[] | null;
}

/** How it is stored, with the length of the log and its last event, by which the same point is recognised. */
interface KeptMoves {
  table: string;
  viewer: string | null;
  events: number;
  last: string;
  bySeat: [string, readonly SceneChange[]][];
  latest: string | null;
  scoresThen: (number | null)[] | null;
}

function keptTables(): KeptMoves[] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '[]');
    return Array.isArray(found) ? (found as KeptMoves[]) : [];
  } catch {
    return [];
  }
}

const lastOf = (log: readonly FrameEvent[]): string => JSON.stringify(log.at(-1) ?? null);

/** Keeps what is known of a table after these events. */
export function keepMoves(table: string, viewer: string | null, log: readonly FrameEvent[], known: KnownMoves): void {
  const { bySeat, latest } = known.moves;
  const kept = { table, viewer, events: log.length, last: lastOf(log), bySeat: [...bySeat], latest };
  const others = keptTables().filter((one) => one.table !== table);
  store(NAME, JSON.stringify([...others, { ...kept, scoresThen: known.scoresThen }].slice(-MOST_TABLES)));
}

/** Forgets a table. */
export function forgetMoves(table: string): void {
  const kept = keptTables();
  if (kept.some((one) => one.table === table)) store(NAME, JSON.stringify(kept.filter((one) => one.table !== table)));
}

/**
 * What is still known of a table whose log has grown meanwhile: the last moves of those who have not moved again. Nothing
 * after the viewer's own move, or if moves were taken back.
 */
export function knownMoves(table: string, viewer: string | null, log: readonly FrameEvent[]): KnownMoves {
  const kept = keptTables().find((one) => one.table === table && one.viewer === viewer);
  const nothing: KnownMoves = { moves: NO_MOVES, scoresThen: null };
  if (!kept || kept.events > log.length || kept.last !== lastOf(log.slice(0, kept.events))) return nothing;
  const since = log.slice(kept.events);
  if (includesOwnMove(since, viewer)) return nothing;
  const moved = new Set(since.filter(({ text }) => text !== '').map(({ who }) => who));
  const bySeat = new Map(kept.bySeat.filter(([seat]) => !moved.has(seat)));
  return { moves: { bySeat, latest: moved.size ? null : kept.latest }, scoresThen: kept.scoresThen };
}

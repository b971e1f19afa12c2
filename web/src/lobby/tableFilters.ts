// Filters for the lists of tables: which of them somebody looks for.

import type { TableInfo } from '../generated/protocol';

/** What is looked for; an empty text means all. */
export interface TableFilter {
  game: string;
  players: string;
  pace: '' | 'none' | 'live' | 'days';
  rated: '' | 'yes' | 'no';
  bots: '' | 'yes' | 'no';
  /** The fewest free seats. */
  free: string;
}

export const ALL_TABLES: TableFilter = { game: '', players: '', pace: '', rated: '', bots: '', free: '' };

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => !seat.taken).length;

const hasBots = (table: TableInfo): boolean => table.seats.some((seat) => seat.level !== null);

const wanted = (answer: '' | 'yes' | 'no', value: boolean): boolean => answer === '' || (answer === 'yes') === value;

/** Whether a table is looked for. */
export function fits(table: TableInfo, filter: TableFilter): boolean {
  return (
    (filter.game === '' || table.game === filter.game) &&
    (filter.players === '' || table.players === Number(filter.players)) &&
    (filter.pace === '' || (table.clock?.pace ?? 'none') === filter.pace) &&
    wanted(filter.rated, table.settings.rated) &&
    wanted(filter.bots, hasBots(table)) &&
    (filter.free === '' || freeSeats(table) >= Number(filter.free))
  );
}

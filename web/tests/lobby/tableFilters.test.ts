// Filters for the lists of tables.

import { expect, test } from 'vitest';
import type { TableInfo } from '../../src/generated/protocol';
import { ALL_TABLES, fits, freeSeats, type TableFilter } from '../../src/lobby/tableFilters';

const seat = (name: string, taken: boolean, level: string | null = null) => ({
  seat: name,
  name,
  colour: '',
  symbol: '',
  level,
  taken,
  randomness_commitment: null,
  resigned: false,
});

const TABLE = {
  game: 'giza',
  players: 3,
  seats: [seat('p1', true), seat('p2', true, 'builder'), seat('p3', false)],
  settings: { hints: false, spectators: true, undo_by_agreement: true, pace: 'normal', rated: true },
  clock: { pace: 'live', bank: 900, increment: 10, turn: 0, then: 'choose', level: 'builder' },
} as unknown as TableInfo;

test('a table fits no filter at all, and every filter that describes it', () => {
  expect(freeSeats(TABLE)).toBe(1);
  expect(fits(TABLE, ALL_TABLES)).toBe(true);
  const own: TableFilter = { game: 'giza', players: '3', pace: 'live', rated: 'yes', bots: 'yes', free: '1' };
  expect(fits(TABLE, own)).toBe(true);
});

test.each<Partial<TableFilter>>([
  { game: 'pyramids' },
  { players: '2' },
  { pace: 'none' },
  { pace: 'days' },
  { rated: 'no' },
  { bots: 'no' },
  { free: '2' },
])('a table does not fit %j', (other) => {
  expect(fits(TABLE, { ...ALL_TABLES, ...other })).toBe(false);
});

test('a table without a clock has the pace none', () => {
  expect(fits({ ...TABLE, clock: null }, { ...ALL_TABLES, pace: 'none' })).toBe(true);
});

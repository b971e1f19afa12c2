// The boards of the players in the preferred order.

import { expect, test } from 'vitest';
import type { AreaRow, StageLayout } from '../../src/stage/art';
import { orderBoards, orderSeats, type BoardOrder } from '../../src/stage/boardOrder';
import { testContext } from '../drawings';

const area = (id: string, owner: string) => ({
  id,
  title: '',
  width: 1,
  height: 1,
  places: [],
  owner,
  note: '',
  active: false,
  rank: 0,
});
const scene = {
  areas: [area('board', ''), ...['p1', 'p2', 'p3', 'p4'].map((id) => area(id, id)), area('hand', 'p2')],
  pieces: [],
};
const layout: StageLayout = { board: [['board']], own: [[['p2', 3], 'hand']], side: [['p1'], ['p3', 'p4']] };
const ids = (rows: AreaRow[]): string[][] =>
  rows.map((row) => row.map((entry) => (typeof entry === 'string' ? entry : entry[0])));

function ordered(wide: boolean, boardOrder: BoardOrder, viewer: string | null = 'p2'): string[][] {
  const { board, own, side } = orderBoards(layout, { ...testContext(scene, viewer, wide), boardOrder });
  return ids([...board, ...own, ...side]);
}

test('on a wide stage the own board stays in the centre, the others follow it or are as they sit', () => {
  expect(ordered(true, 'own')).toEqual([['board'], ['p2', 'hand'], ['p3'], ['p4', 'p1']]);
  expect(ordered(true, 'seats')).toEqual([['board'], ['p2', 'hand'], ['p1'], ['p3', 'p4']]);
});

test('in one column all boards are in the preferred order', () => {
  expect(ordered(false, 'own')).toEqual([['board'], ['p2', 'hand'], ['p3'], ['p4', 'p1']]);
  expect(ordered(false, 'seats')).toEqual([['board'], ['p1', 'hand'], ['p2'], ['p3', 'p4']]);
});

test('a spectator sees the boards as the players sit', () => {
  expect(ordered(false, 'own', null)).toEqual(ordered(false, 'seats', null));
});

test('lists of players have the same order', () => {
  const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat }));
  expect(orderSeats(seats, 'p2', 'own').map(({ seat }) => seat)).toEqual(['p2', 'p3', 'p1']);
  expect(orderSeats(seats, 'p2', 'seats')).toEqual(seats);
  expect(orderSeats(seats, null, 'own')).toEqual(seats);
});

import { expect, test } from 'vitest';
import { matchMoves, onMovedAreas, type PiecePosition } from '../../src/stage/pieceAnimation';
import { nearestInDirection } from '../../src/stage/arrowKeys';

const spot = (key: string, appearance: string, x: number): PiecePosition => ({
  key,
  appearance,
  area: 'board',
  box: { x, y: 0, width: 10, height: 10 },
});
const told = (before: PiecePosition[], after: PiecePosition[]): string[] =>
  matchMoves(before, after).map(({ from, to }) => `${to.key}: ${from.x} to ${to.box.x}`);

test('an unmoved piece is not animated', () => {
  expect(told([spot('a', 'stone', 0)], [spot('a', 'stone', 1)])).toEqual([]);
});

test('a piece is known by its key', () => {
  expect(told([spot('a', 'stone', 0), spot('b', 'stone', 50)], [spot('b', 'stone', 50), spot('a', 'stone', 100)])).toEqual([
    'a: 0 to 100',
  ]);
});

test('a piece under a new key comes from one that is gone and looks alike', () => {
  expect(told([spot('hand', 'card', 0), spot('x', 'ship', 5)], [spot('table', 'card', 100)])).toEqual(['table: 0 to 100']);
});

test('equal pieces share a key: only the one that went moves', () => {
  expect(told([spot('a', 's', 0), spot('a', 's', 20)], [spot('a', 's', 20), spot('a', 's', 80)])).toEqual(['a: 0 to 80']);
});

test('a new piece comes from where its player is, if that is known', () => {
  expect(told([], [spot('a', 's', 20)])).toEqual([]);
  const badge = { x: 7, y: 0, width: 10, height: 10 } as DOMRect;
  const found = matchMoves([], [spot('a', 's', 20), spot('b', 'dealt', 30)], (kind) => (kind === 's' ? badge : null));
  expect(found.map(({ from, to }) => `${to.key} from ${from.x}`)).toEqual(['a from 7']);
});

test('arrow keys go to the nearest in their direction, straight ahead first', () => {
  const middles = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 5, y: 6 },
    { x: 0, y: 20 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearestInDirection(from, middles, 'ArrowRight')).toBe(1);
  expect(nearestInDirection(from, middles, 'ArrowDown')).toBe(2);
  expect(nearestInDirection(from, middles, 'ArrowLeft')).toBe(-1);
});

test('pieces of an area that moved or grew on the page have not moved in it, whatever other areas did', () => {
  const old = new Map([
    ['river', { x: 0, y: 100, width: 1, height: 1 }],
    ['p1', { x: 0, y: 300, width: 1, height: 1 }],
  ]);
  const now = new Map([
    ['river', { x: 20, y: 400, width: 2, height: 2 }],
    ['p1', { x: 0, y: 365, width: 1, height: 1 }],
  ]);
  const at = (area: string, y: number): PiecePosition => ({
    ...spot('a', 's', 30),
    area,
    box: { x: 30, y, width: 10, height: 10 },
  });
  const moved = onMovedAreas([at('river', 110), at('p1', 310), at('gone', 5)], old, now);
  expect(moved.map(({ box }) => box)).toEqual([
    { x: 80, y: 420, width: 20, height: 20 },
    { x: 30, y: 375, width: 10, height: 10 },
    { x: 30, y: 5, width: 10, height: 10 },
  ]);
});

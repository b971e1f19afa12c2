import { expect, test } from 'vitest';
import { matchMoves, onMovedBoard, type PiecePosition } from '../../src/stage/pieceAnimation';
import { nearestInDirection } from '../../src/stage/arrowKeys';

const spot = (key: string, appearance: string, x: number): PiecePosition => ({
  key,
  appearance,
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

test('pieces of a board that moved or grew on the page have not moved on the board', () => {
  const old = { x: 0, y: 100, width: 200, height: 100 };
  const now = { x: 20, y: 400, width: 400, height: 200 };
  const piece = { key: 'a', appearance: 's', box: { x: 30, y: 110, width: 10, height: 10 } };
  const [moved] = onMovedBoard([piece], old, now);
  expect(moved).toEqual({ key: 'a', appearance: 's', box: { x: 80, y: 420, width: 20, height: 20 } });
});

// The drawings of Giza: The Great Pyramid have a place for everything in its scenes, wide and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from './art';
import { compressedLength } from './textWidth';
import { LETTERS, path, project, shapeOf } from './stoneShapes';
import type { Area, Piece, Scene } from '../../src/generated/protocol';
import type { DrawingContext } from '../../src/stage/art';
import {
  casesOf,
  expectAllDrawn,
  FINGER,
  piecesWithBoxes,
  testContext,
  namedIn,
  PHONE,
  type Saved,
} from '../../tests/drawings';

const SCENES = import.meta.glob<Saved>('../../showcase/scenes/great_pyramid-*.json', { eager: true, import: 'default' });

function areaOf(context: DrawingContext, id: string): Area {
  return context.scene.areas.find((area) => area.id === id)!;
}

/** The scene with additional pieces. */
function withPieces(scene: Scene, more: Partial<Piece>[]): Scene {
  const plain: Piece = {
    id: '',
    place: '',
    kind: 'stone',
    word: 'base',
    glyph: '',
    tone: 'sand',
    owner: '',
    count: 1,
    parts: [],
  };
  return { ...scene, pieces: [...scene.pieces, ...more.map((piece) => ({ ...plain, ...piece }))] };
}

const cases = casesOf(SCENES);
const someScene = Object.entries(SCENES).find(([file]) => file.includes('-4-30'))![1].picture.scene;

test('there are scenes of both numbers of players', () => {
  expect(Object.keys(SCENES).length).toBeGreaterThanOrEqual(8);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ scene, wide, viewer }) => {
  const context = testContext(scene, viewer, wide);

  test('every place and every piece is drawn on its board', () => expectAllDrawn(art, context));

  test('every area is laid out once', () => {
    const named = namedIn(art.layout(context));
    expect([...named].sort()).toEqual(scene.areas.map(({ id }) => id).sort());
  });
});

describe.each(Object.entries(SCENES))('%s on a phone', (_, saved) => {
  const context = testContext(saved.picture.scene, saved.viewer, false);
  const touched = new Set(saved.picture.question?.choices.flatMap((choice) => choice.path) ?? []);
  /** Places that some question of the game makes selectable. */
  const TOUCHED = /^(farm|temple|artist|(middle|capstone)-camp|quarry-\d|quarry-\d\.\d|site\.[a-d]|reserve\.\w+|row\..+)$/;

  test('what can be touched is large enough for a finger', () => {
    for (const area of context.scene.areas) {
      const board = art.board(area, context);
      const scale = PHONE / board.width;
      const places = area.places.filter(({ id }) => TOUCHED.test(id)).map(({ id }) => ({ id, box: board.spots[id]! }));
      const pieces = area.places
        .flatMap(({ id }) => piecesWithBoxes(art, board, context, id))
        .map(({ piece, box }) => ({ id: piece.id, box, kind: piece.kind }));
      for (const { id, box } of [...places, ...pieces.filter(({ id, kind }) => kind === 'sled' || touched.has(id))]) {
        expect(Math.min(box.width, box.height) * scale, id).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });
});

test.each([true, false])('a crowded camp hides nobody and no stone (wide: %s)', (wide) => {
  const crowd = ['p1', 'p2', 'p3', 'p4'].map((owner) => ({
    id: `x.${owner}`,
    place: 'middle-camp',
    kind: 'worker',
    owner,
    count: 8,
  }));
  const stones = ['middle', 'capstone'].map((word) => ({ id: `stone.${word}`, place: 'middle-camp', word }));
  const bare = { ...someScene, pieces: someScene.pieces.filter((piece) => piece.place !== 'middle-camp') };
  const context = testContext(withPieces(bare, [...stones, ...crowd]), 'p1', wide);
  const boxes = piecesWithBoxes(art, art.board(areaOf(context, 'board'), context), context, 'middle-camp');
  const [workers, waiting] = ['worker', 'stone'].map((kind) =>
    boxes.filter(({ piece }) => piece.kind === kind).map(({ box }) => box),
  );
  for (const row of [workers!, waiting!]) {
    for (const [index, box] of row.entries()) {
      const next = row[index + 1];
      if (next) expect(next.x - box.x).toBeGreaterThanOrEqual(0.9 * box.width);
    }
  }
  for (const box of waiting!) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(FINGER);
});

test('a hand that builds aims at the ground first, then at the stone that stands there', () => {
  const before = testContext(someScene, 'p1', true);
  const after = testContext(withPieces(someScene, [{ id: 'site.b.base.stone', place: 'site.b.base' }]), 'p1', true);
  const [ground, stone] = [before, after].map((context) => art.board(areaOf(context, 'board'), context).spots);
  expect(ground!['site.b']!.outline).toBe(ground!['site.b.base']!.outline);
  expect(stone!['site.b']!.outline).toBe(stone!['site.b.middle']!.outline);
  expect(stone!['site.a']!.outline).toBe(ground!['site.a.base']!.outline);
});

test('touching what stands in a quarry may mean the quarry', () => {
  const context = testContext(someScene, 'p1', false);
  const { spots } = art.board(areaOf(context, 'board'), context);
  expect(spots['quarry-2.0']!.within).toBe('quarry-2');
  expect(spots['quarry-2.1']!.within).toBeUndefined();
});

test.each([true, false])(
  'the tile of the second dynasty lies on the suns of the first, above the rows (wide: %s)',
  (wide) => {
    const tile = { id: 'tile.second-dynasty', place: 'dynasty', kind: 'tile', word: 'second-dynasty' };
    const context = testContext(withPieces(someScene, [tile]), 'p1', wide);
    const board = art.board(areaOf(context, 'order'), context);
    const [laid] = piecesWithBoxes(art, board, context, 'dynasty');
    expect(laid!.piece.word).toBe('second-dynasty');
    const rows = Object.entries(board.spots).filter(([id]) => id.startsWith('row.'));
    expect(rows).toHaveLength(8);
    for (const [id, row] of rows) expect(laid!.box.y + laid!.box.height, id).toBeLessThanOrEqual(row.y);
    expect(laid!.box.width).toBeGreaterThan(3 * laid!.box.height);
  },
);

test('the tile is laid in the second half of a game', () => {
  const laid = Object.entries(SCENES).filter(([, { picture }]) => picture.scene.pieces.some(({ kind }) => kind === 'tile'));
  expect(laid.map(([file]) => file.replace(/.*-(\d+)-(\d+)\.json/, '$1 at $2')).toSorted()).toEqual([
    '3 at 100',
    '3 at 70',
    '4 at 100',
    '4 at 70',
  ]);
});

test('nine stones make one pyramid', () => {
  const bases = LETTERS.map((letter) => shapeOf('base', letter));
  const middles = LETTERS.map((letter) => shapeOf('middle', letter));
  const capstone = shapeOf('capstone', 'a');
  const top = (shape: { y: number }): number => shape.y;
  expect(capstone.y).toBeLessThan(Math.min(...middles.map(top)));
  expect(Math.min(...middles.map(top))).toBeLessThan(Math.min(...bases.map(top)));
  expect(new Set(bases.map(({ outline }) => path(outline))).size).toBe(4);
  const tip = capstone.outline.reduce((high, point) => (point[1] < high[1] ? point : high));
  expect(tip[0]).toBeCloseTo(project([0, 0, 1])[0]);
});

test('light falls from the left: of the two sides of the capstone that are project, the left one is brighter', () => {
  const { faces } = shapeOf('capstone', 'a');
  expect(faces).toHaveLength(2);
  const across = (points: readonly (readonly [number, number])[]): number => points.reduce((sum, [x]) => sum + x, 0);
  const [left, right] = [...faces].sort((one, other) => across(one.points) - across(other.points));
  expect(left!.light).toBeGreaterThan(right!.light + 0.2);
});

test('words are compressedLength together only where there is no room for them', () => {
  expect(compressedLength('temple', 12, 100)).toBeUndefined();
  expect(compressedLength('a name that is far too long', 12, 100)).toBe(100);
});

test('every row and every camp has words', () => {
  const { words } = Object.values(SCENES)[0]!;
  for (const place of someScene.areas.flatMap((area) => area.places)) {
    if (place.label) expect(words).toContain(`\n${place.label} =`);
    if (place.id.startsWith('row.')) expect(words).toContain(`\n${place.label.replace('-row-', '-gives-')} =`);
  }
});

test('for who only watches, the screens of all players are equally large', () => {
  for (const { scene } of cases) {
    const { own } = art.layout(testContext(scene, null, true));
    expect(new Set(own.map((row) => row.length)).size).toBe(1);
  }
});

test('a stone is outlined along its edges, and other pieces by a rectangle', () => {
  const piece = { id: '', place: 'camp', glyph: '', tone: 'sand', owner: '', count: 1, parts: [] } as const;
  const stone = art.outline?.({ ...piece, kind: 'stone', word: 'base', parts: [] }, 58, 50) ?? '';
  const points = [...stone.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(points.length).toBeGreaterThan(4);
  expect(points.every(([x = -1, y = -1]) => x >= -0.01 && x <= 58.01 && y >= -0.01 && y <= 50.01)).toBe(true);
  expect(art.outline?.({ ...piece, kind: 'worker', word: 'p1', parts: [] }, 27, 32)).toBeUndefined();
});

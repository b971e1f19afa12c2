// The drawings of Pyramids have a place for everything in its scenes, wide and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from './art';
import { stonesOf } from './cardStones';
import { BUILDS, EDIFICES, GODS } from './signs';
import type { Area, Scene } from '../../src/generated/protocol';
import type { Board } from '../../src/stage/art';
import {
  casesOf,
  expectAllDrawn,
  expectWithin,
  FINGER,
  piecesWithBoxes,
  testContext,
  namedIn,
  overlap,
  PHONE,
  type Saved,
} from '../../tests/drawings';

const SCENES = import.meta.glob<Saved>('../../showcase/scenes/pyramids-*.json', { eager: true, import: 'default' });

/** The scene with as many cards on a seat's obelisk as a game can build there. */
function withTallObelisk(scene: Scene, place: string): Scene {
  const card = scene.pieces.find(({ parts }) => parts.length > 0)!;
  const cards = Array.from({ length: 10 }, (_, n) => ({ ...card, id: `${place}.${n}`, place }));
  return { ...scene, pieces: [...scene.pieces.filter((piece) => piece.place !== place), ...cards] };
}

const cases = casesOf(SCENES);

test('there are scenes to look at', () => {
  expect(cases.length).toBe(4 * 4 * 4);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ scene, wide, viewer }) => {
  const context = testContext(scene, viewer, wide);
  const boards = context.scene.areas.map((area): [Area, Board] => [area, art.board(area, context)]);

  test('every place and every piece is drawn on its board', () => expectAllDrawn(art, context));

  test('no place of a board covers another', () => {
    for (const [area, board] of boards) {
      const spots = area.places.map(({ id }) => ({ id, ...board.spots[id]! }));
      for (const [n, one] of spots.entries()) {
        for (const other of spots.slice(n + 1)) expect(overlap(one, other), `${one.id} ${other.id}`).toBe(false);
      }
    }
  });

  test('every area is laid out once', () => {
    const named = namedIn(art.layout(context));
    expect(new Set(named).size).toBe(named.length);
    const there = context.scene.areas.map(({ id }) => id).filter((id) => viewer !== null || id !== 'hand');
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});

describe.each(Object.entries(SCENES))('%s', (_, saved) => {
  const { scene } = saved.picture;

  test('what can be touched on a phone is large enough for a finger', () => {
    const context = testContext(scene, saved.viewer, false);
    for (const area of scene.areas.filter(({ id, owner }) => !owner || id === saved.viewer)) {
      const board = art.board(area, context);
      const scale = PHONE / board.width;
      for (const { id } of area.places.filter(({ id }) => !id.endsWith('.first'))) {
        const { width, height } = board.spots[id]!;
        expect(Math.min(width, height) * scale, id).toBeGreaterThanOrEqual(FINGER);
      }
      if (area.id === 'hand') {
        const held = area.places.flatMap(({ id }) => piecesWithBoxes(art, board, context, id));
        for (const { piece, box } of held)
          expect(Math.min(box.width, box.height) * scale, piece.id).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });

  test('an upper card stands half on each of two', () => {
    for (const wide of [true, false]) {
      const context = testContext(scene, saved.viewer, wide);
      for (const area of scene.areas.filter(({ owner }) => owner)) {
        const { spots } = art.board(area, context);
        for (const [id, spot] of Object.entries(spots)) {
          const found = id.match(/^(.*pyramid\.)([1-9])\.(-?\d+)$/);
          if (!found) continue;
          const below = [0, 1].map((step) => spots[`${found[1]}${Number(found[2]) - 1}.${Number(found[3]) + step}`]!);
          expect(below).toHaveLength(2);
          for (const [step, { x }] of below.entries()) expect(x - spot.x).toBeCloseTo((step - 0.5) * spot.width, 3);
          for (const { y } of below) expect(y).toBeCloseTo(spot.y + spot.height, 3);
        }
      }
    }
  });

  test('the tallest obelisk stays on its board, stone on stone, with room for its letters', () => {
    for (const [area, place] of scene.areas
      .filter(({ owner }) => owner)
      .map((area) => [area, area.id === saved.viewer ? 'obelisk' : `${area.id}.obelisk`] as const)) {
      for (const wide of [true, false]) {
        const context = testContext(withTallObelisk(scene, place), saved.viewer, wide);
        const board = art.board(area, context);
        const boxes = piecesWithBoxes(art, board, context, place).map(({ box }) => box);
        for (const [n, box] of boxes.entries()) {
          expectWithin(box, board, place);
          expect(box.height).toBeGreaterThanOrEqual(24);
          if (n) expect(box.y + box.height).toBeCloseTo(boxes[n - 1]!.y, 3);
        }
      }
    }
  });

  test('a card shows the stones of its name, and a glyph lies on one of them', () => {
    for (const piece of scene.pieces.filter(({ kind, word }) => kind === 'card' && word !== 'hidden')) {
      const stones = stonesOf(piece);
      expect(stones.map(({ letter }) => letter).join('')).toBe(piece.word.replace('-', ''));
      expect(stones.filter(({ glyph }) => glyph).length).toBe(piece.parts.filter(({ kind }) => kind === 'glyph').length);
      expect(stones.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1);
    }
  });
});

test('with closed memory the cards of others are backs', () => {
  for (const [file, saved] of Object.entries(SCENES).filter(([path]) => !path.includes('-100'))) {
    const closed = saved.picture.scene.pieces.filter(({ place }) => /^p\d\.(tomb|held)$/.test(place));
    expect(new Set(closed.map(({ word }) => word)), file).toEqual(new Set(closed.length ? ['hidden'] : []));
  }
});

test.each([true, false])('a card that is worked out is drawn like a card, in its place (wide: %s)', (wide) => {
  const { scene } = SCENES['../../showcase/scenes/pyramids-5-30.json']!.picture;
  const card = scene.pieces.find(({ parts }) => parts.length > 0)!;
  const pieces = ['p2.tomb', 'p2.held'].map((place) => ({ ...card, id: `${place}.1`, place, kind: 'worked-out' }));
  const context = testContext({ ...scene, pieces: [...scene.pieces, ...pieces] }, 'p1', wide);
  const area = scene.areas.find(({ id }) => id === 'p2')!;
  const board = art.board(area, context);
  for (const { place } of pieces) {
    const drawn = piecesWithBoxes(art, board, context, place).find(({ piece }) => piece.kind === 'worked-out')!;
    expectWithin(drawn.box, board, place);
    expect(stonesOf(drawn.piece).length).toBeGreaterThanOrEqual(2);
  }
});

test('words say that a card is worked out', () => {
  const { words } = Object.values(SCENES)[0]!;
  for (const form of ['x-x', 'x-xx', 'xx-x'])
    expect(words).toMatch(new RegExp(`\npyramids-worked-out-${form} = .*worked out`));
  expect(words).toContain('\npyramids-piece-worked-out =');
});

test('every god and everything a god lets one build has its signs', () => {
  const words = Object.values(SCENES)[0]!.words;
  const named = (kind: string): string[] =>
    [...words.matchAll(new RegExp(`^pyramids-${kind}-(\\S+) =`, 'gm'))].map((found) => found[1]!);
  const tiles = SCENES['../../showcase/scenes/pyramids-5-2.json']!.picture.scene.pieces.filter(
    ({ kind }) => kind === 'builds',
  );
  expect(tiles.map(({ id }) => id).toSorted()).toEqual(
    Object.keys(GODS)
      .map((god) => `tile.${god}`)
      .toSorted(),
  );
  expect([...Object.keys(BUILDS), 'resting'].toSorted()).toEqual(named('builds').toSorted());
  expect(Object.keys(EDIFICES).toSorted()).toEqual(named('edifice').toSorted());
});

// Pyramids' drawing has a place for everything its scenes may hold, on a desk and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from '../art/pyramids/art';
import { stonesOf } from '../art/pyramids/card';
import { BUILDS, EDIFICES, GODS } from '../art/pyramids/signs';
import type { Area, Piece, Question, Scene } from '../src/protocol';
import { arrange, type Box } from '../src/stage/arrange';
import type { Board, Look } from '../src/stage/art';

interface Saved {
  viewer: string | null;
  words: string;
  picture: { scene: Scene; question: Question | null };
}

const SCENES = import.meta.glob<Saved>('../showcase/scenes/pyramids-*.json', { eager: true, import: 'default' });
/** How wide an area is on a phone of 390 px, and what a finger needs. */
const PHONE = 336;
const FINGER = 44;
/** Rounding of sums of fractions. */
const NEAR = 0.001;

function lookAt(scene: Scene, viewer: string | null, wide: boolean): Look {
  return {
    scene,
    viewer,
    wide,
    say: (key) => key,
    name: (seat) => seat,
    symbol: (seat) => seat.slice(1),
    colour: () => '#333',
    ink: () => '#fff',
  };
}

function boxesAt(board: Board, look: Look, place: string): { piece: Piece; box: Box }[] {
  const spot = board.spots[place]!;
  const pieces = look.scene.pieces.filter((piece) => piece.place === place);
  const boxes = arrange(spot, pieces.map((piece) => spot.size ?? art.size(piece)));
  return pieces.map((piece, n) => ({ piece, box: boxes[n]! }));
}

function inside(box: Box, board: Board, what: string): void {
  expect(box.x, what).toBeGreaterThanOrEqual(-NEAR);
  expect(box.y, what).toBeGreaterThanOrEqual(-NEAR);
  expect(box.x + box.width, what).toBeLessThanOrEqual(board.width + NEAR);
  expect(box.y + box.height, what).toBeLessThanOrEqual(board.height + NEAR);
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const along = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(across, along);
}

/** A scene in which a seat's obelisk has as many cards as can be built there in a game. */
function withTallObelisk(scene: Scene, place: string): Scene {
  const card = scene.pieces.find(({ parts }) => parts.length > 0)!;
  const cards = Array.from({ length: 10 }, (_, n) => ({ ...card, id: `${place}.${n}`, place }));
  return { ...scene, pieces: [...scene.pieces.filter((piece) => piece.place !== place), ...cards] };
}

const cases = Object.entries(SCENES).flatMap(([path, saved]) =>
  [true, false].flatMap((wide) => [saved.viewer, null].map((viewer) => ({ path, saved, wide, viewer }))),
);

test('there are scenes to look at', () => {
  expect(cases.length).toBe(4 * 4 * 4);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ saved, wide, viewer }) => {
  const look = lookAt(saved.picture.scene, viewer, wide);
  const boards = look.scene.areas.map((area): [Area, Board] => [area, art.board(area, look)]);

  test('every place has a spot and every piece lies on its board', () => {
    for (const [area, board] of boards) {
      for (const { id } of area.places) {
        expect(board.spots[id], id).toBeDefined();
        inside(board.spots[id]!, board, id);
        for (const { piece, box } of boxesAt(board, look, id)) inside(box, board, piece.id);
      }
    }
  });

  test('no place of a board covers another', () => {
    for (const [area, board] of boards) {
      const spots = area.places.map(({ id }) => ({ id, ...board.spots[id]! }));
      for (const [n, one] of spots.entries()) {
        for (const other of spots.slice(n + 1)) expect(overlap(one, other), `${one.id} ${other.id}`).toBeLessThanOrEqual(NEAR);
      }
    }
  });

  test('every area is laid out once', () => {
    const { board, own, side } = art.layout(look);
    const named = [...board, ...own, ...side].flat().map((entry) => (typeof entry === 'string' ? entry : entry[0]));
    expect(new Set(named).size).toBe(named.length);
    const there = look.scene.areas.map(({ id }) => id).filter((id) => viewer !== null || id !== 'hand');
    expect(named.toSorted()).toEqual(there.toSorted());
  });
});

describe.each(Object.entries(SCENES))('%s', (_, saved) => {
  const { scene } = saved.picture;

  test('what can be touched on a phone is large enough for a finger', () => {
    const look = lookAt(scene, saved.viewer, false);
    for (const area of scene.areas.filter(({ id, owner }) => !owner || id === saved.viewer)) {
      const board = art.board(area, look);
      const scale = PHONE / board.width;
      for (const { id } of area.places.filter(({ id }) => !id.endsWith('.first'))) {
        const { width, height } = board.spots[id]!;
        expect(Math.min(width, height) * scale, id).toBeGreaterThanOrEqual(FINGER);
      }
      if (area.id === 'hand') {
        const held = area.places.flatMap(({ id }) => boxesAt(board, look, id));
        for (const { piece, box } of held) expect(Math.min(box.width, box.height) * scale, piece.id).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });

  test('an upper card stands half on each of two', () => {
    for (const wide of [true, false]) {
      const look = lookAt(scene, saved.viewer, wide);
      for (const area of scene.areas.filter(({ owner }) => owner)) {
        const { spots } = art.board(area, look);
        for (const [id, spot] of Object.entries(spots)) {
          const found = id.match(/^(.*pyramid\.)([1-9])\.(-?\d+)$/);
          if (!found) continue;
          const below = [0, 1].map((step) => spots[`${found[1]}${Number(found[2]) - 1}.${Number(found[3]) + step}`]!);
          expect(below.map(({ x }) => x - spot.x)).toEqual([-spot.width / 2, spot.width / 2].map((x) => expect.closeTo(x, 3)));
          for (const { y } of below) expect(y).toBeCloseTo(spot.y + spot.height, 3);
        }
      }
    }
  });

  test('the tallest obelisk stays on its board, stone on stone, with room for its letters', () => {
    for (const [area, place] of scene.areas.filter(({ owner }) => owner).map((area) => [area, area.id === saved.viewer ? 'obelisk' : `${area.id}.obelisk`] as const)) {
      for (const wide of [true, false]) {
        const look = lookAt(withTallObelisk(scene, place), saved.viewer, wide);
        const board = art.board(area, look);
        const boxes = boxesAt(board, look, place).map(({ box }) => box);
        for (const [n, box] of boxes.entries()) {
          inside(box, board, place);
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

test('every god and everything a god lets one build has its signs', () => {
  const words = Object.values(SCENES)[0]!.words;
  const named = (kind: string): string[] => [...words.matchAll(new RegExp(`^pyramids-${kind}-(\\S+) =`, 'gm'))].map((found) => found[1]!);
  const tiles = SCENES['../showcase/scenes/pyramids-5-2.json']!.picture.scene.pieces.filter(({ kind }) => kind === 'builds');
  expect(tiles.map(({ id }) => id).toSorted()).toEqual(Object.keys(GODS).map((god) => `tile.${god}`).toSorted());
  expect([...Object.keys(BUILDS), 'resting'].toSorted()).toEqual(named('builds').toSorted());
  expect(Object.keys(EDIFICES).toSorted()).toEqual(named('edifice').toSorted());
});

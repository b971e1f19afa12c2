// GIZA's drawing has a place for everything its scenes may hold, on a desk and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from '../art/giza/art';
import { rise } from '../art/giza/site';
import { faceOf, signed } from '../art/giza/tiles';
import type { Area, Piece, Question, Scene } from '../src/protocol';
import { arrange, type Box } from '../src/stage/arrange';
import type { Board, Look } from '../src/stage/art';
import { complete } from '../src/stage/layout';

interface Saved {
  viewer: string | null;
  words: string;
  picture: { scene: Scene; question: Question | null };
}

const SCENES = import.meta.glob<Saved>('../showcase/scenes/giza-*.json', { eager: true, import: 'default' });
/** How wide an area is on a phone of 390 px, and what a finger needs. */
const PHONE = 336;
const FINGER = 44;
const EDGE = 0.01;

function lookAt(saved: Saved, viewer: string | null, wide: boolean): Look {
  return {
    scene: saved.picture.scene,
    viewer,
    wide,
    say: (key) => key,
    name: (seat) => seat,
    symbol: (seat) => seat.slice(1),
    colour: () => '#333',
    ink: () => '#fff',
  };
}

function laid(board: Board, look: Look, place: string): { piece: Piece; box: Box }[] {
  const spot = board.spots[place]!;
  const pieces = look.scene.pieces.filter((piece) => piece.place === place);
  const boxes = arrange(spot, pieces.map((piece) => spot.size ?? art.size(piece)));
  return pieces.map((piece, n) => ({ piece, box: boxes[n]! }));
}

function expectWithin(box: Box, board: Board, what: string): void {
  expect(Math.min(box.x, box.y), what).toBeGreaterThanOrEqual(-EDGE);
  expect(box.x + box.width, what).toBeLessThanOrEqual(board.width + EDGE);
  expect(box.y + box.height, what).toBeLessThanOrEqual(board.height + EDGE);
}

function overlap(one: Box, other: Box): boolean {
  const apart =
    one.x + one.width <= other.x + EDGE || other.x + other.width <= one.x + EDGE || one.y + one.height <= other.y + EDGE || other.y + other.height <= one.y + EDGE;
  return !apart;
}

const cases = Object.entries(SCENES).flatMap(([path, saved]) =>
  [true, false].flatMap((wide) => [saved.viewer, null].map((viewer) => ({ path, saved, wide, viewer }))),
);

test('there are scenes of two to six players to look at', () => {
  const seats = new Set(Object.values(SCENES).map(({ picture }) => picture.scene.areas.filter(({ owner }) => owner).length));
  expect([...seats].sort()).toEqual([2, 3, 4, 5, 6]);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ saved, wide, viewer }) => {
  const look = lookAt(saved, viewer, wide);
  const boards = look.scene.areas.map((area): [Area, Board] => [area, art.board(area, look)]);

  test('every place has a spot on its board', () => {
    for (const [area, board] of boards) {
      for (const { id } of area.places) {
        const spot = board.spots[id];
        expect(spot, id).toBeDefined();
        expectWithin(spot!, board, id);
      }
    }
  });

  test('every piece lies within its place', () => {
    for (const [area, board] of boards) {
      for (const { id } of area.places) {
        for (const { piece, box } of laid(board, look, id)) {
          expect(box, piece.id).toBeDefined();
          expectWithin(box, board, piece.id);
          expect(overlap(box, board.spots[id]!), piece.id).toBe(true);
        }
      }
    }
  });

  test('places do not overlap', () => {
    for (const [area, board] of boards) {
      const spots = area.places.map(({ id }) => board.spots[id]!);
      spots.forEach((one, n) => spots.slice(n + 1).forEach((other) => expect(overlap(one, other), area.id).toBe(false)));
    }
  });

  test('what is out of play, and what is in hand, does not cover one another', () => {
    for (const [area, board] of boards.filter(([{ id }]) => id === 'pile' || id === 'hand')) {
      for (const { id } of area.places) {
        const boxes = laid(board, look, id).map(({ box }) => box);
        boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => expect(overlap(one, other), id).toBe(false)));
      }
    }
  });

  test('every area is laid out once', () => {
    const { board, own, side } = art.layout(look);
    const named = [...board, ...own, ...side].flat().map((entry) => (typeof entry === 'string' ? entry : entry[0]));
    expect(new Set(named).size).toBe(named.length);
    if (viewer !== null) expect(named.sort()).toEqual(look.scene.areas.map(({ id }) => id).sort());
    expect(complete(art.layout(look), look.scene).side).toEqual([]);
  });

  test('what can be touched is as large as a finger on a phone, and drawn', () => {
    if (wide || viewer === null) return;
    const touched = new Set((saved.picture.question?.choices ?? []).flatMap(({ path }) => path));
    for (const [area, board] of boards) {
      const scale = PHONE / board.width;
      for (const { id } of area.places) {
        const targets = [{ id, box: board.spots[id]! as Box }, ...laid(board, look, id).map(({ piece, box }) => ({ id: piece.id, box }))];
        for (const target of targets.filter((one) => touched.has(one.id))) {
          expect(Math.min(target.box.width, target.box.height) * scale, target.id).toBeGreaterThanOrEqual(FINGER);
          touched.delete(target.id);
        }
      }
    }
    touched.delete('stop');
    expect([...touched]).toEqual([]);
  });
});

test('every word a card says has a message', () => {
  const words = Object.values(SCENES)[0]!.words;
  const said = ['stone', 'stone-about', 'treasure-about', 'demolition-about', 'scarab-about', 'sphinx-base-about', 'sphinx-body-about', 'sphinx-head-about', 'tile-scarab', 'tile-hidden'];
  for (const key of said) expect(words).toContain(`\ngiza-${key} = `);
});

test('a tile is read from its word', () => {
  expect(faceOf('+3')).toMatchObject({ kind: 'stone', number: 3, poor: false });
  expect(faceOf('-5')).toMatchObject({ kind: 'stone', number: 5, poor: true });
  expect(faceOf('treasure-4')).toMatchObject({ kind: 'treasure', number: 4, poor: false });
  expect(faceOf('sphinx-body')).toMatchObject({ kind: 'sphinx', part: 'body' });
  expect(faceOf('scarab')).toMatchObject({ kind: 'scarab', number: 0 });
  expect(signed('-3')).toBe('−3');
});

describe('what is built', () => {
  const ground = { middle: 50, floor: 100, width: 80, height: 90, course: 20 };
  const tile = (word: string, place = 'p1.cheops'): Piece => ({ id: word, place, kind: 'tile', word, glyph: '', tone: '', owner: '', count: 1, parts: [] });
  const built = (words: string, place?: string): Box[] => rise(words.split(' ').map((word) => tile(word, place)), ground);

  test('a pyramid gets narrower course by course, and each stands on the one below', () => {
    const courses = built('+5 treasure-5 -4 treasure-4 +3 treasure-3 +2 treasure-2 +1');
    courses.slice(1).forEach((box, n) => {
      expect(box.width).toBeLessThan(courses[n]!.width);
      expect(box.y + box.height).toBeCloseTo(courses[n]!.y);
    });
    expect(courses[0]!.y + courses[0]!.height).toBeCloseTo(ground.floor);
    expect(courses.at(-1)!.y).toBeGreaterThanOrEqual(ground.floor - ground.height - EDGE);
  });

  test('however many scarabs there are, the site holds them', () => {
    for (const place of ['p1.cheops', 'p1.sphinx']) {
      const boxes = built('scarab scarab scarab scarab scarab scarab', place);
      expect(boxes.at(-1)!.y).toBeGreaterThanOrEqual(ground.floor - ground.height - EDGE);
    }
  });

  test('a sphinx rises base, body, head', () => {
    const tops = built('sphinx-base sphinx-body sphinx-head', 'p1.sphinx').map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((one, other) => other - one));
  });
});

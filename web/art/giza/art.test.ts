// The drawings of GIZA have a place for everything in its scenes, wide and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from './art';
import { stackTiles } from './siteStack';
import { faceOf, signed } from './tiles';
import type { Area, Piece } from '../../src/generated/protocol';
import type { Box } from '../../src/stage/pieceLayout';
import type { Board } from '../../src/stage/art';
import { completeLayout } from '../../src/stage/stageLayout';
import {
  casesOf,
  EDGE,
  expectAllDrawn,
  FINGER,
  piecesWithBoxes,
  testContext,
  namedIn,
  overlap,
  PHONE,
  type Saved,
} from '../../tests/drawings';

const SCENES = import.meta.glob<Saved>('../../showcase/scenes/giza-*.json', { eager: true, import: 'default' });
const cases = casesOf(SCENES);
const asked = cases.filter(({ path, wide, viewer }) => !wide && viewer !== null && SCENES[path]!.picture.question);

test('there are scenes of two to six players to look at', () => {
  const seats = new Set(Object.values(SCENES).map(({ picture }) => picture.scene.areas.filter(({ owner }) => owner).length));
  expect([...seats].sort()).toEqual([2, 3, 4, 5, 6]);
  expect(asked.length).toBeGreaterThanOrEqual(2 * seats.size);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ scene, wide, viewer }) => {
  const context = testContext(scene, viewer, wide);
  const boards = context.scene.areas.map((area): [Area, Board] => [area, art.board(area, context)]);

  test('every place and every piece is drawn on its board', () => expectAllDrawn(art, context));

  test('every piece lies within its place', () => {
    for (const [area, board] of boards) {
      for (const { id } of area.places) {
        for (const { piece, box } of piecesWithBoxes(art, board, context, id))
          expect(overlap(box, board.spots[id]!), piece.id).toBe(true);
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
        const boxes = piecesWithBoxes(art, board, context, id).map(({ box }) => box);
        boxes.forEach((one, n) => boxes.slice(n + 1).forEach((other) => expect(overlap(one, other), id).toBe(false)));
      }
    }
  });

  test('every area is laid out once', () => {
    const named = namedIn(art.layout(context));
    expect(new Set(named).size).toBe(named.length);
    if (viewer !== null) expect(named.sort()).toEqual(context.scene.areas.map(({ id }) => id).sort());
    expect(completeLayout(art.layout(context), context.scene).side).toEqual([]);
  });
});

describe.each(asked)('$path, on a phone', ({ path, scene, viewer }) => {
  test('what can be touched is as large as a finger, and drawn', () => {
    const context = testContext(scene, viewer, false);
    const touched = new Set(SCENES[path]!.picture.question!.choices.flatMap((choice) => choice.path));
    expect(touched.size).toBeGreaterThan(0);
    for (const area of context.scene.areas) {
      const board = art.board(area, context);
      const scale = PHONE / board.width;
      for (const { id } of area.places) {
        const targets: { id: string; box: Box }[] = [
          { id, box: board.spots[id]! },
          ...piecesWithBoxes(art, board, context, id).map(({ piece, box }) => ({ id: piece.id, box })),
        ];
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
  const said = [
    'stone',
    'stone-about',
    'treasure-about',
    'demolition-about',
    'scarab-about',
    'sphinx-base-about',
    'sphinx-body-about',
    'sphinx-head-about',
    'tile-scarab',
    'tile-hidden',
  ];
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
  const tile = (word: string, place = 'p1.cheops'): Piece => ({
    id: word,
    place,
    kind: 'tile',
    word,
    glyph: '',
    tone: '',
    owner: '',
    count: 1,
    parts: [],
  });
  const built = (words: string, place?: string): Box[] =>
    stackTiles(
      words.split(' ').map((word) => tile(word, place)),
      ground,
    );

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

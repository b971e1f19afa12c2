// Egizia's drawing has a place for everything its scenes may hold, on a desk and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from '../art/egizia/art';
import { stopsOf } from '../art/egizia/board';
import { faceOf, ICONS, sphinxIcon } from '../art/egizia/icons';
import { lines, nameAndDeed, widthOf } from '../art/egizia/text';
import type { Area, Piece, Question, Scene } from '../src/protocol';
import { arrange } from '../src/stage/arrange';
import type { Board, Look } from '../src/stage/art';

interface Saved {
  viewer: string | null;
  words: string;
  picture: { scene: Scene; question: Question | null };
}

const SCENES = import.meta.glob<Saved>('../showcase/scenes/egizia-*.json', { eager: true, import: 'default' });
/** How wide an area is on a phone of 390 px, and what a finger needs. */
const PHONE = 336;
const FINGER = 44;

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

function boxesAt(board: Board, look: Look, place: string): { piece: Piece; x: number; y: number; width: number; height: number }[] {
  const spot = board.spots[place]!;
  const pieces = look.scene.pieces.filter((piece) => piece.place === place);
  const boxes = arrange(spot, pieces.map((piece) => spot.size ?? art.size(piece)));
  return pieces.map((piece, n) => ({ piece, ...boxes[n]! }));
}

const cases = Object.entries(SCENES).flatMap(([path, saved]) =>
  [true, false].flatMap((wide) => [saved.viewer, null].map((viewer) => ({ path, saved, wide, viewer }))),
);

test('there are scenes to look at', () => {
  expect(cases.length).toBeGreaterThan(20);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ saved, wide, viewer }) => {
  const look = lookAt(saved, viewer, wide);
  const boards = look.scene.areas.map((area): [Area, Board] => [area, art.board(area, look)]);

  test('every place has a spot on its board', () => {
    for (const [area, board] of boards) {
      for (const { id } of area.places) {
        const spot = board.spots[id];
        expect(spot, id).toBeDefined();
        expect(spot!.x, id).toBeGreaterThanOrEqual(0);
        expect(spot!.y, id).toBeGreaterThanOrEqual(0);
        expect(spot!.x + spot!.width, id).toBeLessThanOrEqual(board.width);
        expect(spot!.y + spot!.height, id).toBeLessThanOrEqual(board.height);
      }
    }
  });

  test('every piece lies on its board', () => {
    for (const [area, board] of boards) {
      for (const { piece, x, y, width, height } of area.places.flatMap(({ id }) => boxesAt(board, look, id))) {
        expect(Math.min(x, y), piece.id).toBeGreaterThanOrEqual(0);
        expect(x + width, piece.id).toBeLessThanOrEqual(board.width + 0.001);
        expect(y + height, piece.id).toBeLessThanOrEqual(board.height + 0.001);
      }
    }
  });

  test('every area is laid out once', () => {
    const { board, own, side } = art.layout(look);
    const named = [...board, ...own, ...side].flat().map((entry) => (typeof entry === 'string' ? entry : entry[0]));
    expect(new Set(named).size).toBe(named.length);
    const held = look.scene.areas.map(({ id }) => id).filter((id) => viewer !== null || id !== 'hand');
    expect(named).toEqual(expect.arrayContaining(held));
  });
});

describe.each(Object.entries(SCENES))('%s on a phone', (_, saved) => {
  const look = lookAt(saved, saved.viewer, false);
  const touched = new Set(saved.picture.question?.choices.flatMap(({ path }) => path) ?? []);

  test('what can be touched is large enough for a finger', () => {
    for (const area of look.scene.areas) {
      const board = art.board(area, look);
      const scale = PHONE / board.width;
      const places = area.places.map(({ id }) => ({ id, ...board.spots[id]! }));
      const pieces = places.flatMap(({ id }) => boxesAt(board, look, id).map((box) => ({ ...box, id: box.piece.id })));
      const always = places.filter(({ id }) => /^(space|part|market\.[a-z]+$|supply|ring\.(left|right|stay))/.test(id));
      for (const { id, width, height } of [...always, ...pieces.filter((piece) => touched.has(piece.id))]) {
        expect(Math.min(width, height) * scale, id).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });
});

test('no two stops of the river lie on each other', () => {
  for (const { saved, wide } of cases) {
    const look = lookAt(saved, null, wide);
    const area = look.scene.areas.find(({ id }) => id === 'board')!;
    const { spots } = art.board(area, look);
    const stops = stopsOf(area).map(({ id }) => spots[id]!);
    for (const [n, one] of stops.entries()) {
      for (const other of stops.slice(n + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
        const along = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
        expect(Math.min(across, along)).toBeLessThanOrEqual(0.001);
      }
    }
  }
});

test('every Nile and sphinx card of the catalogue has signs of its own', () => {
  const words = Object.values(SCENES)[0]!.words;
  const cards = [...words.matchAll(/^egizia-card-(?!taken)(\S+) =/gm)].map((found) => found[1]!);
  expect(cards.length).toBeGreaterThan(30);
  const plain = cards.filter((card) => !card.startsWith('field-') && card !== 'leftover-card' && faceOf(card).icons[0] === 'card');
  expect(plain).toEqual([]);
  expect(faceOf('strength-3')).toEqual({ icons: ['crew'], mark: '3' });
  expect(faceOf('pair-a-c').mark).toBe('A C');
  for (const icon of ['own-obelisk-4', 'crew-joker', 'most-brown', 'ten-percent'].map(sphinxIcon)) expect(ICONS[icon]).toMatch(/^M/);
  expect(sphinxIcon('own-pyramid-6')).toBe('pyramid');
});

test('what a card says fits on it, in English', () => {
  const words = Object.values(SCENES)[0]!.words;
  const cards = [...words.matchAll(/^egizia-card-(?!taken)\S+ = (.*)$/gm)].map((found) => found[1]!);
  expect(cards.filter((text) => lines(text, 73, 11, 4).at(-1)!.endsWith('…'))).toEqual([]);
});

test('lines break between words and the last one says when something is left out', () => {
  expect(lines('one two three', 1000, 11, 2)).toEqual(['one two three']);
  expect(lines('one two three', widthOf('one two', 11), 11, 2)).toEqual(['one two', 'three']);
  expect(lines('one two three', 1, 11, 2)).toEqual(['one', 'two …']);
  expect(nameAndDeed('Thebae: A+1 B+1')).toEqual(['Thebae', 'A+1 B+1']);
});

// The drawings of Egizia have a place for everything in its scenes, wide and on a phone.

import { describe, expect, test } from 'vitest';
import { art } from './art';
import { stopsOf } from './board';
import { NARROW_LAYOUT, WIDE_LAYOUT } from './boardLayout';
import { faceOf, ICONS, sphinxIcon } from './icons';
import { breakLines, nameAndEffect, widthOf } from './textLines';
import {
  casesOf,
  expectAllDrawn,
  FINGER,
  piecesWithBoxes,
  testContext,
  namedIn,
  overlap,
  PHONE,
  type Saved,
} from '../../tests/drawings';

const SCENES = import.meta.glob<Saved>('../../showcase/scenes/egizia-*.json', { eager: true, import: 'default' });
const cases = casesOf(SCENES);

test('there are scenes to look at', () => {
  expect(cases.length).toBeGreaterThan(20);
});

describe.each(cases)('$path, wide: $wide, viewer: $viewer', ({ scene, wide, viewer }) => {
  const context = testContext(scene, viewer, wide);

  test('every place and every piece is drawn on its board', () => expectAllDrawn(art, context));

  test('every area is laid out once', () => {
    const named = namedIn(art.layout(context));
    expect(new Set(named).size).toBe(named.length);
    const held = context.scene.areas.map(({ id }) => id).filter((id) => viewer !== null || id !== 'hand');
    expect(named).toEqual(expect.arrayContaining(held));
  });
});

describe.each(Object.entries(SCENES))('%s on a phone', (_, saved) => {
  const context = testContext(saved.picture.scene, saved.viewer, false);
  const touched = new Set(saved.picture.question?.choices.flatMap(({ path }) => path) ?? []);

  test('what can be touched is large enough for a finger', () => {
    for (const area of context.scene.areas) {
      const board = art.board(area, context);
      const scale = PHONE / board.width;
      const places = area.places.map(({ id }) => ({ id, ...board.spots[id]! }));
      const pieces = places.flatMap(({ id }) =>
        piecesWithBoxes(art, board, context, id).map(({ piece, box }) => ({ ...box, id: piece.id })),
      );
      const always = places.filter(({ id }) => /^(space|part|market\.[a-z]+$|supply|ring\.(left|right|stay))/.test(id));
      for (const { id, width, height } of [...always, ...pieces.filter((piece) => touched.has(piece.id))]) {
        expect(Math.min(width, height) * scale, id).toBeGreaterThanOrEqual(FINGER);
      }
    }
  });
});

test('no two stops of the river lie on each other', () => {
  for (const { scene, wide } of cases) {
    const context = testContext(scene, null, wide);
    const area = context.scene.areas.find(({ id }) => id === 'board')!;
    const { spots } = art.board(area, context);
    const stops = stopsOf(area).map(({ id }) => spots[id]!);
    for (const [n, one] of stops.entries()) {
      for (const other of stops.slice(n + 1)) expect(overlap(one, other)).toBe(false);
    }
  }
});

test('sphinx cards that are asked for lie beside the supply, on nothing else', () => {
  for (const layout of [WIDE_LAYOUT, NARROW_LAYOUT]) {
    for (const other of [layout.supply, layout.obelisk, layout.graves.box, layout.temple, layout.pyramid, layout.sphinx])
      expect(overlap(layout.asked, other)).toBe(false);
  }
  const { scene } = cases[0]!;
  const board = scene.areas.find(({ id }) => id === 'board')!;
  const asked = { ...board.places.find(({ id }) => id === 'supply')!, id: 'supply.asked' };
  const spots = art.board({ ...board, places: [...board.places, asked] }, testContext(scene, null, true)).spots;
  expect(spots['supply.asked']).toMatchObject(WIDE_LAYOUT.asked);
});

test('every Nile and sphinx card of the catalogue has signs of its own', () => {
  const words = Object.values(SCENES)[0]!.words;
  const cards = [...words.matchAll(/^egizia-card-(?!taken)(\S+) =/gm)].map((found) => found[1]!);
  expect(cards.length).toBeGreaterThan(30);
  const plain = cards.filter(
    (card) => !card.startsWith('field-') && card !== 'leftover-card' && faceOf(card).icons[0] === 'card',
  );
  expect(plain).toEqual([]);
  expect(faceOf('strength-3')).toEqual({ icons: ['crew'], mark: '3' });
  expect(faceOf('pair-a-c').mark).toBe('A C');
  const markets = ['market-2', 'market-2-stone', 'market-2-grain'].map(faceOf);
  expect(new Set(markets.map(({ icons }) => icons.join())).size).toBe(3);
  expect(markets.map(({ mark }) => mark)).toEqual(['2', '2', '2']);
  for (const icon of ['own-obelisk-4', 'crew-joker', 'most-brown', 'ten-percent'].map(sphinxIcon))
    expect(ICONS[icon]).toMatch(/^M/);
  expect(sphinxIcon('own-pyramid-6')).toBe('pyramid');
});

const WORDS = import.meta.glob<string>('../../tests/saved-games/words.*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Boxes of texts on cards of a wide stage (`width` x `height`, in letters of `size`), and what may stand there. */
const TEXT_BOXES = [
  { where: 'on the Nile', width: 121, height: 51, size: 15, cards: /^egizia-card-(?!taken)\S+ = (.*)$/gm },
  { where: 'of its owner', width: 104, height: 52, size: 15, cards: /^egizia-card-(?!taken)\S+ = (.*)$/gm },
  { where: 'of a rival', width: 108, height: 48, size: 13.6, cards: /^egizia-card-(?!taken)\S+ = (.*)$/gm },
  { where: 'of the sphinx', width: 104, height: 58, size: 13.6, cards: /^egizia-sphinx-\S+ = (.*)$/gm },
];

describe.each(Object.entries(WORDS))('%s', (_, words) => {
  test.each(TEXT_BOXES)('what a card $where says fits on it without smaller letters', ({ width, height, size, cards }) => {
    const texts = [...words.matchAll(cards)].map((found) => found[1]!);
    expect(texts.length).toBeGreaterThan(25);
    const most = Math.floor((height + 3) / (size * 1.12));
    expect(
      texts.filter((text) =>
        breakLines(text, width * 1.2, size, most)
          .at(-1)!
          .endsWith('…'),
      ),
    ).toEqual([]);
  });
});

test('lines break between words and the last one says when something is left out', () => {
  expect(breakLines('one two three', 1000, 11, 2)).toEqual(['one two three']);
  expect(breakLines('one two three', widthOf('one two', 11), 11, 2)).toEqual(['one two', 'three']);
  expect(breakLines('one two three', 1, 11, 2)).toEqual(['one', 'two …']);
  expect(nameAndEffect('Thebae: A+1 B+1')).toEqual(['Thebae', 'A+1 B+1']);
});

test('the mark of a site goes around its name, not across it', () => {
  const saved = cases.find(({ wide }) => wide)!;
  const context = testContext(saved.scene, saved.viewer, true);
  const area = context.scene.areas.find(({ id }) => id === 'board')!;
  const spot = art.board(area, context).spots['site.temple']!;
  const [, top] = /^M[\d.]+ ([\d.]+)/.exec(spot.outline ?? '')!;
  expect(Number(top)).toBeLessThanOrEqual(spot.y - 4);
});

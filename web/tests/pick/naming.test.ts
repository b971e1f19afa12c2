// Places, pieces and notes as text.

import { expect, test } from 'vitest';
import { Naming } from '../../src/pick/naming';
import type { Piece, Place, Scene } from '../../src/generated/protocol';
import { Words } from '../../src/words/words';

const CATALOGUE = `
web-own = { $thing } (yours)
web-owned = { $who }: { $thing }
web-counted = { $count } × { $thing }
web-explained = { $thing } — { $more }
web-noted = { $thing } [{ $note }]
web-place-nth = { $group }, place { $nth }
web-at-place = { $thing }, { $place }
g-tower-left = the left tower
g-place-step-low = low step { $word }
g-label = sign
g-thing-card = a card
`;
const words = Words.of('en', [CATALOGUE]).withContext({ names: { p1: 'Ann', p2: 'Bea' }, game: 'g', settings: {} });

const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  label: '',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  owner: '',
  note: '',
  frame: false,
  spoken: false,
  ...more,
});
const piece = (id: string, at: string, owner = ''): Piece => ({
  id,
  place: at,
  kind: 'thing',
  word: 'card',
  glyph: '',
  tone: '',
  owner,
  count: 1,
  parts: [],
});

function naming(places: Place[], pieces: Piece[], about?: (one: Piece) => string): Naming {
  const scene: Scene = {
    areas: [{ id: 'board', title: 'g-label', width: 1, height: 1, places, owner: '', note: '', active: false, rank: 0 }],
    pieces,
  };
  return new Naming('g', scene, words, 'p1', about);
}

test('a noun says more than the sign on the board', () => {
  expect(naming([place('tower.left', { label: 'g-label' })], []).place(place('tower.left', { label: 'g-label' }))).toBe(
    'the left tower',
  );
  expect(naming([], []).place(place('tower.right', { label: 'g-label' }))).toBe('sign');
});

test('a place is named by as much of its id as there are words for', () => {
  expect(naming([], []).place(place('step.low.3'))).toBe('low step 3');
  expect(naming([], []).place(place('p2.step.low.3', { owner: 'p2' }))).toBe('Bea: low step 3');
});

test('the owner is added to any noun', () => {
  const own = piece('mine', 'x', 'p1');
  expect(naming([], [own]).piece(own)).toBe('a card (yours)');
});

test('parts are joined by messages of the language', () => {
  const board = [place('tower.left', { note: '(2)' }), place('step.low.1', { note: ' ' })];
  const said = naming(board, [piece('one', 'tower.left'), piece('two', 'tower.left', 'p2')], (one) =>
    one.id === 'one' ? 'it blocks' : '',
  );
  expect(said.describe('tower.left')).toBe('the left tower [2] — a card — it blocks, Bea: a card');
  expect(said.describe('one')).toBe('a card — it blocks');
  expect(said.describe('step.low.1')).toBe('low step 1');
});

test('a note that the name says already is not said again', () => {
  const said = naming([place('step.low.3', { note: '3' }), place('step.low.12', { note: '2' })], []);
  expect(said.describe('step.low.3')).toBe('low step 3');
  expect(said.describe('step.low.12')).toBe('low step 12 [2]');
});

test('equal pieces at different places are told apart', () => {
  const places = [place('tower.left'), place('step.low.2')];
  const both = naming(places, [piece('one', 'tower.left'), piece('other', 'step.low.2')]);
  expect(both.describe('one')).toBe('a card, the left tower');
  expect(both.touch('other')).toBe('a card, low step 2');
  expect(naming(places, [piece('one', 'tower.left'), piece('other', 'tower.left')]).touch('one')).toBe('a card');
  expect(naming(places, [piece('one', 'tower.left'), piece('other', 'step.low.2', 'p2')]).touch('one')).toBe('a card');
});

test('the question what to touch next asks where, which one or how many', () => {
  const said = naming([place('tower.left'), place('3')], [piece('one', 'tower.left')]);
  expect(said.nextQuestion(['tower.left', '3'])).toBe('web-next-place');
  expect(said.nextQuestion(['one'])).toBe('web-next-piece');
  expect(said.nextQuestion(['1', '2'])).toBe('web-next-number');
  expect(said.nextQuestion(['amount.1', 'amount.12'])).toBe('web-next-number');
  expect(said.nextQuestion(['one', '2'])).toBe('web-next-piece');
});

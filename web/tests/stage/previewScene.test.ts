import { describe, expect, test } from 'vitest';
import type { Area, Piece, Place, Scene } from '../../src/generated/protocol';
import { previewScene } from '../../src/stage/previewScene';

const place = (id: string, note = ''): Place => ({
  id,
  label: '',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  owner: '',
  note,
  frame: false,
  spoken: true,
});
const area = (id: string, places: Place[], note = ''): Area => ({
  id,
  title: '',
  width: 9,
  height: 9,
  places,
  owner: '',
  note,
  active: false,
  rank: 0,
});
const piece = (id: string, at: string, word = 'x', count = 1): Piece => ({
  id,
  place: at,
  kind: 'tile',
  word,
  glyph: word,
  tone: '',
  owner: '',
  count,
  parts: [],
});
const scene = (pieces: Piece[], notes: [string, string] = ['', '']): Scene => ({
  areas: [area('hand', [place('hand.1'), place('hand.2')]), area('board', [place('site', notes[0])], notes[1])],
  pieces,
});

/** The fates by piece and place. */
function fates(before: Scene, after: Scene, touched: string[] = []): Record<string, unknown> {
  const { fates } = previewScene(before, after, touched, false);
  return Object.fromEntries([...fates].map(([{ id, place }, fate]) => [`${id}@${place}`, fate]));
}

describe('the scene of a considered move', () => {
  test('two equal tiles of a hand stay, also if they are one object', () => {
    const twin = piece('hand.a', 'hand.1');
    expect(fates(scene([twin, twin]), scene([piece('hand.a', 'hand.1'), piece('hand.a', 'hand.1')]))).toEqual({});
  });

  test('a piece that is placed is a ghost there, and fades where it was', () => {
    const before = scene([piece('hand.a', 'hand.1', 'a')]);
    const after = scene([piece('site.1', 'site', 'a')]);
    expect(fates(before, after, ['hand.a', 'site'])).toEqual({ 'hand.a@hand.1': 'goes', 'site.1@site': 'comes' });
  });

  test('a hand that closes its gap shows no ghosts', () => {
    const before = scene([piece('hand.a', 'hand.1', 'a'), piece('hand.b', 'hand.2', 'b')]);
    const after = scene([piece('hand.b', 'hand.1', 'b'), piece('site.1', 'site', 'a')]);
    expect(fates(before, after, ['hand.a', 'site'])).toEqual({ 'hand.a@hand.1': 'goes', 'site.1@site': 'comes' });
    expect(previewScene(before, after, ['hand.a', 'site'], false).scene.pieces.map(({ id }) => id)).toContain('hand.b');
  });

  test('a number of equal pieces changes', () => {
    const before = scene([piece('site.x', 'site', 'x', 4)]);
    expect(fates(before, scene([piece('site.x', 'site', 'x', 3)]))).toEqual({ 'site.x@site': { before: '4', after: '3' } });
  });

  test('what comes takes the stead of what goes, in its order', () => {
    const before = scene([piece('1', 'site', 'worth'), piece('2', 'site', 'worth')]);
    const after = scene([piece('1', 'site', 'stone'), piece('2', 'site', 'worth')]);
    const found = previewScene(before, after, [], false);
    expect(found.scene.pieces.map(({ word }) => word)).toEqual(['stone', 'worth']);
    expect([...found.fates.values()]).toEqual(['comes']);
  });

  test('notes of places and areas change; a note that is gone is no number', () => {
    const found = previewScene(scene([], ['8', '1/5']), scene([], ['12', '2/5']), [], true);
    expect([...found.placeNotes]).toEqual([['site', { before: '8', after: '12' }]]);
    expect([...found.areaNotes]).toEqual([['board', { before: '1/5', after: '2/5' }]]);
    expect(found.likely).toBe(true);
    expect(previewScene(scene([], ['8', '']), scene([]), [], false).placeNotes.size).toBe(0);
  });

  test('a place that the move opens is there if a piece comes to it', () => {
    const after = scene([piece('new', 'hand.3')]);
    after.areas[0]?.places.push(place('hand.3'), place('hand.4'));
    const found = previewScene(scene([]), after, [], false);
    expect(found.scene.areas[0]?.places.map(({ id }) => id)).toEqual(['hand.1', 'hand.2', 'hand.3']);
  });
});

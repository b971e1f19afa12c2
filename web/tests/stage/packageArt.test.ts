// Drawings that are files of a package: sizes, spots, names with seats, and plain drawings where there is no file.

import { render } from 'svelte/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Area, GameDrawings, Piece, Place, Scene, SpotDrawing } from '../../src/generated/protocol';
import { NO_MARKS } from '../../src/stage/marks';
import Board from '../../src/stage/Board.svelte';
import { loadArt } from '../../src/stage/loadArt';
import { packageArt } from '../../src/stage/packageArt';
import { plainArt } from '../../src/stage/plainArt';
import { expectAllDrawn, testContext } from '../drawings';

const NOTHING: GameDrawings = { cover: null, pieces: {}, boards: {} };

const place = (id: string, x = 0): Place => ({
  id,
  label: '',
  x,
  y: 0,
  width: 10,
  height: 1,
  owner: '',
  note: '',
  frame: false,
  spoken: false,
});
const area = (id: string, owner: string, places: Place[]): Area => ({
  id,
  title: '',
  width: 20,
  height: 1,
  places,
  owner,
  note: '',
  active: false,
  rank: 0,
});
const piece = (word: string, at: string, more: Partial<Piece> = {}): Piece => ({
  id: `${at}.${word}`,
  place: at,
  kind: 'coin',
  word,
  glyph: 'c',
  tone: 'plain',
  owner: '',
  count: 1,
  parts: [],
  ...more,
});
const spot = (x: number, label: SpotDrawing['label'] = 'above'): SpotDrawing => ({
  x,
  y: 5,
  width: 60,
  height: 60,
  flow: 'wrap',
  label,
  align: 'middle',
});

const OWN = area('p1', 'p1', [place('row.left'), place('row.right', 10)]);
const OTHER = area('p2', 'p2', [place('p2.left'), place('p2.right', 10)]);
const BAG = area('bag', '', [place('bag')]);
const SCENE: Scene = {
  areas: [OTHER, BAG, OWN],
  pieces: [
    piece('gold', 'row.left', { count: 2 }),
    piece('hidden', 'p2.left', { owner: 'p2' }),
    piece('x', 'bag', { kind: 'token' }),
  ],
};
const DRAWINGS: GameDrawings = {
  cover: '/cover.svg?version=1',
  pieces: {
    'coin-gold': { href: '/coin-gold.svg?version=2', width: 48, height: 40 },
    coin: { href: '/coin.svg?version=3', width: 30, height: 30 },
  },
  boards: {
    own: { href: '/own.svg', width: 400, height: 100, spots: { 'row.left': spot(7) } },
    player: { href: '/player.svg', width: 200, height: 80, spots: { 'player.left': spot(9), 'player.right': spot(99) } },
  },
};
const context = testContext(SCENE, 'p1', true);
const art = packageArt(DRAWINGS);

test('a game without files is drawn plainly', () => {
  expect(packageArt(NOTHING)).toBe(plainArt);
});

describe('pieces', () => {
  test('a piece has the file of its word, else that of its kind', () => {
    expect(art.picture?.(piece('gold', 'bag'))).toBe('/coin-gold.svg?version=2');
    expect(art.picture?.(piece('hidden', 'bag'))).toBe('/coin.svg?version=3');
    expect(art.size(piece('gold', 'bag'))).toEqual([48, 40]);
    expect(art.size(piece('hidden', 'bag'))).toEqual([30, 30]);
  });

  test('a piece without a file is drawn plainly', () => {
    const token = piece('x', 'bag', { kind: 'token' });
    expect(art.picture?.(token)).toBeUndefined();
    expect(art.size(token)).toEqual(plainArt.size(token));
    expect(art.picture?.(piece('x', 'bag', { kind: 'constructor' }))).toBeUndefined();
  });
});

describe('boards', () => {
  test('a board has the size of its file, and a place the spot of its rectangle', () => {
    const board = art.board(OTHER, context);
    expect([board.width, board.height, board.picture]).toEqual([200, 80, '/player.svg']);
    expect(board.spots).toEqual({ 'p2.left': spot(9), 'p2.right': spot(99) });
  });

  test('the own board is drawn by its own file; to others it is a board like any', () => {
    const board = art.board(OWN, context);
    expect(board.picture).toBe('/own.svg');
    expect(board.spots['row.left']).toEqual(spot(7));
    expect(art.board(OWN, testContext(SCENE, null, true)).picture).toBe('/player.svg');
    expect(art.board(OWN, testContext(SCENE, 'p2', true)).picture).toBe('/player.svg');
    const boards = { player: DRAWINGS.boards['player']! };
    expect(packageArt({ ...DRAWINGS, boards }).board(OWN, context).picture).toBe('/player.svg');
  });

  test('a file for one seat comes first', () => {
    const drawing = { href: '/p2.svg', width: 10, height: 10, spots: {} };
    const changed = packageArt({ ...DRAWINGS, boards: { ...DRAWINGS.boards, p2: drawing } });
    expect(changed.board(OTHER, context).picture).toBe('/p2.svg');
  });

  test('a place without a rectangle is where the plain stage has it, in the size of the drawing', () => {
    const { spots } = art.board(OWN, context);
    expect(spots['row.right']).toMatchObject({ x: 200, y: 0, label: 'inside' });
    expect(spots['row.right']!.x + spots['row.right']!.width).toBeLessThanOrEqual(400);
  });

  test('a board without a file is plain, with higher rows if pieces have pictures', () => {
    const plain = plainArt.board(BAG, context);
    const board = art.board(BAG, context);
    expect(board.picture).toBeUndefined();
    expect([board.width, board.spots['bag']!.x]).toEqual([plain.width, plain.spots['bag']!.x]);
    expect(board.height).toBeGreaterThan(plain.height);
    expect(packageArt({ ...NOTHING, cover: '/cover.svg' }).board(BAG, context)).toEqual(plain);
  });

  test('every place and piece is within its board', () => {
    expectAllDrawn(art, context);
    expectAllDrawn(art, testContext(SCENE, null, false));
  });
});

test('the stage shows the pictures, the badge of an owner, and plain pieces between them', () => {
  const touchHandler = {
    state: () => 'inert' as const,
    touch: () => undefined,
    describe: (id: string) => id,
    areaName: ({ id }: Area) => id,
  };
  const drawn = (shown: Area): string =>
    render(Board, {
      props: {
        area: shown,
        art,
        context,
        touchHandler,
        marks: NO_MARKS,
        preview: null,
        lying: Map.groupBy(SCENE.pieces, (one) => one.place),
      },
    }).body;
  expect(drawn(OWN)).toContain('href="/own.svg" width="400" height="100"');
  expect(drawn(OWN)).toContain('href="/coin-gold.svg?version=2" width="48" height="40"');
  expect(drawn(OWN)).not.toContain('>1</text>');
  expect(drawn(OTHER)).toContain('href="/coin.svg?version=3"');
  expect(drawn(OTHER)).toContain('>2</text>');
  expect(drawn(BAG)).not.toContain('<image');
  expect(drawn(BAG)).toContain('>c</text>');
});

describe('the server is asked for the files of a game without compiled drawings', () => {
  afterEach(() => vi.unstubAllGlobals());

  const answer = (drawings: GameDrawings) => vi.fn(() => Promise.resolve(Response.json(drawings)));

  test('once', async () => {
    const fetched = answer(DRAWINGS);
    vi.stubGlobal('fetch', fetched);
    const loaded = await loadArt('game_with_files');
    expect(loaded.coverPicture).toBe('/cover.svg?version=1');
    expect(await loadArt('game_with_files')).toBe(loaded);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledWith('/api/games/game_with_files/drawings', expect.anything());
  });

  test('again after it did not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    expect(await loadArt('game_behind_a_tunnel')).toBe(plainArt);
    vi.stubGlobal('fetch', answer(DRAWINGS));
    expect((await loadArt('game_behind_a_tunnel')).coverPicture).toBe('/cover.svg?version=1');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FrameEvent, Piece, Scene } from '../../src/generated/protocol';
import { scoreGains, signed } from '../../src/table/history/animationOptions';
import { forgetMoves, keepMoves, knownMoves } from '../../src/table/history/keptMoves';
import { followMove, markedSeats, NO_MOVES } from '../../src/table/history/lastMoves';
import { playbackTiming } from '../../src/table/history/playback';
import { actorOf, sceneChanges } from '../../src/table/history/sceneChanges';
import { includesOwnMove, logTurns, sinceOwnMove } from '../../src/table/history/turns';

const event = (who: string, text: string, args: Record<string, string> = {}): FrameEvent => ({
  at: 1,
  kind: text || 'follows',
  who,
  rule: '',
  args,
  text,
});
const piece = (place: string, word: string, count = 1): Piece => ({
  id: word,
  place,
  kind: 'tile',
  word,
  glyph: '',
  tone: 'plain',
  owner: '',
  count,
  parts: [],
});
const scene = (...pieces: Piece[]): Scene => ({ areas: [], pieces });
const said = ({ who, text, args }: FrameEvent): string => [who, text, ...Object.values(args)].join(' ');

test('a piece that has come to a place is the change, whatever left another place', () => {
  const changes = sceneChanges(scene(piece('hand', 'a')), scene(piece('board', 'a')), [event('p1', 'play')]);
  expect(changes).toEqual([{ place: 'board', appearance: 'tile/a/' }]);
});

test('another piece of the same kind counts as one that has come', () => {
  expect(sceneChanges(scene(piece('board', 'a')), scene(piece('board', 'a', 2)), [])).toHaveLength(1);
});

test('where pieces only went away, their place is the change', () => {
  expect(sceneChanges(scene(piece('board', 'a')), scene(), [])).toEqual([{ place: 'board', appearance: '' }]);
});

test("where a piece was taken from another player's place, that place is a change too", () => {
  const place = { label: '', x: 0, y: 0, width: 1, height: 1, note: '', frame: false, spoken: false };
  const area = { title: '', width: 1, height: 1, note: '', active: false, rank: 0 };
  const site = { ...area, id: 'p1', owner: 'p1', places: [{ ...place, id: 'p1.cheops', owner: '' }] };
  const discards = { ...area, id: 'stock', owner: '', places: [{ ...place, id: 'discard', owner: '' }] };
  const before: Scene = { areas: [site, discards], pieces: [piece('p1.cheops', '+4')] };
  const after: Scene = { areas: [site, discards], pieces: [piece('discard', '+4')] };
  const arrived = { place: 'discard', appearance: 'tile/+4/' };
  expect(sceneChanges(before, after, [event('p2', 'play')], 'p1')).toEqual([
    arrived,
    { place: 'p1.cheops', appearance: '' },
  ]);
  expect(sceneChanges(before, after, [event('p1', 'play')], 'p1'), "from one's own place").toEqual([arrived]);
});

test("what chance has dealt is nobody's move", () => {
  const events = [event('p1', 'play'), event('chance', 'deal', { card: 'b' })];
  expect(actorOf(events)).toBe('p1');
  expect(actorOf(events.slice(1))).toBe(null);
  expect(sceneChanges(scene(), scene(piece('board', 'a'), piece('river', 'b')), events)).toEqual([
    { place: 'board', appearance: 'tile/a/' },
  ]);
});

test("what the table has played for a seat is not another seat's move", () => {
  const place = { label: '', x: 0, y: 0, width: 1, height: 1, note: '', frame: false, spoken: false };
  const area = { id: 'hand', title: '', width: 1, height: 1, owner: '', note: '', active: false, rank: 0 };
  const areas = [{ ...area, places: [{ ...place, id: 'hand.1', owner: '' }] }];
  const events = [event('p2', 'play'), { ...event('p1', 'take'), by_table: true }];
  const after: Scene = { areas, pieces: [piece('board', 'a'), piece('hand.1', 'b')] };
  expect(sceneChanges({ areas, pieces: [] }, after, events, 'p1')).toEqual([{ place: 'board', appearance: 'tile/a/' }]);
  expect(sceneChanges({ areas, pieces: [] }, after, [event('p2', 'play')], 'p1'), 'rivals may bring pieces').toHaveLength(2);
});

test('a piece that stays and loses its owner is no move', () => {
  const owned = { ...piece('god', 'a'), owner: 'p3' };
  const change = [{ place: 'god', appearance: 'tile/a/p3' }];
  expect(sceneChanges(scene(piece('god', 'a')), scene(owned), [event('p3', 'choose')])).toEqual(change);
  expect(
    sceneChanges(scene(owned), scene(piece('god', 'a'), piece('board', 'b')), [event('p2', 'play')]).map(
      ({ place }) => place,
    ),
  ).toEqual(['board']);
  expect(sceneChanges(scene(owned), scene(piece('god', 'a')), [event('p2', 'done')])).toEqual([]);
});

test("a player's piece that lies where it lay and becomes another kind was not moved", () => {
  const marker = (kind: string): Piece => ({ ...piece('row', 'marker'), kind, owner: 'p2' });
  const after = scene(marker('used'), piece('board', 'a'));
  expect(sceneChanges(scene(marker('turn')), after, [event('p1', 'play')])).toEqual([
    { place: 'board', appearance: 'tile/a/' },
  ]);
  expect(sceneChanges(scene(marker('turn')), scene(marker('used')), [event('p1', 'play')])).toEqual([]);
});

test('what the end of a round changes by itself is no move', () => {
  const place = { label: '', x: 0, y: 0, width: 1, height: 1, note: '', frame: false, spoken: false };
  const area = { title: '', width: 1, height: 1, owner: '', note: '', active: false, rank: 0 };
  const areas = [
    { ...area, id: 'gods', places: ['horus', 'anubis'].map((id) => ({ ...place, id, owner: '' })) },
    { ...area, id: 'p1', owner: 'p1', places: [{ ...place, id: 'p1.first', owner: '' }] },
    { ...area, id: 'p2', owner: 'p2', places: ['p2.first', 'p2.tomb'].map((id) => ({ ...place, id, owner: '' })) },
  ];
  const tile = (id: string, word: string, owner = ''): Piece => ({ ...piece(id, word), id, owner });
  const token = (at: string): Piece => ({ ...piece(`${at}.first`, 'token'), id: 'token' });
  const built = piece('p2.tomb', 'card');
  const before = { areas, pieces: [tile('horus', 'free', 'p1'), tile('anubis', 'resting'), token('p2')] };
  const after = { areas, pieces: [tile('horus', 'resting'), tile('anubis', 'free'), token('p1'), built] };
  const change = [{ place: 'p2.tomb', appearance: 'tile/card/' }];
  expect(sceneChanges(before, after, [event('p2', 'build')], 'p1')).toEqual(change);
  const taken = { areas, pieces: [tile('horus', 'free', 'p1'), tile('anubis', 'resting', 'p2'), token('p1')] };
  expect(sceneChanges(before, taken, [event('p2', 'take')], 'p1'), 'no round has ended').toHaveLength(2);
});

test('the last turn of every other player stays marked until the viewer moves', () => {
  const [none, a, ab, abc] = [
    scene(),
    scene(piece('1', 'a')),
    scene(piece('1', 'a'), piece('2', 'b')),
    scene(piece('1', 'a'), piece('2', 'b'), piece('3', 'c')),
  ];
  let moves = followMove(NO_MOVES, none, a, [event('p2', 'play')], 'p1');
  moves = followMove(moves, a, ab, [event('p2', 'play')], 'p1');
  expect([...markedSeats(moves)]).toEqual([
    ['1 tile/a/', 'p2'],
    ['2 tile/b/', 'p2'],
  ]);
  moves = followMove(moves, ab, abc, [event('p3', 'play')], 'p1');
  expect([...markedSeats(moves).values()]).toEqual(['p2', 'p2', 'p3']);
  expect(followMove(moves, abc, none, [event('p2', 'take')], 'p1').bySeat.get('p2')).toHaveLength(3);
  expect(markedSeats(followMove(moves, abc, ab, [event('p1', 'play')], 'p1')).size).toBe(0);
});

test('the log is grouped by turns; repeated sentences and hidden draws are told apart', () => {
  const log = [
    event('chance', 'deal', { card: 'x' }),
    event('p1', 'build'),
    event('p1', 'build'),
    event('p2', ''),
    event('chance', 'draw', { seat: 'p1', tile: 'hidden' }),
    event('p2', 'pass'),
  ];
  const turns = logTurns(log, said);
  expect(turns.map(({ who }) => who)).toEqual([null, 'p1', 'p2']);
  expect(turns[1]?.lines.map(({ said, times, hiddenDraw }) => [said, times, hiddenDraw])).toEqual([
    ['p1 build', 2, false],
    ['p2 ', 1, false],
    ['chance draw p1 hidden', 1, true],
  ]);
});

test('what the table played is told apart from the same move that its player chose', () => {
  const forced: FrameEvent = { ...event('p1', 'build'), by_table: true };
  const [turn] = logTurns([forced, event('p1', 'build'), event('p1', 'build')], said);
  expect(turn?.lines.map(({ event, times }) => [event.by_table ?? false, times])).toEqual([
    [true, 1],
    [false, 2],
  ]);
});

test("since one's move counts from the first move of somebody else after it", () => {
  const log = [event('p2', 'a'), event('p1', 'b'), event('chance', 'c'), event('p2', 'd'), event('p2', '')];
  expect(sinceOwnMove(log, 'p1')).toEqual(log.slice(3));
  expect(sinceOwnMove(log.slice(0, 3), 'p1')).toEqual([]);
  expect(sinceOwnMove(log, 'p3')).toEqual([]);
});

test("what the table plays for one, and sums, belong to what has happened since one's move", () => {
  const forced: FrameEvent = { ...event('p1', 'feed'), by_table: true };
  const sum: FrameEvent = { ...event('p1', ''), kind: 'sum-round' };
  const log = [event('p1', 'pass'), forced, event('p1', ''), event('p2', 'build'), sum, { ...sum, who: 'p2' }];
  expect(sinceOwnMove(log, 'p1')).toEqual(log.slice(1));
  expect(sinceOwnMove([event('p1', 'pass'), sum], 'p1')).toEqual([sum]);
  expect(includesOwnMove([forced], 'p1')).toBe(false);
  const turns = logTurns([...log, event('p2', 'ship')], said);
  expect(turns.map(({ who, sums }) => [who, sums])).toEqual([
    ['p1', false],
    ['p2', false],
    [null, true],
    ['p2', false],
  ]);
});

test('gains are told where both scores are known', () => {
  expect([...scoreGains([1, null, 4], [3, 5, 2])]).toEqual([
    ['p1', 2],
    ['p3', -2],
  ]);
  expect(scoreGains(null, [3]).size).toBe(0);
  expect([2, -2].map(signed)).toEqual(['+2', '−2']);
});

test("one's own moves are not held up, and at once means at once", () => {
  expect(playbackTiming('slow', true).pause).toBe(0);
  expect(playbackTiming('slow', false).pause).toBeGreaterThan(playbackTiming('fast', false).pause);
  expect(playbackTiming('instant', false)).toEqual({ travel: 0, pause: 0 });
});

describe('moves of others that a browser has kept', () => {
  const moves = { bySeat: new Map([['p2', [{ place: 'board', appearance: 'tile/a/' }]]]), latest: 'p2' };
  const log = [event('p1', 'play'), event('p2', 'answer')];
  const memory = new Map<string, string>();

  beforeEach(() => {
    memory.clear();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => memory.get(name) ?? null,
      setItem: (name: string, text: string) => void memory.set(name, text),
    });
    keepMoves('table', 'p1', log, { moves, scoresThen: [1, 2] });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('are outlined again at the same point of the game', () => {
    expect(knownMoves('table', 'p1', log)).toEqual({ moves, scoresThen: [1, 2] });
    expect(knownMoves('table', 'p2', log).moves.bySeat.size, 'another seat of this browser').toBe(0);
    expect(knownMoves('other', 'p1', log).moves.bySeat.size).toBe(0);
  });

  test('stay while somebody else moves, and end with a further move of their player or an own one', () => {
    expect([...knownMoves('table', 'p1', [...log, event('p3', 'play')]).moves.bySeat.keys()]).toEqual(['p2']);
    expect(knownMoves('table', 'p1', [...log, event('p2', 'play')]).moves.bySeat.size).toBe(0);
    expect(knownMoves('table', 'p1', [...log, event('p3', 'play'), event('p1', 'play')]).moves.bySeat.size).toBe(0);
  });

  test('are forgotten when moves were taken back, with their table, and when there are many newer tables', () => {
    expect(knownMoves('table', 'p1', log.slice(0, 1)).moves.bySeat.size).toBe(0);
    expect(knownMoves('table', 'p1', [event('p1', 'play'), event('p2', 'other')]).moves.bySeat.size).toBe(0);
    for (let number = 0; number < 12; number += 1) keepMoves(`table ${number}`, 'p1', log, { moves, scoresThen: null });
    expect(knownMoves('table', 'p1', log).moves.bySeat.size).toBe(0);
    expect(knownMoves('table 0', 'p1', log).moves.bySeat.size).toBe(1);
    forgetMoves('table 0');
    expect(knownMoves('table 0', 'p1', log).moves.bySeat.size).toBe(0);
  });

  test('are nothing where what is stored cannot be read', () => {
    memory.set('benben.lastMoves', '{');
    expect(knownMoves('table', 'p1', log).moves.bySeat.size).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import {
  aimed,
  back,
  begin,
  complete,
  ended,
  filtered,
  next,
  settled,
  straight,
  together,
  touch,
  type Pick,
} from '../../src/pick/selection';
import type { Choice, Piece, Scene } from '../../src/protocol';
import { GAMES } from '../savedGames';

let number = 0;
const choice = (...path: string[]): Choice => ({
  action: number++,
  text: path.join(' '),
  path,
  family: path[0] ?? '',
  args: {},
});
const PLAY = [choice('hand.a', 'site.1'), choice('hand.a', 'site.2'), choice('hand.b', 'site.1'), choice('stop')];

function touched(all: Choice[], ...ids: string[]): Pick {
  let pick = begin(all);
  for (const id of ids) {
    const found = touch(all, pick, id);
    if (!found) throw new Error(`${id} leads nowhere`);
    pick = found;
  }
  return pick;
}

describe('narrowing', () => {
  test('a source lights its targets', () => {
    expect([...next(begin(PLAY)).keys()]).toEqual(['hand.a', 'hand.b', 'stop']);
    expect([...next(touched(PLAY, 'hand.a')).keys()]).toEqual(['site.1', 'site.2']);
  });

  test('the last touch settles the action', () => {
    const pick = touched(PLAY, 'hand.a', 'site.2');
    expect(settled(pick)).toBe(PLAY[1]);
    expect(complete(pick)).toBe(true);
  });

  test('an action that is alone is settled before its last touch, but not complete', () => {
    const pick = touched(PLAY, 'hand.b');
    expect(settled(pick)).toBe(PLAY[2]);
    expect(complete(pick)).toBe(false);
    expect(complete(touched(PLAY, 'hand.b', 'site.1'))).toBe(true);
  });

  test('a lone action waits to be confirmed', () => {
    const pick = begin([choice('stop')]);
    expect(settled(pick)?.path).toEqual(['stop']);
    expect(complete(pick)).toBe(false);
  });

  test('levels without a choice are passed', () => {
    const all = [choice('do', 'crew', 'a'), choice('do', 'crew', 'b')];
    expect(begin(all).touched).toEqual(['do', 'crew']);
    expect(back(all, touched(all, 'a')).touched).toEqual(['do', 'crew']);
  });

  test('a level at which only one thing leads on is not passed to its very end', () => {
    const same = [choice('x'), choice('x')];
    expect(begin(same).touched).toEqual([]);
    const pick = touched(same, 'x');
    expect(ended(pick)).toEqual(same);
    expect(settled(pick)).toBe(null);
  });

  test('back lets the last touch go', () => {
    expect(back(PLAY, touched(PLAY, 'hand.a')).touched).toEqual([]);
    expect(back(PLAY, touched(PLAY, 'hand.a', 'site.1')).touched).toEqual(['hand.a']);
    expect(back(PLAY, begin(PLAY)).touched).toEqual([]);
    expect(back(PLAY, straight(PLAY[1] as Choice)).choices).toEqual(PLAY);
  });

  test('another source may be touched instead, and the same one is let go', () => {
    expect(touched(PLAY, 'hand.a', 'hand.b').touched).toEqual(['hand.b']);
    expect(touched(PLAY, 'hand.a', 'hand.a').touched).toEqual([]);
    expect(touched(PLAY, 'hand.a', 'site.1', 'site.1').touched).toEqual(['hand.a']);
    expect(touched(PLAY, 'hand.a', 'site.1', 'stop').touched).toEqual(['stop']);
  });

  test('what leads nowhere changes nothing', () => {
    expect(touch(PLAY, begin(PLAY), 'site.1')).toBe(null);
    expect(touch(PLAY, touched(PLAY, 'hand.b'), 'site.2')).toBe(null);
  });

  test('words typed filter in any order', () => {
    const said = ['Play +1 on Cheops', 'Play +2 on Cheops', 'Stop'];
    expect(filtered(said, 'cheops +2', (one) => one)).toEqual(['Play +2 on Cheops']);
    expect(filtered(said, '', (one) => one)).toEqual(said);
  });
});

describe('every legal action of a whole game can be reached by touching', () => {
  test.each(GAMES)('%s', { timeout: 60_000 }, async (_, load) => {
    const unreached = (await load()).shown.flatMap(({ picture }) => {
      const all = picture.question?.choices ?? [];
      return all.filter((wanted) => !reached(all, wanted)).map((choice) => choice.text);
    });
    expect(unreached).toEqual([]);
  });
});

/** Whether touching the path of an action leads to it, or to a list with it. */
function reached(all: Choice[], wanted: Choice): boolean {
  let pick: Pick | null = begin(all);
  while (pick && pick.touched.length < wanted.path.length && pick.choices.length > 1)
    pick = touch(all, pick, wanted.path[pick.touched.length] as string);
  return pick !== null && (settled(pick) === wanted || ended(pick).includes(wanted));
}

describe('what a touch aims at', () => {
  const lit = new Map([
    ['sled.1', []],
    ['quarry.2', []],
  ]);
  const piece = (id: string, place: string): Piece => ({
    id,
    place,
    kind: 'x',
    word: 'x',
    glyph: '',
    tone: '',
    owner: '',
    count: 1,
    parts: [],
  });
  const scene: Scene = {
    areas: [],
    pieces: [piece('sled.1', 'track.1'), piece('worker', 'track.1'), piece('alone', 'track.2')],
  };

  test('the thing itself, before all that is around it', () => {
    expect(aimed(lit, 'sled.1', ['quarry.2'], [])).toBe('sled.1');
  });

  test('what it lies in', () => {
    expect(aimed(lit, 'worker', ['quarry.2'], ['sled.1'])).toBe('quarry.2');
  });

  test('the only thing that leads on beside it', () => {
    expect(together(scene, 'worker')).toEqual(['sled.1', 'worker']);
    expect(together(scene, 'track.1')).toEqual(['sled.1', 'worker']);
    expect(aimed(lit, 'worker', ['track.1'], together(scene, 'worker'))).toBe('sled.1');
    expect(aimed(lit, 'alone', ['track.2'], together(scene, 'alone'))).toBeUndefined();
  });

  test('nothing where several are beside it', () => {
    expect(aimed(lit, 'worker', [], ['sled.1', 'quarry.2'])).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import {
  touchTarget,
  undoTouch,
  startSelection,
  isComplete,
  completeChoices,
  filterByWords,
  laterTouches,
  onlyWayOn,
  touchedElements,
  nextTouches,
  onlyChoice,
  readyChoice,
  selectChoice,
  piecesAtSamePlace,
  applyTouch,
  type Selection,
} from '../../src/pick/selection';
import type { Choice, Piece, Scene } from '../../src/generated/protocol';
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

function touched(all: Choice[], ...ids: string[]): Selection {
  let selection = startSelection(all);
  for (const id of ids) {
    const found = applyTouch(selection, id);
    if (!found) throw new Error(`${id} leads nowhere`);
    selection = found;
  }
  return selection;
}

describe('narrowing', () => {
  test('a source makes its targets selectable', () => {
    expect([...nextTouches(startSelection(PLAY)).keys()]).toEqual(['hand.a', 'hand.b', 'stop']);
    expect([...nextTouches(touched(PLAY, 'hand.a')).keys()]).toEqual(['site.1', 'site.2']);
  });

  test('the last touch settles the action', () => {
    const selection = touched(PLAY, 'hand.a', 'site.2');
    expect(onlyChoice(selection)).toBe(PLAY[1]);
    expect(isComplete(selection)).toBe(true);
  });

  test('the only remaining action is known before its last touch, but not complete', () => {
    const selection = touched(PLAY, 'hand.b');
    expect(onlyChoice(selection)).toBe(PLAY[2]);
    expect(isComplete(selection)).toBe(false);
    expect(isComplete(touched(PLAY, 'hand.b', 'site.1'))).toBe(true);
  });

  test('picking a piece never fills in what else there is to touch', () => {
    const discard = [choice('hand.a', 'site.1'), choice('hand.b', 'discard')];
    expect(readyChoice(touched(discard, 'hand.b'))).toBe(null);
    expect(readyChoice(touched(discard, 'hand.b', 'discard'))).toBe(discard[1]);
  });

  test('a lone action waits to be confirmed', () => {
    const selection = startSelection([choice('stop')]);
    expect(onlyChoice(selection)?.path).toEqual(['stop']);
    expect(isComplete(selection)).toBe(false);
  });

  test('touches without alternative are skipped', () => {
    const all = [choice('do', 'crew', 'a'), choice('do', 'crew', 'b')];
    expect(startSelection(all).touched).toEqual(['do', 'crew']);
    expect(undoTouch(touched(all, 'a')).touched).toEqual(['do', 'crew']);
  });

  test('a touch without alternative is not skipped if it completes an action', () => {
    const same = [choice('x'), choice('x')];
    expect(startSelection(same).touched).toEqual([]);
    const selection = touched(same, 'x');
    expect(completeChoices(selection)).toEqual(same);
    expect(onlyChoice(selection)).toBe(null);
  });

  test('undoTouch drops the last touch', () => {
    expect(undoTouch(touched(PLAY, 'hand.a')).touched).toEqual([]);
    expect(undoTouch(touched(PLAY, 'hand.a', 'site.1')).touched).toEqual(['hand.a']);
    expect(undoTouch(startSelection(PLAY)).touched).toEqual([]);
    expect(undoTouch(selectChoice(PLAY, PLAY[1] as Choice)).choices).toEqual(PLAY);
  });

  test('another source may be touched instead, and the same one is dropped', () => {
    expect(touched(PLAY, 'hand.a', 'hand.b').touched).toEqual(['hand.b']);
    expect(touched(PLAY, 'hand.a', 'hand.a').touched).toEqual([]);
    expect(touched(PLAY, 'hand.a', 'site.1', 'site.1').touched).toEqual(['hand.a']);
    expect(touched(PLAY, 'hand.a', 'site.1', 'stop').touched).toEqual(['stop']);
  });

  test('a touch that fits no action changes nothing', () => {
    expect(applyTouch(startSelection(PLAY), 'site.9')).toBe(null);
    expect(applyTouch(touched(PLAY, 'hand.b'), 'site.2')).toBe(null);
  });

  test('words typed filter in any order', () => {
    const said = ['Play +1 on Cheops', 'Play +2 on Cheops', 'Stop'];
    expect(filterByWords(said, 'cheops +2', (one) => one)).toEqual(['Play +2 on Cheops']);
    expect(filterByWords(said, '', (one) => one)).toEqual(said);
  });
});

describe('place first', () => {
  test('a place narrows the pieces to those that go there', () => {
    expect([...laterTouches(startSelection(PLAY))]).toEqual(['site.1', 'site.2']);
    const selection = touched(PLAY, 'site.2');
    expect([...nextTouches(selection).keys()]).toEqual(['hand.a']);
    expect(readyChoice(selection)).toBe(null);
    expect(touchedElements(selection)).toEqual(['site.2']);
    expect(readyChoice(touched(PLAY, 'site.2', 'hand.a'))).toBe(PLAY[1]);
  });

  test('another place takes the stead of the first, and the same one is dropped', () => {
    expect(touchedElements(touched(PLAY, 'site.1', 'site.2'))).toEqual(['site.2']);
    expect(touchedElements(touched(PLAY, 'site.1', 'site.1'))).toEqual([]);
  });

  test('a piece that does not go to the place is refused, and a place where the piece does not go', () => {
    expect(applyTouch(touched(PLAY, 'site.2'), 'hand.b')).toBe(null);
    expect(applyTouch(touched(PLAY, 'hand.b'), 'site.2')).toBe(null);
  });

  test('what comes next on the way is preferred to what comes later', () => {
    const moves = [choice('camp.a', 'camp.b'), choice('camp.b', 'camp.a')];
    expect(touched(moves, 'camp.a').touched).toEqual(['camp.a']);
    expect(readyChoice(touched(moves, 'camp.a', 'camp.b'))).toBe(moves[0]);
  });

  test('the touches of three go in any order', () => {
    const all = [choice('do', 'crew', 'a'), choice('use', 'ship', 'a'), choice('use', 'crew', 'a')];
    expect(readyChoice(touched(all, 'a', 'crew'))).toBe(null);
    expect(readyChoice(touched(all, 'a', 'crew', 'do'))).toBe(all[0]);
    expect(undoTouch(touched(all, 'a', 'crew')).ahead).toEqual(['a']);
  });

  test('a single way on is known, and not taken', () => {
    const discard = [choice('hand.a', 'site.1'), choice('hand.b', 'discard')];
    expect(onlyWayOn(touched(discard, 'hand.b'))).toBe(discard[1]);
    expect(onlyWayOn(startSelection([choice('stop')]))).toBe(null);
    expect(onlyWayOn(touched(discard, 'hand.b', 'discard'))).toBe(null);
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

/** Whether the touches of an action's path lead to it, or to a list that contains it. */
function reached(all: Choice[], wanted: Choice): boolean {
  let selection: Selection | null = startSelection(all);
  while (selection && selection.touched.length < wanted.path.length && selection.choices.length > 1)
    selection = applyTouch(selection, wanted.path[selection.touched.length] as string);
  return selection !== null && (onlyChoice(selection) === wanted || completeChoices(selection).includes(wanted));
}

describe('the target of a touch', () => {
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

  test('the touched element first', () => {
    expect(touchTarget(lit, 'sled.1', ['quarry.2'], [])).toBe('sled.1');
  });

  test('the place that contains it', () => {
    expect(touchTarget(lit, 'worker', ['quarry.2'], ['sled.1'])).toBe('quarry.2');
  });

  test('the only selectable piece at its place', () => {
    expect(piecesAtSamePlace(scene, 'worker')).toEqual(['sled.1', 'worker']);
    expect(piecesAtSamePlace(scene, 'track.1')).toEqual(['sled.1', 'worker']);
    expect(touchTarget(lit, 'worker', ['track.1'], piecesAtSamePlace(scene, 'worker'))).toBe('sled.1');
    expect(touchTarget(lit, 'alone', ['track.2'], piecesAtSamePlace(scene, 'alone'))).toBeUndefined();
  });

  test('nothing if several pieces at its place are selectable', () => {
    expect(touchTarget(lit, 'worker', [], ['sled.1', 'quarry.2'])).toBeUndefined();
  });
});

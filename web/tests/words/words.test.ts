import { describe, expect, test } from 'vitest';
import { Words } from '../../src/words/words';
import { SENTENCES, words, type Sentence } from '../savedGames';
import { Naming } from '../../src/pick/naming';
import { refusalText } from '../../src/table/refusalText';

function saidHere(sentence: Sentence): string {
  const here = words.withContext(sentence.context);
  const pieces = 'event' in sentence ? [] : sentence.pieces;
  const naming = new Naming(sentence.context.game, { areas: [], pieces }, here, null);
  if ('event' in sentence) return here.event(sentence.event);
  return 'choice' in sentence ? naming.action(sentence.choice) : refusalText(sentence.refusal, here, naming);
}

describe('events, actions and refusals are the same sentences in the browser and in Python', () => {
  test.each(SENTENCES)('%s', async (_, load) => {
    const sample = await load();
    for (const kind of ['event', 'choice', 'refusal']) {
      expect(sample.filter((sentence) => kind in sentence).length, kind).toBeGreaterThan(5);
    }
    for (const sentence of sample) expect(saidHere(sentence)).toBe(sentence.said);
  });
});

test('missing messages fall back to English, then to their key', () => {
  const french = Words.of('fr', ['web-close = Fermer', 'web-close = Close\nweb-back = Back']);
  expect(french.say('web-close')).toBe('Fermer');
  expect(french.say('web-back')).toBe('Back');
  expect(french.say('web-nothing')).toBe('web-nothing');
});

test('seats are called by the names of their players', () => {
  const here = Words.of('en', ['won = { $who } won']).withContext({
    names: { p1: 'Ann', p2: 'Bea' },
    game: 'x',
    settings: {},
  });
  expect(here.say('won', { who: 'p1 p2' })).toBe('Ann, Bea won');
  expect(here.say('won', { who: 'p3' })).toBe('p3 won');
});

test('words made of letters use the message of their form', () => {
  const text =
    'g-tile-x-xx = { $a }, { $b } over { $c }\ng-letter-r = red\ng-letter-b = blue\ng-lies = { $tile } lies there';
  const here = Words.of('en', [text]).withContext({ names: {}, game: 'g', settings: {} });
  expect(here.noun('tile', 'r-bb')).toBe('red, blue over blue');
  expect(here.say('g-lies', { tile: 'r-bb b-rr' })).toBe('red, blue over blue, blue, red over red lies there');
  expect(here.say('g-lies', { tile: 'the r-bb' })).toBe('the r-bb lies there');
  expect(here.noun('tile', 'rr')).toBe('rr');
});

// The texts and the geometry of a review.

import { describe, expect, test } from 'vitest';
import type { JudgedDecision, ReviewObject } from '../../src/generated/protocol';
import { HEIGHT, nearest, nearestMoment, path, placeAt, VIEW_BOX, WIDTH } from '../../src/review/curve';
import {
  accuracyOfHundred,
  COLUMNS,
  exceedsVictory,
  isCurveOnly,
  isFirstLook,
  luckOfHundred,
  mistakesOf,
  moveName,
  signedPercent,
  wholePercents,
} from '../../src/review/reviewTexts';
import {
  adviceReasons,
  because,
  meaningOf,
  reasonPart,
  signedPoints,
  sourceName,
  speakAgainst,
} from '../../src/words/reasons';
import { curvePicture } from '../../src/review/curvePicture';
import type { Advised } from '../../src/words/reasons';
import { words } from '../savedGames';

const POINTS = [
  { moment: 0, shares: [0.5, 0.5] },
  { moment: 10, shares: [1, 0] },
];

test('nobody has more luck than all of 100 players, nor less', () => {
  expect([99.8, 60.4, 0.2].map(luckOfHundred)).toEqual([99, 60, 1]);
});

test('only a game without mistakes has an accuracy of 100', () => {
  expect(accuracyOfHundred(99.8, 2)).toBe(99);
  expect(accuracyOfHundred(93.6, 2)).toBe(94);
  expect(accuracyOfHundred(100, 0)).toBe(100);
});

test('the figures of a row of the ledger add up to its result', () => {
  const row = (start: number, own_luck: number, own_mistakes: number, others: number, result: number) => ({
    ...{ seat: 'p1', start, own_luck, own_mistakes, others, result },
    ...{ turns_of_others: others, other_own_moves: 0 },
  });
  const shown = (entry: ReturnType<typeof row>) => COLUMNS.map((column) => wholePercents(entry)[column]);
  expect(shown(row(0.324, -0.034, -0.056, -0.234, 0))).toEqual([32, -3, -6, -23, 0]);
  expect(shown(row(0.493, -0.124, 0, -0.369, 0))).toEqual([49, -12, 0, -37, 0]);
  expect(shown(row(0.25, 0.126, -0.843, 0.8, 1 / 3))).toEqual([25, 12, -84, 80, 33]);
});

test('luck, accuracy and ledger are shown in the full review alone', () => {
  const review = (budget: string) => ({ budget }) as unknown as ReviewObject;
  expect(['curve', 'quick', 'full'].map((budget) => isFirstLook(review(budget)))).toEqual([true, true, false]);
});

test('a ledger with a change of more than the whole victory is recognised, to be explained', () => {
  const row = { seat: 'p1', start: 0.5, own_luck: 0.1, own_mistakes: -0.9, others: 0.3, result: 0 };
  const whole = { ...row, turns_of_others: 0, other_own_moves: 0.3 };
  expect(exceedsVictory([whole])).toBe(false);
  expect(exceedsVictory([whole, { ...whole, own_mistakes: -1.45 }])).toBe(true);
  expect(exceedsVictory([{ ...whole, others: 1.2 }])).toBe(true);
});

test('a review is the curve alone until its decisions are judged', () => {
  expect(['curve', 'quick', 'full'].map((budget) => isCurveOnly({ budget } as ReviewObject))).toEqual([true, false, false]);
});

describe('the curve of win shares', () => {
  test('goes from the left to the right, with the higher share above', () => {
    expect(path(POINTS, 0, 10)).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH}.0 0.0`);
    expect(path(POINTS, 1, 10)).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH}.0 ${HEIGHT}.0`);
  });

  test('has a nearest point for every place', () => {
    expect(nearest(POINTS, WIDTH * 0.4, 10)).toBe(0);
    expect(nearest(POINTS, WIDTH * 0.6, 10)).toBe(1);
    expect(nearestMoment(POINTS, 6, 10)).toBe(10);
    expect(nearestMoment([], 6, 10)).toBe(6);
  });
});

test('a saved picture of the curve names its players, each with the line of the drawing', () => {
  const picture = curvePicture('<path d="M0 0"/>', 'Review of GIZA', 'a note', [
    { name: 'Ann & <Bob>', fill: '#123456', dash: undefined },
    { name: 'Cleo', fill: '#654321', dash: '9 4' },
  ]);
  expect(picture).toContain('<path d="M0 0"/>');
  expect(picture).toContain('>Ann &amp; &lt;Bob&gt;</text>');
  expect(picture).toMatch(/stroke="#654321"[^>]*stroke-dasharray="9 4"\/><text[^>]*>Cleo<\/text>/);
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+"/);
  expect(picture).toContain('>a note</text>');
});

describe('the places of the drawing', () => {
  test('are counted with the room on both sides', () => {
    const [left = 0, , whole = 0] = VIEW_BOX.split(' ').map(Number);
    expect(placeAt(0)).toBe(left);
    expect(placeAt(-left / whole)).toBeCloseTo(0);
    expect(placeAt(1)).toBe(left + whole);
  });
});

describe('the texts of a review', () => {
  test('a hint without percentages does not explain them, and says why there are none', () => {
    const [shown, none] = [meaningOf([{ share: 0.5 }, { share: null }]), meaningOf([{ share: null }, { share: null }])];
    expect(words.say(shown)).toContain('percentages are');
    expect(words.say(none)).not.toContain('percentages are');
    expect(words.say(none)).toContain('not known well enough');
  });

  test('a move that no source of points explains says so', () => {
    expect(because(words, [], 'p1')).toBe(words.say('review-because-none'));
  });

  test('a move that gives others more points than its own seat says so', () => {
    const source = (seat: string, points: number) => ({ seat, key: 'pyramids-tomb', args: {}, points });
    const [own, other] = [source('p1', 2), source('p2', 3)];
    expect(speakAgainst([own, other], 'p1')).toBe(true);
    expect(because(words, [own, other], 'p1')).toContain(words.say('review-because-against'));
    expect(speakAgainst([own, source('p2', -1)], 'p1')).toBe(false);
    expect(because(words, [own], 'p1')).not.toContain(words.say('review-because-against'));
    expect(speakAgainst([source('p1', -3), source('p2', -9), source('p3', -4)], 'p1'), 'all lose, the others more').toBe(
      false,
    );
    expect(speakAgainst([source('p1', -3)], 'p1')).toBe(true);
  });

  test('mistakes of a player are sorted by what they cost', () => {
    const decision = (number: number, seat: string, lost: number, mistake = true) => ({ number, seat, lost, mistake });
    const decisions = [
      decision(1, 'p1', 0.1),
      decision(2, 'p2', 0.9),
      decision(3, 'p1', 0.3),
      decision(4, 'p1', 0.5, false),
    ];
    const review = { decisions } as unknown as ReviewObject;
    expect(mistakesOf(review, 'p1').map(({ number }) => number)).toEqual([3, 1]);
  });

  test('percentages have a sign only where they are changes', () => {
    expect(signedPercent(words, 0.25, false)).toBe('25%');
    expect(signedPercent(words, 0.25, true)).toBe('+25%');
    expect(signedPercent(words, -0.25, true)).toBe('−25%');
  });

  test('a move without a sentence is shown in notation', () => {
    const review = { game: 'nothing', moves: {} } as unknown as ReviewObject;
    expect(moveName(words, review, 'play +3')).toBe('play +3');
  });

  test('a move that ends at a card names the card, where the decision knows it', () => {
    const named = words.withContext({ names: {}, game: 'egizia', settings: {} });
    const moves = { 'ship c3': { family: 'ship', args: { space: 'c3' } } };
    const review = { game: 'egizia', moves } as unknown as ReviewObject;
    const decision = (family: string): JudgedDecision =>
      ({ words: { 'ship c3': { family, args: { space: 'c3', card: 'quarry-3' } } } }) as unknown as JudgedDecision;
    const place = moveName(named, review, 'ship c3');
    const card = moveName(named, review, 'ship c3', decision('ship-card'));
    expect(card.startsWith(place)).toBe(true);
    expect(card).toContain(named.noun('card', 'quarry-3', 'egizia'));
    expect(moveName(named, review, 'ship c3', decision('ship-nothing'))).toBe(place);
    expect(moveName(named, review, 'ship c3', {} as unknown as JudgedDecision), 'kept from before').toBe(place);
  });

  test('a hint tells apart what speaks for a move and what against it', () => {
    const named = words.withContext({ names: { p2: 'Ani' }, game: 'pyramids', settings: {} });
    const own = { seat: 'p1', key: 'pyramids-tomb', args: {}, points: -4 };
    const advice = (sources: Advised['sources'], equal: boolean): Advised => ({
      considered: [{ action: 2, text: '', equal, share: null, ends_game: false }],
      rival: { action: 2 } as Advised['rival'],
      sources,
    });
    const other = { ...own, seat: 'p2' };
    expect(adviceReasons(named, advice([own, other], false), 'two', 'p1')).toEqual([
      'Why rather than “two”: Ani: tomb −4.0',
      'Against it: tomb −4.0',
    ]);
    expect(adviceReasons(named, advice([own], false), 'two', 'p1')[0]).toBe(
      'It wins more often than “two”, though no source of points speaks for it.',
    );
    expect(adviceReasons(named, advice([own], true), 'two', 'p1')[0]).toBe('“two” is about as good.');
    expect(adviceReasons(named, advice([], true), 'two', 'p1')).toEqual(['No source of points differs clearly from “two”.']);
  });

  test('reasons name the source, and the player if it is another one', () => {
    expect(sourceName(words, 'pyramids-obelisk', {})).toBe('obelisk');
    expect(signedPoints(words, -0.44)).toBe('−0.4');
    const named = words.withContext({ names: { p2: 'Ani' }, game: 'pyramids', settings: {} });
    const source = { seat: 'p2', key: 'pyramids-tomb', args: {}, points: 2.14 };
    expect(reasonPart(named, source, 'p1')).toBe('Ani: tomb +2.1');
    expect(reasonPart(named, source, 'p2')).toBe('tomb +2.1');
  });
});

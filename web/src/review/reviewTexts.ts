// Texts of a review: moves in words, and win shares in percent.

import type { JudgedDecision, LedgerEntry, MoveWords, ReviewObject } from '../generated/protocol';
import type { Words } from '../words/words';

/** The columns of the ledger. */
export const COLUMNS = ['start', 'own_luck', 'own_mistakes', 'others', 'result'] as const;

/**
 * A move in words, or its notation if the catalogue has no sentence for it. At a decision that knows the piece at which the
 * move ends, such as a card, that is named; reviews kept from before have no such words.
 */
export function moveName(words: Words, review: ReviewObject, text: string, at?: JudgedDecision): string {
  const known = [at?.words?.[text], review.moves[text]].find((move) => move && words.knows(keyOf(review, move)));
  return known ? words.say(keyOf(review, known), known.args) : text;
}

const keyOf = (review: ReviewObject, move: MoveWords): string => `${review.game}-do-${move.family}`;

/** The columns of a row of the ledger in whole percents that add up to the result: the largest fractions are rounded up. */
export function wholePercents(row: LedgerEntry): Record<(typeof COLUMNS)[number], number> {
  const changes = COLUMNS.slice(0, -1);
  const found = { ...row, result: Math.round(100 * row.result) };
  for (const column of changes) found[column] = Math.floor(100 * row[column]);
  const byFraction = changes.toSorted((one, other) => found[one] - 100 * row[one] - (found[other] - 100 * row[other]));
  const missing = found.result - changes.reduce((sum, column) => sum + found[column], 0);
  for (const column of byFraction.slice(0, missing)) found[column] += 1;
  return found;
}

/** A win share, or a change of one with its sign, in percent. */
export const signedPercent = (words: Words, share: number, signed: boolean): string =>
  new Intl.NumberFormat(words.language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(share)
    .replace('-', '−');

/** The mistakes of a player, the costliest first. */
export const mistakesOf = (review: ReviewObject, seat: string): JudgedDecision[] =>
  review.decisions
    .filter((decision) => decision.mistake && decision.seat === seat)
    .sort((one, other) => other.lost - one.lost || one.number - other.number);

/** Whether a review is the curve alone, which is shown while the decisions are judged. */
export const isCurveOnly = (review: ReviewObject): boolean => review.budget === 'curve';

/** Whether a review simulates too little for luck, accuracy and ledger: those of the full one are shown. */
export const isFirstLook = (review: ReviewObject): boolean => review.budget !== 'full';

/** Of 100 players, how many had less luck, from 1 to 99: one of the hundred is the player. */
export const luckOfHundred = (luck: number): number => Math.min(99, Math.max(1, Math.round(luck)));

/** An accuracy without decimals: 100 only for a game without mistakes. */
export const accuracyOfHundred = (accuracy: number, mistakes: number): number =>
  mistakes ? Math.min(99, Math.round(accuracy)) : Math.round(accuracy);

/** Whether a column has a change of more than the whole victory, which needs an explanation. */
export const exceedsVictory = (ledger: readonly LedgerEntry[]): boolean =>
  ledger.some((row) => [row.own_luck, row.own_mistakes, row.others].some((change) => Math.abs(change) > 1));

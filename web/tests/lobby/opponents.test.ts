// Opponents of a game against bots, where nothing is remembered.

import { expect, test } from 'vitest';
import type { GameInfo } from '../../src/generated/protocol';
import { FIRST_LEVEL, hasChosenOpponents, lastOpponents } from '../../src/lobby/opponents';
import { DEFAULTS } from '../savedGames';

const game = (seats: [number, number]): GameInfo => ({
  name: 'any',
  title: 'Any',
  rules: '1',
  seats,
  options: [],
  lessons: [],
  puzzles: 0,
});

test('the first opponents are easy, and a level of the server', () => {
  expect(hasChosenOpponents()).toBe(false);
  expect(DEFAULTS.levels).toContain(FIRST_LEVEL);
  expect(lastOpponents(game([2, 6]), DEFAULTS.levels)).toEqual({ level: FIRST_LEVEL, rivals: 2 });
});

test('a server without that level has its weakest', () => {
  expect(lastOpponents(game([2, 2]), ['weak', 'strong'])).toEqual({ level: 'weak', rivals: 1 });
});

import { describe, expect, it } from 'vitest';

import type { Ratings } from '../../src/generated/protocol';
import { ratingChange } from '../../src/table/end/ratingChange';

const moment = (table: string, rating: number) => ({ at: 0, rating, spread: 100, table });
const FOUND: Ratings = {
  provisional_games: 10,
  ratings: [
    {
      game: 'giza',
      players: 2,
      rating: 1550,
      spread: 90,
      games: 12,
      provisional: false,
      moments: [moment('a', 1450), moment('b', 1550)],
    },
    { game: 'giza', players: 3, rating: 1380, spread: 200, games: 1, provisional: true, moments: [moment('c', 1380)] },
  ],
};

describe('the change of a rating', () => {
  it('is from the game before to this one', () => {
    expect(ratingChange(FOUND, 'b')).toEqual({ before: 1450, after: 1550, provisional: false, provisionalGames: 10 });
  });
  it('begins with the rating of a new player', () => {
    expect(ratingChange(FOUND, 'c')).toMatchObject({ before: 1500, after: 1380, provisional: true });
  });
  it('is unknown until the game is rated', () => {
    expect(ratingChange(FOUND, 'd')).toBeNull();
  });
});

// What one game has done to a rating.

import type { Ratings } from '../../generated/protocol';

/** The rating of a new player. */
const START = 1500;

export interface RatingChange {
  before: number;
  after: number;
  provisional: boolean;
  /** Number of games until a rating is no longer provisional. */
  provisionalGames: number;
}

/** The rating before and after the game of a table; null if the game is not rated yet. */
export function ratingChange(found: Ratings, table: string): RatingChange | null {
  for (const { moments, provisional } of found.ratings) {
    const number = moments.findIndex((moment) => moment.table === table);
    const moment = moments[number];
    if (moment)
      return {
        before: moments[number - 1]?.rating ?? START,
        after: moment.rating,
        provisional,
        provisionalGames: found.provisional_games,
      };
  }
  return null;
}

// The bots one plays against: how strong and how many, remembered for the next game.

import { store, stored } from '../browserStorage';
import type { GameInfo } from '../generated/protocol';

export interface Opponents {
  level: string;
  /** Number of bots. */
  rivals: number;
}

/** The level of the first opponents: it must be possible to beat them. */
export const FIRST_LEVEL = 'beginner';
const LEVEL_KEY = 'bots.level';
const RIVALS_KEY = 'bots.rivals.';

/** The number of players when nobody chose one. */
export function defaultPlayers(game: GameInfo): number {
  return Math.min(Math.max(3, game.seats[0]), game.seats[1]);
}

/** Whether opponents were ever chosen in this browser. */
export function hasChosenOpponents(): boolean {
  return stored(LEVEL_KEY) !== null;
}

/** The opponents of the last game, or easy ones the first time. */
export function lastOpponents(game: GameInfo, levels: readonly string[]): Opponents {
  const level = [stored(LEVEL_KEY), FIRST_LEVEL].find((one) => one !== null && levels.includes(one)) ?? levels[0] ?? '';
  const rivals = Number(stored(RIVALS_KEY + game.name));
  const possible = rivals >= game.seats[0] - 1 && rivals < game.seats[1];
  return { level, rivals: possible && rivals > 0 ? rivals : defaultPlayers(game) - 1 };
}

export function rememberOpponents(game: GameInfo, { level, rivals }: Opponents): void {
  store(LEVEL_KEY, level);
  store(RIVALS_KEY + game.name, String(rivals));
}

// Creates tables and joins them.

import { api } from '../api';
import type { AbsencePolicy, GameInfo } from '../generated/protocol';
import { app } from '../appState.svelte';
import { sitDown } from '../fairness/ownNumber';
import { router } from '../router.svelte';
import { DEFAULT_LEVEL } from '../serverDefaults';

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: string;
  bots: Record<string, string>;
  open: boolean;
  absence?: AbsencePolicy;
}

/** The number of players when nobody chose one. */
export function defaultPlayers(game: GameInfo): number {
  return Math.min(Math.max(3, game.seats[0]), game.seats[1]);
}

export function seatNames(players: number): string[] {
  return Array.from({ length: players }, (_, number) => `p${number + 1}`);
}

export async function createTable(newTable: NewTable): Promise<void> {
  await app.ensureGuest();
  const table = await sitDown((randomness_commitment) => api.createTable({ ...newTable, randomness_commitment }));
  router.go(`/table/${table.id}`);
}

/** Creates a table with bots on all other seats. */
export function playAgainstBots(game: GameInfo): Promise<void> {
  const players = defaultPlayers(game);
  const bots = Object.fromEntries(
    seatNames(players)
      .slice(1)
      .map((seat) => [seat, DEFAULT_LEVEL]),
  );
  return createTable({ game: game.name, players, options: {}, seat: 'p1', bots, open: false });
}

export async function joinTable(table: string, token: string | null, seat: string | null): Promise<void> {
  await app.ensureGuest();
  await sitDown((randomness_commitment) => api.join(table, { token, seat, randomness_commitment }));
  router.go(`/table/${table}`);
}

// Creates tables and joins them.

import { api } from '../api';
import type { AbsencePolicy, GameInfo, SettingsBody } from '../generated/protocol';
import { app } from '../appState.svelte';
import { sitDown } from '../fairness/ownNumber';
import { router } from '../router.svelte';
import type { Opponents } from './opponents';

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: string;
  bots: Record<string, string>;
  open: boolean;
  absence?: AbsencePolicy;
  settings?: SettingsBody;
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
export function playAgainstBots(game: GameInfo, { level, rivals }: Opponents): Promise<void> {
  const players = rivals + 1;
  const bots = Object.fromEntries(
    seatNames(players)
      .slice(1)
      .map((seat) => [seat, level]),
  );
  return createTable({ game: game.name, players, options: {}, seat: 'p1', bots, open: false });
}

export async function joinTable(table: string, token: string | null, seat: string | null): Promise<void> {
  await app.ensureGuest();
  await sitDown((randomness_commitment) => api.join(table, { token, seat, randomness_commitment }));
  router.go(`/table/${table}`);
}

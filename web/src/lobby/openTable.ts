// Opening tables, sitting down.

import { post, type Game, type Table } from '../api';
import { house } from '../appState.svelte';
import { router } from '../router.svelte';

/** The level bots have when nobody chose one. */
export const USUAL = 'builder';

export interface Wish {
  game: string;
  players: number;
  options: Record<string, string>;
  seat: string;
  bots: Record<string, string>;
  open: boolean;
}

/** How many sit at a table when nobody said so. */
export function usualPlayers(game: Game): number {
  return Math.min(Math.max(3, game.seats[0]), game.seats[1]);
}

export function seatsOf(players: number): string[] {
  return Array.from({ length: players }, (_, number) => `p${number + 1}`);
}

export async function begin(wish: Wish): Promise<void> {
  await house.introduced();
  const table = await post<Table>('tables', wish);
  router.go(`/table/${table.id}`);
}

/** One click: a table full of bots. */
export function againstBots(game: Game): Promise<void> {
  const players = usualPlayers(game);
  const bots = Object.fromEntries(
    seatsOf(players)
      .slice(1)
      .map((seat) => [seat, USUAL]),
  );
  return begin({ game: game.name, players, options: {}, seat: 'p1', bots, open: false });
}

export async function join(table: string, token: string | null, seat: string | null): Promise<void> {
  await house.introduced();
  await post<Table>(`tables/${table}/join`, { token, seat });
  router.go(`/table/${table}`);
}

// Creates the drawing context of a table, and the names of its players.

import { playerColour, playerSymbol } from '../playerAppearance';
import type { Scene, SeatFrame } from '../generated/protocol';
import type { DrawingContext } from '../stage/art';
import type { Words } from '../words/words';
import { preferences } from './preferences.svelte';

type SeatedPlayer = Pick<SeatFrame, 'seat' | 'name' | 'colour' | 'symbol'> & { taken?: boolean };

/**
 * The names of the players by seat. A free seat is named by its number, and who takes a lesson without a name is the learner.
 * A seat that is taken by nobody with a name is that of a former player.
 */
export function playerNames(
  seats: readonly SeatedPlayer[],
  words: Words,
  learner: string | null = null,
): Record<string, string> {
  const unnamed = (seat: string, taken: boolean): string => {
    if (seat === learner) return words.say('lesson-learner');
    return taken && learner === null
      ? words.say('web-former-player')
      : words.say('web-seat', { number: Number(seat.slice(1)) });
  };
  return Object.fromEntries(seats.map(({ seat, name, taken }) => [seat, name || unnamed(seat, taken ?? false)]));
}

export function drawingContext(
  scene: Scene,
  seats: readonly SeatedPlayer[],
  words: Words,
  viewer: string | null,
  wide: boolean,
): DrawingContext {
  const by = new Map(seats.map((player) => [player.seat, player]));
  return {
    scene,
    viewer,
    wide,
    boardOrder: preferences.boardOrder,
    say: (key, args) => words.say(key, args),
    name: (seat) => words.name(seat),
    symbol: (seat) => playerSymbol(by.get(seat)?.symbol ?? ''),
    colour: (seat) => playerColour(by.get(seat)?.colour ?? '').fill,
    textColour: (seat) => playerColour(by.get(seat)?.colour ?? '').text,
  };
}

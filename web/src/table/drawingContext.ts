// Creates the drawing context of a table, and the texts of names and refusals.

import { playerColour, playerSymbol } from '../playerAppearance';
import type { Naming } from '../pick/naming';
import type { Reason, Scene, SeatFrame } from '../protocol';
import type { DrawingContext } from '../stage/art';
import type { Words } from '../words/words';

type SeatedPlayer = Pick<SeatFrame, 'seat' | 'name' | 'colour' | 'symbol'>;

/** The names of the players by seat; a free seat is named by its number. */
export function playerNames(seats: readonly SeatedPlayer[], words: Words): Record<string, string> {
  return Object.fromEntries(
    seats.map(({ seat, name }) => [seat, name || words.say('web-seat', { number: Number(seat.slice(1)) })]),
  );
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
    say: (key, args) => words.say(key, args),
    name: (seat) => words.name(seat),
    symbol: (seat) => playerSymbol(by.get(seat)?.symbol ?? ''),
    colour: (seat) => playerColour(by.get(seat)?.colour ?? '').fill,
    textColour: (seat) => playerColour(by.get(seat)?.colour ?? '').text,
  };
}

/** The text of a refusal in the viewer's language; the refused action is a sentence in it. */
export function refusalText({ key, args, message, choice }: Reason, words: Words, naming: Naming): string {
  if (!words.knows(key)) return message;
  return words.say(key, choice && 'move' in args ? { ...args, move: naming.action(choice) } : args);
}

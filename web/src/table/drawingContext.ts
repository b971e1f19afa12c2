// A table as the drawings and words need it.

import { paint, sign } from '../playerAppearance';
import type { Naming } from '../pick/naming';
import type { Reason, Scene, SeatFrame } from '../protocol';
import type { Look } from '../stage/art';
import type { Words } from '../words/words';

type Sitter = Pick<SeatFrame, 'seat' | 'name' | 'colour' | 'symbol'>;

/** What the players are called; free seats by their number. */
export function namesOf(seats: readonly Sitter[], words: Words): Record<string, string> {
  return Object.fromEntries(
    seats.map(({ seat, name }) => [seat, name || words.say('web-seat', { number: Number(seat.slice(1)) })]),
  );
}

export function lookOf(scene: Scene, seats: readonly Sitter[], words: Words, viewer: string | null, wide: boolean): Look {
  const by = new Map(seats.map((sitter) => [sitter.seat, sitter]));
  return {
    scene,
    viewer,
    wide,
    say: (key, args) => words.say(key, args),
    name: (seat) => words.name(seat),
    symbol: (seat) => sign(by.get(seat)?.symbol ?? ''),
    colour: (seat) => paint(by.get(seat)?.colour ?? '').fill,
    ink: (seat) => paint(by.get(seat)?.colour ?? '').ink,
  };
}

/** What a refusal says, in the viewer's language; the action it speaks of as a sentence. */
export function reasonSaid({ key, args, message, choice }: Reason, words: Words, naming: Naming): string {
  if (!words.knows(key)) return message;
  return words.say(key, choice && 'move' in args ? { ...args, move: naming.action(choice) } : args);
}

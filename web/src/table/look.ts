// A table as the drawings and words need it.

import { paint, sign } from '../people';
import type { Scene, SeatFrame } from '../protocol';
import type { Look } from '../stage/art';
import type { Words } from '../words/words';

type Sitter = Pick<SeatFrame, 'seat' | 'name' | 'colour' | 'symbol'>;

/** What the players are called; free seats by their number. */
export function namesOf(seats: readonly Sitter[], words: Words): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name || words.say('web-seat', { number: Number(seat.slice(1)) })]));
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

/** What a refusal says, in the viewer's language. */
export function reasonSaid(reason: { key: string; args: Record<string, unknown>; message: string }, words: Words): string {
  return words.knows(reason.key) ? words.say(reason.key, reason.args) : reason.message;
}

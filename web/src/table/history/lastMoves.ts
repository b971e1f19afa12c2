// The last move of every other player, to be outlined on the board until the viewer's own next move.

import type { FrameEvent, Scene } from '../../generated/protocol';
import { actorOf, sceneChanges, type SceneChange } from './sceneChanges';
import { includesOwnMove } from './turns';

/** The changes of each seat's last turn; seats that move again add to their turn until another seat moves. */
export interface LastMoves {
  bySeat: ReadonlyMap<string, readonly SceneChange[]>;
  /** The seat that has moved last. */
  latest: string | null;
}

export const NO_MOVES: LastMoves = { bySeat: new Map(), latest: null };

/** The last moves after a change of the position; the viewer's own move clears them. */
export function followMove(
  moves: LastMoves,
  before: Scene,
  after: Scene,
  events: readonly FrameEvent[],
  viewer: string | null,
): LastMoves {
  const actor = actorOf(events);
  if (actor === null) return moves;
  if (includesOwnMove(events, viewer)) return { bySeat: new Map(), latest: actor };
  if (actor === viewer) return moves;
  const earlier = moves.latest === actor ? (moves.bySeat.get(actor) ?? []) : [];
  const changes = [...earlier, ...sceneChanges(before, after, events, viewer)];
  return { bySeat: new Map(moves.bySeat).set(actor, changes), latest: actor };
}

/** The seat that is marked at a piece or, with an empty appearance, at a place. */
export function markedSeats({ bySeat }: LastMoves): Map<string, string> {
  const found = new Map<string, string>();
  for (const [seat, changes] of bySeat)
    for (const { place, appearance } of changes) found.set(markKey(place, appearance), seat);
  return found;
}

export const markKey = (place: string, appearance: string): string => `${place} ${appearance}`;

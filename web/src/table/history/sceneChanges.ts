// Where a move has changed the scene: by comparing two scenes, without rules.

import type { FrameEvent, Piece, Scene } from '../../generated/protocol';

/** The seat word of chance in events. */
const CHANCE = 'chance';

/** A piece that has come to a place, or a place that pieces have left (`appearance` is empty). */
export interface SceneChange {
  place: string;
  appearance: string;
}

/** What equal pieces have in common. */
export const appearanceOf = ({ kind, word, owner }: Pick<Piece, 'kind' | 'word' | 'owner'>): string =>
  `${kind}/${word}/${owner}`;

/** How many pieces of each appearance lie at each place. */
function countPieces(scene: Scene): Map<string, { change: SceneChange; piece: Piece; count: number }> {
  const found = new Map<string, { change: SceneChange; piece: Piece; count: number }>();
  for (const piece of scene.pieces) {
    const change = { place: piece.place, appearance: appearanceOf(piece) };
    const key = `${change.place} ${change.appearance}`;
    const known = found.get(key);
    if (known) known.count += piece.count;
    else found.set(key, { change, piece, count: piece.count });
  }
  return found;
}

/** The words of the notation that chance has dealt in these events. */
export function dealtWords(events: readonly FrameEvent[]): Set<string> {
  return new Set(events.filter(({ who }) => who === CHANCE).flatMap(({ args }) => Object.values(args).map(String)));
}

/** The pieces that somebody's move has brought to places; if it brought none, the places that it has taken pieces from.
 *
 * What chance has dealt in the same events is not the player's doing: it is left out by its word.
 */
export function sceneChanges(before: Scene, after: Scene, events: readonly FrameEvent[]): SceneChange[] {
  const [then, now, dealt] = [countPieces(before), countPieces(after), dealtWords(events)];
  const arrived = [...now].filter(
    ([key, { piece, count }]) => !dealt.has(piece.word) && count > (then.get(key)?.count ?? 0),
  );
  if (arrived.length) return arrived.map(([, { change }]) => change);
  const left = [...then].filter(([key, { piece, count }]) => !dealt.has(piece.word) && count > (now.get(key)?.count ?? 0));
  return left.map(([, { change }]) => ({ place: change.place, appearance: '' }));
}

/** The seat whose move these events tell; null if chance alone has acted. */
export function actorOf(events: readonly FrameEvent[]): string | null {
  return events.find(({ text, who }) => text && who !== CHANCE)?.who ?? null;
}

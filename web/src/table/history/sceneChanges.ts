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

/** The area of the viewer's hand. */
const HAND = 'hand';

/** The owner of every place: its own, that of its area, or the viewer for the hand. */
const placeOwners = ({ areas }: Scene, viewer: string | null): Map<string, string> =>
  new Map(
    areas.flatMap(({ id, owner, places }) =>
      places.map((place) => [place.id, place.owner || owner || (id === HAND ? (viewer ?? '') : '')]),
    ),
  );

/** The seats for which the table has played a forced move after the move of another seat. */
function playedByTable(events: readonly FrameEvent[]): Set<string> {
  const actor = actorOf(events);
  return new Set(events.filter(({ who, by_table }) => by_table === true && who !== actor).map(({ who }) => who));
}

/** The ids of the pieces that the end of a round has changed; none if no piece has stayed and lost its owner. */
function changedByRoundEnd(before: Scene, after: Scene, viewer: string | null): Set<string> {
  const [left, come] = [placeOwners(before, viewer), placeOwners(after, viewer)];
  const areas = new Map(after.areas.flatMap(({ id, places }) => places.map((place) => [place.id, id])));
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const loose = after.pieces.flatMap((piece) => {
    const then = old.get(piece.id);
    return then && !piece.owner && then.kind === piece.kind ? [{ then, piece }] : [];
  });
  const stayed = loose.filter(({ then, piece }) => then.place === piece.place && appearanceOf(then) !== appearanceOf(piece));
  const areaOf = ({ place }: Piece): string => areas.get(place) ?? place;
  const freed = new Set(stayed.filter(({ then }) => then.owner).map(({ piece }) => areaOf(piece)));
  const giver = (piece: Piece): string => left.get(piece.place) ?? '';
  const taker = (piece: Piece): string => come.get(piece.place) ?? '';
  const passed = freed.size
    ? loose.filter(({ then, piece }) => giver(then) && taker(piece) && giver(then) !== taker(piece))
    : [];
  return new Set([...stayed.filter(({ piece }) => freed.has(areaOf(piece))), ...passed].map(({ piece }) => piece.id));
}

/** The ids of the pieces of a player that lie where they lay and have become another kind, such as a marker that is used up. */
function turned(before: Scene, after: Scene): Set<string> {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const changed = ({ id, place, kind, owner }: Piece): boolean => {
    const then = old.get(id);
    return owner !== '' && then?.place === place && then.owner === owner && then.kind !== kind;
  };
  return new Set(after.pieces.filter(changed).map(({ id }) => id));
}

/** The pieces that somebody's move has brought to places, and the places of other players that it has taken them from; if it
 * brought none, all places that it has taken pieces from.
 *
 * Not the player's doing, and left out: what chance has dealt in the same events, by its word; what has come to the places
 * of a seat for which the table has then played; and what the end of a round does by itself. It shows as a piece that stays
 * where it is and loses its owner, or becomes another kind of its owner's pieces. With it go the pieces beside it that only change their looks, and those without an owner
 * that pass from one seat to another.
 */
export function sceneChanges(
  before: Scene,
  after: Scene,
  events: readonly FrameEvent[],
  viewer: string | null = null,
): SceneChange[] {
  const [then, now, dealt] = [countPieces(before), countPieces(after), dealtWords(events)];
  const [owners, forced] = [placeOwners(after, viewer), playedByTable(events)];
  const spot = ({ place, kind, word }: Piece): string => `${place} ${kind}/${word}`;
  const owned = new Set(before.pieces.filter(({ owner }) => owner).map(spot));
  const ownerless = new Set(after.pieces.filter(({ owner }) => !owner).map(spot));
  const byRoundEnd = new Set([...changedByRoundEnd(before, after, viewer), ...turned(before, after)]);
  const losesOwner = (piece: Piece): boolean => owned.has(spot(piece)) && ownerless.has(spot(piece));
  const notByActor = (piece: Piece): boolean =>
    dealt.has(piece.word) || forced.has(owners.get(piece.place) ?? '') || losesOwner(piece) || byRoundEnd.has(piece.id);
  const arrived = [...now].filter(([key, { piece, count }]) => count > (then.get(key)?.count ?? 0) && !notByActor(piece));
  const left = [...then].filter(([key, { piece, count }]) => count > (now.get(key)?.count ?? 0) && !notByActor(piece));
  const [ownersThen, actor] = [placeOwners(before, viewer), actorOf(events)];
  const fromRival = (piece: Piece): boolean => !['', actor].includes(ownersThen.get(piece.place) ?? '');
  const came = (piece: Piece): boolean =>
    arrived.some(([, one]) => one.piece.kind === piece.kind && one.piece.word === piece.word);
  const emptied = arrived.length ? left.filter(([, { piece }]) => fromRival(piece) && came(piece)) : left;
  return [
    ...arrived.map(([, { change }]) => change),
    ...emptied.map(([, { change }]) => ({ place: change.place, appearance: '' })),
  ];
}

/** The seat whose move these events tell; null if chance alone has acted. */
export function actorOf(events: readonly FrameEvent[]): string | null {
  return events.find(({ text, who }) => text && who !== CHANCE)?.who ?? null;
}

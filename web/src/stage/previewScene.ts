// The scene of a move that is only considered: the present scene with ghosts of the pieces that would come, and the numbers that
// would change. Two scenes are compared, without rules.

import type { Area, Piece, Place, Scene } from '../generated/protocol';

/** A number or a word that would change. */
export interface Change {
  before: string;
  after: string;
}

/** How a piece takes part in the considered move. */
export type PieceFate = 'comes' | 'goes' | Change;

export interface PreviewScene {
  /** The present scene and the pieces that would come. */
  scene: Scene;
  /** What would happen to each piece of it; a piece that stays as it is has no entry. */
  fates: ReadonlyMap<Piece, PieceFate>;
  /** Changes of the notes of places, by place. */
  placeNotes: ReadonlyMap<string, Change>;
  /** Changes of the notes of areas, by area. */
  areaNotes: ReadonlyMap<string, Change>;
  /** Whether the results are likely but not certain. */
  likely: boolean;
}

const looks = ({ kind, word, owner, glyph }: Piece): string => `${kind}/${word}/${owner}/${glyph}`;

/** Pairs of equal pieces of a place, before and after; those with the same id first. Twins may be one object, listed twice. */
function pairUp(before: readonly Piece[], after: readonly Piece[]): Map<Piece, Piece> {
  const pairs = new Map<Piece, Piece>();
  const free = [...before];
  const pair = (piece: Piece, fits: (other: Piece) => boolean): boolean => {
    const at = free.findIndex((other) => fits(other) && looks(other) === looks(piece));
    const [old] = at < 0 ? [] : free.splice(at, 1);
    if (old) pairs.set(piece, old);
    return old !== undefined;
  };
  const rest = after.filter((piece) => !pair(piece, ({ id }) => id === piece.id));
  for (const piece of rest) pair(piece, () => true);
  return pairs;
}

/** The places of a scene with their areas. */
function areaOfPlace({ areas }: Scene): Map<string, string> {
  return new Map(areas.flatMap((area) => area.places.map((place): [string, string] => [place.id, area.id])));
}

/** The pieces that only move within their area, such as a hand that closes a gap: they keep their places. */
function rearranged(before: Scene, after: Scene): Set<string> {
  const [then, now] = [areaOfPlace(before), areaOfPlace(after)];
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return new Set(
    after.pieces
      .filter((piece) => {
        const known = old.get(piece.id);
        return (
          known &&
          known.place !== piece.place &&
          looks(known) === looks(piece) &&
          then.get(known.place) === now.get(piece.place)
        );
      })
      .map(({ id }) => id),
  );
}

/** The pieces of a place as they are drawn, each with its fate. `touched` pieces stay, because they can be touched again. */
function mergePlace(before: Piece[], after: Piece[], touched: ReadonlySet<string>): [Piece, PieceFate | null][] {
  const pairs = pairUp(before, after);
  const stay = new Set(pairs.values());
  const goes = before.filter((piece) => !stay.has(piece));
  const arrived = after.filter((piece) => !pairs.has(piece));
  const kept = (piece: Piece): [Piece, PieceFate | null] => {
    const later = after.find((other) => pairs.get(other) === piece);
    if (!later) return [piece, 'goes'];
    return [piece, later.count === piece.count ? null : { before: String(piece.count), after: String(later.count) }];
  };
  if (!arrived.length) return before.map(kept);
  // What comes takes the place of what goes: only what was touched is still needed.
  const needed = goes.filter(({ id }) => touched.has(id) && !arrived.some((piece) => piece.id === id));
  const drawn = after.map((piece): [Piece, PieceFate | null] => {
    const old = pairs.get(piece);
    return old ? kept(old) : [piece, 'comes'];
  });
  return [...drawn, ...needed.map(kept)];
}

function changesOf<T extends { id: string; note: string }>(
  before: readonly T[],
  after: readonly T[],
  said: (one: T) => string = ({ note }) => note,
): [string, Change][] {
  const later = new Map(after.map((one) => [one.id, one]));
  return before.flatMap((one): [string, Change][] => {
    const now = later.get(one.id);
    if (!now?.note || now.note === one.note) return [];
    const [then, text] = [said(one), said(now)];
    // What is said in words needs no arrow: the words before are on the board.
    return [[one.id, { before: text === now.note ? then : '', after: text }]];
  });
}

/** The places of an area, and those that pieces would come to. */
function mergedArea(area: Area, after: Scene, needed: ReadonlySet<string>): Area {
  const known = new Set(area.places.map(({ id }) => id));
  const later = after.areas.find(({ id }) => id === area.id)?.places ?? [];
  const added = later.filter(({ id }) => needed.has(id) && !known.has(id));
  return added.length ? { ...area, places: [...area.places, ...added] } : area;
}

/** Compares the scene before and after a move; `touched` are the ids of its path, `noteOf` says the note of a place. */
export function previewScene(
  before: Scene,
  after: Scene,
  touched: readonly string[],
  likely: boolean,
  noteOf?: (place: Place) => string,
): PreviewScene {
  const moved = rearranged(before, after);
  const settled = (piece: Piece): boolean => !moved.has(piece.id);
  const then = Map.groupBy(before.pieces, ({ place }) => place);
  const now = Map.groupBy(after.pieces.filter(settled), ({ place }) => place);
  const path = new Set(touched);
  const merged = [...new Set([...then.keys(), ...now.keys()])].flatMap((place): [Piece, PieceFate | null][] => {
    const [still, gone] = [then.get(place) ?? [], now.get(place) ?? []];
    const staying = still.filter((piece) => !settled(piece));
    return [...staying.map((piece): [Piece, null] => [piece, null]), ...mergePlace(still.filter(settled), gone, path)];
  });
  const comes = new Set(merged.filter(([, fate]) => fate === 'comes').map(([{ place }]) => place));
  const places = ({ areas }: Scene): Place[] => areas.flatMap((area) => area.places);
  const known = new Set([...places(before), ...places(after)].map(({ id }) => id));
  const drawn = merged.filter(([{ place }]) => known.has(place));
  return {
    scene: {
      ...before,
      areas: before.areas.map((area) => mergedArea(area, after, comes)),
      pieces: drawn.map(([piece]) => piece),
    },
    fates: new Map(drawn.flatMap(([piece, fate]) => (fate ? [[piece, fate]] : []))),
    placeNotes: new Map(changesOf(places(before), places(after), noteOf)),
    areaNotes: new Map(changesOf(before.areas, after.areas)),
    likely,
  };
}

// Differences between two scenes within a player's own areas: notes of places and numbers of pieces.

import type { Naming } from '../../pick/naming';
import type { Area, Piece, Place, Scene } from '../../generated/protocol';
import { bareNote } from '../../words/notes';

export interface Change {
  name: string;
  before: string;
  after: string;
}

interface Owned {
  area: Area;
  place: Place;
}

function owned(scene: Scene, viewer: string): Map<string, Owned> {
  const found = new Map<string, Owned>();
  for (const area of scene.areas)
    for (const place of area.places)
      if (area.owner === viewer || place.owner === viewer) found.set(place.id, { area, place });
  return found;
}

/** The number of pieces of each kind at a place. */
function counted(scene: Scene, place: string): Map<string, { piece: Piece; count: number }> {
  const found = new Map<string, { piece: Piece; count: number }>();
  for (const piece of scene.pieces) {
    if (piece.place !== place) continue;
    const key = `${piece.kind}/${piece.word}`;
    const known = found.get(key);
    found.set(key, { piece, count: (known?.count ?? 0) + piece.count });
  }
  return found;
}

/** The changes of what a viewer owns; `scored` leaves out the notes of areas, which repeat points that are told already. */
export function previewChanges(before: Scene, after: Scene, viewer: string, naming: Naming, scored = false): Change[] {
  const then = owned(after, viewer);
  const found: Change[] = [];
  for (const [id, { place }] of owned(before, viewer)) {
    const later = then.get(id)?.place;
    if (later && later.note !== place.note && place.note && later.note)
      found.push({ name: naming.place(place), before: naming.note(place), after: naming.note(later) });
    const [old, fresh] = [counted(before, id), counted(after, id)];
    for (const [key, { piece, count }] of old) {
      const left = fresh.get(key)?.count ?? 0;
      if (left !== count && Math.max(left, count) > 1)
        found.push({ name: naming.piece({ ...piece, count: 1 }), before: String(count), after: String(left) });
    }
  }
  for (const area of before.areas) {
    const later = after.areas.find((other) => other.id === area.id);
    if (!scored && area.owner === viewer && later && area.note && later.note !== area.note)
      found.push({ name: naming.area(area), before: bareNote(area.note), after: bareNote(later.note) });
  }
  return found;
}

// The player aid: one row for each entry.

import type { Area, Place } from '../../src/generated/protocol';
import type { Board, Spot } from '../../src/stage/art';
import PlayerAidBackdrop from './PlayerAidBackdrop.svelte';

export const LINE = 14;
export const WIDTH = 340;

/** TrackColumns of food come first; points by rank follow under a heading of their own. */
export function lineOf(place: Place, index: number): number {
  return isFood(place) ? index : index + 1;
}

export const isFood = (place: Place): boolean => place.id.endsWith('-food');

export function playerAidBoard(area: Area): Board {
  const spots: Record<string, Spot> = {};
  area.places.forEach((place, index) => {
    spots[place.id] = { x: 0, y: lineOf(place, index) * LINE, width: WIDTH, height: LINE };
  });
  return { width: WIDTH, height: (area.places.length + 1) * LINE + 2, spots, backdrop: PlayerAidBackdrop };
}

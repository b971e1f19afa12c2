// Where things are at a player's screen: the screen itself, food and art behind it, a bid or the workers to place beside them.

import type { Area } from '../../src/protocol';
import type { Board, Look, Spot } from '../../src/stage/art';
import type { Box } from '../../src/stage/arrange';
import Screen from './Screen.svelte';

export interface Desk {
  width: number;
  height: number;
  card: Box;
  food: Box;
  art: Box;
  /** What is at hand just now. */
  now: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const DESKS: Record<'own' | 'rival', Record<'wide' | 'narrow', Desk>> = {
  own: {
    wide: { width: 770, height: 82, card: box(0, 0, 138, 82), food: box(150, 4, 220, 74), art: box(382, 4, 220, 74), now: box(614, 4, 154, 74) },
    narrow: { width: 340, height: 118, card: box(0, 0, 84, 66), food: box(92, 2, 120, 62), art: box(218, 2, 120, 62), now: box(92, 70, 246, 46) },
  },
  rival: {
    wide: { width: 310, height: 56, card: box(0, 0, 84, 56), food: box(92, 3, 66, 50), art: box(164, 3, 66, 50), now: box(236, 3, 72, 50) },
    narrow: { width: 160, height: 96, card: box(0, 0, 48, 92), food: box(54, 0, 50, 50), art: box(108, 0, 50, 50), now: box(54, 54, 104, 40) },
  },
};

export function deskOf(area: Area, look: Look): Desk {
  return DESKS[area.owner === look.viewer ? 'own' : 'rival'][look.wide ? 'wide' : 'narrow'];
}

export function screenOf(area: Area, look: Look): Board {
  const desk = deskOf(area, look);
  const spots: Record<string, Spot> = {};
  for (const place of area.places) {
    const what = place.id.split('.')[1];
    spots[place.id] = what === 'food' ? desk.food : what === 'art' ? desk.art : desk.now;
  }
  return { width: desk.width, height: desk.height, spots, backdrop: Screen };
}

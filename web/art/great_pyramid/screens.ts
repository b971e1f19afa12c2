// The layout of a player's screen: card, food, art, and the current bid or the workers to place.

import type { Area } from '../../src/generated/protocol';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import type { Box } from '../../src/stage/pieceLayout';
import ScreenBackdrop from './ScreenBackdrop.svelte';

export interface ScreenLayout {
  width: number;
  height: number;
  card: Box;
  food: Box;
  art: Box;
  /** The current bid or the workers to place. */
  now: Box;
}

const GOODS = /\.(food|art)$/;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Between bids the box for the bid takes no room where room is scarce. */
function ownScreen(wide: boolean, busy: boolean): ScreenLayout {
  if (wide)
    return {
      width: 394,
      height: 100,
      card: box(0, 0, 100, 99),
      food: box(110, 1, 282, 47),
      art: box(110, 52, 282, 47),
      now: box(304, 1, 88, 98),
    };
  const height = busy ? 118 : 68;
  return {
    width: 340,
    height,
    card: box(0, 0, 84, 66),
    food: box(92, 2, 120, 62),
    art: box(218, 2, 120, 62),
    now: box(92, 70, 246, 46),
  };
}

function rivalScreen(wide: boolean): ScreenLayout {
  const width = wide ? 310 : 340;
  return {
    width,
    height: 56,
    card: box(0, 0, 84, 56),
    food: box(92, 3, 66, 50),
    art: box(164, 3, 66, 50),
    now: box(236, 3, width - 238, 50),
  };
}

export function screenLayout(area: Area, context: DrawingContext): ScreenLayout {
  if (area.owner !== context.viewer) return rivalScreen(context.wide);
  const busy = area.places.some((place) => !GOODS.test(place.id));
  const layout = ownScreen(context.wide, busy);
  if (!context.wide || !busy) return layout;
  return { ...layout, food: { ...layout.food, width: 188 }, art: { ...layout.art, width: 188 } };
}

export function screenBoard(area: Area, context: DrawingContext): Board {
  const layout = screenLayout(area, context);
  const spots: Record<string, Spot> = {};
  for (const place of area.places) {
    const what = place.id.split('.')[1];
    spots[place.id] = what === 'food' ? layout.food : what === 'art' ? layout.art : layout.now;
  }
  return { width: layout.width, height: layout.height, spots, backdrop: ScreenBackdrop };
}

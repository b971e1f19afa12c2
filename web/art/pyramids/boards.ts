// The boards of Pyramids: gods, quarry, hand and a necropolis for each player.

import type { Area } from '../../src/generated/protocol';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import GodsBackdrop from './GodsBackdrop.svelte';
import HandBackdrop from './HandBackdrop.svelte';
import NecropolisBackdrop from './NecropolisBackdrop.svelte';
import { necropolisSpots, necropolisLayout, handSlot } from './necropolisLayout';
import QuarryBackdrop from './QuarryBackdrop.svelte';

const DESK = 780;
const PHONE = 336;
const GAP = 8;
/** Width of the deck. */
const DECK = 62;

/** The gods side by side, in the order of their numbers. */
function gods(area: Area, context: DrawingContext): Board {
  const width = context.wide ? DESK : PHONE;
  const height = context.wide ? 82 : 100;
  const gap = context.wide ? GAP : 3;
  const wide = (width - gap * (area.places.length - 1)) / area.places.length;
  const spots = area.places.map(({ id }, n): [string, Spot] => [id, godSpot(n * (wide + gap), wide, height)]);
  return { width, height, spots: Object.fromEntries(spots), backdrop: GodsBackdrop };
}

/** The tile leaves the rim of its bed visible: the rim is the highlighted outline. */
function godSpot(x: number, width: number, height: number): Spot {
  const outline = `M${x + 8} 1h${width - 16}q7 0 7 7v${height - 16}q0 7 -7 7h${16 - width}q-7 0 -7 -7v${16 - height}q0 -7 7 -7z`;
  return { x, y: 1, width, height: height - 2, outline, cells: [{ x: x + 3, y: 3, width: width - 6, height: height - 6 }] };
}

/** The pairs of cards: in a row beside the deck, on a phone in rows of two or three. */
function quarry(area: Area, context: DrawingContext): Board {
  const pairs = area.places.length;
  const columns = context.wide ? pairs : pairs % 2 ? 3 : 2;
  const [wide, high] = context.wide ? [134, 104] : columns === 3 ? [106, 90] : [140, 112];
  const width = context.wide ? DESK : PHONE;
  const deck = context.wide ? DECK + GAP : 0;
  const from = deck + (width - deck - columns * (wide + GAP) + GAP) / 2;
  const spots = area.places.map(({ id }, n): [string, Spot] => [
    id,
    pairSpot(from + (n % columns) * (wide + GAP), 2 + Math.floor(n / columns) * (high + GAP), wide, high),
  ]);
  const height = Math.ceil(pairs / columns) * (high + GAP) - GAP + 4;
  return { width, height, spots: Object.fromEntries(spots), backdrop: QuarryBackdrop };
}

function pairSpot(x: number, y: number, width: number, height: number): Spot {
  const wide = (width - 16) / 2;
  const high = height - 18;
  const cells = [0, 1].map((n) => ({ x: x + 6 + n * (wide + 4), y: y + 13, width: wide, height: high }));
  return { x, y, width, height, cells };
}

/** The cards in hand: beside the necropolis in a column, on a phone in a row. */
function hand(area: Area, context: DrawingContext): Board {
  const spots = area.places.map(({ id }, n): [string, Spot] => [id, { ...handSlot(n, context), flow: 'fill' }]);
  return {
    ...(context.wide ? { width: 150, height: 368 } : { width: PHONE, height: 122 }),
    spots: Object.fromEntries(spots),
    backdrop: HandBackdrop,
  };
}

function necropolis(area: Area, context: DrawingContext): Board {
  const layout = necropolisLayout(area, context);
  return { width: layout.width, height: layout.height, spots: necropolisSpots(area, layout), backdrop: NecropolisBackdrop };
}

export function boardOf(area: Area, context: DrawingContext): Board {
  const draw = { gods, quarry, hand }[area.id] ?? necropolis;
  return draw(area, context);
}

// The layout of a necropolis, for the own board and for rivals, wide and on a phone.

import type { Area, Place } from '../../src/generated/protocol';
import type { DrawingContext, Spot } from '../../src/stage/art';
import type { Box } from '../../src/stage/pieceLayout';

/** A necropolis: sky and sand, pyramid and obelisk on the ground, the tomb under it. */
export interface NecropolisLayout {
  own: boolean;
  width: number;
  height: number;
  /** The size of a card in the pyramid. */
  card: readonly [number, number];
  /** The y position of the ground. */
  ground: number;
  pyramid: { x: number; width: number };
  obelisk: { x: number; top: number; count: number; step: number };
  tomb: Box;
  /** Number of cards in the tomb. */
  buried: number;
  /** The left end of the chamber, with its symbol and the number of cards. */
  door: number;
  /** The cards another player holds; the viewer's own cards are in the hand. */
  held: Box;
  god: Box;
  first: Box;
}

interface Measures {
  width: number;
  card: readonly [number, number];
  /** Height of the sky; a tall obelisk increases it. */
  sky: number;
  pyramid: number;
  obelisk: { x: number; top: number; least: number };
  tomb: { x: number; width: number; height: number; door: number };
  /** Sand between the ground and the tomb's ceiling, and half as much below its floor. */
  roof: number;
  held: Box;
  god: Box;
  first: Box;
}

const SLOTS = 5;

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

const DESK: Measures = {
  width: 600,
  card: [78, 62],
  sky: 282,
  pyramid: 8,
  obelisk: { x: 422, top: 34, least: 28 },
  tomb: { x: 106, width: 486, height: 66, door: 8 },
  roof: 13,
  held: NOWHERE,
  god: { x: 514, y: 14, width: 78, height: 96 },
  first: { x: 527, y: 118, width: 52, height: 52 },
};

const PHONE: Measures = {
  width: 336,
  card: [52, 45],
  sky: 214,
  pyramid: 4,
  obelisk: { x: 274, top: 26, least: 26 },
  tomb: { x: 58, width: 270, height: 56, door: 6 },
  roof: 13,
  held: NOWHERE,
  god: { x: 4, y: 6, width: 54, height: 54 },
  first: { x: 62, y: 8, width: 36, height: 36 },
};

const RIVAL: Measures = {
  width: 320,
  card: [40, 28],
  sky: 122,
  pyramid: 4,
  obelisk: { x: 220, top: 16, least: 24 },
  tomb: { x: 30, width: 286, height: 36, door: 4 },
  roof: 8,
  held: { x: 272, y: 64, width: 42, height: 54 },
  god: { x: 271, y: 4, width: 44, height: 44 },
  first: { x: 6, y: 6, width: 28, height: 28 },
};

function countAt(context: DrawingContext, place: string): number {
  return context.scene.pieces.filter((piece) => piece.place === place).reduce((sum, piece) => sum + piece.count, 0);
}

/** The place of a board by the end of its id: own places have no seat in their id. */
export function placeOf(area: Area, end: 'obelisk' | 'tomb'): string {
  return area.places.some(({ id }) => id === end) ? end : `${area.id}.${end}`;
}

export function necropolisLayout(area: Area, context: DrawingContext): NecropolisLayout {
  const own = area.owner === context.viewer;
  const measures = !own ? RIVAL : context.wide ? DESK : PHONE;
  const { width, card, obelisk, tomb, roof, held, god, first } = measures;
  const count = countAt(context, placeOf(area, 'obelisk'));
  const ground = Math.max(measures.sky, obelisk.top + count * obelisk.least);
  const step = count ? Math.min(card[1], (ground - obelisk.top) / count) : card[1];
  const y = ground + roof;
  return {
    own,
    width,
    height: y + tomb.height + roof / 2,
    card,
    ground,
    pyramid: { x: measures.pyramid, width: SLOTS * card[0] },
    obelisk: { x: obelisk.x, top: obelisk.top, count, step },
    tomb: { x: tomb.x, y, width: tomb.width, height: tomb.height },
    buried: countAt(context, placeOf(area, 'tomb')),
    door: tomb.door,
    held,
    god,
    first,
  };
}

/** Whether a place belongs to the pyramid itself. */
export function inPyramid(place: Place): boolean {
  return /(^|\.)pyramid\.\d/.test(place.id);
}

/** The spots of a board. The scene positions places in cells, six to a card; here they are centred on the ground. */
export function necropolisSpots(area: Area, layout: NecropolisLayout): Record<string, Spot> {
  const [wide, high] = layout.card;
  const built = area.places.filter(inPyramid);
  const left = Math.min(...built.map(({ x }) => x));
  const right = Math.max(...built.map(({ x, width }) => x + width));
  const bottom = Math.max(...built.map(({ y, height }) => y + height));
  const cell = wide / (built[0]?.width ?? 1);
  const start = layout.pyramid.x + (layout.pyramid.width - (right - left) * cell) / 2;
  const spots: Record<string, Spot> = {};
  for (const place of area.places) {
    if (inPyramid(place)) {
      const rise = ((bottom - place.y) / place.height) * high;
      spots[place.id] = {
        x: start + (place.x - left) * cell,
        y: layout.ground - rise,
        width: wide,
        height: high,
        flow: 'fill',
      };
    } else if (place.id.endsWith('obelisk')) spots[place.id] = obeliskSpot(layout);
    else if (place.id.endsWith('tomb')) spots[place.id] = tombSpot(layout);
    else if (place.id.endsWith('held'))
      spots[place.id] = { ...layout.held, flow: 'column', align: 'start', size: layout.card };
    else if (place.id.endsWith('first')) spots[place.id] = { ...layout.first, flow: 'fill' };
  }
  return spots;
}

/** The whole chamber is selectable; its cards are beside the symbol at its door. */
function tombSpot(layout: NecropolisLayout): Spot {
  const { x, y, width, height } = layout.tomb;
  return {
    x,
    y,
    width,
    height,
    align: 'start',
    size: tombCard(layout),
    outline: `M${layout.door} ${y}H${x + width}V${y + height}H${layout.door}z`,
  };
}

/** Many cards are narrower, down to a width that shows their stones; then they overlap. */
function tombCard(layout: NecropolisLayout): readonly [number, number] {
  const [wide, high] = layout.card;
  const height = Math.min(high, layout.tomb.height - 8);
  const room = layout.tomb.width / (layout.buried * 1.12);
  return [Math.max(Math.min(wide, room), Math.min(wide, 34)), height];
}

/** Cards of the obelisk from the bottom up; the spot reaches from the ground to above the highest card. */
function obeliskSpot(layout: NecropolisLayout): Spot {
  const { x, top, count, step } = layout.obelisk;
  const width = layout.card[0];
  const cells = Array.from({ length: Math.max(count, 1) }, (_, level) => ({
    x,
    y: layout.ground - (level + 1) * step,
    width,
    height: step,
  }));
  return { x, y: top, width, height: layout.ground - top, cells };
}

/** The box of the n-th card in hand. */
export function handSlot(n: number, context: DrawingContext): Box {
  return context.wide
    ? { x: 32, y: 6 + n * 120, width: 86, height: 114 }
    : { x: 24 + n * 100, y: 5, width: 88, height: 112 };
}

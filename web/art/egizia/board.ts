// The spots of the board: stops along the Nile, buildings, markets, water ring.

import type { Area } from '../../src/generated/protocol';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import { rounded } from '../../src/stage/roundedOutline';
import BoardBackdrop from './BoardBackdrop.svelte';
import { partSpot } from './buildings';
import { boardLayout, rowTop, type BoardLayout } from './boardLayout';

/** Room for the icon in a market's space; room under a vertical market for the effect of its lowest space. */
const SIGN = 24;
const FOOT = 18;

export interface Stop {
  id: string;
  row: number;
  kind: 'card' | 'round' | 'berth';
  /** Index of the berth at its site, from 0. */
  berth: number;
}

/** The stops in order downstream. A card space is the first of its row; the others are across the river. */
export function stopsOf(area: Area): Stop[] {
  let row = -1;
  let berths = 0;
  return area.places
    .filter(({ id }) => id.startsWith('space.'))
    .map(({ id }) => {
      const [, stop = '', berth] = id.split('.');
      if (/^c\d+$/.test(stop)) {
        row += 1;
        berths = 0;
        return { id, row, kind: 'card', berth: 0 };
      }
      return { id, row, kind: berth === undefined ? 'round' : 'berth', berth: berth === undefined ? 0 : berths++ };
    });
}

/** The row with a site's berths. */
export function siteRow(area: Area, site: string): number {
  return stopsOf(area).find(({ id }) => id.startsWith(`space.${site}.`))?.row ?? 0;
}

function circle(x: number, y: number, r: number): string {
  return `M${x} ${y + r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

function stopSpot(layout: BoardLayout, stop: Stop): Spot {
  const y = rowTop(layout, stop.row);
  const { card, bank } = layout;
  if (stop.kind === 'card')
    return { x: card.x, y, width: card.width, height: card.height, size: [card.width - 4, card.height - 2] };
  if (stop.kind === 'round') {
    const top = y + (card.height - bank.round) / 2;
    return { x: bank.x, y: top, width: bank.round, height: bank.round, outline: circle(bank.x, top, bank.round / 2) };
  }
  const top = y + card.height - bank.harbour + (bank.harbour < 44 ? 0 : 8);
  return { x: bank.x + stop.berth * bank.berth, y: top, width: bank.berth, height: bank.harbour };
}

function siteSpot(layout: BoardLayout, row: number): Spot {
  const { bank } = layout;
  const spot = { x: bank.x, y: rowTop(layout, row) - 1, width: bank.berth * 4, height: 13 };
  // Around the name, not across it.
  const around = { x: spot.x - 5, y: spot.y - 5, width: spot.width + 10, height: spot.height + 8 };
  return { ...spot, outline: rounded(around, 5) };
}

function marketSpots(area: Area, layout: BoardLayout): Record<string, Spot> {
  const found: Record<string, Spot> = {};
  for (const market of ['stone', 'grain'] as const) {
    const { head } = layout.markets;
    const box = layout.markets[market];
    const spaces = area.places.filter(({ id }) => id.startsWith(`market.${market}.`));
    const upright = box.height > box.width;
    const step = ((upright ? box.height - FOOT : box.width) - head) / Math.max(1, spaces.length);
    found[`market.${market}`] = { ...box };
    spaces.forEach(({ id }, n) => {
      const far = head + n * step + 2;
      found[id] = upright
        ? { x: box.x + SIGN, y: box.y + far, width: box.width - SIGN - 3, height: step - 4, flow: 'wrap', size: [20, 20] }
        : {
            x: box.x + far,
            y: box.y + SIGN - 3,
            width: step - 4,
            height: box.height - SIGN - 1,
            flow: 'wrap',
            size: [20, 20],
          };
    });
  }
  return found;
}

/** Places of the water ring are named by the path to them; they are in the scene's order. */
function waterSpots(area: Area, layout: BoardLayout): Record<string, Spot> {
  const { water } = layout;
  const found: Record<string, Spot> = { ring: { ...water } };
  const places = area.places.filter(({ id }) => id.startsWith('ring.'));
  const upright = water.height > water.width;
  const head = 20;
  places.forEach(({ id }, n) => {
    const room = upright ? (water.height - head) / places.length : water.width / places.length;
    const side = Math.min(46, room - 2);
    const x = upright ? water.x + 6 : water.x + n * room + (room - side) / 2;
    const y = upright ? water.y + head + n * room : water.y + head;
    found[id] = { x, y, width: side, height: side, flow: 'fill', outline: circle(x, y, side / 2) };
  });
  return found;
}

export function boardOf(area: Area, context: DrawingContext): Board {
  const layout = boardLayout(context.wide);
  const spots: Record<string, Spot> = {
    ...marketSpots(area, layout),
    ...waterSpots(area, layout),
    supply: { ...layout.supply },
    'supply.asked': { ...layout.asked },
  };
  for (const stop of stopsOf(area)) spots[stop.id] = stopSpot(layout, stop);
  for (const { id } of area.places) {
    const [kind, name = ''] = id.split('.');
    if (kind === 'site') spots[id] = siteSpot(layout, siteRow(area, name));
    if (kind === 'part') spots[id] = partSpot(name, context);
  }
  return { width: layout.width, height: layout.height, spots, backdrop: BoardBackdrop };
}

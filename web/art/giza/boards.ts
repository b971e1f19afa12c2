// The boards of GIZA: plateaus, pile and hand, wide and on a phone. Units are about px of the usual page.

import type { Area } from '../../src/generated/protocol';
import type { Box } from '../../src/stage/pieceLayout';
import type { Board, StageLayout, AreaRow, DrawingContext, Spot } from '../../src/stage/art';
import HandBackdrop from './HandBackdrop.svelte';
import PileBackdrop from './PileBackdrop.svelte';
import PlateauBackdrop from './PlateauBackdrop.svelte';
import { stackTiles } from './siteStack';

/** Width of the stage with the wide layout; area padding and gaps reduce the width of an area. */
const STAGE = 1120;
const GAP = 10;
const FRAME = 18;
const PHONE = 336;
/** Height of an area's title: an area without one is higher by this, so that areas of a row end alike. */
const TITLE = 25;
/** Height of the name under a site. */
export const NAME = 24;
const OWN_SHARE = 2;
/** Distance between discarded tiles if there is enough room. */
const DISCARD_PITCH = 46;

const rivalsOf = (context: DrawingContext): string[] =>
  context.scene.areas.filter(({ owner }) => owner && owner !== context.viewer).map(({ id }) => id);

/** The rivals' plateaus and the pile in rows, all visible at once: two rows of three with six players. */
function rivalRows(rivals: string[]): AreaRow[] {
  const [a = '', b = '', c = '', ...more] = rivals;
  switch (rivals.length) {
    case 1:
      return [[[a, 2], 'pile']];
    case 2:
      return [[a, b, ['pile', 0.7]]];
    case 3:
      return [
        [a, b],
        [c, 'pile'],
      ];
    case 4:
      return [
        [a, b, c],
        [...more, ['pile', 2]],
      ];
    case 5:
      return [
        [a, b, c],
        [...more, 'pile'],
      ];
    default:
      return [[a, b, c], more, ['pile']];
  }
}

/** On a phone the hand comes first, because a turn begins there, then the own plateau and the rivals, and the pile last. */
export function layout(context: DrawingContext): StageLayout {
  const rivals = rivalsOf(context);
  const { viewer } = context;
  if (context.wide) return { board: rivalRows(rivals), own: viewer ? [[[viewer, OWN_SHARE], 'hand']] : [], side: [] };
  const own: AreaRow[] = viewer ? [['hand'], [viewer]] : [];
  return { board: [...own, ...rivals.map((id) => [id]), ['pile']], own: [], side: [] };
}

/** The width of an area: its share of its row. */
function widthOf(id: string, context: DrawingContext): number {
  if (!context.wide) return PHONE;
  const { board, own } = layout(context);
  const sized = [...board, ...own].map((line) =>
    line.map((entry) => (typeof entry === 'string' ? ([entry, 1] as const) : entry)),
  );
  const line = sized.find((entries) => entries.some(([name]) => name === id)) ?? [[id, 1] as const];
  const sum = line.reduce((total, [, part]) => total + part, 0);
  const part = line.find(([name]) => name === id)?.[1] ?? 1;
  return ((STAGE - GAP * (line.length - 1)) * part) / sum - FRAME;
}

function plateauHeight(own: boolean, context: DrawingContext): number {
  if (!context.wide) return own ? 164 : 116;
  const rivals = rivalsOf(context).length;
  if (own) return rivals > 3 ? 240 : rivals === 3 ? 264 : 310;
  return rivals > 3 ? 140 : rivals === 3 ? 156 : rivals === 2 ? 210 : 256;
}

export function boardOf(area: Area, context: DrawingContext): Board {
  if (area.id === 'hand') return handOf(area, context);
  return area.id === 'pile' ? pileOf(area, context) : plateauOf(area, context);
}

function plateauOf(area: Area, context: DrawingContext): Board {
  const own = area.owner === context.viewer;
  const width = widthOf(area.id, context);
  const height = plateauHeight(own, context);
  const site = width / area.places.length;
  const room = height - NAME - 18;
  const spots = area.places.map(({ id }, index): [string, Spot] => {
    const spot = { x: index * site + 3, y: 4, width: site - 6, height: height - 8 };
    const across = Math.min(spot.width - 4, height * 1.05);
    const ground = {
      middle: spot.x + spot.width / 2,
      floor: height - NAME - 6,
      width: across,
      height: room,
      course: Math.min(42, room / (own ? 4.8 : 4.2)),
    };
    const pieces = context.scene.pieces.filter(({ place }) => place === id);
    return [id, { ...spot, cells: stackTiles(pieces, ground), label: 'none', outline: rounded(spot, 8) }];
  });
  return { width, height, spots: Object.fromEntries(spots), backdrop: PlateauBackdrop };
}

function pileOf(area: Area, context: DrawingContext): Board {
  const width = widthOf(area.id, context);
  const kinds = context.scene.pieces.filter(({ place }) => place === 'discard').length;
  const bag = Math.max(64, Math.min(92, width * 0.22));
  const x = bag + 10;
  const room = { x: x + 8, y: 28, width: width - x - 18, height: 0 };
  const beside = context.wide && rivalsOf(context).length < 6;
  const height = beside
    ? plateauHeight(false, context) + TITLE
    : Math.max(112, 38 + DISCARD_PITCH * Math.ceil(kinds / Math.floor(room.width / DISCARD_PITCH)));
  const pile: Spot = { x: 4, y: 4, width: bag, height: height - 8, label: 'none' };
  const discard: Spot = { x, y: 4, width: width - x - 4, height: height - 8, label: 'none' };
  const cells = rows(kinds, { ...room, height: height - 36 });
  return {
    width,
    height,
    spots: { pile, discard: { ...discard, cells, outline: rounded(discard, 8) } },
    backdrop: PileBackdrop,
  };
}

/** Squares in rows from the upper left, as large as they fit. */
function rows(count: number, room: Box): Box[] {
  let pitch = DISCARD_PITCH;
  const columns = (): number => Math.floor(room.width / pitch);
  while (pitch > 12 && columns() * Math.floor(room.height / pitch) < count) pitch -= 1;
  const size = pitch - 5;
  return Array.from({ length: count }, (_, n) => ({
    x: room.x + (n % columns()) * pitch,
    y: room.y + Math.floor(n / columns()) * pitch,
    width: size,
    height: size,
  }));
}

function handOf(area: Area, context: DrawingContext): Board {
  const width = widthOf(area.id, context);
  const height = context.wide ? plateauHeight(true, context) + TITLE : 208;
  const hand: Spot = {
    x: 0,
    y: 20,
    width,
    height: height - 20,
    flow: 'wrap',
    size: [width / 2.13, (height - 20) / 2.13],
    align: 'start',
    label: 'none',
  };
  return { width, height, spots: { hand }, backdrop: HandBackdrop };
}

function rounded({ x, y, width, height }: Spot, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
}

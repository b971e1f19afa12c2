// The layout of a player's tableau and of the viewer's sphinx cards.

import type { Area, Piece } from '../../src/generated/protocol';
import type { Box } from '../../src/stage/pieceLayout';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import HandBackdrop from './HandBackdrop.svelte';
import TableauBackdrop from './TableauBackdrop.svelte';

/** The numbers on a crew's track. */
export const STRENGTHS = 9;

export interface Tracks {
  x: number;
  y: number;
  /** Distance from one number to the next, and from one crew to the next. */
  step: number;
  pitch: number;
  tile: readonly [number, number];
}

export const OWN_TRACKS: Tracks = { x: 2, y: 2, step: 26, pitch: 41, tile: [34, 38] };
export const PHONE_TRACKS: Tracks = { x: 4, y: 2, step: 35.3, pitch: 50, tile: [46, 46] };

const HARVEST = 50;
/** Width of the areas beside the board, and of the own tableau below it. */
const SIDE = 308;
const OWN = 850;

export const CARD: readonly [number, number] = [118, 50];
/** Cards on a wide stage: one's own, those of rivals, sphinx cards. */
const OWN_CARD: readonly [number, number] = [146, 52];
const RIVAL_CARD: readonly [number, number] = [150, 48];
const SPHINX_CARD: readonly [number, number] = [148, 62];
const CARD_GAP = 4;

/** The sizes of letters on cards of a wide stage: at least 12 px in a window of 1440 x 900. */
const LETTERS = { board: 15, beside: 13.6 };

/** The size of letters on a card at a place; 0 where they take what room there is, as on a phone and on the rules page. */
export function cardLetters(place: string, context: DrawingContext): number {
  if (!context.wide || !place) return 0;
  const owner = /^p\d+(?=\.)/.exec(place)?.[0];
  return place.startsWith('space.') || owner === context.viewer ? LETTERS.board : LETTERS.beside;
}

/** Boxes for a number of cards, in rows from the top left. */
function cardCells(x: number, y: number, count: number, columns: number, [width, height]: readonly [number, number]): Box[] {
  return Array.from({ length: Math.max(1, count) }, (_, n) => ({
    x: x + (n % columns) * (width + CARD_GAP),
    y: y + Math.floor(n / columns) * (height + CARD_GAP),
    width,
    height,
  }));
}

/** The strength of a crew, from its tile. */
export function strengthOf(crew: Piece): number {
  return Number(/\d+$/.exec(crew.glyph)?.[0] ?? 0);
}

function at(context: DrawingContext, place: string): Piece[] {
  return context.scene.pieces.filter((piece) => piece.place === place);
}

/** A tile lies on the number of its strength; the last step is the widest. */
function crewCells(tracks: Tracks, crews: Piece[]): Box[] {
  const [width, height] = tracks.tile;
  return crews.map((crew, row) => ({
    x: tracks.x + (Math.min(strengthOf(crew), STRENGTHS) - 0.5) * tracks.step - width / 2 + tracks.step * 0.3,
    y: tracks.y + row * tracks.pitch + (tracks.pitch - height) / 2,
    width,
    height,
  }));
}

/** Whether there are so many fields that they are drawn low, in two rows. */
function many(context: DrawingContext, owner: string): boolean {
  return at(context, `${owner}.fields`).length > 3;
}

function rowsOf(count: number, columns: number): number {
  return Math.max(1, Math.ceil(count / columns));
}

export function tableauOf(area: Area, context: DrawingContext): Board {
  const own = area.owner === context.viewer;
  const made = !own ? rival(area, context) : context.wide ? ownWide(area, context) : ownNarrow(area, context);
  return { ...made, backdrop: TableauBackdrop };
}

/** The box for harvest and hunger, left of the fields. */
export function harvestBox(fields: Spot, height: number): Box {
  return { x: fields.x - HARVEST, y: fields.y, width: HARVEST - 4, height };
}

/** Small counters in a row: number in the sequence, rank, graves, ships, sphinx cards. */
function standing(owner: string, x: number, y: number): Record<string, Spot> {
  const widths = { number: 37, rank: 37, graves: 44, ships: 42, sphinx: 40 };
  const found: Record<string, Spot> = {};
  for (const [name, width] of Object.entries(widths)) {
    found[`${owner}.${name}`] = { x, y, width, height: 58 };
    x += width + 3;
  }
  return found;
}

function ownWide(area: Area, context: DrawingContext): Board {
  const { owner } = area;
  const tracks = OWN_TRACKS;
  const crews = at(context, `${owner}.crews`);
  const held = at(context, `${owner}.cards`).length;
  const cards = rowsOf(held, 4);
  const height = Math.max(168, 72 + cards * 56);
  const left = 252;
  const spots: Record<string, Spot> = {
    [`${owner}.crews`]: { x: 2, y: 2, width: 252, height: 4 * tracks.pitch, cells: crewCells(tracks, crews) },
    [`${owner}.stones`]: { x: left, y: 4, width: 44, height: 58 },
    [`${owner}.quarry`]: { x: left + 47, y: 4, width: 35, height: 58 },
    ...standing(owner, left + 85, 4),
    [`${owner}.fields`]: {
      x: left + 301 + HARVEST,
      y: 4,
      width: 176,
      height: 58,
      flow: 'wrap',
      size: many(context, owner) ? [40, 27] : [46, 58],
      align: 'start',
    },
    [`${owner}.cards`]: {
      x: left,
      y: 70,
      width: OWN - left - 2,
      height: cards * 56,
      cells: cardCells(left, 70, held, 4, OWN_CARD),
    },
  };
  return { width: OWN, height, spots };
}

function ownNarrow(area: Area, context: DrawingContext): Board {
  const { owner } = area;
  const tracks = PHONE_TRACKS;
  const crews = at(context, `${owner}.crews`);
  const cards = rowsOf(at(context, `${owner}.cards`).length, 2);
  const under = tracks.y + 4 * tracks.pitch + 6;
  const fields = rowsOf(at(context, `${owner}.fields`).length, 5);
  const spots: Record<string, Spot> = {
    [`${owner}.crews`]: { x: 2, y: 2, width: 332, height: 4 * tracks.pitch, cells: crewCells(tracks, crews) },
    [`${owner}.stones`]: { x: 4, y: under, width: 66, height: 58 },
    [`${owner}.quarry`]: { x: 72, y: under, width: 44, height: 58 },
    ...standing(owner, 121, under),
    [`${owner}.fields`]: {
      x: 4 + HARVEST,
      y: under + 66,
      width: 328 - HARVEST,
      height: fields * 62,
      flow: 'wrap',
      size: [48, 60],
      align: 'start',
    },
    [`${owner}.cards`]: {
      x: 4,
      y: under + 72 + fields * 62,
      width: 328,
      height: cards * 62,
      flow: 'wrap',
      size: [154, 58],
      align: 'start',
    },
  };
  return { width: 336, height: under + 76 + fields * 62 + cards * 62, spots };
}

function rival(area: Area, context: DrawingContext): Board {
  const { owner } = area;
  const held = at(context, `${owner}.cards`).length;
  const rows = held ? rowsOf(held, 2) : 0;
  const row = context.wide ? RIVAL_CARD[1] + CARD_GAP : 46;
  const turnedUp = at(context, `${owner}.shown`).length;
  const shown = rowsOf(turnedUp, 2) * (context.wide ? SPHINX_CARD[1] + CARD_GAP : 46);
  const under = 92 + rows * row;
  const spots: Record<string, Spot> = {
    [`${owner}.crews`]: { x: 2, y: 2, width: 138, height: 36, size: [31, 34], align: 'start' },
    [`${owner}.stones`]: { x: 142, y: 2, width: 46, height: 36 },
    [`${owner}.quarry`]: { x: 190, y: 2, width: 38, height: 36 },
    [`${owner}.ships`]: { x: 230, y: 2, width: 37, height: 36, size: [31, 31] },
    [`${owner}.sphinx`]: { x: 269, y: 2, width: 37, height: 36, size: [25, 32] },
    [`${owner}.fields`]: {
      x: 2 + HARVEST,
      y: 42,
      width: 131,
      height: 44,
      flow: 'wrap',
      size: many(context, owner) ? [29, 20.5] : [34, 42],
      align: 'start',
    },
    [`${owner}.number`]: { x: 186, y: 42, width: 36, height: 44 },
    [`${owner}.rank`]: { x: 224, y: 42, width: 36, height: 44 },
    [`${owner}.graves`]: { x: 262, y: 42, width: 44, height: 44 },
    [`${owner}.cards`]: {
      x: 2,
      y: 90,
      width: 304,
      height: Math.max(2, rows * row),
      ...(context.wide
        ? { cells: cardCells(2, 90, held, 2, RIVAL_CARD) }
        : { flow: 'wrap', size: [143, 41], align: 'start' }),
    },
  };
  if (!area.places.some(({ id }) => id === `${owner}.shown`)) return { width: SIDE, height: under, spots };
  // The final scoring turns the sphinx cards up.
  spots[`${owner}.shown`] = {
    x: 2,
    y: under,
    width: 304,
    height: shown,
    ...(context.wide
      ? { cells: cardCells(2, under, turnedUp, 2, SPHINX_CARD) }
      : { flow: 'wrap', size: [143, 41], align: 'start' }),
  };
  return { width: SIDE, height: under + shown + 2, spots };
}

/** Sphinx cards: those just drawn apart from those kept. */
export function handOf(area: Area, context: DrawingContext): Board {
  const width = SIDE;
  const columns = 2;
  const spots: Record<string, Spot> = {};
  let y = 4;
  for (const { id } of area.places) {
    const count = at(context, id).length;
    const height = rowsOf(count, columns) * (SPHINX_CARD[1] + CARD_GAP) + 4;
    const head = area.places.length > 1 ? 16 : 0;
    spots[id] = {
      x: 4,
      y: y + head,
      width: width - 8,
      height,
      cells: cardCells(4, y + head + 2, count, columns, SPHINX_CARD),
    };
    y += height + head + 6;
  }
  return { width, height: y, spots, backdrop: HandBackdrop };
}

// The layout of the turn-order track: a row for each turn, a column for each city.

import type { Area, Place } from '../../src/generated/protocol';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import type { Box } from '../../src/stage/pieceLayout';
import { WORKER } from './board';
import { rounded } from '../../src/stage/roundedOutline';
import TurnOrderBackdrop from './TurnOrderBackdrop.svelte';

export const HEAD = 24;
const MARK = 22;
/** The tile of the Second Dynasty lies on the five suns of the first. */
export const TILE: Box = { x: 0.5, y: 0, width: 78, height: 20 };

export interface TrackColumns {
  width: number;
  /** The left edge of the cities' columns, and the width of a column. */
  left: number;
  column: number;
  row: number;
}

export function trackColumns(context: DrawingContext): TrackColumns {
  const cities = seats(context).length;
  const [width, row] = context.wide ? [310, 40] : [340, 47];
  const column = context.wide ? 29 : 34;
  return { width, row, column, left: width - 4 - cities * column };
}

export function seats(context: DrawingContext): string[] {
  return context.scene.areas.map((area) => area.owner).filter((owner) => owner !== '');
}

/** The rows of the track; the last place of the area shows the dynasty. */
export function rowsOf(area: Area): Place[] {
  return area.places.filter(({ id }) => id.startsWith('row.'));
}

export function turnOrderBoard(area: Area, context: DrawingContext): Board {
  const { width, row, left, column } = trackColumns(context);
  const cities = seats(context);
  const spots: Record<string, Spot> = { dynasty: { ...TILE, flow: 'fill' } };
  const rows = rowsOf(area);
  rows.forEach((place, index) => {
    const y = HEAD + index * row;
    const cells = context.scene.pieces
      .filter((piece) => piece.place === place.id)
      .map((piece): Box => {
        const [wide, high] = piece.kind === 'used' ? [MARK, MARK] : WORKER;
        const middle = left + (cities.indexOf(piece.owner) + 0.5) * column;
        return { x: middle - wide / 2, y: y + (row - 3 - high) / 2, width: wide, height: high };
      });
    const line: Box = { x: 0, y, width, height: row - 3 };
    spots[place.id] = { ...line, outline: rounded(line, 6), cells };
  });
  return { width, height: HEAD + rows.length * row, spots, backdrop: TurnOrderBackdrop };
}

// Drawings for games without art: places and glyphs as the terminal lays them out.

import type { Area, Piece } from '../generated/protocol';
import type { Art, Board, StageLayout, DrawingContext, Spot } from './art';
import PlainCover from './PlainCover.svelte';
import PlainPiece from './PlainPiece.svelte';

/** Width of a terminal cell, in px. */
const CELL = 9;
/** Height of a terminal row, in px. */
const ROW = 26;

/** Least width of a rival's board below one's own, in px: two lie side by side on a tablet, so that none is larger than one's own. */
const RIVAL_WIDTH = 340;

/** The places of an area as the terminal lays them out; a row is `rowHeight` px high. */
export function plainBoard(area: Area, rowHeight: number): Board {
  const spots: Record<string, Spot> = {};
  for (const place of area.places) {
    const spot: Spot = {
      x: place.x * CELL,
      y: place.y * rowHeight,
      width: place.width * CELL - 4,
      height: place.height * rowHeight - 4,
      flow: 'row',
      align: 'end',
      label: 'inside',
    };
    spots[place.id] = spot;
  }
  return { width: area.width * CELL, height: area.height * rowHeight, spots };
}

function layout(context: DrawingContext): StageLayout {
  const { areas } = context.scene;
  const own = areas.filter((area) => area.owner === context.viewer || area.id === 'hand');
  const rest = areas.filter((area) => !own.includes(area));
  return {
    board: rest.filter((area) => !area.owner).map((area) => [area.id]),
    own: own.map((area) => [area.id]),
    side: rest.filter((area) => area.owner).map((area) => [area.id]),
    sideWidth: RIVAL_WIDTH,
  };
}

export const plainArt: Art = {
  layout,
  board: (area) => plainBoard(area, ROW),
  size: (piece: Piece) => [Math.max(22, 9 * piece.glyph.length + 8), 22],
  piece: PlainPiece,
  cover: PlainCover,
};

// The spaces of the buildings: a cell for each stone of a part. A part has as many spaces as the scene has pieces there.

import type { Box } from '../../src/stage/pieceLayout';
import type { DrawingContext, Spot } from '../../src/stage/art';
import { boardLayout, type BoardLayout } from './boardLayout';

/** Width of the obelisk's top relative to its base. */
const TAPER = 0.3;
/** Share of the obelisk's height that is its tip. */
const TIP = 0.1;

export function piecesAt(context: DrawingContext, place: string): number {
  return context.scene.pieces.filter((piece) => piece.place === place).length;
}

export function obeliskCells(box: Box, levels: number): Box[] {
  const tip = box.height * TIP;
  const height = (box.height - tip) / levels;
  return Array.from({ length: levels }, (_, level) => {
    const width = box.width * 0.82 * (1 - (TAPER * (level + 0.5)) / levels);
    return { x: box.x + (box.width - width) / 2, y: box.y + box.height - (level + 1) * height, width, height };
  });
}

export function graveCells({ box, columns }: BoardLayout['graves'], count: number): Box[] {
  const rows = Math.max(1, Math.ceil(count / columns));
  const width = box.width / columns;
  const height = box.height / rows;
  return Array.from({ length: count }, (_, n) => ({
    x: box.x + (n % columns) * width + width * 0.06,
    y: box.y + Math.floor(n / columns) * height + height * 0.04,
    width: width * 0.88,
    height: height * 0.92,
  }));
}

/** The four parts of the temple: a column on each side, two in the middle, two stones of the roof. */
export function templeCells(box: Box, part: string, count: number): Box[] {
  const roof = box.height * 0.26;
  const base = box.height * 0.06;
  const column = box.width / 4;
  const shaft = box.height - roof - base;
  const y = box.y + roof;
  if (part === 'top') return split({ x: box.x, y: box.y + 4, width: box.width, height: roof - 4 }, count, true);
  if (part === 'middle') return split({ x: box.x + column, y, width: 2 * column, height: shaft }, count, true);
  const x = part === 'left' ? box.x : box.x + 3 * column;
  return split({ x, y, width: column, height: shaft }, count, false).reverse();
}

function split(box: Box, count: number, across: boolean): Box[] {
  const width = across ? box.width / count : box.width;
  const height = across ? box.height : box.height / count;
  return Array.from({ length: count }, (_, n) => ({
    x: box.x + (across ? n * width : 0),
    y: box.y + (across ? 0 : n * height),
    width,
    height,
  }));
}

/** A row of the pyramid, centred; row 1 is at the bottom. */
export function pyramidCells(box: Box, row: number, rows: number, count: number): Box[] {
  const height = box.height / rows;
  const width = box.width / rows;
  const left = box.x + (box.width - count * width) / 2;
  const y = box.y + box.height - row * height;
  return Array.from({ length: count }, (_, n) => ({ x: left + n * width, y, width, height }));
}

/** The cells of a part of a building, by its name in the scene. */
export function cellsOf(part: string, context: DrawingContext): Box[] {
  const layout = boardLayout(context.wide);
  const count = piecesAt(context, `part.${part}`);
  const [building = '', which = ''] = part.split('-');
  switch (building) {
    case 'obelisk':
      return obeliskCells(layout.obelisk, count);
    case 'grave':
      return graveCells(layout.graves, count);
    case 'temple':
      return templeCells(layout.temple, which, count);
    default: {
      const rows = new Set(
        context.scene.pieces.map((piece) => piece.place).filter((place) => place.startsWith('part.pyramid-')),
      ).size;
      return pyramidCells(layout.pyramid, Number(which), rows, count);
    }
  }
}

/** A part as a spot around its spaces; the obelisk as a whole, because it is narrow. */
export function partSpot(part: string, context: DrawingContext): Spot {
  const cells = cellsOf(part, context);
  if (part === 'obelisk') return { ...boardLayout(context.wide).obelisk, cells };
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  const right = Math.max(...cells.map((cell) => cell.x + cell.width));
  const bottom = Math.max(...cells.map((cell) => cell.y + cell.height));
  return { x: left, y: top, width: right - left, height: bottom - top, cells };
}

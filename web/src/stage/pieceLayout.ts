// Places the pieces of a spot: in a row, a column, rows, a stack, or each as large as the spot.

import type { Flow, Spot } from './art';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap between two pieces, as a share of the larger one. */
const GAP = 0.12;
/** Share of a piece that stays visible under the next one of a stack. */
const STEP = 0.16;

type Size = readonly [number, number];

/** Returns a box for each piece, in order. */
export function layOutPieces(spot: Spot, sizes: readonly Size[]): Box[] {
  const { cells } = spot;
  if (cells) return sizes.flatMap((_, index) => cells[Math.min(index, cells.length - 1)] ?? []);
  return FLOWS[spot.flow ?? 'row'](spot, sizes);
}

const FLOWS: Record<Flow, (spot: Spot, sizes: readonly Size[]) => Box[]> = {
  row: (spot, sizes) => line(spot, sizes, 0),
  column: (spot, sizes) => line(spot, sizes, 1),
  wrap,
  stack,
  fill: (spot, sizes) => sizes.map(() => ({ x: spot.x, y: spot.y, width: spot.width, height: spot.height })),
};

/** Places pieces side by side along one axis; they overlap evenly where the spot is too short, and never leave it. */
function line(spot: Spot, sizes: readonly Size[], axis: 0 | 1): Box[] {
  const room: Size = [spot.width, spot.height];
  const fitted = sizes.map((size) => shrink(size, room));
  const along = axis === 0 ? spot.width : spot.height;
  const across = axis === 0 ? spot.height : spot.width;
  const longest = Math.max(0, ...fitted.map((size) => size[axis]));
  const wished = longest * (1 + GAP);
  const last = fitted.at(-1)?.[axis] ?? 0;
  const most = fitted.length > 1 ? (along - last) / (fitted.length - 1) : 0;
  const step = Math.min(wished, most);
  const start = offset(spot, along - (step * (fitted.length - 1) + last));
  return fitted.map(([width, height], index) => {
    const far = start + step * index;
    const near = (across - (axis === 0 ? height : width)) / 2;
    return axis === 0
      ? { x: spot.x + far, y: spot.y + near, width, height }
      : { x: spot.x + near, y: spot.y + far, width, height };
  });
}

/** Places pieces in rows from the top left, smaller until all of them fit. */
function wrap(spot: Spot, sizes: readonly Size[]): Box[] {
  const first = sizes[0];
  if (!first) return [];
  const widest = Math.max(...sizes.map(([width]) => width));
  const highest = Math.max(...sizes.map(([, height]) => height));
  let scale = Math.min(1, spot.width / widest, spot.height / highest);
  let columns = 1;
  for (; scale > 0.05; scale *= 0.94) {
    columns = Math.max(1, Math.floor((spot.width / scale / widest + GAP) / (1 + GAP)));
    const lines = Math.ceil(sizes.length / columns);
    if (lines * highest * scale * (1 + GAP) - GAP * highest * scale <= spot.height) break;
  }
  const used = Math.min(columns, sizes.length);
  const lines = Math.ceil(sizes.length / columns);
  const cell: Size = [widest * scale * (1 + GAP), highest * scale * (1 + GAP)];
  const left = offset(spot, spot.width - (cell[0] * used - GAP * widest * scale));
  const top = (spot.height - (cell[1] * lines - GAP * highest * scale)) / 2;
  return sizes.map(([width, height], index) => ({
    x: spot.x + left + (index % columns) * cell[0] + ((widest - width) * scale) / 2,
    y: spot.y + top + Math.floor(index / columns) * cell[1] + ((highest - height) * scale) / 2,
    width: width * scale,
    height: height * scale,
  }));
}

/** Places pieces on top of each other from the bottom of the spot, each a little higher. */
function stack(spot: Spot, sizes: readonly Size[]): Box[] {
  const fitted = sizes.map((size) => shrink(size, [spot.width, spot.height]));
  const highest = Math.max(0, ...fitted.map(([, height]) => height));
  const room = spot.height - highest;
  const step = fitted.length > 1 ? Math.min(highest * STEP, room / (fitted.length - 1)) : 0;
  return fitted.map(([width, height], index) => ({
    x: spot.x + (spot.width - width) / 2,
    y: spot.y + spot.height - height - index * step,
    width,
    height,
  }));
}

function shrink([width, height]: Size, room: Size): Size {
  const scale = Math.min(1, room[0] / width, room[1] / height);
  return [width * scale, height * scale];
}

function offset(spot: Spot, free: number): number {
  const align = spot.align ?? 'middle';
  return align === 'start' ? 0 : align === 'end' ? free : free / 2;
}

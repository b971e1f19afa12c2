// The layout of the game board: tracks lead right to the pyramid on a wide stage, and up to it on a phone.

import type { Area, Piece } from '../../src/generated/protocol';
import type { Board, DrawingContext, Spot } from '../../src/stage/art';
import type { Box } from '../../src/stage/pieceLayout';
import { LETTERS, transformed, path, shapeOf, type Letter, type Point, type Shape } from './stoneShapes';
import { rounded } from '../../src/stage/roundedOutline';
import BoardBackdrop from './BoardBackdrop.svelte';

export const CAMPS = ['farm', 'temple', 'artist', 'middle-camp', 'capstone-camp'] as const;
export type Camp = (typeof CAMPS)[number];
export const WORKER: readonly [number, number] = [27, 32];
/** The size of a group of workers, with room for their number. */
export const WORKER_GROUP: readonly [number, number] = [33, 34];

export interface Track {
  quarry: string;
  label: string;
  /** The quarry with its name. */
  pit: Box;
  /** From the quarry (0) to the last space. */
  spaces: { id: string; box: Box }[];
  past: { id: string; box: Box };
}

export interface BoardLayout {
  width: number;
  height: number;
  wide: boolean;
  horizon: number;
  site: { x: number; y: number; scale: number };
  reserve: Box;
  stocks: Box[];
  tracks: Track[];
  camps: Record<Camp, Box>;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** The quarries of an area with the ids of their spaces, in order. */
function quarries(area: Area): { id: string; label: string; spaces: string[] }[] {
  return area.places
    .filter((place) => /^quarry-\d+$/.test(place.id))
    .map(({ id, label }) => ({
      id,
      label,
      spaces: area.places.map((place) => place.id).filter((other) => other.startsWith(`${id}.`) && !other.endsWith('.past')),
    }));
}

export function boardLayout(area: Area, wide: boolean): BoardLayout {
  return wide ? across(area) : upwards(area);
}

const WIDE = { quarries: 4, width: 780, height: 536, track: 98, row: 72, cell: 58, quarry: 12, start: 158, end: 446 };

function across(area: Area): BoardLayout {
  const { width, height, track, row, cell, quarry, start, end } = WIDE;
  const all = quarries(area);
  const top = track + ((WIDE.quarries - all.length) * row) / 2;
  const middle = top + (row * all.length) / 2;
  const tracks = all.map(({ id, label, spaces }, index): Track => {
    const left = top + index * row;
    const lean = ((middle - row / 2 - left) / (row * 4)) * 44;
    const step = (end - start) / (spaces.length - 1);
    const high = (x: number): number => left + 15 + Math.max(0, (x - start) / (end - start)) * lean;
    return {
      quarry: id,
      label,
      pit: box(quarry, left - 6, 138, row - 2),
      spaces: spaces.map((space, position) => ({
        id: space,
        box:
          position === 0
            ? box(quarry + 44, left + 8, 92, cell - 2)
            : box(start + (position - 1) * step, high(start + (position - 1) * step), step - 5, cell),
      })),
      past: { id: `${id}.past`, box: box(end, high(end), 36, cell) },
    };
  });
  const room = (width - 12) / CAMPS.length;
  const campBox = (camp: Camp): Box => box(8 + CAMPS.indexOf(camp) * room, 396, room - 4, 132);
  const camps: Record<Camp, Box> = {
    farm: campBox('farm'),
    temple: campBox('temple'),
    artist: campBox('artist'),
    'middle-camp': campBox('middle-camp'),
    'capstone-camp': campBox('capstone-camp'),
  };
  return {
    width,
    height,
    wide: true,
    horizon: 62,
    site: { x: 626, y: 285, scale: 102 },
    reserve: box(12, 12, 300, 74),
    stocks: [0, 1, 2].map((index) => box(16 + index * 98, 26, 94, 58)),
    tracks,
    camps,
  };
}

const TALL = { width: 340, track: 318, row: 64, camps: 96 };

function upwards(area: Area): BoardLayout {
  const { width, track, row, camps: high } = TALL;
  const all = quarries(area);
  const column = (width - 8) / all.length;
  const length = Math.max(...all.map(({ spaces }) => spaces.length)) - 1;
  const bottom = track + length * row;
  const tracks = all.map(({ id, label, spaces }, index): Track => {
    const left = 4 + index * column;
    return {
      quarry: id,
      label,
      pit: box(left + 1, bottom, column - 2, 86),
      spaces: spaces.map((space, position) => ({
        id: space,
        box:
          position === 0
            ? box(left + 4, bottom + 22, column - 8, 60)
            : box(left + 4, bottom - position * row, column - 8, row - 4),
      })),
      past: { id: `${id}.past`, box: box(left + 8, track - 46, column - 16, 42) },
    };
  });
  const top = bottom + 98;
  const third = (width - 4) / 3;
  const half = (width - 4) / 2;
  const camps = {
    farm: box(4, top, third - 4, high + 24),
    temple: box(4 + third, top, third - 4, high + 24),
    artist: box(4 + 2 * third, top, third - 4, high + 24),
    'middle-camp': box(4, top + high + 30, half - 4, high + 30),
    'capstone-camp': box(4 + half, top + high + 30, half - 4, high + 30),
  };
  const yard = top + 2 * high + 68;
  return {
    width,
    height: yard + 84,
    wide: false,
    horizon: 84,
    site: { x: 170, y: 188, scale: 116 },
    reserve: box(4, yard, width - 8, 80),
    stocks: [0, 1, 2].map((index) => box(8 + index * ((width - 16) / 3), yard + 16, (width - 16) / 3 - 4, 62)),
    tracks,
    camps,
  };
}

/** The box of a built stone on the board. */
function standing({ site }: BoardLayout, shape: Shape): Spot {
  return {
    x: site.x + shape.x * site.scale,
    y: site.y + shape.y * site.scale,
    width: shape.width * site.scale,
    height: shape.height * site.scale,
    flow: 'fill',
    outline: path(onSite({ site }, shape.outline)),
  };
}

export function onSite({ site }: Pick<BoardLayout, 'site'>, points: readonly Point[]): Point[] {
  return transformed(points, site.scale, site.x, site.y);
}

/** Workers side by side from the middle of a line, closer together where there is little room. */
function abreast(pieces: readonly Piece[], room: Box, foot: number): Box[] {
  const sizes = pieces.map(sizeOfWorker);
  const wanted = sizes.reduce((sum, [width]) => sum + width + 5, 0);
  const squeeze = Math.min(1, room.width / Math.max(wanted, 1));
  let x = room.x + (room.width - wanted * squeeze) / 2;
  return sizes.map(([width, height]) => {
    const here = box(x, foot - height, width, height);
    x += (width + 5) * squeeze;
    return here;
  });
}

export const sizeOfWorker = (piece: Piece): readonly [number, number] => (piece.count > 1 ? WORKER_GROUP : WORKER);

/** A space of a track: the sled below, its crew on top of the stone. */
function onTrack(room: Box, pieces: readonly Piece[]): Box[] {
  const sled = pieces.some((piece) => piece.kind === 'sled');
  const workers = pieces.filter((piece) => piece.kind === 'worker');
  const width = Math.min(room.width, 84);
  const crew = abreast(workers, { ...room, x: room.x - 6, width: room.width + 12 }, room.y + (sled ? 33 : room.height - 8));
  return pieces.map((piece) =>
    piece.kind === 'worker'
      ? (crew[workers.indexOf(piece)] ?? room)
      : box(room.x + (room.width - width) / 2, room.y + room.height - 46, width, 45),
  );
}

/** A camp: workers in front, waiting stones behind them. */
function inCamp(room: Box, pieces: readonly Piece[]): Box[] {
  const workers = pieces.filter((piece) => piece.kind === 'worker');
  const stones = pieces.filter((piece) => piece.kind === 'stone');
  const narrow = room.width < 130;
  const rows = narrow && workers.length > 2 ? [workers.slice(0, 2), workers.slice(2)] : [workers];
  const foot = room.y + room.height - 8;
  const crews = rows.flatMap((row, index) => abreast(row, room, foot - (rows.length - 1 - index) * 36));
  return pieces.map((piece) =>
    piece.kind === 'worker'
      ? (crews[workers.indexOf(piece)] ?? room)
      : box(room.x + 6 + stones.indexOf(piece) * 48, foot - 34 - 44, 48, 44),
  );
}

/** A kind of stone in the reserve, above its name. */
export function stored(stock: Box): Box {
  return box(stock.x + (stock.width - 52) / 2, stock.y, 52, stock.height - 16);
}

/** The outline of what can be built next at a plot. */
function aimed(scene: DrawingContext['scene'], letter: Letter): Shape {
  const stands = scene.pieces.some((piece) => piece.place === `site.${letter}.base`);
  return shapeOf(stands ? 'middle' : 'base', letter);
}

export function boardOf(area: Area, context: DrawingContext): Board {
  const layout = boardLayout(area, context.wide);
  const at = (id: string): Piece[] => context.scene.pieces.filter((piece) => piece.place === id);
  const spots: Record<string, Spot> = { 'site.top': standing(layout, shapeOf('capstone', 'a')), reserve: layout.reserve };
  for (const letter of LETTERS) {
    spots[`site.${letter}.base`] = standing(layout, shapeOf('base', letter));
    spots[`site.${letter}.middle`] = standing(layout, shapeOf('middle', letter));
    spots[`site.${letter}`] = standing(layout, aimed(context.scene, letter));
  }
  ['base', 'middle', 'capstone'].forEach((stone, index) => {
    const stock = layout.stocks[index] ?? layout.reserve;
    spots[`reserve.${stone}`] = { ...stock, outline: rounded(stock, 7), cells: [stored(stock)] };
  });
  for (const { quarry, pit, spaces, past } of layout.tracks) {
    spots[quarry] = { ...pit, outline: rounded(pit, 7) };
    spaces.forEach(({ id, box: space }, position) => {
      spots[id] = {
        ...space,
        outline: rounded(space, 7),
        cells: onTrack(space, at(id)),
        ...(position === 0 && { within: quarry }),
      };
    });
    spots[past.id] = { ...past.box, cells: onTrack(past.box, at(past.id)) };
  }
  for (const camp of CAMPS)
    spots[camp] = {
      ...layout.camps[camp],
      outline: rounded(layout.camps[camp], 10),
      cells: inCamp(layout.camps[camp], at(camp)),
    };
  return { width: layout.width, height: layout.height, spots, backdrop: BoardBackdrop };
}

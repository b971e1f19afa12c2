// The drawings of Giza: The Great Pyramid: game board, turn-order track, screens and player aid.

import type { Area, Piece } from '../../src/generated/protocol';
import type { Art, Board, StageLayout, AreaRow, DrawingContext } from '../../src/stage/art';
import { playerAidBoard } from './playerAid';
import Cover from './Cover.svelte';
import Defs from './Defs.svelte';
import { boardOf, sizeOfWorker } from './board';
import { turnOrderBoard, seats } from './turnOrder';
import PieceArt from './Piece.svelte';
import { screenBoard } from './screens';
import { fitted, letterOf, path, shapeOf, stoneOf, transformed } from './stoneShapes';

const STONES: Record<string, readonly [number, number]> = { base: [58, 50], middle: [46, 40], capstone: [36, 34] };

function layout(context: DrawingContext): StageLayout {
  const rivals = seats(context).filter((seat) => seat !== context.viewer);
  const lines = rivals.map((seat): AreaRow => [seat]);
  if (!context.viewer && context.wide)
    return {
      board: [['board']],
      own: rivals.length > 3 ? [rivals.slice(0, 2), rivals.slice(2)] : [rivals], // all equally large
      side: [['order'], ['aid']],
    };
  if (!context.viewer) return { board: [['board']], own: [], side: [['order'], ...lines, ['aid']] };
  if (context.wide) return { board: [['board']], own: [[[context.viewer, 1.16], 'aid']], side: [['order'], ...lines] };
  return { board: [['board']], own: [[context.viewer], ['order']], side: [...lines, ['aid']] };
}

function board(area: Area, context: DrawingContext): Board {
  if (area.owner) return screenBoard(area, context);
  if (area.id === 'order') return turnOrderBoard(area, context);
  return area.id === 'aid' ? playerAidBoard(area) : boardOf(area, context);
}

const TILE_SIZE = [117, 30] as const;

function size(piece: Piece): readonly [number, number] {
  if (piece.kind === 'tile') return TILE_SIZE;
  return piece.kind === 'stone' ? (STONES[piece.word] ?? [40, 40]) : sizeOfWorker(piece);
}

/** A stone is outlined along its edges, so that it is not taken for the place that it lies on. */
function outline(piece: Piece, width: number, height: number): string | undefined {
  if (piece.kind !== 'stone') return undefined;
  const shape = shapeOf(stoneOf(piece.word), letterOf(piece.place));
  return path(transformed(shape.outline, ...fitted(shape, width, height)));
}

export const art: Art = { layout, board, size, outline, piece: PieceArt, defs: Defs, cover: Cover };

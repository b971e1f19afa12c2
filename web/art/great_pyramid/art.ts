// The drawings of Giza: The Great Pyramid: game board, turn-order track, screens and player aid.

import type { Area, Piece } from '../../src/protocol';
import type { Art, Board, StageLayout, AreaRow, DrawingContext } from '../../src/stage/art';
import { aidOf } from './playerAid';
import Cover from './Cover.svelte';
import { groundOf, sizeOfWorker } from './board';
import { orderOf, seats } from './turnOrder';
import PieceArt from './Piece.svelte';
import { screenOf } from './screens';

const STONES: Record<string, readonly [number, number]> = { base: [58, 50], middle: [46, 40], capstone: [36, 34] };

function layout(context: DrawingContext): StageLayout {
  const rivals = seats(context).filter((seat) => seat !== context.viewer);
  const lines = rivals.map((seat): AreaRow => [seat]);
  if (!context.viewer) return { board: [['board']], own: [], side: [['order'], ...lines, ['aid']] };
  if (context.wide) return { board: [['board']], own: [[[context.viewer, 1.16], 'aid']], side: [['order'], ...lines] };
  return { board: [['board']], own: [[context.viewer], ['order']], side: [...lines, ['aid']] };
}

function board(area: Area, context: DrawingContext): Board {
  if (area.owner) return screenOf(area, context);
  if (area.id === 'order') return orderOf(area, context);
  return area.id === 'aid' ? aidOf(area) : groundOf(area, context);
}

function size(piece: Piece): readonly [number, number] {
  return piece.kind === 'stone' ? (STONES[piece.word] ?? [40, 40]) : sizeOfWorker(piece);
}

export const art: Art = { layout, board, size, piece: PieceArt, cover: Cover };

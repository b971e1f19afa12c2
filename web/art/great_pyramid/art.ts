// The drawings of Giza: The Great Pyramid: one board with all that is built, the turn-order track and the screens.

import type { Area, Piece } from '../../src/protocol';
import type { Art, Board, Layout, Line, Look } from '../../src/stage/art';
import Cover from './Cover.svelte';
import { groundOf, sizeOfWorker } from './ground';
import { orderOf, seats } from './order';
import PieceArt from './Piece.svelte';
import { screenOf } from './screens';

const STONES: Record<string, readonly [number, number]> = { base: [58, 50], middle: [46, 40], capstone: [36, 34] };

function layout(look: Look): Layout {
  const rivals = seats(look).filter((seat) => seat !== look.viewer);
  const own: Line[] = look.viewer ? [[look.viewer]] : [];
  if (look.wide) return { board: [['board']], own, side: [['order'], ...rivals.map((seat): Line => [seat])] };
  const pairs: Line[] = [];
  for (let index = 0; index < rivals.length; index += 2) pairs.push(rivals.slice(index, index + 2));
  return { board: [['board']], own: [...own, ['order']], side: pairs };
}

function board(area: Area, look: Look): Board {
  if (area.owner) return screenOf(area, look);
  return area.id === 'order' ? orderOf(area, look) : groundOf(area, look);
}

function size(piece: Piece): readonly [number, number] {
  return piece.kind === 'stone' ? (STONES[piece.word] ?? [40, 40]) : sizeOfWorker(piece);
}

export const art: Art = { layout, board, size, piece: PieceArt, cover: Cover };

// The drawings of Egizia.

import type { Area, Piece } from '../../src/generated/protocol';
import type { Art, StageLayout, DrawingContext } from '../../src/stage/art';
import { boardOf } from './board';
import Cover from './Cover.svelte';
import Defs from './Defs.svelte';
import EgiziaPiece from './Piece.svelte';
import { CARD, handOf, tableauOf } from './tableau';

/** On a wide stage the sphinx cards are beside the board, so that board and tableau are visible at once. */
function layout(context: DrawingContext): StageLayout {
  const rivals = context.scene.areas.filter(({ owner }) => owner && owner !== context.viewer);
  // Who only watches sees two tableaux under the board, where players have their own.
  if (!context.viewer && context.wide)
    return {
      board: [['board']],
      own: [rivals.slice(0, 2).map(({ id }) => id)],
      side: rivals.slice(2).map(({ id }) => [id]),
    };
  return {
    board: [['board']],
    own: !context.viewer ? [] : context.wide ? [[context.viewer]] : [[context.viewer], ['hand']],
    side: [...(context.wide ? [['hand']] : []), ...rivals.map(({ id }) => [id])],
  };
}

const SIZES: Record<string, readonly [number, number]> = {
  card: CARD,
  sphinx: [50, 72],
  crew: [40, 40],
  field: [46, 58],
  ship: [38, 38],
  ring: [46, 46],
};

export const art: Art = {
  layout,
  board: (area: Area, context: DrawingContext) =>
    area.id === 'board' ? boardOf(area, context) : area.id === 'hand' ? handOf(area, context) : tableauOf(area, context),
  size: (piece: Piece) => SIZES[piece.kind === 'piece' ? piece.word : piece.kind] ?? [22, 22],
  piece: EgiziaPiece,
  single: (piece: Piece) =>
    (piece.kind === 'card' || piece.kind === 'sphinx') && piece.word !== 'hidden' ? { size: [150, 62], named: true } : {},
  defs: Defs,
  cover: Cover,
};

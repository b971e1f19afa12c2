// Egizia's drawings.

import type { Area, Piece } from '../../src/protocol';
import type { Art, Layout, Look } from '../../src/stage/art';
import { boardOf } from './board';
import Cover from './Cover.svelte';
import EgiziaPiece from './Piece.svelte';
import { CARD, handOf, tableauOf } from './tableau';

/** On a wide table one's sphinx cards lie beside the board, so that board and tableau are seen at once. */
function layout(look: Look): Layout {
  const rivals = look.scene.areas.filter(({ owner }) => owner && owner !== look.viewer);
  return {
    board: [['board']],
    own: !look.viewer ? [] : look.wide ? [[look.viewer]] : [[look.viewer], ['hand']],
    side: [...(look.wide ? [['hand']] : []), ...rivals.map(({ id }) => [id])],
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
  board: (area: Area, look: Look) =>
    area.id === 'board' ? boardOf(area, look) : area.id === 'hand' ? handOf(area, look) : tableauOf(area, look),
  size: (piece: Piece) => SIZES[piece.kind === 'piece' ? piece.word : piece.kind] ?? [22, 22],
  piece: EgiziaPiece,
  cover: Cover,
};

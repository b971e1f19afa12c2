// The drawings of Pyramids.

import type { Art, StageLayout, AreaRow, DrawingContext } from '../../src/stage/art';
import { boardOf } from './boards';
import Cover from './Cover.svelte';
import Defs from './Defs.svelte';
import PyramidsPiece from './Piece.svelte';

/** The hand is beside the own necropolis; on a phone it is between quarry and necropolis. */
function layout(context: DrawingContext): StageLayout {
  const boards = context.scene.areas.filter(({ owner }) => owner).map(({ id }) => id);
  const rivals = boards.filter((id) => id !== context.viewer);
  if (!context.viewer)
    return {
      board: [['gods'], ['quarry'], ...abreast(boards, context.wide ? (boards.length % 2 ? 3 : 2) : 1)],
      own: [],
      side: [],
    };
  return {
    board: [['gods'], ['quarry']],
    own: context.wide
      ? [
          [
            [context.viewer, 3.75],
            ['hand', 1],
          ],
        ]
      : [['hand'], [context.viewer]],
    side: rivals.map((id) => [id]),
  };
}

function abreast(boards: string[], many: number): AreaRow[] {
  return boards.flatMap((_, n) => (n % many ? [] : [boards.slice(n, n + many)]));
}

export const art: Art = {
  layout,
  board: boardOf,
  size: () => [60, 84],
  piece: PyramidsPiece,
  single: (piece) => (piece.kind === 'builds' ? { size: [92, 84] } : {}),
  defs: Defs,
  cover: Cover,
};

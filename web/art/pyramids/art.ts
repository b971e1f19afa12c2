// Pyramids' drawings.

import type { Art, Layout, Line, Look } from '../../src/stage/art';
import { boardOf } from './boards';
import Cover from './Cover.svelte';
import PyramidsPiece from './Piece.svelte';

/** One's hand lies beside one's necropolis; on a phone between the quarry, where its cards come from, and the necropolis. */
function layout(look: Look): Layout {
  const boards = look.scene.areas.filter(({ owner }) => owner).map(({ id }) => id);
  const rivals = boards.filter((id) => id !== look.viewer);
  if (!look.viewer)
    return {
      board: [['gods'], ['quarry'], ...abreast(boards, look.wide ? (boards.length > 3 ? 3 : 2) : 1)],
      own: [],
      side: [],
    };
  return {
    board: [['gods'], ['quarry']],
    own: look.wide
      ? [
          [
            [look.viewer, 3.75],
            ['hand', 1],
          ],
        ]
      : [['hand'], [look.viewer]],
    side: rivals.map((id) => [id]),
  };
}

function abreast(boards: string[], many: number): Line[] {
  return boards.flatMap((_, n) => (n % many ? [] : [boards.slice(n, n + many)]));
}

export const art: Art = {
  layout,
  board: boardOf,
  size: () => [60, 84],
  piece: PyramidsPiece,
  cover: Cover,
};

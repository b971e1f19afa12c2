// The drawings of GIZA.

import type { Art } from '../../src/stage/art';
import Cover from './Cover.svelte';
import Defs from './Defs.svelte';
import GizaPiece from './Piece.svelte';
import { boardOf, layout } from './boards';
import { aboutOf } from './tiles';

export const art: Art = {
  layout,
  board: boardOf,
  size: () => [38, 38],
  piece: GizaPiece,
  about: (piece, context) => (piece.place === 'hand' ? context.say(aboutOf(piece.word)) : ''),
  defs: Defs,
  cover: Cover,
};

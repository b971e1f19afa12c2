// The size of a piece on the rules page.

import type { Piece } from '../generated/protocol';
import type { Art } from '../stage/art';

/** The shorter side of a piece, in px, and the least scale of its drawing. */
const SIDE = 72;
const LEAST = 1.15;

/** The size of a piece in the units of its drawing, the scale at which it can be read, and whether it shows its name. */
export function sizeShown(art: Art, piece: Piece): { size: readonly [number, number]; scale: number; named: boolean } {
  const single = art.single?.(piece) ?? {};
  const size = single.size ?? art.size(piece);
  return { size, scale: Math.max(LEAST, SIDE / Math.min(...size)), named: single.named ?? false };
}

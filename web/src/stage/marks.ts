// Marks of players on the board: their last moves are outlined in their colour, with their symbol.

import type { Piece } from '../generated/protocol';

export interface Marks {
  /** The seat that has brought this piece to its place last. */
  piece: (piece: Piece) => string | undefined;
  /** The seat that has taken pieces from this place last. */
  place: (place: string) => string | undefined;
}

export const NO_MARKS: Marks = { piece: () => undefined, place: () => undefined };

// Estimates the width of texts and compresses those that are too long.

/** Average width of a letter as a share of the font size. */
const LETTER = 0.54;

/** The length to compress a text to if it is wider than its room. */
export function compressedLength(text: string, size: number, room: number): number | undefined {
  return text.length * size * LETTER > room ? room : undefined;
}

/** The estimated width of a text. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

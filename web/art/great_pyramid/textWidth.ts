// Estimates the width of texts, and breaks or compresses those that are too long.

/** Average width of a letter as a share of the font size. */
const LETTER = 0.54;

/** The length to compress a text to if it is wider than its room. */
export function compressedLength(text: string, size: number, room: number): number | undefined {
  return widthOf(text, size) > room ? room : undefined;
}

/** The estimated width of a text. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

/** A text in one line, or in two of about the same length if it is wider than its room. */
export function splitLines(text: string, size: number, room: number): string[] {
  if (widthOf(text, size) <= room) return [text];
  const spaces = [...text].flatMap((letter, index) => (letter === ' ' ? [index] : []));
  const longer = (at: number): number => Math.max(at, text.length - at - 1);
  const [best] = spaces.sort((one, other) => longer(one) - longer(other));
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}

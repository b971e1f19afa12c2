// Words of any language in the room there is.

/** How wide a letter is, about, as a share of its size. */
const LETTER = 0.54;

/** The length a text is pressed into when it would be longer than its room. */
export function pressed(text: string, size: number, room: number): number | undefined {
  return text.length * size * LETTER > room ? room : undefined;
}

/** About how wide a text is. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

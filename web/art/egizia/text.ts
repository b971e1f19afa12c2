// Words on small things: SVG does not break lines by itself.

const NARROW = /[iljtfr.,:;'!|()\s1]/;
const BROAD = /[mwMWA-Z0-9+%]/;

/** About how wide a text is, for letters of this size. */
export function widthOf(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += NARROW.test(letter) ? 0.38 : BROAD.test(letter) ? 0.76 : 0.61;
  return em * size;
}

/** A text in lines of a width; what does not fit in so many lines ends in an ellipsis. */
export function lines(text: string, width: number, size: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `${found[most - 1] ?? ''} …`];
}

/** "Thebae: A+1 B+1" as what it is called and what it does. */
export function nameAndDeed(text: string): readonly [string, string] {
  const [name = '', ...rest] = text.split(':');
  return [name.trim(), rest.join(':').trim()];
}

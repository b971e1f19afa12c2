// Breaks texts into lines, which SVG does not do by itself.

const NARROW_LAYOUT = /[iljtfr.,:;'!|()\s1]/;
const BROAD = /[mwMWA-Z0-9+%]/;

/** The estimated width of a text at a font size. */
export function widthOf(text: string, size: number): number {
  let em = 0;
  for (const letter of text) em += NARROW_LAYOUT.test(letter) ? 0.38 : BROAD.test(letter) ? 0.76 : 0.61;
  return em * size;
}

/** A text in lines of a width, which never end at a no-break space; a text of more than `most` lines ends in an ellipsis. */
export function breakLines(text: string, width: number, size: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/[ \n]+/).flatMap((whole) => parts(whole, width, size))) {
    const last = found.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `${found[most - 1] ?? ''} …`];
}

/** A word, in two parts if it is too long for a line and has a hyphen. */
function parts(word: string, width: number, size: number): string[] {
  const hyphen = word.indexOf('-') + 1;
  return hyphen > 1 && widthOf(word, size) > width ? [word.slice(0, hyphen), word.slice(hyphen)] : [word];
}

/** Splits "Thebae: A+1 B+1" into name and effect. */
export function nameAndEffect(text: string): readonly [string, string] {
  const [name = '', ...rest] = text.split(':');
  return [name.trim(), rest.join(':').trim()];
}

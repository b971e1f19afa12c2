// The picture of a curve that people save: the drawing with a title and the names of the players, readable by itself.

import { HEIGHT, WIDTH } from './curve';

/** A player of the picture: the line is as in the drawing. */
export interface PictureLine {
  name: string;
  fill: string;
  dash: string | undefined;
}

/** Names in a row of the legend. */
const NAMES_IN_ROW = 3;
/** Room above the drawing for title and note, below it for a row of names, and at the sides, in units of the drawing. */
const HEAD = 64;
const ROW = 26;
const SIDE = 40;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The picture as SVG: `drawn` is the content of the drawing, `note` a line below the title or empty. */
export function curvePicture(drawn: string, title: string, note: string, lines: readonly PictureLine[]): string {
  const rows = Math.ceil(lines.length / NAMES_IN_ROW);
  const width = WIDTH + 2 * SIDE;
  const height = HEAD + HEIGHT + 24 + rows * ROW;
  const legend = lines.map(({ name, fill, dash }, place) => {
    const left = ((place % NAMES_IN_ROW) * WIDTH) / NAMES_IN_ROW;
    const top = HEIGHT + 30 + Math.floor(place / NAMES_IN_ROW) * ROW;
    const line = (colour: string, thick: number): string =>
      `<line x1="${left}" x2="${left + 40}" y1="${top}" y2="${top}" stroke="${colour}" stroke-width="${thick}"`;
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    return `${line('#888', 4.5)}/>${line(fill, 3)}${dashes}/><text x="${left + 50}" y="${top + 5}" font-size="15">${escaped(name)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-SIDE} ${-HEAD} ${width} ${height}"`,
    ` font-family="sans-serif" fill="#222"><title>${escaped(title)}</title>`,
    `<rect x="${-SIDE}" y="${-HEAD}" width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="0" y="-38" font-size="18" font-weight="bold">${escaped(title)}</text>`,
    `<text x="0" y="-17" font-size="13">${escaped(note)}</text>`,
    drawn,
    ...legend,
    '</svg>',
  ].join('');
}

// How wide a stage may be drawn so that the board and one's own area are seen without scrolling.

import type { Art, Line, Look } from './art';
import { complete, shares } from './layout';

/** What the stage puts around the drawings, in px: Stage.svelte reads it from here. */
export const FRAME = { gap: 10, side: 9, above: 6, below: 8, title: 24, beside: 2.4 };

function lineHeight(line: Line, width: number, art: Art, look: Look): number {
  const areas = new Map(look.scene.areas.map((area) => [area.id, area]));
  const parts = shares(line);
  const room = width - FRAME.gap * (parts.length - 1);
  const sum = parts.reduce((total, { share }) => total + share, 0);
  const heights = parts.map(({ id, share }) => {
    const area = areas.get(id);
    if (!area) return 0;
    const board = art.board(area, look);
    const drawn = (((room * share) / sum - 2 * FRAME.side) * board.height) / board.width;
    return drawn + FRAME.above + FRAME.below + (area.title || area.owner ? FRAME.title : 0);
  });
  return Math.max(...heights);
}

/** How high the board and one's own area are on a stage of this width. */
export function heightAt(width: number, art: Art, look: Look): number {
  const { board, own, side } = complete(art.layout(look), look.scene);
  const centre = look.wide && side.length ? ((width - FRAME.gap) * FRAME.beside) / (FRAME.beside + 1) : width;
  const lines = [...board, ...own];
  return lines.reduce((sum, line) => sum + lineHeight(line, centre, art, look), FRAME.gap * (lines.length - 1));
}

/** The widest stage up to `most` that is not higher than `height`; never narrower than `least`. */
export function fitted(art: Art, look: Look, height: number, least: number, most: number): number {
  if (heightAt(most, art, look) <= height) return most;
  let [small, large] = [Math.min(least, most), most];
  while (large - small > 1) {
    const middle = (small + large) / 2;
    if (heightAt(middle, art, look) <= height) small = middle;
    else large = middle;
  }
  return Math.floor(small);
}

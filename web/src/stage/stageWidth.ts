// How wide a stage may be drawn so that the board and one's own area are seen without scrolling.

import type { Art, Line, Look } from './art';
import { complete, shares } from './stageLayout';

/** What the stage puts around the drawings, in px: Stage.svelte reads it from here. */
export const FRAME = { gap: 10, side: 9, above: 6, below: 8, title: 24, beside: 2.4 };

/** An area of a line: its share of it, how high its drawing is for its width, and what is around the drawing. */
interface Part {
  share: number;
  ratio: number;
  around: number;
}

interface Centre {
  /** The share of the stage that the board and one's own area take. */
  share: number;
  gap: number;
  lines: Part[][];
}

function measured(art: Art, look: Look): Centre {
  const areas = new Map(look.scene.areas.map((area) => [area.id, area]));
  const part = ({ id, share }: { id: string; share: number }): Part[] => {
    const area = areas.get(id);
    if (!area) return [];
    const { width, height } = art.board(area, look);
    return [
      { share, ratio: height / width, around: FRAME.above + FRAME.below + (area.title || area.owner ? FRAME.title : 0) },
    ];
  };
  const { board, own, side } = complete(art.layout(look), look.scene);
  const beside = look.wide && side.length > 0;
  const lines = [...board, ...own].map((line: Line) => shares(line).flatMap(part));
  return { share: beside ? FRAME.beside / (FRAME.beside + 1) : 1, gap: beside ? FRAME.gap : 0, lines };
}

function lineHeight(line: Part[], width: number): number {
  const room = width - FRAME.gap * (line.length - 1);
  const sum = line.reduce((total, { share }) => total + share, 0);
  return Math.max(...line.map(({ share, ratio, around }) => ((room * share) / sum - 2 * FRAME.side) * ratio + around));
}

function heightOf({ share, gap, lines }: Centre, width: number): number {
  return lines.reduce((sum, line) => sum + lineHeight(line, (width - gap) * share), FRAME.gap * (lines.length - 1));
}

/** How high the board and one's own area are on a stage of this width. */
export function heightAt(width: number, art: Art, look: Look): number {
  return heightOf(measured(art, look), width);
}

/** The widest stage up to `most` that is not higher than `height`; never narrower than `least`. */
export function fitted(art: Art, look: Look, height: number, least: number, most: number): number {
  const centre = measured(art, look);
  if (heightOf(centre, most) <= height) return most;
  let [small, large] = [Math.min(least, most), most];
  while (large - small > 1) {
    const middle = (small + large) / 2;
    if (heightOf(centre, middle) <= height) small = middle;
    else large = middle;
  }
  return Math.floor(small);
}

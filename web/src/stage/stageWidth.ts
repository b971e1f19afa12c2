// Computes how wide the stage can be drawn so that board and own area are visible without scrolling.

import type { Art, AreaRow, DrawingContext } from './art';
import { completeLayout, areaShares } from './stageLayout';

/** Space around the drawings, in px (`beside` is a ratio); Stage.svelte uses the same numbers. */
export const SPACING = { gap: 10, side: 9, above: 6, below: 8, title: 24, beside: 2.4 };

/** An area of a row: its share of the width, the ratio of height to width of its drawing, and the height around it in px. */
interface AreaMeasure {
  share: number;
  ratio: number;
  around: number;
}

interface CentreMeasure {
  /** The share of the stage's width that the board and the own area take. */
  share: number;
  gap: number;
  lines: AreaMeasure[][];
}

function measureCentre(art: Art, context: DrawingContext): CentreMeasure {
  const areas = new Map(context.scene.areas.map((area) => [area.id, area]));
  const part = ({ id, share }: { id: string; share: number }): AreaMeasure[] => {
    const area = areas.get(id);
    if (!area) return [];
    const { width, height } = art.board(area, context);
    return [
      {
        share,
        ratio: height / width,
        around: SPACING.above + SPACING.below + (area.title || area.owner ? SPACING.title : 0),
      },
    ];
  };
  const { board, own, side } = completeLayout(art.layout(context), context.scene);
  const beside = context.wide && side.length > 0;
  const lines = [...board, ...own].map((line: AreaRow) => areaShares(line).flatMap(part));
  return { share: beside ? SPACING.beside / (SPACING.beside + 1) : 1, gap: beside ? SPACING.gap : 0, lines };
}

function rowHeight(line: AreaMeasure[], width: number): number {
  const room = width - SPACING.gap * (line.length - 1);
  const sum = line.reduce((total, { share }) => total + share, 0);
  return Math.max(...line.map(({ share, ratio, around }) => ((room * share) / sum - 2 * SPACING.side) * ratio + around));
}

function centreHeight({ share, gap, lines }: CentreMeasure, width: number): number {
  return lines.reduce((sum, line) => sum + rowHeight(line, (width - gap) * share), SPACING.gap * (lines.length - 1));
}

/** The height of board and own area, in px, on a stage of this width. */
export function stageHeight(width: number, art: Art, context: DrawingContext): number {
  return centreHeight(measureCentre(art, context), width);
}

/** The widest stage up to `most` that is not higher than `height`, and at least `least` wide (all in px). */
export function fitStageWidth(art: Art, context: DrawingContext, height: number, least: number, most: number): number {
  const centre = measureCentre(art, context);
  if (centreHeight(centre, most) <= height) return most;
  let [small, large] = [Math.min(least, most), most];
  while (large - small > 1) {
    const middle = (small + large) / 2;
    if (centreHeight(centre, middle) <= height) small = middle;
    else large = middle;
  }
  return Math.floor(small);
}

// Stacks the tiles of a site: courses of a pyramid, narrower the smaller their number, or the parts of a sphinx.

import type { Piece } from '../../src/generated/protocol';
import type { Box } from '../../src/stage/pieceLayout';
import { faceOf, type Part } from './tiles';

/** The space for the tiles of a site: its middle, its floor, and the size available above the floor. */
export interface SiteSpace {
  middle: number;
  floor: number;
  width: number;
  height: number;
  /** The height of a course if there is enough room. */
  course: number;
}

interface Layer {
  width: number;
  height: number;
  /** The distance of its middle from the middle of the site. */
  aside: number;
  /** The depth by which it overlaps the layer below. */
  sunk: number;
}

/** The size of the whole sphinx, and the boxes of its parts: x, y, width, height. */
export const SPHINX = { width: 200, height: 150 } as const;
export const SPHINX_PARTS: Record<Part, readonly [number, number, number, number]> = {
  base: [0, 112, 200, 38],
  body: [16, 46, 176, 70],
  head: [10, 0, 84, 78],
};
/** Inset of a stone's sides as a share of the site. A course is the wider the greater its number; 1 is the capstone. */
const STONE_SLOPE = 0.036;
/** Inset of a treasure's sides as a share of the site. A treasure begins where the slope of the stone under it ends. */
const CHAMBER_SLOPE = 0.03;
const stoneShare = (number: number): number => 0.3 + 0.136 * number;
const chamberShare = (number: number): number => stoneShare(number) - 2 * STONE_SLOPE;
/** The inset of a course's sides at its top, for a course of this width. */
export const stoneSlope = (number: number, width: number): number => (width * STONE_SLOPE) / stoneShare(number);
export const chamberSlope = (number: number, width: number): number => (width * CHAMBER_SLOPE) / chamberShare(number);
/** Height of the top tile relative to covered ones: the top tile decides what can be played. */
const TOP = 1.45;

/** Returns a box for each piece of a site, from the floor up. */
export function stackTiles(pieces: readonly Piece[], ground: SiteSpace): Box[] {
  const sphinx = pieces.some(({ place }) => place.endsWith('.sphinx'));
  const layers = pieces.map((piece, index) =>
    (sphinx ? sphinxLayer : pyramidLayer)(piece, index === pieces.length - 1, ground),
  );
  const total = layers.reduce((sum, { height, sunk }) => sum + height - sunk, 0);
  const scale = Math.min(1, ground.height / Math.max(total, 1));
  let top = ground.floor;
  return layers.map(({ width, height, aside, sunk }) => {
    const high = height * scale;
    const y = top - high + sunk * scale;
    top = y;
    return { x: ground.middle + aside - width / 2, y, width, height: high };
  });
}

function pyramidLayer(piece: Piece, top: boolean, { width, course }: SiteSpace): Layer {
  const { kind, number } = faceOf(piece.word);
  const height = course * (top ? TOP : 1);
  if (kind === 'hidden') return { width: width * 0.98, height: course * (0.55 + 0.35 * piece.count), aside: 0, sunk: 0 };
  if (kind === 'scarab') return scarabLayer(height, width);
  return { width: width * (kind === 'treasure' ? chamberShare : stoneShare)(number), height, aside: 0, sunk: 0 };
}

function sphinxLayer(piece: Piece, top: boolean, { width, height, course }: SiteSpace): Layer {
  const scale = Math.min(width / SPHINX.width, height / SPHINX.height);
  const { kind, part } = faceOf(piece.word);
  if (kind === 'hidden') return { width, height: scale * (28 + 26 * piece.count), aside: 0, sunk: 0 };
  if (kind === 'scarab') return scarabLayer(course * (top ? TOP : 1), width);
  const [x, y, wide, high] = SPHINX_PARTS[part];
  const under = part === 'head' ? SPHINX_PARTS.body[1] : part === 'body' ? SPHINX_PARTS.base[1] : SPHINX.height;
  return {
    width: wide * scale,
    height: high * scale,
    aside: (x + wide / 2 - SPHINX.width / 2) * scale,
    sunk: (y + high - under) * scale,
  };
}

const scarabLayer = (height: number, width: number): Layer => ({
  width: Math.min(height * 1.5, width * 0.7),
  height,
  aside: 0,
  sunk: 0,
});

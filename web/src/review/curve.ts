// The geometry of the curve of win shares.

import type { CurvePoint } from '../generated/protocol';

/** Size of the drawing, in its own units. */
export const WIDTH = 800;
export const HEIGHT = 340;

/** Room around the lines: for the scale on the left, and for the players' symbols. */
const LEFT = 30;
const RIGHT = 20;
const ABOVE_AND_BELOW = 12;
export const VIEW_BOX = `${-LEFT} ${-ABOVE_AND_BELOW} ${LEFT + WIDTH + RIGHT} ${HEIGHT + 2 * ABOVE_AND_BELOW}`;

/** The place in the drawing at a fraction of its whole width, room on both sides included. */
export const placeAt = (fraction: number): number => fraction * (LEFT + WIDTH + RIGHT) - LEFT;

export const x = (moment: number, last: number): number => (last ? (WIDTH * moment) / last : 0);
export const y = (share: number): number => HEIGHT * (1 - share);

/** The line of one player as the data of an SVG path. */
export const path = (points: readonly CurvePoint[], place: number, last: number): string =>
  points
    .map(
      ({ moment, shares }, index) => `${index ? 'L' : 'M'}${x(moment, last).toFixed(1)} ${y(shares[place] ?? 0).toFixed(1)}`,
    )
    .join('');

/** The index of the point that is nearest to a place in the drawing. */
export function nearest(points: readonly CurvePoint[], at: number, last: number): number {
  let best = 0;
  points.forEach(({ moment }, index) => {
    if (Math.abs(x(moment, last) - at) < Math.abs(x(points[best]?.moment ?? 0, last) - at)) best = index;
  });
  return best;
}

/** The moment of the point that is nearest to a moment; the moment itself if there are no points. */
export const nearestMoment = (points: readonly CurvePoint[], moment: number, last: number): number =>
  points[nearest(points, x(moment, last), last)]?.moment ?? moment;

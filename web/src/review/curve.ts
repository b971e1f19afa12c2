// The geometry of the curve of win shares.

import type { CurvePoint } from '../generated/protocol';

/** Size of the drawing, in its own units. */
export const WIDTH = 800;
export const HEIGHT = 340;

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

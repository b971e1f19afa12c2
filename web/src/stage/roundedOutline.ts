// Outlines with round corners, around places and pieces.

import type { Box } from './pieceLayout';

/** A rectangle with round corners, as path data. */
export function rounded({ x, y, width, height }: Box, radius: number): string {
  const turn = `a${radius} ${radius} 0 0 1`;
  const [across, along] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${turn} ${radius} ${radius}v${along}${turn} ${-radius} ${radius}h${-across}${turn} ${-radius} ${-radius}v${-along}${turn} ${radius} ${-radius}z`;
}

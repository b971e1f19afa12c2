// The layout of the board: the Nile flows from top to bottom, cards on its left bank, round spaces and building sites on its
// right. On a wide stage buildings are beside their sites and markets left of the cards; on a phone they are below.

import type { Box } from '../../src/stage/pieceLayout';

export interface BoardLayout {
  width: number;
  height: number;
  /** The top of the first stops, and the distance to the next ones downstream. */
  top: number;
  pitch: number;
  card: { x: number; width: number; height: number };
  river: { x: number; width: number };
  /** The right bank: a round space is a circle, berths are side by side. */
  bank: { x: number; round: number; text: number; berth: number; harbour: number };
  sphinx: Box;
  supply: Box;
  /** Sphinx cards that a player has asked for and not drawn yet. */
  asked: Box;
  obelisk: Box;
  graves: { box: Box; columns: number };
  temple: Box;
  pyramid: Box;
  /** Tracks of spaces, vertical or horizontal; the head shows which market it is. */
  markets: { stone: Box; grain: Box; head: number };
  water: Box;
  /** Positions of palms, as decoration. */
  palms: readonly { x: number; y: number; size: number }[];
  /** Rounds and the order of the scoring track, if there is room. */
  ladder: Box | null;
}

export const WIDE_LAYOUT: BoardLayout = {
  width: 850,
  height: 592,
  top: 14,
  pitch: 57,
  card: { x: 160, width: 167, height: 53 },
  river: { x: 361, width: 36 },
  bank: { x: 395, round: 48, text: 134, berth: 38, harbour: 38 },
  sphinx: { x: 594, y: 20, width: 180, height: 150 },
  supply: { x: 778, y: 44, width: 62, height: 88 },
  asked: { x: 788, y: 136, width: 42, height: 52 },
  obelisk: { x: 600, y: 196, width: 44, height: 190 },
  graves: { box: { x: 662, y: 214, width: 180, height: 172 }, columns: 4 },
  temple: { x: 590, y: 432, width: 116, height: 146 },
  pyramid: { x: 710, y: 425, width: 132, height: 152 },
  markets: {
    stone: { x: 8, y: 14, width: 68, height: 296 },
    grain: { x: 80, y: 14, width: 68, height: 296 },
    head: 44,
  },
  ladder: { x: 8, y: 320, width: 140, height: 154 },
  water: { x: 8, y: 484, width: 140, height: 96 },
  palms: [
    { x: 812, y: 196, size: 0.95 },
    { x: 792, y: 188, size: 0.7 },
    { x: 710, y: 468, size: 0.7 },
  ],
};

export const NARROW_LAYOUT: BoardLayout = {
  width: 336,
  height: 1618,
  top: 8,
  pitch: 60,
  card: { x: 2, width: 114, height: 54 },
  river: { x: 134, width: 22 },
  bank: { x: 153, round: 50, text: 128, berth: 45, harbour: 45 },
  sphinx: { x: 8, y: 622, width: 170, height: 122 },
  supply: { x: 240, y: 636, width: 72, height: 100 },
  asked: { x: 184, y: 650, width: 50, height: 66 },
  graves: { box: { x: 6, y: 772, width: 324, height: 140 }, columns: 6 },
  obelisk: { x: 4, y: 950, width: 46, height: 266 },
  pyramid: { x: 58, y: 940, width: 276, height: 276 },
  temple: { x: 6, y: 1250, width: 188, height: 196 },
  water: { x: 206, y: 1252, width: 126, height: 178 },
  markets: {
    stone: { x: 2, y: 1464, width: 332, height: 70 },
    grain: { x: 2, y: 1542, width: 332, height: 70 },
    head: 68,
  },
  palms: [
    { x: 206, y: 744, size: 1.1 },
    { x: 222, y: 752, size: 0.8 },
    { x: 88, y: 1040, size: 1.2 },
  ],
  ladder: null,
};

export function boardLayout(wide: boolean): BoardLayout {
  return wide ? WIDE_LAYOUT : NARROW_LAYOUT;
}

/** The top of a row of stops. */
export function rowTop(layout: BoardLayout, row: number): number {
  return layout.top + row * layout.pitch;
}

/** The x position of the middle of the winding Nile at a height. */
export function nileAt(layout: BoardLayout, y: number): number {
  return layout.river.x + Math.sin(y / 48) * layout.river.width * 0.27;
}

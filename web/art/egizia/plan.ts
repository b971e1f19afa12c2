// Where things stand on the board: the Nile runs from the top to the bottom, cards on its left bank, round spaces and building sites on
// its right. On a wide table buildings stand beside their sites and the markets left of the cards; on a phone all that lies below.

import type { Box } from '../../src/stage/arrange';

export interface Plan {
  width: number;
  height: number;
  /** Where the first stops are, and how far it is to the next ones downstream. */
  top: number;
  pitch: number;
  card: { x: number; width: number; height: number };
  river: { x: number; width: number };
  /** The right bank: a round space is a circle, berths lie side by side. */
  bank: { x: number; round: number; text: number; berth: number; harbour: number };
  sphinx: Box;
  supply: Box;
  obelisk: Box;
  graves: { box: Box; columns: number };
  temple: Box;
  pyramid: Box;
  markets: { stone: Box; grain: Box; head: number };
  water: Box;
}

export const WIDE: Plan = {
  width: 780,
  height: 592,
  top: 14,
  pitch: 57,
  card: { x: 160, width: 124, height: 51 },
  river: { x: 318, width: 46 },
  bank: { x: 352, round: 48, text: 120, berth: 38, harbour: 38 },
  sphinx: { x: 524, y: 20, width: 180, height: 150 },
  supply: { x: 708, y: 44, width: 62, height: 88 },
  obelisk: { x: 530, y: 196, width: 44, height: 190 },
  graves: { box: { x: 592, y: 214, width: 180, height: 172 }, columns: 4 },
  temple: { x: 524, y: 428, width: 108, height: 150 },
  pyramid: { x: 640, y: 442, width: 135, height: 135 },
  markets: {
    stone: { x: 8, y: 14, width: 68, height: 296 },
    grain: { x: 80, y: 14, width: 68, height: 296 },
    head: 44,
  },
  water: { x: 8, y: 470, width: 140, height: 96 },
};

export const NARROW: Plan = {
  width: 336,
  height: 1860,
  top: 8,
  pitch: 60,
  card: { x: 2, width: 114, height: 54 },
  river: { x: 134, width: 26 },
  bank: { x: 153, round: 50, text: 128, berth: 45, harbour: 45 },
  sphinx: { x: 4, y: 622, width: 200, height: 130 },
  supply: { x: 240, y: 640, width: 76, height: 100 },
  obelisk: { x: 10, y: 790, width: 52, height: 252 },
  graves: { box: { x: 80, y: 812, width: 252, height: 228 }, columns: 4 },
  temple: { x: 4, y: 1068, width: 190, height: 196 },
  water: { x: 204, y: 1084, width: 128, height: 168 },
  pyramid: { x: 30, y: 1280, width: 276, height: 276 },
  markets: {
    stone: { x: 4, y: 1580, width: 160, height: 270 },
    grain: { x: 172, y: 1580, width: 160, height: 270 },
    head: 44,
  },
};

export function planFor(wide: boolean): Plan {
  return wide ? WIDE : NARROW;
}

/** The top of a row of stops. */
export function rowTop(plan: Plan, row: number): number {
  return plan.top + row * plan.pitch;
}

/** Where the middle of the Nile is at a height: it winds. */
export function nileAt(plan: Plan, y: number): number {
  return plan.river.x + Math.sin(y / 62) * plan.river.width * 0.09;
}

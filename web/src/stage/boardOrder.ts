// The order of the players' boards on the stage, and of the players in lists: the viewer first, or as they sit.

import type { AreaRow, DrawingContext, StageLayout } from './art';

export const BOARD_ORDERS = ['own', 'seats'] as const;
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** Seats in order. With `own`, the viewer's is first and the others follow as they sit; a spectator sees them as they sit. */
export function orderSeats<T extends { seat: string }>(seats: readonly T[], viewer: string | null, order: BoardOrder): T[] {
  const own = order === 'own' ? seats.findIndex(({ seat }) => seat === viewer) : 0;
  return [...seats.slice(Math.max(own, 0)), ...seats.slice(0, Math.max(own, 0))];
}

/**
 * The layout with the boards of the players in the preferred order. A wide stage has the viewer's own board in the centre, beside
 * what belongs to it, in any order.
 */
export function orderBoards(layout: StageLayout, { scene, viewer, wide, boardOrder }: DrawingContext): StageLayout {
  const fixed = wide ? viewer : null;
  const boards = new Set(scene.areas.filter(({ id, owner }) => owner === id && id !== fixed).map(({ id }) => id));
  const seats = [...boards].sort().map((seat) => ({ seat }));
  const own = viewer !== null && !boards.has(viewer) ? followingSeat(seats, viewer) : viewer;
  const waiting = orderSeats(seats, own, boardOrder).map(({ seat }) => seat);
  const fill = (id: string): string => (boards.has(id) ? (waiting.shift() ?? id) : id);
  const rows = (lines: AreaRow[]): AreaRow[] =>
    lines.map((line) => line.map((entry) => (typeof entry === 'string' ? fill(entry) : [fill(entry[0]), entry[1]])));
  return { ...layout, board: rows(layout.board), own: rows(layout.own), side: rows(layout.side) };
}

/** The first seat after one that is not among them. */
function followingSeat(seats: readonly { seat: string }[], before: string): string | null {
  return (seats.find(({ seat }) => seat > before) ?? seats[0])?.seat ?? null;
}

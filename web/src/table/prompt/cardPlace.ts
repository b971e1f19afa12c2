// Where the card with the confirm button stands: beside what was touched, covering neither it nor what the move would change.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Space between the card and what it is about, in px. */
const GAP = 10;

/** The area that two boxes share, in square px. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The left and top edge of a card of this size within the window, as near to `target` as it can be without covering `keepClear`. */
export function cardPlace(
  target: Rect,
  card: { width: number; height: number },
  room: Rect,
  keepClear: readonly Rect[],
): { left: number; top: number } {
  const centre = (target.left + target.right - card.width) / 2;
  const middle = (target.top + target.bottom - card.height) / 2;
  const candidates = [
    { left: target.right + GAP, top: middle },
    { left: centre, top: target.bottom + GAP },
    { left: target.left - GAP - card.width, top: middle },
    { left: centre, top: target.top - GAP - card.height },
  ].map(({ left, top }) => ({
    left: clamp(left, room.left, room.right - card.width),
    top: clamp(top, room.top, room.bottom - card.height),
  }));
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    // Covering what was touched is worse than covering anything else.
    return 4 * overlap(box, target) + keepClear.reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return candidates.reduce((best, next) => (covered(next) < covered(best) ? next : best));
}

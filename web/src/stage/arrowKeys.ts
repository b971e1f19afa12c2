// Moves the focus with the arrow keys, from one selectable element to the next in a direction.

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<ArrowKey, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrowKey(key: string): key is ArrowKey {
  return key in DIRECTIONS;
}

/** The index of the nearest point in a direction, straight ahead preferred; -1 if there is none. */
export function nearestInDirection(from: Point, middles: readonly Point[], key: ArrowKey): number {
  const [dx, dy] = DIRECTIONS[key];
  let best = -1;
  let least = Infinity;
  middles.forEach((middle, index) => {
    const ahead = (middle.x - from.x) * dx + (middle.y - from.y) * dy;
    const aside = Math.abs((middle.x - from.x) * dy) + Math.abs((middle.y - from.y) * dx);
    if (ahead <= 1) return;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Moves the focus within `root`; returns whether there was an element to move to. */
export function moveFocus(root: ParentNode, key: ArrowKey): boolean {
  const nodes = Array.from(root.querySelectorAll<SVGElement>('[data-id] > [tabindex="0"]'));
  const now = nodes.find((node) => node === document.activeElement);
  const middles = nodes.map((node) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const here = now ? middles[nodes.indexOf(now)] : undefined;
  const found = here ? nodes[nearestInDirection(here, middles, key)] : nodes[0];
  found?.focus();
  return found !== undefined;
}

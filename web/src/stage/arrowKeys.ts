// Arrow keys on a table: from one thing that can be touched to the next one in a direction.

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Middle {
  x: number;
  y: number;
}

const SIGNS: Record<Way, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isWay(key: string): key is Way {
  return key in SIGNS;
}

/** The index of the nearest middle in a direction, what lies straight ahead first; -1 when there is none. */
export function nearest(from: Middle, middles: readonly Middle[], way: Way): number {
  const [dx, dy] = SIGNS[way];
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

/** Move the focus on a table; whether there was anywhere to go. */
export function steer(root: ParentNode, way: Way): boolean {
  const nodes = Array.from(root.querySelectorAll<SVGElement>('[data-id] > [tabindex="0"]'));
  const now = nodes.find((node) => node === document.activeElement);
  const middles = nodes.map((node) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const here = now ? middles[nodes.indexOf(now)] : undefined;
  const found = here ? nodes[nearest(here, middles, way)] : nodes[0];
  found?.focus();
  return found !== undefined;
}

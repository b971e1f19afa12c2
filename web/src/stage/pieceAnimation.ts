// Animates pieces from their old to their new positions, with copies that move over the stage, and points on their way.

/** Duration of a move on the screen, unless something else is said. */
const DURATION_MS = 250;
/** Distance below which a piece counts as unmoved. */
const MOVE_THRESHOLD_PX = 3;

/** A rectangle on the screen, in pixels. */
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

interface DrawnPiece {
  key: string;
  appearance: string;
  /** The id of the area that it lies in. */
  area: string;
  box: DOMRect;
  node: SVGGElement;
}

interface Move {
  from: Box;
  to: DrawnPiece;
}

/** Measures the position of every piece on the screen, without the badge of who moved it last or the count beside it. */
export function measurePieces(root: ParentNode): DrawnPiece[] {
  return Array.from(root.querySelectorAll<SVGGElement>('[data-key]'), (node) => ({
    key: node.dataset['key'] ?? '',
    appearance: node.dataset['appearance'] ?? '',
    area: node.closest<SVGElement>('[data-area]')?.dataset['area'] ?? '',
    box: (node.querySelector(':scope > .outline') ?? node).getBoundingClientRect(),
    node,
  }));
}

export type PiecePosition = Pick<DrawnPiece, 'key' | 'appearance' | 'area'> & { box: Box };

/** Where the drawing of each area begins on the screen, and the size of its unit. */
export function measureAreas(root: ParentNode): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const drawing of root.querySelectorAll<SVGSVGElement>('svg[data-area]')) {
    const { e: x, f: y, a: width, d: height } = drawing.getScreenCTM() ?? new DOMMatrix();
    found.set(drawing.dataset['area'] ?? '', { x, y, width, height });
  }
  return found;
}

/** Old positions as they would be now: when an area has moved or grown on the page, the pieces in it have not. */
export function onMovedAreas(
  before: readonly PiecePosition[],
  old: ReadonlyMap<string, Box>,
  now: ReadonlyMap<string, Box>,
): PiecePosition[] {
  return before.map((piece) => {
    const [then, since] = [old.get(piece.area), now.get(piece.area)];
    if (!then || !since) return piece;
    const scale = then.width > 0 ? since.width / then.width : 1;
    const { x, y, width, height } = piece.box;
    const box = {
      x: since.x + (x - then.x) * scale,
      y: since.y + (y - then.y) * scale,
      width: width * scale,
      height: height * scale,
    };
    return { ...piece, box };
  });
}

function near(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < MOVE_THRESHOLD_PX && Math.abs(one.y - other.y) < MOVE_THRESHOLD_PX;
}

/** Points that fly to a score. */
export interface FlyingPoints {
  text: string;
  from: DOMRect;
  to: DOMRect;
}

export type PieceOrigin = (appearance: string) => DOMRect | null;

/** How a change of the position is shown. */
export interface AnimationOptions {
  /** Milliseconds for which pieces travel; 0 shows the new position at once. */
  duration?: number;
  /** Where a piece of this appearance comes from that was nowhere before: the badge of the player who brings it. */
  origin?: PieceOrigin;
  points?: readonly FlyingPoints[];
}

/** Matches moved pieces with their old positions: by key, otherwise by appearance among the pieces that are gone.
 *
 * A piece that was nowhere before comes from the origin, if there is one.
 */
export function matchMoves<T extends PiecePosition>(
  before: readonly PiecePosition[],
  after: readonly T[],
  origin: PieceOrigin = () => null,
): { from: Box; to: T }[] {
  const gone = [...before];
  const found: { from: Box; to: T }[] = [];
  const take = (fits: (old: PiecePosition) => boolean): PiecePosition | undefined => {
    const index = gone.findIndex(fits);
    return index < 0 ? undefined : gone.splice(index, 1)[0];
  };
  const moved = after.filter((piece) => !take((old) => old.key === piece.key && near(old.box, piece.box)));
  const arrived = moved.filter((piece) => {
    const old = take((other) => other.key === piece.key);
    if (old) found.push({ from: old.box, to: piece });
    return !old;
  });
  for (const piece of arrived) {
    const from = take((other) => other.appearance === piece.appearance)?.box ?? origin(piece.appearance);
    if (from) found.push({ from, to: piece });
  }
  return found;
}

/** Runs the animation of one change of the position at a time. */
export class PieceAnimation {
  private running: Animation[] = [];
  private layer: HTMLElement | null = null;
  private waiting: (() => void) | null = null;

  busy(): boolean {
    return this.running.length > 0;
  }

  /** Ends the animation at once. */
  skip(): void {
    const next = this.waiting;
    this.clear();
    next?.();
  }

  /** Animates the change since `before`; `then` is called when all pieces have arrived, or at once if none moves. */
  play(before: readonly PiecePosition[], root: ParentNode, then: () => void, options: AnimationOptions = {}): void {
    this.clear();
    const { duration = DURATION_MS, origin, points = [] } = options;
    const still = duration === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const found = still ? [] : matchMoves(before, measurePieces(root), origin);
    if (still || (!found.length && !points.length)) {
      then();
      return;
    }
    this.layer = document.createElement('div');
    this.layer.setAttribute('aria-hidden', 'true');
    // The transform makes the layer a part of the page, not of the window, for the copies in it: when the page scrolls,
    // pieces on their way stay over the board.
    Object.assign(this.layer.style, {
      position: 'absolute',
      left: `${scrollX}px`,
      top: `${scrollY}px`,
      transform: 'translate(0)',
      zIndex: '3',
      pointerEvents: 'none',
    });
    document.body.append(this.layer);
    this.waiting = then;
    for (const move of found) this.animateMove(move, this.layer, duration);
    for (const gain of points) this.animatePoints(gain, this.layer, duration);
    const all = this.running;
    void Promise.allSettled(all.map((animation) => animation.finished)).then(() => {
      if (this.running === all) this.skip();
    });
  }

  private animateMove({ from, to }: Move, layer: HTMLElement, duration: number): void {
    const copy = copyOf(to);
    layer.append(copy);
    const shift = `translate(${from.x - to.box.x}px, ${from.y - to.box.y}px) scale(${from.width / to.box.width || 1}, ${from.height / to.box.height || 1})`;
    const timing = { duration, easing: 'ease-in-out' };
    this.running.push(copy.animate([{ transform: shift }, { transform: 'none' }], timing));
    this.running.push(to.node.animate([{ opacity: 0 }, { opacity: 0 }], timing));
  }

  private animatePoints({ text, from, to }: FlyingPoints, layer: HTMLElement, duration: number): void {
    const chip = document.createElement('span');
    chip.textContent = text;
    chip.className = 'flying-points';
    Object.assign(chip.style, { left: `${to.x + to.width / 2}px`, top: `${to.y + to.height / 2}px` });
    layer.append(chip);
    const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const way = [
      { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(1.4)` },
      { transform: 'translate(-50%, -50%)' },
    ];
    this.running.push(chip.animate(way, { duration, easing: 'ease-in-out' }));
  }

  private clear(): void {
    for (const animation of this.running) animation.cancel();
    this.running = [];
    this.waiting = null;
    this.layer?.remove();
    this.layer = null;
  }
}

/** A copy of a piece as an image of its own, at its position on the screen. */
export function copyOf({ node, box }: Pick<DrawnPiece, 'node' | 'box'>): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const copy = node.cloneNode(true) as SVGGElement;
  for (const name of ['transform', 'data-id', 'data-key']) copy.removeAttribute(name);
  for (const button of copy.querySelectorAll('[tabindex]')) button.removeAttribute('tabindex');
  const { e, f, a, d } = node.getScreenCTM() ?? new DOMMatrix();
  svg.setAttribute('viewBox', `${(box.x - e) / a} ${(box.y - f) / d} ${box.width / a} ${box.height / d}`);
  Object.assign(svg.style, {
    position: 'fixed',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    transformOrigin: '0 0',
    overflow: 'visible',
  });
  svg.append(copy);
  return svg;
}

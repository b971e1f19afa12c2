// Scrolls the page while a dragged piece is held near the top or the bottom of what can be seen of the board.

import { visibleBand, type Band } from './inSight';

/** How far from the edge of the band the page begins to scroll, in px; in a low band it is less. */
const ZONE_PX = 96;
/** The largest part of the band that such a zone takes. */
const ZONE_SHARE = 0.25;
/** Speeds at the inner border of the zone and at the edge, in px for each second. */
const SLOWEST = 90;
const FASTEST = 1100;
/** How far the pointer moves towards an edge before the page follows: a piece that was lying there can be picked up. */
const TOWARDS_PX = 16;
/** The longest time between two frames that counts, in ms: after a pause the page does not jump. */
const LONGEST_FRAME_MS = 50;

/** How fast the page scrolls down (or up, below zero) with the pointer at a height, in px for each second. */
export function edgeSpeed(y: number, pressed: number, { top, bottom }: Band): number {
  const zone = Math.min(ZONE_PX, (bottom - top) * ZONE_SHARE);
  if (zone <= 0) return 0;
  const up = pressed - y > TOWARDS_PX ? (top + zone - y) / zone : 0;
  const down = y - pressed > TOWARDS_PX ? (y - bottom + zone) / zone : 0;
  const depth = Math.min(1, Math.max(up, down));
  return depth <= 0 ? 0 : Math.sign(down - up) * (SLOWEST + (FASTEST - SLOWEST) * depth ** 2);
}

export class EdgeScroll {
  private frame = 0;
  private last = 0;
  private pointer = { y: 0, pressed: 0 };
  /** The part of a pixel that is not scrolled yet. */
  private rest = 0;

  /** `onscroll` is called whenever the page has moved under the pointer. */
  constructor(private readonly onscroll: () => void) {}

  /** The pointer is at this height now; it was pressed at another. */
  follow(y: number, pressed: number): void {
    this.pointer = { y, pressed };
    if (this.frame || this.speed() === 0) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = this.rest = 0;
  }

  private speed(): number {
    return edgeSpeed(this.pointer.y, this.pointer.pressed, visibleBand());
  }

  private step(now: number): void {
    const speed = this.speed();
    if (speed === 0) {
      this.stop();
      return;
    }
    const passed = Math.min(LONGEST_FRAME_MS, Math.max(0, now - this.last));
    this.last = now;
    this.rest += (speed * passed) / 1000;
    const whole = Math.trunc(this.rest);
    this.rest -= whole;
    const before = scrollY;
    if (whole) scrollBy({ top: whole, behavior: 'instant' });
    this.frame = requestAnimationFrame((next) => this.step(next));
    if (scrollY !== before) this.onscroll();
  }
}

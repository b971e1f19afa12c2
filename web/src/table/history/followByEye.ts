// On a phone the board is higher than the window: what others do is brought into sight, so that it can be followed by eye.

import { besideBand, bringIntoSight, visibleBand, type Band } from '../../stage/inSight';

/** Least part of the board that is seen by whoever looks at it, in px; else the reader is not disturbed. */
const LOOKED_AT = 60;
/** Time after scrolling by hand in which the page is left where it is, in milliseconds. */
const HANDS_OFF = 1500;

/** Whether somebody looks at the board: enough of it is in the band. */
export const isLookedAt = (board: Band, band: Band): boolean =>
  Math.min(board.bottom, band.bottom) - Math.max(board.top, band.top) >= LOOKED_AT;

/** Scrolls to the moves of others. */
export class MoveFollower {
  private scrolledAt = -Infinity;

  /** Notes that the player scrolls. */
  noteScrolling(): void {
    this.scrolledAt = performance.now();
  }

  /** Brings the places that a move has changed into sight if none of them is. */
  follow(board: HTMLElement, changed: readonly string[]): void {
    if (performance.now() - this.scrolledAt < HANDS_OFF || document.querySelector('dialog[open]')) return;
    const band = visibleBand();
    if (!isLookedAt(board.getBoundingClientRect(), band)) return;
    const places = changed.flatMap((place) => board.querySelector(`.place[data-id="${CSS.escape(place)}"]`) ?? []);
    const [first] = places;
    if (!first || places.some((one) => besideBand(one.getBoundingClientRect(), band) === 0)) return;
    bringIntoSight(first);
  }
}

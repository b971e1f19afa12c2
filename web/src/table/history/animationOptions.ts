// How the last change of a table is animated: how long, from whose badge, and which points fly to which score.

import type { Frame } from '../../generated/protocol';
import { visibleBand } from '../../stage/inSight';
import type { AnimationOptions, FlyingPoints } from '../../stage/pieceAnimation';
import { playbackTiming, type PlaybackSpeed } from './playback';
import { actorOf, dealtWords } from './sceneChanges';

/** The changes of scores that both frames show, by seat. */
export function scoreGains(
  before: readonly (number | null)[] | null | undefined,
  after: readonly (number | null)[],
): Map<string, number> {
  const found = new Map<string, number>();
  after.forEach((score, index) => {
    const then = before?.[index];
    if (score !== null && then !== null && then !== undefined && score !== then) found.set(`p${index + 1}`, score - then);
  });
  return found;
}

/** Points with their sign. */
export const signed = (points: number): string => (points >= 0 ? `+${points}` : `−${-points}`);

/** The part of an element that is in the window: the first of those that match. */
function visibleBox(selector: string): DOMRect | null {
  for (const found of document.querySelectorAll(selector)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  }
  return null;
}

/** The part of the board that is in the window, from where points begin to fly; all of it if none is. */
export function partInSight(board: DOMRect, band: { top: number; bottom: number }): DOMRect {
  const top = Math.max(board.top, band.top);
  const bottom = Math.min(board.bottom, band.bottom);
  return bottom > top ? new DOMRect(board.x, top, board.width, bottom - top) : board;
}

/** The animation of the change from one frame to the next on this board. */
export function animationOptions(
  before: Frame | null,
  frame: Frame,
  speed: PlaybackSpeed,
  board: HTMLElement,
): AnimationOptions {
  const actor = actorOf(frame.events);
  const { travel } = playbackTiming(speed, actor === frame.viewer);
  const gains = scoreGains(before?.picture?.scores, frame.picture?.scores ?? []);
  const from = partInSight(board.getBoundingClientRect(), visibleBand());
  const points = [...gains].flatMap(([seat, gain]): FlyingPoints[] => {
    const to = visibleBox(`[data-score="${seat}"]`);
    return to ? [{ text: signed(gain), from, to }] : [];
  });
  const badge = actor === null ? null : visibleBox(`[data-badge="${actor}"]`);
  const dealt = dealtWords(frame.events);
  const origin = (appearance: string): DOMRect | null => (dealt.has(appearance.split('/')[1] ?? '') ? null : badge);
  return { duration: travel, origin, points };
}

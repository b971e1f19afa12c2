// What can be seen of the board between the prompt and the bars over the bottom of the window, and how to bring more there.

/** The prompt, which stays on top, and the bars that may lie over the bottom of the window. */
const PROMPT = '.top';
const BARS = '.coach, .ready, .way';

export interface Band {
  top: number;
  bottom: number;
}

/** The part of the window in which the board can be seen, in px from the top of the window. */
export function visibleBand(): Band {
  let bottom = innerHeight;
  for (const bar of document.querySelectorAll(BARS)) {
    const { top, height } = bar.getBoundingClientRect();
    if (height > 0 && top > innerHeight / 3) bottom = Math.min(bottom, top);
  }
  return { top: document.querySelector(PROMPT)?.getBoundingClientRect().bottom ?? 0, bottom };
}

/** Where the middle of a box is: in the band, above it (-1) or below it (1). */
export function besideBand({ top, bottom }: Band, band: Band): -1 | 0 | 1 {
  const middle = (top + bottom) / 2;
  return middle < band.top ? -1 : middle > band.bottom ? 1 : 0;
}

/** How far to scroll so that a box is in the middle of the band; a box that is higher than the band begins at its top. */
export function scrollDistance({ top, bottom }: Band, band: Band): number {
  const spare = band.bottom - band.top - (bottom - top);
  return top - band.top - Math.max(0, spare / 2);
}

/** Scrolls so that an element is in the middle of what can be seen, if it is out of sight. */
export function bringIntoSight(element: Element): void {
  const before = element.getBoundingClientRect();
  const band = visibleBand();
  if (before.top >= band.top && before.bottom <= band.bottom) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' }); // also inside a board that is zoomed
  const calm =
    document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: scrollDistance(element.getBoundingClientRect(), visibleBand()), behavior: calm ? 'auto' : 'smooth' });
}

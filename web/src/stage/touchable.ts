// What a hand may touch: elements call back with their id, by pointer or by key.

import type { Area } from '../protocol';

/** lit: may be touched next; chosen: has been touched on the way to an action; dark: touching it asks why not. */
export type TouchState = 'selectable' | 'selected' | 'inert';

export interface TouchHandler {
  state: (id: string) => TouchState;
  touch: (id: string, within?: string) => void;
  /** What an element is in words, for those who do not see it. */
  describe: (id: string) => string;
  areaName: (area: Area) => string;
}

export interface TouchableOptions {
  id: string;
  touchHandler: TouchHandler;
  state: TouchState;
  /** The place a piece or a smaller place lies in: when that one itself is not lit, the place around may be meant. */
  within?: string | undefined;
}

/** What leads on under the pointer, though something else lies on it. */
function selectableUnder(event: MouseEvent): string | undefined {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<SVGElement>('[data-id].selectable'));
  return under.find((one) => one)?.dataset['id'];
}

/** Makes an element of the drawing touchable. Only what leads on is a stop of the Tab key; all else can still be touched.
 *
 * Its outline is the button: what is written in the drawing is not its name.
 */
export function touchable(
  node: SVGGElement,
  given: TouchableOptions,
): { update: (next: TouchableOptions) => void; destroy: () => void } {
  let now = given;
  const listening = new AbortController();
  const button = node.querySelector(':scope > .outline') ?? node;
  const touch = (event: Event): void => {
    event.stopPropagation();
    now.touchHandler.touch(
      (now.state === 'inert' && event instanceof MouseEvent && selectableUnder(event)) || now.id,
      now.within,
    );
  };
  node.addEventListener('click', touch, { signal: listening.signal });
  node.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      touch(event);
    },
    { signal: listening.signal },
  );
  const show = (): void => {
    if (now.state === 'inert') {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) button.removeAttribute(name);
      return;
    }
    button.setAttribute('role', 'button');
    button.setAttribute('tabindex', '0');
    button.setAttribute('aria-label', now.touchHandler.describe(now.id));
    button.setAttribute('aria-pressed', now.state === 'selected' ? 'true' : 'false');
  };
  show();
  return {
    update: (next) => {
      now = next;
      show();
    },
    destroy: () => listening.abort(),
  };
}

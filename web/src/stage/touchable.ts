// Makes places and pieces touchable, by pointer and by keyboard.

import type { Area } from '../generated/protocol';

/**
 * selectable: may be touched next. selected: already touched on the way to an action. reachable: may be touched before what
 * comes first, such as a place before the piece that goes there. inert: a touch asks why not.
 */
export type TouchState = 'selectable' | 'selected' | 'reachable' | 'inert';

export interface TouchHandler {
  state: (id: string) => TouchState;
  /** Whether a lesson points at an element. */
  pointed?: (id: string) => boolean;
  touch: (id: string, within?: string) => void;
  /** The description of an element for screen readers. */
  describe: (id: string) => string;
  areaName: (area: Area) => string;
}

export interface TouchableOptions {
  id: string;
  touchHandler: TouchHandler;
  state: TouchState;
  /** The place that contains this piece or place: it takes the touch if the element itself is not selectable. */
  within?: string | undefined;
}

/** Whether an element is not offered: neither highlighted nor a tab stop. */
const isQuiet = (state: TouchState): boolean => state === 'inert' || state === 'reachable';

/** The id of a selectable element under the pointer that is covered by other elements. */
function selectableUnder(event: MouseEvent): string | undefined {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<SVGElement>('[data-id].selectable'));
  return under.find((one) => one)?.dataset['id'];
}

/** A Svelte action that makes an element of a drawing touchable. Only selectable elements are tab stops.
 *
 * The outline is the button, so that text in the drawing does not become its name.
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
      (isQuiet(now.state) && event instanceof MouseEvent && selectableUnder(event)) || now.id,
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
    if (isQuiet(now.state)) {
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

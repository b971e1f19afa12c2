// Drag and drop of pieces by mouse or finger. A finger drags after a short rest, so that a swipe still scrolls the page;
// a dragged piece that is held near the top or the bottom of the window scrolls it.

import { EdgeScroll } from './edgeScroll';
import { visibleBand } from './inSight';
import { copyOf } from './pieceAnimation';

/** How far the mouse moves before a press is a drag, in px. */
const START_PX = 6;
/** How far a finger may move while it rests, in px. */
const STILL_PX = 10;
/** Milliseconds that a finger rests on a piece before it drags it. */
const REST_MS = 180;

export interface DragHandler {
  /** Whether a piece of this appearance is the viewer's: dragged, it stands for the place where it lies. */
  isOwn: (appearance: string) => boolean;
  /** A piece is picked up; returns whether it can be dragged. If it can, `drop` or `cancel` follows. */
  pickUp: (id: string) => boolean;
  /** It is dropped on an element, inside of another one, or on nothing. */
  drop: (id: string, onto: string | null, within: string | undefined) => void;
  /** It goes back to where it was. */
  cancel: (id: string) => void;
}

interface Drag {
  pointer: number;
  piece: SVGGElement;
  id: string;
  /** Where the pointer was pressed, and when, in ms. */
  x: number;
  y: number;
  since: number;
  /** Where it is now. */
  at: { x: number; y: number };
  /** Whether moving drags the piece. */
  armed: boolean;
  copy: SVGSVGElement | null;
}

/** The element of the board at a point: a selectable one if there is one, also under others. What a bar covers is not meant. */
function elementAt(board: Element, { x, y }: { x: number; y: number }): HTMLElement | SVGElement | null {
  const band = visibleBand();
  if (y < band.top || y > band.bottom) return null;
  const found = document
    .elementsFromPoint(x, y)
    .map((one) => one.closest<SVGElement>('[data-id]'))
    .filter((one) => one !== null && board.contains(one));
  return found.find((one) => one?.classList.contains('selectable')) ?? found[0] ?? null;
}

export class Dragging {
  private drag: Drag | null = null;
  private rest = 0;
  /** The element that a dragged piece would be dropped on. */
  private over: Element | null = null;
  private readonly edges = new EdgeScroll(() => this.showTarget());
  private readonly listening = new AbortController();

  constructor(
    private readonly board: HTMLElement,
    private readonly handler: DragHandler,
  ) {
    const options = { signal: this.listening.signal };
    board.addEventListener('pointerdown', (event) => this.press(event), options);
    addEventListener('pointermove', (event) => this.move(event), options);
    addEventListener('pointerup', (event) => this.release(event), options);
    addEventListener('pointercancel', () => this.cancel(), options);
    // A second finger anywhere puts the piece back; it may be the beginning of something else.
    addEventListener('pointerdown', (event) => event.pointerId !== this.drag?.pointer && this.cancel(), {
      ...options,
      capture: true,
    });
    addEventListener('keydown', (event) => this.escape(event), { ...options, capture: true });
    board.addEventListener('touchmove', (event) => this.drag?.armed && event.preventDefault(), {
      ...options,
      passive: false,
    });
  }

  /** Stops listening. */
  end(): void {
    this.cancel();
    this.listening.abort();
  }

  private press(event: PointerEvent): void {
    this.cancel();
    const piece = event.target instanceof Element ? event.target.closest<SVGGElement>('.piece[data-id]') : null;
    const id = piece ? this.draggedId(piece) : undefined;
    if (!piece || id === undefined || event.button !== 0) return;
    const armed = event.pointerType === 'mouse';
    const [x, y, since] = [event.clientX, event.clientY, event.timeStamp];
    const drag: Drag = { pointer: event.pointerId, piece, id, x, y, since, at: { x, y }, armed, copy: null };
    this.drag = drag;
    if (!armed) this.rest = window.setTimeout(() => this.arm(drag), REST_MS);
  }

  /** From now on moving drags the piece: it looks lifted. */
  private arm(drag: Drag): void {
    drag.armed = true;
    drag.piece.classList.add('held');
  }

  /** What dragging a piece picks up: itself, also from a stock that the question is about, or the place where it lies if that can be touched. */
  private draggedId(piece: SVGGElement): string | undefined {
    const { id, within, appearance = '' } = piece.dataset;
    const pickable = '.selectable, .selected';
    if (piece.matches(pickable)) return id;
    if (!this.handler.isOwn(appearance)) return undefined;
    if (piece.matches('.subject')) return id;
    if (within === undefined) return undefined;
    return this.board.querySelector(`.place[data-id="${CSS.escape(within)}"]`)?.matches(pickable) ? within : undefined;
  }

  private move(event: PointerEvent): void {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    drag.at = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [drag.at.x - drag.x, drag.at.y - drag.y];
    const far = Math.hypot(dx, dy);
    // The time of the event counts: a busy page gets the end of the rest after the move.
    if (!drag.armed && event.timeStamp - drag.since >= REST_MS) this.arm(drag);
    if (!drag.armed) {
      if (far > STILL_PX) this.stop();
      return;
    }
    if (!drag.copy && far > START_PX) this.start(drag);
    if (!drag.copy) return;
    drag.copy.style.transform = `translate(${dx}px, ${dy}px)`;
    this.edges.follow(drag.at.y, drag.y);
    this.showTarget();
  }

  /** Lights up the element under the pointer if the piece can go there. */
  private showTarget(): void {
    const found = this.drag?.copy ? elementAt(this.board, this.drag.at) : null;
    const target = found?.classList.contains('selectable') ? found : null;
    if (target === this.over) return;
    this.over?.classList.remove('target');
    target?.classList.add('target');
    this.over = target;
  }

  private start(drag: Drag): void {
    drag.piece.classList.remove('held'); // the copy looks as the piece does
    const copy = copyOf({ node: drag.piece, box: drag.piece.getBoundingClientRect() });
    if (!this.handler.pickUp(drag.id)) {
      this.stop();
      return;
    }
    copy.setAttribute('aria-hidden', 'true');
    copy.classList.add('dragged');
    copy.querySelector('.count')?.remove(); // one piece is dragged, not all that lie there
    document.body.append(copy);
    drag.copy = copy;
    drag.piece.classList.add('held');
  }

  private release(event: PointerEvent): void {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.stop();
    if (!drag.copy) return;
    this.swallowClick();
    const onto = elementAt(this.board, { x: event.clientX, y: event.clientY });
    this.handler.drop(drag.id, onto?.dataset['id'] ?? null, onto?.dataset['within']);
  }

  /** The click at the end of a drag is no touch of the board. */
  private swallowClick(): void {
    const once = new AbortController();
    const swallow = (event: Event): void => {
      event.stopPropagation();
      once.abort();
    };
    addEventListener('click', swallow, { capture: true, signal: once.signal });
    setTimeout(() => once.abort());
  }

  /** Escape puts the piece back, and does nothing else. */
  private escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.drag) return;
    if (this.drag.copy) event.stopImmediatePropagation();
    this.cancel();
  }

  private cancel(): void {
    const { drag } = this;
    this.stop();
    if (!drag?.copy) return;
    this.handler.cancel(drag.id);
    addEventListener('pointerup', () => this.swallowClick(), { once: true, signal: this.listening.signal });
  }

  private stop(): void {
    clearTimeout(this.rest);
    this.edges.stop();
    this.over?.classList.remove('target');
    this.over = null;
    this.drag?.piece.classList.remove('held');
    this.drag?.copy?.remove();
    this.drag = null;
  }
}

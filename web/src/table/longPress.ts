// A long press on a touch screen: it asks what something is, so the touch at its end selects nothing.

/** Milliseconds that a finger rests before it is a long press. */
const PRESS_MS = 500;
/** How far the finger may move, in px. */
const STILL_PX = 10;

export class LongPress {
  private timer = 0;
  private start: { id: number; x: number; y: number } | null = null;
  private pressed = false;

  /** `onpress` is called with the pressed element, and with null when the finger moves on, with a piece or without. */
  constructor(
    board: HTMLElement,
    private readonly onpress: (element: Element | null) => void,
    options: { signal: AbortSignal },
  ) {
    board.addEventListener('pointerdown', (event) => this.down(event), options);
    board.addEventListener('pointermove', (event) => this.moved(event), options);
    for (const name of ['pointerup', 'pointercancel'] as const) board.addEventListener(name, () => this.stop(), options);
    board.addEventListener('click', (event) => this.clicked(event), { ...options, capture: true });
    board.addEventListener('contextmenu', (event) => this.start !== null && event.preventDefault(), options);
  }

  /** Whether an event belongs to the finger that is pressing. */
  owns(event: PointerEvent): boolean {
    return this.start?.id === event.pointerId;
  }

  private down(event: PointerEvent): void {
    this.pressed = false;
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
    const element = event.target;
    this.start = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.timer = window.setTimeout(() => {
      this.pressed = true;
      this.onpress(element);
    }, PRESS_MS);
  }

  private moved(event: PointerEvent): void {
    if (!this.start || Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) <= STILL_PX) return;
    this.stop();
    if (this.pressed) this.onpress(null);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.start = null;
  }

  /** The click at the end of a long press is no touch of the board. */
  private clicked(event: MouseEvent): void {
    if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

// Zoom of the stage: by buttons and keys in steps, by the wheel with Control and by two fingers.

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 3;
/** Factor between two steps. */
const STEP = 1.25;
/** Change of the zoom for each px of the wheel, as an exponent. */
const WHEEL = 0.002;

export function clampZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
}

/** One step in (1) or out (-1). */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = clampZoom(zoom * STEP ** direction);
  return Math.abs(next - MIN_ZOOM) < 0.01 ? MIN_ZOOM : next;
}

interface Point {
  x: number;
  y: number;
}

/** Where a container scrolls to so that a point of its content stays under the pointer when the zoom changes by `factor`. */
export function scrollTo(scroll: Point, pointer: Point, factor: number): Point {
  return { x: (scroll.x + pointer.x) * factor - pointer.x, y: (scroll.y + pointer.y) * factor - pointer.y };
}

/** Zooms `board` by wheel and fingers; `onzoom` gets the new zoom and the point of the window that stays where it is. */
export function listenForZoom(
  board: HTMLElement,
  zoom: () => number,
  onzoom: (zoom: number, at: Point) => void,
  signal: AbortSignal,
): void {
  const fingers = new Map<number, Point>();
  let pinch: { distance: number; zoom: number } | null = null;
  const spread = (): { distance: number; middle: Point } => {
    const [one = { x: 0, y: 0 }, other = one] = [...fingers.values()];
    return {
      distance: Math.hypot(one.x - other.x, one.y - other.y),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };
  board.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      onzoom(clampZoom(zoom() * Math.exp(-event.deltaY * WHEEL)), { x: event.clientX, y: event.clientY });
    },
    { signal, passive: false },
  );
  board.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      pinch = fingers.size === 2 ? { distance: spread().distance, zoom: zoom() } : null;
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!pinch || pinch.distance === 0) return;
      const { distance, middle } = spread();
      onzoom(clampZoom((pinch.zoom * distance) / pinch.distance), middle);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      name,
      (event) => {
        fingers.delete(event.pointerId);
        pinch = null;
      },
      { signal },
    );
  // Two fingers zoom the board and scroll nothing.
  board.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    signal,
    passive: false,
  });
}

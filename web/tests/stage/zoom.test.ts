import { expect, test } from 'vitest';
import { MAX_ZOOM, MIN_ZOOM, clampZoom, scrollTo, stepZoom } from '../../src/stage/zoom';

test('steps go in and out again, and end at the limits', () => {
  expect(stepZoom(stepZoom(MIN_ZOOM, 1), -1)).toBe(MIN_ZOOM);
  expect(stepZoom(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
  expect(stepZoom(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
  expect(clampZoom(99)).toBe(MAX_ZOOM);
});

test('the point under the pointer stays there', () => {
  const pointer = { x: 200, y: 100 };
  const scroll = scrollTo({ x: 50, y: 0 }, pointer, 2);
  expect(scroll).toEqual({ x: 300, y: 100 });
  expect((scroll.x + pointer.x) / 2).toBe(50 + pointer.x);
});

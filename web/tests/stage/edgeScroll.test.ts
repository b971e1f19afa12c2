import { expect, test } from 'vitest';
import { edgeSpeed } from '../../src/stage/edgeScroll';

const BAND = { top: 200, bottom: 800 };

test('the page scrolls faster the nearer a held piece is to an edge, and not at all in the middle', () => {
  const up = [300, 290, 260, 230, 200].map((y) => edgeSpeed(y, 500, BAND));
  expect(up[0]).toBe(0);
  expect(up.toSorted((one, other) => other - one)).toEqual(up);
  expect(new Set(up).size).toBe(up.length);
  expect(edgeSpeed(740, 500, BAND)).toBe(-edgeSpeed(260, 500, BAND));
  expect(edgeSpeed(800, 500, BAND)).toBeGreaterThan(edgeSpeed(740, 500, BAND));
});

test('over the bars beyond an edge it is no faster', () => {
  expect(edgeSpeed(0, 500, BAND)).toBe(edgeSpeed(200, 500, BAND));
  expect(edgeSpeed(844, 500, BAND)).toBe(edgeSpeed(800, 500, BAND));
});

test('a piece that is picked up near an edge does not scroll before it is moved towards it', () => {
  expect(edgeSpeed(790, 790, BAND)).toBe(0);
  expect(edgeSpeed(770, 790, BAND)).toBe(0);
  expect(edgeSpeed(799, 780, BAND)).toBeGreaterThan(0);
});

test('in a low window the zones leave a middle in which the page stands still', () => {
  expect(edgeSpeed(350, 100, { top: 300, bottom: 400 })).toBe(0);
  expect(edgeSpeed(400, 100, { top: 400, bottom: 300 })).toBe(0);
});

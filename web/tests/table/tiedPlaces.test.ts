import { expect, test } from 'vitest';
import { hasTiedPlaces } from '../../src/table/end/tiedPlaces';

test('equal points with different places behind the winner are noticed', () => {
  const standings = (...pairs: [number, number][]) => pairs.map(([points, place]) => ({ points, place }));
  expect(hasTiedPlaces(standings([53, 1], [26, 2], [26, 3]))).toBe(true);
  expect(hasTiedPlaces(standings([53, 1], [26, 2], [26, 2]))).toBe(false);
  expect(hasTiedPlaces(standings([26, 1], [26, 2], [20, 3]))).toBe(false); // the line about the victory tells it
});

// Dates are written as in the viewer's country.

import { expect, test } from 'vitest';
import { regional } from '../../src/words/region';

test('the variant of the browser is used, if it is one of the language of the pages', () => {
  expect(regional('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(regional('de', ['fr-CA', 'en-GB'])).toBe('de');
  const noon = new Date(2026, 10, 18, 15, 30);
  expect(noon.toLocaleTimeString(regional('en', ['en-GB']), { timeStyle: 'short' })).toBe('15:30');
});

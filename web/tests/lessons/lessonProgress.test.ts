// The progress of lessons: what is stored is read again, and what others wrote is left out.

import { expect, test } from 'vitest';
import { parseProgress } from '../../src/lessons/lessonProgress.svelte';

test('stored progress is read again', () => {
  const stored = { 'giza/first-game': { step: 4, done: false }, 'giza/ending': { step: 0, done: true } };
  expect(parseProgress(JSON.stringify(stored))).toEqual(stored);
});

test.each([null, '', 'nonsense', '[]', '7', 'null'])('%s is no progress', (text) => {
  expect(parseProgress(text)).toEqual({});
});

test('entries of another form are left out', () => {
  const stored = { good: { step: 1, done: true }, low: { step: -1 }, text: { step: 'x' }, none: null };
  expect(parseProgress(JSON.stringify(stored))).toEqual({ good: { step: 1, done: true } });
});

import { expect, test } from 'vitest';

import { NewestAnswer } from '../src/newestAnswer';

test('an answer that comes after a newer question is dropped', async () => {
  const newest = new NewestAnswer();
  const slow = Promise.withResolvers<string>();
  const first = newest.to(slow.promise);
  const second = newest.to(Promise.resolve('guests'));
  expect(await second).toBe('guests');
  slow.resolve('accounts');
  expect(await first).toBeNull();
});

test('a failure counts only for the newest question', async () => {
  const newest = new NewestAnswer();
  const slow = Promise.withResolvers<string>();
  const first = newest.to(slow.promise);
  expect(await newest.to(Promise.resolve('guests'))).toBe('guests');
  slow.reject(new Error('busy'));
  expect(await first).toBeNull();
  await expect(newest.to(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

// Frames made of differences are those that the server would have sent whole.

import { expect, test } from 'vitest';
import { FrameReader } from '../../src/table/connection/frameReader';
import type { Frame } from '../../src/generated/protocol';
import { FRAMES } from '../savedGames';

test('there are frames of every kind of change', async () => {
  const all = JSON.stringify(
    (await Promise.all(FRAMES.map(([, load]) => load()))).map((saved) => saved.map((one) => one.message)),
  );
  for (const kind of ['"fields":', '"items":', '"set":', '"from":', '"new":']) expect(all).toContain(kind);
});

test.each(FRAMES)('%s: every frame, rebuilt, is the whole one character by character', async (_, load) => {
  const saved = await load();
  expect(saved.length).toBeGreaterThan(20);
  const reader = new FrameReader();
  for (const { message, frame } of saved) expect(JSON.stringify(reader.read(message))).toBe(JSON.stringify(frame));
  expect(saved.filter(({ message }) => message.is === 'show')).toHaveLength(1);
});

test('what has not changed is the same object, and the frame before stays as it was', () => {
  const reader = new FrameReader();
  const first = { since: 0, moment: 1, seats: [{ seat: 'p1' }], events: [1, 2] } as unknown as Frame;
  reader.read({ is: 'show', seq: 1, frame: first });
  const second = reader.read({
    is: 'change',
    seq: 2,
    change: { fields: { moment: { set: 2 }, events: { items: [[1, 1], { new: [3] }] } } },
  });
  expect(second).toEqual({ since: 0, moment: 2, seats: [{ seat: 'p1' }], events: [2, 3] });
  expect(second?.seats).toBe(first.seats);
  expect(first.moment).toBe(1);
});

test('a change after a gap, or before any frame, makes no frame', () => {
  const reader = new FrameReader();
  expect(reader.read({ is: 'change', seq: 1, change: { fields: {} } })).toBeNull();
  reader.read({ is: 'show', seq: 1, frame: { since: 0 } as Frame });
  expect(reader.read({ is: 'change', seq: 3, change: { fields: {} } })).toBeNull();
});

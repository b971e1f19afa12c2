import { expect, test } from 'vitest';
import type { FrameEvent, ReplayMoment } from '../../src/generated/protocol';
import { BATCH, ReplayMoments } from '../../src/replay/replayMoments';

const LAST = 60;

function moment(at: number): ReplayMoment {
  const event: FrameEvent = { at, kind: 'k', who: 'p1', rule: '', args: {}, text: '' };
  const picture = { scene: { areas: [], pieces: [] }, question: null, scores: [], winners: [] };
  return { at, last: LAST, viewer: 'p1', picture, events: [event], seed: null, breakdown: null, first: 0 };
}

function moments(from = 0): { moments: ReplayMoments; asked: number[] } {
  const asked: number[] = [];
  const fetch = (_: string, { at: first }: { at: number }): Promise<ReplayMoment[]> => {
    asked.push(first);
    if (first > LAST || first < from) return Promise.reject(new Error('no such moment'));
    const count = Math.min(BATCH, LAST - first + 1);
    return Promise.resolve(Array.from({ length: count }, (_, index) => moment(first + index)));
  };
  return { moments: new ReplayMoments('t', null, 'p1', fetch, from), asked };
}

test('moments are fetched in batches, each once', async () => {
  const { moments: one, asked } = moments();
  for (const at of [0, 1, 24, 25, 59, 60, 26]) expect((await one.moment(at)).at).toBe(at);
  expect(asked).toEqual([0, 25, 50]);
});

test('a moment after the end is the end', async () => {
  expect((await moments().moments.moment(1000)).at).toBe(LAST);
});

test('all events are loaded in order', async () => {
  const heard: number[] = [];
  await moments().moments.loadEvents((events) => heard.push(...events.map((event) => event.at)));
  expect(heard).toEqual(Array.from({ length: LAST + 1 }, (_, at) => at));
});

test('a part of a match is never asked for moments before it', async () => {
  const { moments: part, asked } = moments(7);
  const heard: number[] = [];
  await part.loadEvents((events) => heard.push(...events.map((event) => event.at)));
  expect(heard).toEqual(Array.from({ length: LAST - 6 }, (_, index) => 7 + index));
  for (const [wanted, at] of [
    [0, 7],
    [7, 7],
    [33, 33],
    [99, LAST],
  ] as const)
    expect((await part.moment(wanted)).at).toBe(at);
  expect(asked).toEqual([7, 32, 57]);
});

import { expect, test } from 'vitest';
import { BATCH, ReplayMoments, type ReplayMoment } from '../../src/replay/replayMoments';

const LAST = 60;

function moments(): { moments: ReplayMoments; asked: string[] } {
  const asked: string[] = [];
  const fetch = (path: string): Promise<ReplayMoment[]> => {
    asked.push(path);
    const first = Number(new URLSearchParams(path.split('?')[1]).get('at') ?? 0);
    if (first > LAST) return Promise.reject(new Error('no such moment'));
    const count = Math.min(BATCH, LAST - first + 1);
    const moment = (at: number): ReplayMoment =>
      ({ at, last: LAST, events: [{ at, kind: 'k', who: 'p1', rule: '', args: {}, text: '' }] }) as unknown as ReplayMoment;
    return Promise.resolve(Array.from({ length: count }, (_, index) => moment(first + index)));
  };
  return { moments: new ReplayMoments('t', null, 'p1', fetch), asked };
}

test('moments are fetched in batches, each once', async () => {
  const { moments: one, asked } = moments();
  for (const at of [0, 1, 24, 25, 59, 60, 26]) expect((await one.moment(at)).at).toBe(at);
  expect(asked).toEqual([0, 25, 50].map((at) => `tables/t/replay?at=${at}&count=${BATCH}&viewer=p1`));
});

test('a moment after the end is the end', async () => {
  expect((await moments().moments.moment(1000)).at).toBe(LAST);
});

test('all events are loaded in order', async () => {
  const heard: number[] = [];
  await moments().moments.loadEvents((events) => heard.push(...events.map((event) => event.at)));
  expect(heard).toEqual(Array.from({ length: LAST + 1 }, (_, at) => at));
});

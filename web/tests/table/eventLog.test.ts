import { expect, test } from 'vitest';
import type { FrameEvent } from '../../src/generated/protocol';
import { appendEvents, joinedLine, mergeChat } from '../../src/table/connection/eventLog';

const happening = (kind: string): FrameEvent => ({ at: 1, kind, who: 'p1', rule: '', args: {}, text: '' });
const kinds = (log: FrameEvent[]): string[] => log.map((event) => event.kind);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(happening) as [FrameEvent, FrameEvent, FrameEvent, FrameEvent];

test('new events are added', () => {
  expect(kinds(appendEvents([a], { since: 1, events: [b, c] }))).toEqual(['a', 'b', 'c']);
});

test('undo cuts the log back', () => {
  expect(kinds(appendEvents([a, b, c], { since: 1, events: [] }))).toEqual(['a']);
  expect(kinds(appendEvents([a, b, c], { since: 1, events: [d] }))).toEqual(['a', 'd']);
});

test('a new connection replaces the log', () => {
  expect(kinds(appendEvents([a, b], { since: 0, events: [a, b, c] }))).toEqual(['a', 'b', 'c']);
});

const line = (id: number) => ({ id, name: 'Ann', text: String(id), at: 0, bot: false });

test('a line of chat is kept once', () => {
  expect(mergeChat([line(1), line(3)], [line(3), line(2)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('removed lines are shown no longer, and come back when they are sent again', () => {
  const shown = mergeChat([line(1), line(2), line(3)], [], [2]);
  expect(shown.map(({ id }) => id)).toEqual([1, 3]);
  expect(mergeChat(shown, [line(2)]).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a line is shown with the new name of its speaker', () => {
  const renamed = { ...line(2), name: 'Bea' };
  expect(mergeChat([line(1), line(2), line(3)], [renamed], [2])).toEqual([line(1), renamed, line(3)]);
});

test('a line that comes back stands before what was typed meanwhile', () => {
  expect(joinedLine('refused', '')).toBe('refused');
  expect(joinedLine('refused', 'next')).toBe('refused next');
});

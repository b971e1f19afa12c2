import { beforeEach, expect, test } from 'vitest';
import { Line, type Outside, type Wire } from '../../src/table/connection/connection';
import type { Frame, Told } from '../../src/protocol';

class Fake implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  sent: { do: string; id: string }[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { do: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  tell(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  show(seq: number, moment = 0): void {
    this.tell({ is: 'show', seq, frame: { moment } });
  }

  drop(): void {
    this.onclose?.({ code: 1006 });
  }
}

let wires: Fake[];
let later: { run: () => void; wait: number; cancelled: boolean }[];
let frames: Frame[];
let told: Told[];
let states: [boolean, number][];
let line: Line;
const last = (): Fake => wires.at(-1) as Fake;

beforeEach(() => {
  wires = [];
  later = [];
  frames = [];
  told = [];
  states = [];
  let count = 0;
  const outside: Outside = {
    open: () => {
      wires.push(new Fake());
      return last();
    },
    later: (run, wait) => {
      const entry = { run, wait, cancelled: false };
      later.push(entry);
      return () => (entry.cancelled = true);
    },
    fresh: () => `id-${(count += 1)}`,
  };
  const heard = {
    frame: (frame: Frame) => frames.push(frame),
    told: (message: Told) => told.push(message),
    connected: (open: boolean, tries: number) => states.push([open, tries]),
  };
  line = new Line('ws://x', heard, outside);
});

function comeBack(): void {
  const entry = later.at(-1);
  if (!entry || entry.cancelled) throw new Error('nobody is coming back');
  entry.run();
}

test('frames are shown in order', () => {
  last().show(1, 5);
  last().show(2, 6);
  expect(frames.map((frame) => frame.moment)).toEqual([5, 6]);
  expect(states).toEqual([[true, 0]]);
});

test('a move that was not answered is sent again with the same id, once', () => {
  last().show(1);
  const id = line.ask({ do: 'play', at: 0, action: 3 });
  expect(last().sent).toEqual([{ do: 'play', at: 0, action: 3, id }]);
  last().drop();
  comeBack();
  expect(last().sent).toEqual([]);
  last().show(1);
  expect(last().sent).toEqual([{ do: 'play', at: 0, action: 3, id }]);
  last().tell({ is: 'done', id, moment: 1 });
  expect(line.pending(id)).toBe(false);
  last().drop();
  comeBack();
  last().show(1);
  expect(last().sent).toEqual([]);
});

test('a move made while there is no connection waits for one', () => {
  const id = line.ask({ do: 'play', at: 0, action: 3 });
  expect(last().sent).toEqual([]);
  last().show(1);
  expect(last().sent.map((sent) => sent.id)).toEqual([id]);
});

test('a refusal is an answer; a question is not worth keeping', () => {
  last().show(1);
  const id = line.ask({ do: 'undo', at: 0, all: false });
  line.ask({ do: 'why', path: ['x'] });
  last().tell({ is: 'refused', id, key: 'k', args: {}, rule: '', message: '' });
  last().drop();
  comeBack();
  last().show(1);
  expect(last().sent).toEqual([]);
  expect(told.map((message) => message.is)).toEqual(['refused']);
});

test('a gap means to connect anew', () => {
  last().show(1);
  last().show(3);
  expect(frames).toHaveLength(1);
  expect(wires[0]?.closed).toBe(true);
  comeBack();
  expect(wires).toHaveLength(2);
  last().show(1);
  expect(frames).toHaveLength(2);
});

test('what comes at once is heard in order, up to a gap', () => {
  last().show(1);
  const id = line.ask({ do: 'play', at: 0, action: 3 });
  last().tell({ is: 'show', seq: 2, frame: { moment: 1 } }, { is: 'done', id, moment: 1 });
  expect(frames.map((frame) => frame.moment)).toEqual([0, 1]);
  expect(line.pending(id)).toBe(false);
  last().tell({ is: 'show', seq: 4, frame: { moment: 3 } }, { is: 'chat', lines: [] });
  expect(told.map((message) => message.is)).toEqual(['done']);
});

test('it comes back later each time, and at once when told to hurry', () => {
  for (let time = 0; time < 9; time++) {
    last().drop();
    comeBack();
  }
  const waits = later.map((entry) => entry.wait);
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(Math.max(...waits)).toBe(15_000);
  last().drop();
  const before = wires.length;
  line.hurry();
  expect(wires).toHaveLength(before + 1);
  last().show(1);
  last().drop();
  expect(later.at(-1)?.wait).toBe(400);
});

test('what has ended stays so', () => {
  const wire = last();
  line.end();
  expect(wire.closed).toBe(true);
  expect(wire.onclose).toBe(null);
  line.hurry();
  expect(wires).toHaveLength(1);
});

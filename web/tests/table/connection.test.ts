import { beforeEach, expect, test } from 'vitest';
import { CLOSE_SERVER_ENDS, CLOSE_SESSION_ENDED } from '../../src/serverDefaults';
import { TableConnection, type ConnectionEnvironment, type Socket } from '../../src/table/connection/connection';
import type { Frame, ServerMessage } from '../../src/generated/protocol';

class Fake implements Socket {
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

  dropSocket(): void {
    this.onclose?.({ code: 1006 });
  }
}

let sockets: Fake[];
let schedule: { run: () => void; wait: number; cancelled: boolean }[];
let frames: Frame[];
let messages: ServerMessage[];
let states: [boolean, number][];
let endings: number;
let connection: TableConnection;
const last = (): Fake => sockets.at(-1) as Fake;

beforeEach(() => {
  sockets = [];
  schedule = [];
  frames = [];
  messages = [];
  states = [];
  endings = 0;
  let count = 0;
  const environment: ConnectionEnvironment = {
    open: () => {
      sockets.push(new Fake());
      return last();
    },
    schedule: (run, wait) => {
      const entry = { run, wait, cancelled: false };
      schedule.push(entry);
      return () => (entry.cancelled = true);
    },
    newId: () => `id-${(count += 1)}`,
  };
  const listener = {
    frame: (frame: Frame) => frames.push(frame),
    message: (message: ServerMessage) => messages.push(message),
    connected: (open: boolean, attempts: number) => states.push([open, attempts]),
    sessionEnded: () => (endings += 1),
  };
  connection = new TableConnection('ws://x', listener, environment);
});

function comeBack(): void {
  const entry = schedule.at(-1);
  if (!entry || entry.cancelled) throw new Error('nobody is coming back');
  entry.run();
}

test('frames are shown in order', () => {
  last().show(1, 5);
  last().show(2, 6);
  expect(frames.map((frame) => frame.moment)).toEqual([5, 6]);
  expect(states).toEqual([[true, 0]]);
});

test('a connection whose session has ended is not opened again', () => {
  last().show(1);
  last().onclose?.({ code: CLOSE_SESSION_ENDED });
  expect(endings).toBe(1);
  expect(schedule).toEqual([]);
  connection.retryNow();
  expect(sockets.length).toBe(1);
});

test('a move that was not answered is sent again with the same id, once', () => {
  last().show(1);
  const id = connection.send({ do: 'play', at: 0, action: 3 });
  expect(last().sent).toEqual([{ do: 'play', at: 0, action: 3, id }]);
  last().dropSocket();
  comeBack();
  expect(last().sent).toEqual([]);
  last().show(1);
  expect(last().sent).toEqual([{ do: 'play', at: 0, action: 3, id }]);
  last().tell({ is: 'done', id, moment: 1 });
  expect(connection.isPending(id)).toBe(false);
  last().dropSocket();
  comeBack();
  last().show(1);
  expect(last().sent).toEqual([]);
});

test('a move made while there is no connection waits for one', () => {
  const id = connection.send({ do: 'play', at: 0, action: 3 });
  expect(last().sent).toEqual([]);
  last().show(1);
  expect(last().sent.map((sent) => sent.id)).toEqual([id]);
});

test('a refusal is an answer; a question is not sent again', () => {
  last().show(1);
  const id = connection.send({ do: 'undo', at: 0, all: false });
  connection.send({ do: 'why', path: ['x'] });
  last().tell({ is: 'refused', id, key: 'k', args: {}, rule: '', message: '' });
  last().dropSocket();
  comeBack();
  last().show(1);
  expect(last().sent).toEqual([]);
  expect(messages.map((message) => message.is)).toEqual(['refused']);
});

test('after a gap a whole frame is asked for, once, and taken', () => {
  last().show(1);
  last().tell({ is: 'show', seq: 3, frame: { moment: 2, since: 4 } }, { is: 'change', seq: 4, change: { fields: {} } });
  expect(frames).toHaveLength(1);
  expect(last().sent.map((data) => data['do'])).toEqual(['frame']);
  last().tell({ is: 'show', seq: 5, frame: { moment: 3, since: 0 } });
  expect(frames.map((frame) => frame.moment)).toEqual([0, 3]);
  last().tell({ is: 'change', seq: 6, change: { fields: { moment: { set: 4 } } } });
  expect(frames.map((frame) => frame.moment)).toEqual([0, 3, 4]);
  last().tell({ is: 'change', seq: 8, change: { fields: {} } });
  expect(last().sent).toHaveLength(2);
});

test('messages of one packet are handled in order; a frame after a gap is not shown', () => {
  last().show(1);
  const id = connection.send({ do: 'play', at: 0, action: 3 });
  last().tell({ is: 'show', seq: 2, frame: { moment: 1 } }, { is: 'done', id, moment: 1 });
  expect(frames.map((frame) => frame.moment)).toEqual([0, 1]);
  expect(connection.isPending(id)).toBe(false);
  last().tell({ is: 'show', seq: 4, frame: { moment: 3, since: 1 } }, { is: 'chat', lines: [] });
  expect(messages.map((message) => message.is)).toEqual(['done', 'chat']);
  expect(frames).toHaveLength(2);
});

test('reconnects after a longer delay each time, and at once on retryNow', () => {
  for (let time = 0; time < 9; time++) {
    last().dropSocket();
    comeBack();
  }
  const waits = schedule.map((entry) => entry.wait);
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(Math.max(...waits)).toBe(15_000);
  last().dropSocket();
  const before = sockets.length;
  connection.retryNow();
  expect(sockets).toHaveLength(before + 1);
  last().show(1);
  last().dropSocket();
  expect(schedule.at(-1)?.wait).toBe(400);
});

test('when a server ends, the next one is asked at once; if none answers, later and later', () => {
  last().show(1);
  const id = connection.send({ do: 'play', at: 0, action: 3 });
  last().onclose?.({ code: CLOSE_SERVER_ENDS });
  expect(schedule.at(-1)?.wait).toBe(0);
  comeBack();
  last().onclose?.({ code: CLOSE_SERVER_ENDS });
  expect(schedule.at(-1)?.wait).toBe(800);
  comeBack();
  last().show(1);
  expect(last().sent.map((sent) => sent.id)).toEqual([id]);
});

test('a closed connection stays closed', () => {
  const socket = last();
  connection.close();
  expect(socket.closed).toBe(true);
  expect(socket.onclose).toBe(null);
  connection.retryNow();
  expect(sockets).toHaveLength(1);
});

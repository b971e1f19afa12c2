// The socket connection to a table: it reconnects by itself and sends unanswered moves again.

import { withQuery } from '../../api';
import { CLOSE_NO_SPECTATORS, CLOSE_SERVER_ENDS, CLOSE_SESSION_ENDED } from '../../serverDefaults';
import type { ChangeEnvelope, ClientMessage, Envelope, Frame, ServerMessage } from '../../generated/protocol';
import { FrameReader } from './frameReader';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A message to the server; the connection adds its id. */
export type ClientRequest = WithoutId<ClientMessage>;

/** The part of WebSocket that the connection uses. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send: (data: string) => void;
  close: () => void;
}

export interface ConnectionListener {
  frame: (frame: Frame) => void;
  message: (message: ServerMessage) => void;
  /** Called when the connection opens or breaks; `attempts` counts attempts since it last was open. */
  connected: (open: boolean, attempts: number) => void;
  /** Called when the server has closed the connection because its session has ended: it does not connect again. */
  sessionEnded: () => void;
  /** Called when the game has begun and only its players may see it: it does not connect again. */
  refusedWatching?: () => void;
}

/** Messages that are sent again after a reconnect until they are answered: the server executes each id once. */
const RESENT: ReadonlySet<ClientRequest['do']> = new Set([
  'play',
  'undo',
  'say',
  'propose',
  'return',
  'commit',
  'reveal',
] as const);
/** Delay before the first attempt to reconnect; it doubles with every attempt. */
const FIRST_RETRY_MS = 400;
/** Longest delay between two attempts. */
const LONGEST_RETRY_MS = 15_000;

/** What the connection needs from the browser; tests replace it. */
export interface ConnectionEnvironment {
  open: (address: string) => Socket;
  /** Runs a function later; the result cancels it. */
  schedule: (run: () => void, milliseconds: number) => () => void;
  newId: () => string;
}

/** The browser itself. */
export const BROWSER: ConnectionEnvironment = {
  open: (address) => new WebSocket(address) as unknown as Socket,
  schedule: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-'),
};

/** The beginning of every socket address. */
export function socketOrigin(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
}

/** The address of a table's socket, with differences instead of whole frames after the first. */
export function tableAddress(table: string, token: string | null): string {
  return withQuery(`${socketOrigin()}/api/tables/${table}/socket`, { token, frames: 'changes' });
}

export class TableConnection {
  private socket: Socket | null = null;
  /** Whether a frame has come since the connection was made. */
  private open = false;
  /** Whether a whole frame was asked for and has not come yet. */
  private asked = false;
  private reader = new FrameReader();
  private attempts = 0;
  private closed = false;
  private cancelRetry: (() => void) | null = null;
  private readonly unanswered = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly listener: ConnectionListener,
    private readonly environment: ConnectionEnvironment = BROWSER,
  ) {
    this.connect();
  }

  /** Sends a message and returns its id. Messages that are not in RESENT are lost while there is no connection. */
  send(message: ClientRequest): string {
    const id = this.environment.newId();
    const data = JSON.stringify({ ...message, id });
    if (RESENT.has(message.do)) this.unanswered.set(id, data);
    if (this.open) this.socket?.send(data);
    return id;
  }

  /** Whether a message still waits for its answer. */
  isPending(id: string): boolean {
    return this.unanswered.has(id);
  }

  /** Connects again at once. */
  reconnect(): void {
    this.dropSocket();
    this.connect();
  }

  /** Connects at once if the connection is waiting to retry. */
  retryNow(): void {
    if (!this.closed && this.cancelRetry) this.reconnect();
  }

  close(): void {
    this.closed = true;
    this.dropSocket();
  }

  private dropSocket(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    const socket = this.socket;
    this.socket = null;
    this.open = this.asked = false;
    this.reader = new FrameReader();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private connect(): void {
    if (this.closed) return;
    const socket = this.environment.open(this.address);
    this.socket = socket;
    socket.onmessage = (message) => {
      for (const one of JSON.parse(String(message.data)) as (Envelope | ChangeEnvelope | ServerMessage)[])
        if (this.socket === socket) this.receive(one);
    };
    socket.onclose = ({ code }) => {
      if (code === CLOSE_SESSION_ENDED) this.sessionEnded();
      else if (code === CLOSE_NO_SPECTATORS) this.refusedWatching();
      else this.connectionLost(code === CLOSE_SERVER_ENDS && this.open);
    };
  }

  private receive(message: Envelope | ChangeEnvelope | ServerMessage): void {
    if (message.is === 'show' || message.is === 'change') {
      this.receiveFrame(message);
      return;
    }
    if ('id' in message && (message.is === 'done' || message.is === 'refused')) this.unanswered.delete(message.id);
    this.listener.message(message);
  }

  private receiveFrame(message: Envelope | ChangeEnvelope): void {
    const frame = this.reader.read(message);
    if (!frame) {
      if (!this.asked) this.send({ do: 'frame' });
      this.asked = true;
      return;
    }
    const first = !this.open;
    this.open = true;
    this.asked = false;
    if (first) {
      this.attempts = 0;
      this.listener.connected(true, 0);
    }
    this.listener.frame(frame);
    if (first) for (const data of this.unanswered.values()) this.socket?.send(data);
  }

  private refusedWatching(): void {
    this.close();
    this.listener.connected(false, 0);
    this.listener.refusedWatching?.();
  }

  private sessionEnded(): void {
    this.close();
    this.listener.connected(false, 0);
    this.listener.sessionEnded();
  }

  /** The connection broke: retry, with a longer delay each time, the first time at once if another server answers. */
  private connectionLost(handedOver: boolean): void {
    this.dropSocket();
    this.attempts += 1;
    this.listener.connected(false, this.attempts);
    const wait = handedOver ? 0 : Math.min(FIRST_RETRY_MS * 2 ** (this.attempts - 1), LONGEST_RETRY_MS);
    this.cancelRetry = this.environment.schedule(() => {
      this.cancelRetry = null;
      this.connect();
    }, wait);
  }
}

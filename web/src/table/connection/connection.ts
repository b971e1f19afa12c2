// The connection to a table: it comes back by itself, and what has to be done is done once.

import type { Asked, Frame, Show, Told } from '../../protocol';

/** What the line needs of a WebSocket. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send: (data: string) => void;
  close: () => void;
}

export interface Heard {
  frame: (frame: Frame) => void;
  told: (message: Told) => void;
  /** Whether frames come; `tries` counts the attempts to connect since they last did. */
  connected: (open: boolean, tries: number) => void;
}

/** What is kept until it is answered, and sent again after a lost connection: the server does each id once. */
const KEPT: ReadonlySet<Asked['do']> = new Set(['play', 'undo', 'say', 'propose', 'return'] as const);
const SOONEST = 400;
const LATEST = 15_000;

export interface Outside {
  open: (address: string) => Wire;
  /** Run later; the answer cancels it. */
  later: (run: () => void, milliseconds: number) => () => void;
  fresh: () => string;
}

const BROWSER: Outside = {
  open: (address) => new WebSocket(address) as unknown as Wire,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  fresh: () => Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('-'),
};

export class Line {
  private wire: Wire | null = null;
  private seq = 0;
  private tries = 0;
  private ended = false;
  private waiting: (() => void) | null = null;
  private readonly kept = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly heard: Heard,
    private readonly outside: Outside = BROWSER,
  ) {
    this.connect();
  }

  /** Ask for something; its id. What is not kept is lost when there is no connection. */
  ask(asked: Asked): string {
    const id = this.outside.fresh();
    const data = JSON.stringify({ ...asked, id });
    if (KEPT.has(asked.do)) this.kept.set(id, data);
    if (this.seq > 0) this.wire?.send(data);
    return id;
  }

  /** Whether this is still to be answered. */
  pending(id: string): boolean {
    return this.kept.has(id);
  }

  /** Connect anew, at once. */
  renew(): void {
    this.drop();
    this.connect();
  }

  /** Try at once if there is no connection. */
  hurry(): void {
    if (!this.ended && this.waiting) this.renew();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  private drop(): void {
    this.waiting?.();
    this.waiting = null;
    const wire = this.wire;
    this.wire = null;
    this.seq = 0;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private connect(): void {
    if (this.ended) return;
    const wire = this.outside.open(this.address);
    this.wire = wire;
    wire.onmessage = (message) => {
      for (const one of JSON.parse(String(message.data)) as (Show | Told)[]) if (this.wire === wire) this.hear(one);
    };
    wire.onclose = () => this.lost();
  }

  private hear(message: Show | Told): void {
    if (message.is !== 'show') {
      if ('id' in message && (message.is === 'done' || message.is === 'refused')) this.kept.delete(message.id);
      this.heard.told(message);
      return;
    }
    if (message.seq !== this.seq + 1) {
      this.lost();
      return;
    }
    this.seq = message.seq;
    if (message.seq === 1) {
      this.tries = 0;
      this.heard.connected(true, 0);
    }
    this.heard.frame(message.frame);
    if (message.seq === 1) for (const data of this.kept.values()) this.wire?.send(data);
  }

  /** The connection is gone, or has a gap: come back, later each time. */
  private lost(): void {
    this.drop();
    this.tries += 1;
    this.heard.connected(false, this.tries);
    const wait = Math.min(SOONEST * 2 ** (this.tries - 1), LATEST);
    this.waiting = this.outside.later(() => {
      this.waiting = null;
      this.connect();
    }, wait);
  }
}

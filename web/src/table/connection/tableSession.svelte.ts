// One's own sitting at a table: what the server has shown, what the hand has touched, what is being asked.

import { asking, get, type Table } from '../../api';
import { aimed, begin, back, complete, next, settled, straight, touch, type Pick } from '../../pick/selection';
import type { Advice, Asked, Choice, Foreseen, Frame, Happening, Reason, Spoken, Told } from '../../protocol';
import { habits } from '../preferences.svelte';
import { Line, type Outside } from './connection';
import { logged, talked } from './eventLog';

/** Frames that may wait for the pieces to arrive; with more of them the table catches up at once. */
const MOST_WAITING = 3;
const NOTHING_THERE = 'server-nothing-there';

interface Arrived {
  frame: Frame;
  log: Happening[];
}

/** Something to show one after another: pieces on their way. */
export interface Showing {
  busy: () => boolean;
  skip: () => void;
}

export class Sitting {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<Spoken[]>([]);
  /** How far each bot that thinks has got. */
  thinking = $state.raw<Record<string, number>>({});
  advice = $state.raw<Advice | null>(null);
  advising = $state(false);
  connected = $state(false);
  tries = $state(0);
  /** Why something was refused, until it is put away. */
  reason = $state.raw<Reason | null>(null);
  pick = $state.raw<Pick>(begin([]));
  foreseen = $state.raw<ReadonlyMap<number, Foreseen>>(new Map());
  /** What lists tell of the table: its links, for those who sit at it. */
  card = $state.raw<Table | null>(null);
  /** The move that waits for its answer. */
  pending = $state.raw<string | null>(null);
  showing: Showing = { busy: () => false, skip: () => undefined };

  private received: Happening[] = [];
  private readonly waiting: Arrived[] = [];
  private readonly line: Line;
  private whys: { id: string; rest: string[][] } | null = null;
  private hinted = '';
  private foreseeing = new Set<number>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    outside?: Outside,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = asking(`${scheme}://${location.host}/api/tables/${id}/socket`, { token });
    const heard = {
      frame: (frame: Frame) => this.arrived(frame),
      told: (message: Told) => this.told(message),
      connected: (open: boolean, tries: number) => {
        this.connected = open;
        this.tries = tries;
      },
    };
    this.line = outside ? new Line(address, heard, outside) : new Line(address, heard);
  }

  // --- what is so ----------------------------------------------------------------------------------------------------

  get viewer(): string | null {
    return this.frame?.viewer ?? null;
  }

  get choices(): Choice[] {
    return this.frame?.picture?.question?.choices ?? [];
  }

  /** Whether one is to choose, and has not. */
  get asked(): boolean {
    return this.choices.length > 0 && this.frame?.picture?.question?.own === null && this.pending === null;
  }

  /** The action that is left to be confirmed. */
  get ready(): Choice | null {
    return this.pending === null ? settled(this.pick) : null;
  }

  // --- what one does -------------------------------------------------------------------------------------------------

  /** Touch something on the table: what is lit leads on, all else asks why not. */
  touch(id: string, within?: string, beside: string[] = []): void {
    if (this.pending !== null) return;
    this.catchUp();
    const around = within ? [within] : [];
    const meant = [id, ...around];
    const forward = aimed(next(this.pick), id, around, beside);
    const tried = forward ? [forward] : meant;
    for (const one of tried) {
      const found = touch(this.choices, this.pick, one);
      if (!found) continue;
      this.go(found);
      return;
    }
    this.why(meant);
  }

  /** Choose an action straight away, from a list or a hint: it waits to be confirmed. */
  choose(choice: Choice): void {
    if (this.pending !== null) return;
    this.reason = null;
    this.pick = straight(choice);
  }

  back(): void {
    this.pick = back(this.choices, this.pick);
  }

  confirm(): void {
    const choice = this.ready;
    if (choice && this.frame) this.do({ do: 'play', at: this.frame.moment, action: choice.action });
  }

  undo(all: boolean): void {
    if (this.frame?.undo && this.pending === null) this.do({ do: 'undo', at: this.frame.moment, all });
  }

  hint(level: string): void {
    this.advice = null;
    this.advising = true;
    this.hinted = this.line.ask({ do: 'hint', level });
  }

  say(text: string): void {
    this.line.ask({ do: 'say', text });
  }

  propose(seat: string, level: string): void {
    this.line.ask({ do: 'propose', seat, level });
  }

  takeBack(): void {
    this.line.ask({ do: 'return' });
  }

  /** Ask what an action would bring, once for each position. */
  foresee(choice: Choice): void {
    if (!this.frame || this.foreseeing.has(choice.action) || !this.connected) return;
    this.foreseeing.add(choice.action);
    this.line.ask({ do: 'preview', at: this.frame.moment, action: choice.action });
  }

  /** Fetch what the frames do not tell; raises what speaks against it. */
  async look(): Promise<void> {
    this.card = await get<Table>(asking(`tables/${this.id}`, { token: this.token }));
  }

  /** Who one is has changed. */
  renew(): void {
    this.line.renew();
  }

  hurry(): void {
    this.line.hurry();
  }

  end(): void {
    this.line.end();
  }

  // --- what is heard -------------------------------------------------------------------------------------------------

  /** Show all frames that wait for pieces to arrive. */
  catchUp(): void {
    const last = this.waiting.at(-1);
    this.waiting.length = 0;
    this.showing.skip();
    if (last) this.show(last);
  }

  /** Show the next frame that waits, if any. */
  goOn(): void {
    const first = this.waiting.shift();
    if (first) this.show(first);
  }

  private arrived(frame: Frame): void {
    this.received = logged(this.received, frame);
    this.waiting.push({ frame, log: this.received });
    if (!this.showing.busy()) this.goOn();
    else if (this.waiting.length > MOST_WAITING) this.catchUp();
  }

  private show({ frame, log }: Arrived): void {
    const old = this.frame;
    const question = frame.picture?.question ?? null;
    const same = old?.moment === frame.moment && old.viewer === frame.viewer && old.picture?.question?.own === question?.own;
    this.frame = frame;
    this.log = log;
    if (this.pending !== null && !this.line.pending(this.pending)) this.pending = null;
    if (same && old.picture) return;
    this.pick = begin(question?.choices ?? []);
    this.foreseen = new Map();
    this.foreseeing = new Set();
    this.thinking = {};
    if (old && old.moment !== frame.moment) {
      this.advice = null;
      this.advising = false;
    }
  }

  private told(message: Told): void {
    switch (message.is) {
      case 'chat':
        this.chat = talked(this.chat, message.lines);
        break;
      case 'thinking':
        this.thinking = { ...this.thinking, [message.seat]: message.progress };
        break;
      case 'hint':
        if (message.id !== this.hinted || message.moment !== this.frame?.moment) break;
        this.advice = message;
        this.advising = message.progress < 1;
        break;
      case 'preview':
        this.foreseen = new Map(this.foreseen).set(message.action, message);
        break;
      case 'why':
        this.because(message);
        break;
      case 'done':
        // While pieces are on their way the frame that shows it waits: until then the old question must not light up again.
        if (message.id === this.pending && !this.waiting.length) this.pending = null;
        break;
      case 'refused':
        this.refused(message);
        break;
    }
  }

  private refused(reason: Reason): void {
    if (reason.id === this.hinted) this.advising = false;
    if (reason.id === this.pending) {
      this.pending = null;
      this.pick = begin(this.choices);
    }
    this.reason = reason;
  }

  private because(reason: Reason): void {
    if (reason.id !== this.whys?.id) return;
    if (reason.key === NOTHING_THERE && this.whys.rest.length) this.askWhy(this.whys.rest);
    else if (reason.key) this.reason = reason;
  }

  // --- details -------------------------------------------------------------------------------------------------------

  private do(asked: Asked): void {
    this.reason = null;
    this.pending = this.line.ask(asked);
  }

  private go(pick: Pick): void {
    this.reason = null;
    this.pick = pick;
    const choice = this.ready;
    if (!choice || !complete(pick)) return;
    const simple = habits.confirm === 'several' && choice.path.length === 1;
    if (habits.confirm === 'never' || simple) this.confirm();
  }

  /** Why can what was touched not be done: after all touches before it, or by itself. */
  private why(meant: string[]): void {
    if (!this.viewer || this.frame?.phase !== 'playing') return;
    const after = this.pick.touched.length ? meant.map((id) => [...this.pick.touched, id]) : [];
    this.askWhy([...after, ...meant.map((id) => [id])]);
  }

  private askWhy(paths: string[][]): void {
    const [path, ...rest] = paths;
    if (path) this.whys = { id: this.line.ask({ do: 'why', path }), rest };
  }
}

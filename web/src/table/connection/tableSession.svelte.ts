// The session of one viewer at a table: frames and messages received, the current selection, requests to the server.

import { playsAlone } from '../playsAlone';
import { api } from '../../api';
import { checkCommitment, checkNumbers, type Finding } from '../../fairness/checks';
import { Contributor } from '../../fairness/contributor';
import { canHash } from '../../fairness/hashes';
import { fingerprint } from '../../fairness/ownNumber';
import { recall, rememberMore, rememberTable } from '../../fairness/memory';
import {
  touchTarget,
  startSelection,
  undoTouch,
  isComplete,
  nextTouches,
  onlyWayOn,
  touchedElements,
  readyChoice,
  selectChoice,
  applyTouch,
  type Selection,
} from '../../pick/selection';
import type {
  ChatLine,
  Choice,
  Frame,
  FrameEvent,
  HintAnswer,
  PreviewAnswer,
  ScoreAnswer,
  SeatContribution,
  ServerMessage,
  TableInfo,
} from '../../generated/protocol';
import { serverTime } from '../clock/serverTime.svelte';
import { forgetMoves, keepMoves, knownMoves } from '../history/keptMoves';
import { followMove, NO_MOVES, type LastMoves } from '../history/lastMoves';
import { playbackTiming } from '../history/playback';
import { includesOwnMove } from '../history/turns';
import { preferences } from '../preferences.svelte';
import type { AnyRefusal } from '../refusalText';
import { TableConnection, tableAddress, type ClientRequest, type ConnectionEnvironment } from './connection';
import { appendEvents, joinedLine, mergeChat } from './eventLog';

/** Number of frames that may wait to be shown; with more of them the latest is shown at once. */
const MAX_QUEUED_FRAMES = 40;
const NOTHING_THERE = 'server-nothing-there';

interface QueuedFrame {
  frame: Frame;
  log: FrameEvent[];
}

/** The animation that is running on the stage. */
export interface RunningAnimation {
  busy: () => boolean;
  skip: () => void;
}

export class TableSession {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<FrameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** A line of the viewer that was refused: it goes back to where it was typed, which empties this. */
  unsaid = $state('');
  /** Progress of each thinking bot, from 0 to 1, by seat. */
  thinking = $state.raw<Record<string, number>>({});
  hint = $state.raw<HintAnswer | null>(null);
  /** The seat whose points are explained; empty if none is. */
  scoreSeat = $state('');
  /** Where the points of that seat come from. */
  score = $state.raw<ScoreAnswer | null>(null);
  hintPending = $state(false);
  connected = $state(false);
  attempts = $state(0);
  /** Whether the server has ended the session of this device: nothing more is received. */
  sessionEnded = $state(false);
  /** Whether the game has begun, and only its players may see it. */
  refusedWatching = $state(false);
  /** The last refusal, until the player closes it. */
  refusal = $state.raw<AnyRefusal | null>(null);
  /** The touched element that no action is about, if that is the last refusal. */
  idle = $state('');
  selection = $state.raw<Selection>(startSelection([]));
  /** A piece of the viewer's stock that was picked up before its place was chosen, and the selection meanwhile. */
  private pickedUp = $state.raw<{ id: string; selection: Selection } | null>(null);
  previews = $state.raw<ReadonlyMap<number, PreviewAnswer>>(new Map());
  /** Whether the server has refused a preview of this position: a move is confirmed without. */
  private previewRefused = $state(false);
  /** The table as lists show it, with its invitation links if the viewer has a seat. */
  tableInfo = $state.raw<TableInfo | null>(null);
  /** What each seat adds to the chance of the game. */
  contributions = $state.raw<SeatContribution[]>([]);
  /** What speaks against the chance of this game, seen before it is over; none of it is ever taken back. */
  chanceProblems = $state.raw<Finding[]>([]);
  /** The id of the move that waits for its answer. */
  pendingMove = $state.raw<string | null>(null);
  /** What others have done since the viewer's last move, to be outlined. */
  lastMoves = $state.raw<LastMoves>(NO_MOVES);
  /** The scores after the viewer's last move; null before the first of them that this page has shown. */
  scoresThen = $state.raw<(number | null)[] | null>(null);
  /** The frame that was shown before the present one. */
  previousFrame: Frame | null = null;
  animation: RunningAnimation = { busy: () => false, skip: () => undefined };

  private receivedLog: FrameEvent[] = [];
  private readonly frameQueue: QueuedFrame[] = [];
  /** Runs while a move of somebody else stays in view before the next. */
  private pause: ReturnType<typeof setTimeout> | null = null;
  private readonly connection: TableConnection;
  private readonly contributor: Contributor;
  private receivedViewer: string | null = null;
  /** Whether this connection showed the table before its game began. */
  private sawWaiting = false;
  private whyQuery: { id: string; meant: string; rest: string[][] } | null = null;
  private hintId = '';
  private requestedPreviews = new Set<number>();
  /** The lines of chat that wait for their answers, by the ids of their messages. */
  private readonly saying = new Map<string, string>();
  /** Ids of the requests for previews. */
  private readonly previewIds = new Set<string>();

  constructor(
    readonly id: string,
    readonly token: string | null,
    environment?: ConnectionEnvironment,
  ) {
    const address = tableAddress(id, token);
    const listener = {
      frame: (frame: Frame) => this.frameReceived(frame),
      message: (message: ServerMessage) => this.messageReceived(message),
      connected: (open: boolean, tries: number) => {
        this.connected = open;
        this.attempts = tries;
        if (open) return;
        this.sawWaiting = false;
        this.contributor.disconnected();
      },
      sessionEnded: () => (this.sessionEnded = true),
      refusedWatching: () => (this.refusedWatching = true),
    };
    this.connection = environment
      ? new TableConnection(address, listener, environment)
      : new TableConnection(address, listener);
    this.contributor = new Contributor(
      id,
      () => this.receivedViewer,
      (answer) => this.connection.send(answer),
    );
  }

  // --- derived state ----------------------------------------------------------------------------------------------

  get viewer(): string | null {
    return this.frame?.viewer ?? null;
  }

  get choices(): Choice[] {
    return this.frame?.picture?.question?.choices ?? [];
  }

  /** The ids of the places and pieces that a lesson points at. */
  get pointed(): string[] {
    const lesson = this.frame?.lesson;
    return lesson && !lesson.watching ? lesson.point : [];
  }

  /** Whether the viewer has to choose and has not chosen yet. */
  get isAsked(): boolean {
    return this.choices.length > 0 && this.frame?.picture?.question?.own === null && this.pendingMove === null;
  }

  /** The piece of the stock that is picked up: no path names it, because any one of the stock will do. */
  get heldStock(): string | null {
    return this.pickedUp?.selection === this.selection ? this.pickedUp.id : null;
  }

  /** The touched elements, a piece from the stock included. */
  get touched(): string[] {
    const stock = this.heldStock === null ? [] : [this.heldStock];
    return [...stock, ...touchedElements(this.selection)];
  }

  /** The action that waits to be confirmed; none while a lesson makes a move of the learner. */
  get readyChoice(): Choice | null {
    return this.pendingMove === null && !this.frame?.lesson?.watching ? readyChoice(this.selection) : null;
  }

  /** Whether the player has been shown what that action brings and gives up. */
  get canConfirm(): boolean {
    const choice = this.readyChoice;
    return choice !== null && (this.previewRefused || this.previews.has(choice.action));
  }

  // --- actions of the viewer --------------------------------------------------------------------------------------

  /** Handles a touch on the board: a selectable element extends the selection, anything else asks why not. */
  touch(id: string, within?: string, beside: string[] = []): void {
    if (this.pendingMove !== null) return;
    this.showLatest();
    const around = within ? [within] : [];
    const meant = [id, ...around];
    const forward = touchTarget(nextTouches(this.selection), id, around, beside);
    const tried = forward ? [forward] : meant;
    for (const one of tried) {
      const found = applyTouch(this.selection, one);
      if (!found) continue;
      this.setSelection(found);
      return;
    }
    const stock = meant.find((one) => this.isStock(one));
    if (stock === undefined) this.why(meant);
    else if (this.touched.includes(stock)) this.pickedUp = null;
    else this.pickUpStock(stock);
  }

  /** Whether an element is a stock of the viewer's pieces that the open question is about: one of them goes where the next touch is. */
  private isStock(id: string): boolean {
    const scene = this.frame?.picture?.scene;
    if (!scene?.subject?.includes(id) || !this.isAsked) return false;
    return scene.pieces.some((piece) => piece.id === id && piece.owner === this.viewer);
  }

  private pickUpStock(id: string): void {
    this.forgetRefusal();
    this.pickedUp = { id, selection: this.selection };
  }

  /** Picks up a piece to drag it: it is selected, so that its targets light up. Returns whether it can be dragged. */
  pickUp(id: string): boolean {
    if (this.pendingMove !== null) return false;
    this.showLatest();
    if (this.touched.includes(id)) return true;
    if (this.isStock(id)) {
      this.pickUpStock(id);
      return true;
    }
    const found = nextTouches(this.selection).has(id) ? applyTouch(this.selection, id) : null;
    if (!found || isComplete(found)) return false;
    this.forgetRefusal();
    this.selection = found;
    return true;
  }

  /** Drops a dragged piece: on a target it goes on as a touch, elsewhere it is put back; an illegal place says why. */
  drop(id: string, onto: string | null, within?: string, beside: string[] = []): void {
    const around = within ? [within] : [];
    const target = onto === null ? undefined : touchTarget(nextTouches(this.selection), onto, around, beside);
    const found = target === undefined ? null : applyTouch(this.selection, target);
    if (found) {
      this.setSelection(found);
      return;
    }
    if (onto === id) return; // it was hardly moved
    if (onto !== null) this.why([onto, ...around]);
    this.putBack(id);
  }

  /** Drops the touch of an element and those after it. */
  putBack(id: string): void {
    if (this.pickedUp?.id === id) this.pickedUp = null;
    if (touchedElements(this.selection).includes(id)) this.selection = applyTouch(this.selection, id) ?? this.selection;
  }

  /** Selects an action from a list or a hint; it waits to be confirmed. */
  choose(choice: Choice): void {
    if (this.pendingMove !== null) return;
    this.forgetRefusal();
    this.selection = selectChoice(this.choices, choice);
  }

  /** Makes all touches of an action at once; it is played where its last touch would play it. */
  chooseWhole(choice: Choice): void {
    if (this.pendingMove !== null) return;
    this.setSelection(selectChoice(this.choices, choice));
  }

  undoTouch(): void {
    this.pickedUp = null;
    this.selection = undoTouch(this.selection);
  }

  /** Plays the picked action, once its preview is shown. */
  confirm(): void {
    if (this.canConfirm) this.playReady();
  }

  private playReady(): void {
    const choice = this.readyChoice;
    if (choice && this.frame) this.sendMove({ do: 'play', at: this.frame.moment, action: choice.action });
  }

  undo(all: boolean): void {
    if (this.frame?.undo && this.pendingMove === null) this.sendMove({ do: 'undo', at: this.frame.moment, all });
  }

  requestHint(level: string): void {
    this.hint = null;
    this.hintPending = true;
    this.hintId = this.connection.send({ do: 'hint', level });
  }

  requestScore(seat: string): void {
    this.connection.send({ do: 'score', seat });
  }

  say(text: string): void {
    this.saying.set(this.connection.send({ do: 'say', text }), text);
  }

  propose(seat: string, level: string): void {
    this.connection.send({ do: 'propose', seat, level });
  }

  returnToSeat(): void {
    this.connection.send({ do: 'return' });
  }

  /** Goes on to the next step of a lesson. */
  readOn(): void {
    if (this.pendingMove === null) this.sendMove({ do: 'next' });
  }

  /** Requests the preview of an action, once for each position. */
  requestPreview(choice: Choice): void {
    if (!this.frame || this.requestedPreviews.has(choice.action) || !this.connected) return;
    this.requestedPreviews.add(choice.action);
    this.previewIds.add(this.connection.send({ do: 'preview', at: this.frame.moment, action: choice.action }));
  }

  /** Loads the table as lists show it; throws an ApiError. */
  async loadInfo(): Promise<void> {
    this.tableInfo = await api.table(this.id, this.token);
  }

  /** Connects again after the guest or the seat has changed. */
  reconnect(): void {
    this.connection.reconnect();
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  close(): void {
    this.endPause();
    this.connection.close();
  }

  // --- messages from the server -----------------------------------------------------------------------------------

  /** Shows the latest frame at once and ends the animation. */
  showLatest(): void {
    const rest = this.frameQueue.splice(0);
    this.endPause();
    this.animation.skip();
    for (const frame of rest) this.show(frame);
  }

  /** The pieces of the shown frame have arrived: the next queued frame follows, after a pause if somebody else has moved. */
  arrived(): void {
    if (this.pause !== null) return;
    const { pause } = playbackTiming(preferences.playback, this.lastMoves.latest === this.viewer);
    if (pause > 0 && !document.hidden && this.lastMoves.bySeat.size)
      this.pause = setTimeout(() => {
        this.endPause();
        this.showNext();
      }, pause);
    else this.showNext();
  }

  private endPause(): void {
    if (this.pause !== null) clearTimeout(this.pause);
    this.pause = null;
  }

  /** Shows the next queued frame, if there is one. */
  private showNext(): void {
    const first = this.frameQueue.shift();
    if (first) this.show(first);
  }

  private frameReceived(frame: Frame): void {
    this.receivedViewer = frame.viewer;
    if (frame.clocks) serverTime.note(frame.clocks.date);
    if (!playsAlone(frame)) void this.checkChance(frame); // the chance of a lesson is prepared, and the same for everybody
    this.receivedLog = appendEvents(this.receivedLog, frame);
    this.frameQueue.push({ frame, log: this.receivedLog });
    if (document.hidden || this.frameQueue.length > MAX_QUEUED_FRAMES) this.showLatest();
    else if (!this.animation.busy() && this.pause === null) this.showNext();
  }

  /** Compares the chance of the table with what this browser remembers, and remembers the published numbers. */
  private async checkChance(frame: Frame): Promise<void> {
    rememberTable(this.id, frame.commitment, frame.phase === 'waiting');
    if (frame.contributions) this.contributions = frame.contributions;
    if (frame.phase === 'waiting') this.sawWaiting = true;
    else if (this.sawWaiting && !this.contributor.asked) await this.checkAsked(frame);
    const findings = [checkCommitment(recall(this.id), frame.commitment)];
    if (frame.phase !== 'waiting' && frame.contributions && canHash()) {
      this.rememberBots(frame);
      findings.push(...(await checkNumbers(recall(this.id), frame.contributions, frame.viewer)));
      if (!recall(this.id)?.published) rememberMore(this.id, { published: frame.contributions });
    }
    const known = new Set(this.chanceProblems.map((one) => one.key));
    const fresh = findings.filter((one) => one.verdict === 'bad' && !known.has(one.key));
    if (fresh.length) this.chanceProblems = [...this.chanceProblems, ...fresh];
  }

  /** Remembers which seats the house plays: bots always reveal, whatever the server's request called them. */
  private rememberBots(frame: Frame): void {
    const shown = frame.seats.filter((seat) => seat.level !== null && !seat.guest).map((seat) => seat.seat);
    rememberMore(this.id, { bots: [...new Set([...(recall(this.id)?.bots ?? []), ...shown])] });
  }

  /** Remembers that the game began without asking for the number of this browser, although it was connected. */
  private async checkAsked(frame: Frame): Promise<void> {
    const own = recall(this.id)?.own;
    const seat = frame.viewer && frame.contributions?.[Number(frame.viewer.slice(1)) - 1];
    if (!own || !seat || seat.randomness === own || !canHash()) return;
    if (seat.commitment === (await fingerprint(own))) rememberMore(this.id, { unasked: true });
  }

  private show({ frame, log }: QueuedFrame): void {
    const old = this.frame;
    const question = frame.picture?.question ?? null;
    const same = old?.moment === frame.moment && old.viewer === frame.viewer && old.picture?.question?.own === question?.own;
    this.followMoves(old, frame, log);
    this.previousFrame = old;
    this.frame = frame;
    this.log = log;
    if (this.pendingMove !== null && !this.connection.isPending(this.pendingMove)) this.pendingMove = null;
    if (same && old.picture) return;
    this.selection = startSelection(question?.choices ?? []);
    this.previews = new Map();
    this.previewRefused = false;
    this.requestedPreviews = new Set();
    this.thinking = {};
    if (old && old.moment !== frame.moment) {
      this.hint = null;
      this.hintPending = false;
    }
  }

  /** Notes what others have done since the viewer's last move. */
  private followMoves(old: Frame | null, frame: Frame, log: FrameEvent[]): void {
    if (!old?.picture || !frame.picture || old.viewer !== frame.viewer || frame.since < this.log.length) {
      if (old?.moment !== frame.moment) this.recallMoves(frame, log);
      return;
    }
    this.lastMoves = followMove(this.lastMoves, old.picture.scene, frame.picture.scene, frame.events, frame.viewer);
    if (includesOwnMove(frame.events, frame.viewer)) this.scoresThen = frame.picture.scores;
    if (playsAlone(frame)) return;
    if (frame.phase === 'over') forgetMoves(this.id);
    else keepMoves(this.id, frame.viewer, log, { moves: this.lastMoves, scoresThen: this.scoresThen });
  }

  /** Takes up what this browser has kept of the moves of others, where the frames between are not known. */
  private recallMoves(frame: Frame, log: FrameEvent[]): void {
    const plays = frame.picture !== null && frame.phase === 'playing' && !playsAlone(frame);
    const known = plays ? knownMoves(this.id, frame.viewer, log) : null;
    this.lastMoves = known?.moves ?? NO_MOVES;
    if (known?.scoresThen) this.scoresThen = known.scoresThen;
  }

  private messageReceived(message: ServerMessage): void {
    if (this.contributor.receive(message)) return;
    switch (message.is) {
      case 'chat':
        this.chat = mergeChat(this.chat, message.lines, message.removed);
        break;
      case 'thinking':
        this.thinking = { ...this.thinking, [message.seat]: message.progress };
        break;
      case 'hint':
        if (message.id !== this.hintId || message.moment !== this.frame?.moment) break;
        this.hint = message;
        this.hintPending = message.progress < 1;
        break;
      case 'score':
        this.score = message;
        break;
      case 'preview':
        this.previews = new Map(this.previews).set(message.action, message);
        break;
      case 'why':
        this.whyReceived(message);
        break;
      case 'done':
        this.saying.delete(message.id);
        // The frame of this move is still queued behind an animation: the old question must not become selectable again.
        if (message.id === this.pendingMove && !this.frameQueue.length) this.pendingMove = null;
        break;
      case 'refused':
        this.refusalReceived(message);
        break;
    }
  }

  private refusalReceived(reason: AnyRefusal): void {
    if (reason.id !== undefined && this.previewIds.delete(reason.id)) {
      this.previewRefused = true;
      return; // nobody asked for it: the table has moved on, or too much was asked
    }
    this.giveBackLine(reason.id ?? '');
    if (reason.id === this.hintId) this.hintPending = false;
    if (reason.id === this.pendingMove) {
      this.pendingMove = null;
      this.selection = startSelection(this.choices);
    }
    this.refusal = reason;
    this.idle = '';
  }

  /** Gives a refused line of chat back; several become one. */
  private giveBackLine(id: string): void {
    const line = this.saying.get(id);
    if (line === undefined) return;
    this.saying.delete(id);
    this.unsaid = joinedLine(this.unsaid, line);
  }

  private whyReceived(reason: AnyRefusal): void {
    if (reason.id !== this.whyQuery?.id) return;
    if (reason.key === NOTHING_THERE && this.whyQuery.rest.length) this.askWhy(this.whyQuery.rest, this.whyQuery.meant);
    else if (reason.key) {
      this.refusal = reason;
      if (reason.key === NOTHING_THERE) this.idle = this.whyQuery.meant;
    }
  }

  // --- details ----------------------------------------------------------------------------------------------------

  /** Forgets the last refusal, and a reason that was asked for and is still on its way. */
  forgetRefusal(): void {
    this.refusal = null;
    this.idle = '';
    this.whyQuery = null;
  }

  private sendMove(message: ClientRequest): void {
    this.forgetRefusal();
    this.pendingMove = this.connection.send(message);
  }

  private setSelection(pick: Selection): void {
    this.forgetRefusal();
    this.selection = pick;
    this.whyNowhere(pick);
    const choice = this.readyChoice;
    if (!choice || !isComplete(pick)) return;
    const weighty = this.frame?.picture?.question?.confirm.includes(choice.action) ?? true;
    if (preferences.confirm === 'never' || (preferences.confirm === 'final' && !weighty)) this.playReady();
  }

  /** Asks why a piece that is left with one kind of action can do nothing else: it is not discarded by the way.
   *
   * An action of a single touch, such as a button that ends the turn, is nothing that a piece could do. */
  private whyNowhere(pick: Selection): void {
    const only = onlyWayOn(pick);
    const others = only && this.choices.some(({ family, path }) => family !== only.family && path.length > 1);
    if (others && pick.touched.length)
      this.whyQuery = { id: this.connection.send({ do: 'why', path: pick.touched, others: true }), meant: '', rest: [] };
  }

  /** Asks why the touched element cannot be used: after the touches before it, then by itself. */
  private why(meant: string[]): void {
    if (!this.viewer || this.frame?.phase !== 'playing') return;
    const { touched, ahead } = this.selection;
    const after = touched.length || ahead.length ? meant.map((id) => [...touched, id, ...ahead]) : [];
    this.askWhy([...after, ...meant.map((id) => [id])], meant[0] ?? '');
  }

  private askWhy(paths: string[][], meant: string): void {
    const [path, ...rest] = paths;
    if (path) this.whyQuery = { id: this.connection.send({ do: 'why', path }), meant, rest };
  }
}

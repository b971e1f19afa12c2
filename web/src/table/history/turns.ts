// The log by turns: the lines of one player together, repeated sentences once, hidden draws apart.

import type { FrameEvent } from '../../generated/protocol';

const CHANCE = 'chance';
const HIDDEN = 'hidden';
/** Kinds of events that sum something up begin with this; see `benben.kernel.event`. */
const SUM_PREFIX = 'sum-';

/** Whether an event sums up what was before it. */
export const isSum = ({ kind }: FrameEvent): boolean => kind.startsWith(SUM_PREFIX);
/** Whether a seat has chosen the move of an event; moves that are no choice are played by the table. */
const chosenBy = (event: FrameEvent, seat: string): boolean =>
  event.who === seat && event.text !== '' && event.by_table !== true;

/** A sentence of the log. */
export interface LogLine {
  /** The first of the events that it tells. */
  event: FrameEvent;
  said: string;
  /** How many events in a row it tells. */
  times: number;
  /** Whether chance has dealt something that the viewer may not see: such lines are folded away. */
  hiddenDraw: boolean;
}

export interface LogTurn {
  /** The seat whose turn it was; null for what chance did between turns, and for sums. */
  who: string | null;
  /** Whether the lines sum up what was before, such as a round. */
  sums: boolean;
  lines: LogLine[];
}

/** Whether an event belongs to a turn that has begun: what follows from it, and what its player draws. */
function belongs(event: FrameEvent, turn: LogTurn): boolean {
  if (isSum(event) || turn.sums) return isSum(event) && turn.sums;
  if (!event.text) return true;
  if (event.who !== CHANCE) return event.who === turn.who;
  return turn.who === null || Object.values(event.args).includes(turn.who);
}

function newTurn(event: FrameEvent): LogTurn {
  const sums = isSum(event);
  return { who: sums || event.who === CHANCE ? null : event.who, sums, lines: [] };
}

/** The turns that a log tells, in order. */
export function logTurns(log: readonly FrameEvent[], say: (event: FrameEvent) => string): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const event of log) {
    const last = turns.at(-1);
    const turn = last && belongs(event, last) ? last : newTurn(event);
    if (turn !== last) turns.push(turn);
    const said = say(event);
    const before = turn.lines.at(-1);
    if (before?.said === said && before.event.by_table === event.by_table) before.times += 1;
    else
      turn.lines.push({
        event,
        said,
        times: 1,
        hiddenDraw: event.who === CHANCE && Object.values(event.args).includes(HIDDEN),
      });
  }
  return turns;
}

/** What has happened after the move that the viewer chose last: moves of others and of the table, and sums. */
export function sinceOwnMove(log: readonly FrameEvent[], viewer: string): FrameEvent[] {
  const own = log.findLastIndex((event) => chosenBy(event, viewer));
  if (own < 0) return [];
  const next = log.findIndex((event, index) => index > own && (isSum(event) || (event.text !== '' && event.who !== CHANCE)));
  return next < 0 ? [] : log.slice(next);
}

/** Whether the viewer has chosen a move of these events. */
export const includesOwnMove = (events: readonly FrameEvent[], viewer: string | null): boolean =>
  viewer !== null && events.some((event) => chosenBy(event, viewer));

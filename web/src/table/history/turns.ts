// The log by turns: the lines of one player together, repeated sentences once, hidden draws apart.

import type { FrameEvent } from '../../generated/protocol';

const CHANCE = 'chance';
const HIDDEN = 'hidden';

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
  /** The seat whose turn it was; null for what chance did between turns. */
  who: string | null;
  lines: LogLine[];
}

/** Whether an event belongs to a turn that has begun: what follows from it, and what its player draws. */
function belongs(event: FrameEvent, turn: LogTurn): boolean {
  if (!event.text) return true;
  if (event.who !== CHANCE) return event.who === turn.who;
  return turn.who === null || Object.values(event.args).includes(turn.who);
}

/** The turns that a log tells, in order. */
export function logTurns(log: readonly FrameEvent[], say: (event: FrameEvent) => string): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const event of log) {
    const last = turns.at(-1);
    const turn = last && belongs(event, last) ? last : { who: event.who === CHANCE ? null : event.who, lines: [] };
    if (turn !== last) turns.push(turn);
    const said = say(event);
    const before = turn.lines.at(-1);
    if (before?.said === said) before.times += 1;
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

/** The events of others after the viewer's last move: what has happened since. */
export function sinceOwnMove(log: readonly FrameEvent[], viewer: string): FrameEvent[] {
  const own = log.findLastIndex(({ who, text }) => who === viewer && text);
  if (own < 0) return [];
  const others = log.findIndex(({ who, text }, index) => index > own && text && who !== CHANCE);
  return others < 0 ? [] : log.slice(others);
}

// Clocks in words: the settings of a table as a sentence, and the time that is left.

import type { ClockSettings } from '../../generated/protocol';
import type { Words } from '../../words/words';
import { duration } from '../absence';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** The time left as people read a clock: minutes and seconds, hours and minutes, or days and hours. Part of a second counts. */
export function timeLeft(seconds: number, words: Words): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY)
    return words.say('web-clock-days-hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return words.say('web-clock-hours-minutes', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

/** The pace of a table in a few words. */
export const clockName = (clock: ClockSettings, words: Words): string =>
  clock.pace === 'live'
    ? words.say('web-clock-name-live', { bank: duration(clock.bank, words) })
    : words.say('web-clock-name-days', { turn: duration(clock.turn, words) });

/** The pace of a table and what follows when time is out, as sentences. */
export function clockText(clock: ClockSettings, words: Words): string {
  const pace =
    clock.pace === 'live'
      ? words.say('web-clock-is-live', { bank: duration(clock.bank, words), increment: clock.increment })
      : words.say('web-clock-is-days', {
          turn: duration(clock.turn, words),
          bank: duration(clock.bank, words),
          more: clock.bank,
        });
  return `${pace} ${words.say(`web-clock-then-is-${clock.then}`, { level: words.say(`level-name-${clock.level}`) })}`;
}

// What happens at a table when a player is away, in words.

import type { AbsencePolicy } from '../generated/protocol';
import { regional, writtenDate } from '../words/region';
import type { Words } from '../words/words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds that can be chosen until a bot may stand in. */
export const WAITING_TIMES: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 3 * DAY];

/** A duration in the largest unit that gives a whole number. */
export function duration(seconds: number, words: Words): string {
  const units: [number, string][] = [
    [DAY, 'web-days'],
    [HOUR, 'web-hours'],
    [MINUTE, 'web-minutes'],
  ];
  const [size, key] = units.find(([unit]) => seconds >= unit && seconds % unit === 0) ?? [1, 'web-seconds'];
  return words.say(key, { count: seconds / size });
}

/** The policy of a table as a sentence. */
export function absenceText({ handling, level, after }: AbsencePolicy, words: Words): string {
  if (handling === 'wait') return words.say('web-absence-is-wait');
  const args = { after: duration(after ?? 0, words) };
  if (level === null) return words.say('web-absence-is-vote-any', args);
  return words.say(`web-absence-is-${handling}`, { ...args, level: words.say(`level-name-${level}`) });
}

/** A time of day, with the day if it is not today. */
export function timeOfDay(seconds: number, language: string, now = new Date()): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === now.toDateString();
  return today ? date.toLocaleString(regional(language), { timeStyle: 'short' }) : writtenDate(seconds, language, true);
}

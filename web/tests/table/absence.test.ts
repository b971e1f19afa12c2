import { expect, test } from 'vitest';
import { absenceText, duration, timeOfDay, WAITING_TIMES } from '../../src/table/absence';
import { writtenDate } from '../../src/words/region';
import { Words } from '../../src/words/words';

const words = Words.of('en', [
  `web-days = { $count } d
web-hours = { $count } h
web-minutes = { $count } min
web-seconds = { $count } s
level-name-builder = builder
web-absence-is-wait = waits
web-absence-is-vote = vote { $level } { $after }
web-absence-is-vote-any = any { $after }
web-absence-is-automatic = automatic { $level } { $after }`,
]);

test('durations are whole numbers of the largest unit', () => {
  expect([0, 45, 60, 90, 3600, 5400, 86_400, 7 * 86_400].map((seconds) => duration(seconds, words))).toEqual([
    '0 s',
    '45 s',
    '1 min',
    '90 s',
    '1 h',
    '90 min',
    '1 d',
    '7 d',
  ]);
  expect(WAITING_TIMES.map((seconds) => duration(seconds, words)).join(', ')).not.toContain(' s');
});

test('a policy is a sentence', () => {
  expect(absenceText({ handling: 'wait', level: null, after: null }, words)).toBe('waits');
  expect(absenceText({ handling: 'vote', level: 'builder', after: 300 }, words)).toBe('vote builder 5 min');
  expect(absenceText({ handling: 'vote', level: null, after: 60 }, words)).toBe('any 1 min');
  expect(absenceText({ handling: 'automatic', level: 'builder', after: 3600 }, words)).toBe('automatic builder 1 h');
});

test('a time has its day if it is not today', () => {
  const now = new Date(2026, 4, 3, 12, 0);
  expect(timeOfDay(now.getTime() / 1000 + 300, 'de', now)).toBe('12:05');
  expect(timeOfDay(now.getTime() / 1000 + 86_400, 'de', now)).toContain('04.05.');
});

test('a date has the same form as on the other pages', () => {
  const date = new Date(2026, 4, 4, 12, 0).getTime() / 1000;
  for (const language of ['en', 'fr', 'nl', 'de'])
    expect(timeOfDay(date, language, new Date(2026, 4, 3))).toBe(writtenDate(date, language, true));
});

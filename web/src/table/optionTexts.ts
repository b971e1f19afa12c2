// The options of a game in words.

import type { Games } from '../generated/protocol';
import type { Words } from '../words/words';

const SEAT = /^p\d$/;

/** The name of a value of an option. */
export function optionValue(game: string, option: string, value: string, words: Words): string {
  const key = [`${game}-${option}-${value}`, `web-value-${value}`].find((one) => words.knows(one));
  if (key) return words.say(key);
  return SEAT.test(value) ? words.say('web-seat', { number: value.slice(1) }) : value;
}

/** The options that differ from the usual ones, one text for each. */
export function optionTexts(game: string, options: Record<string, string>, games: Games['games'], words: Words): string[] {
  const known = games.find(({ name }) => name === game)?.options ?? [];
  return known
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name }) => `${words.say(`${game}-option-${name}`)}: ${optionValue(game, name, options[name] ?? '', words)}`);
}

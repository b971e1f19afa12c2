// The options of a game in words.

import type { Games } from '../generated/protocol';
import type { Words } from '../words/words';

const SEAT = /^p\d$/;
const BOX = 'box';

/** The name of a value of an option. */
export function optionValue(game: string, option: string, value: string, words: Words): string {
  const key = [`${game}-${option}-${value}`, `web-value-${value}`].find((one) => words.knows(one));
  if (key) return words.say(key);
  return SEAT.test(value) ? words.say('web-seat', { number: value.slice(1) }) : value;
}

/** The options that differ from the usual ones, one text for each. */
export function optionTexts(game: string, options: Record<string, string>, games: Games['games'], words: Words): string[] {
  const offered: readonly { name: string; default: string }[] = games.find(({ name }) => name === game)?.options ?? [];
  // A table keeps its changed box on a server that no longer offers it.
  const known = offered.some(({ name }) => name === BOX) ? offered : [...offered, { name: BOX, default: 'printed' }];
  return known
    .filter(({ name, default: usual }) => options[name] !== undefined && options[name] !== usual)
    .map(({ name }) => `${words.say(`${game}-option-${name}`)}: ${optionValue(game, name, options[name] ?? '', words)}`);
}

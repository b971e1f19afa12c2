// Dates, numbers and names as the pages about players write them.

import { app } from '../appState.svelte';
import { capitalised } from '../words/capitalised';
import { writtenSource } from '../words/reasons';
import { writtenDate } from '../words/region';

/** A date, with the time of day if wanted. */
export const dateText = (seconds: number, time = false): string => writtenDate(seconds, app.language, time);

/** A number with so many digits behind the point at most. */
export const numberText = (value: number, digits = 1): string =>
  value.toLocaleString(app.language, { maximumFractionDigits: digits }).replace('-', '−');

/** A share as a percentage. */
export const shareText = (value: number): string =>
  value.toLocaleString(app.language, { style: 'percent', maximumFractionDigits: 0 });

/** How long something took: minutes, hours or days. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 90) return app.say('web-length-minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 36
    ? app.say('web-length-hours', { count: hours })
    : app.say('web-length-days', { count: Math.round(hours / 24) });
}

/** The title of a game. */
export const gameTitle = (game: string): string => app.games.find((one) => one.name === game)?.title ?? game;

/** A game and a number of players. */
export const poolText = (game: string, players: number): string => app.say('web-pool', { game: gameTitle(game), players });

/** A bot of the house, by its level. */
export const levelText = (level: string): string => app.say('web-a-bot', { level: app.say(`level-name-${level}`) });

/** The name of a player; a former one has none. */
export const playerText = (name: string): string => name || app.say('web-former-player');

/** A source of points in words: a message key, and perhaps one of its arguments as `name=word`. */
export const sourceText = (game: string, source: string): string =>
  capitalised(writtenSource(app.words.withContext({ names: {}, game, settings: {} }), source));

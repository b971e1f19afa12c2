// Defaults and limits are the same in the client, the server and the terminal.

import { expect, test } from 'vitest';
import { playerColour, playerSymbol } from '../src/playerAppearance';
import * as client from '../src/serverDefaults';
import { defaultHintLevel, defaultOpponentLevel } from '../src/table/defaultLevels';
import { DEFAULTS as saved, words } from './savedGames';

test('defaults and limits equal those of Python', () => {
  expect(client.DEFAULT_LEVEL).toBe(saved.defaultLevel);
  expect(client.FALLBACK_LANGUAGE).toBe(saved.fallbackLanguage);
  expect(client.MAX_NAME_LENGTH).toBe(saved.maxNameLength);
  expect(client.CLOSE_SESSION_ENDED).toBe(saved.closeSessionEnded);
  expect(client.CLOSE_SERVER_ENDS).toBe(saved.closeServerEnds);
  expect(client.MAX_CHAT_LENGTH).toBe(saved.maxChatLength);
});

test('every colour and symbol of the server has an appearance and a name of its own', () => {
  expect(new Set(saved.colours.map((colour) => playerColour(colour).fill)).size).toBe(saved.colours.length);
  expect(saved.colours.map(playerColour)).not.toContainEqual(playerColour('no such colour'));
  expect(new Set(saved.symbols.map(playerSymbol)).size).toBe(saved.symbols.length);
  expect(saved.symbols.map(playerSymbol)).not.toContain(playerSymbol('no such symbol'));
  const keys = [...saved.colours.map((one) => `web-colour-${one}`), ...saved.symbols.map((one) => `web-symbol-${one}`)];
  expect(keys.filter((key) => !words.knows(key))).toEqual([]);
});

test('every level of the server has messages, and default levels are among them', () => {
  const keys = saved.levels.flatMap((level) => [`level-${level}`, `level-name-${level}`]);
  expect(keys.filter((key) => !words.knows(key))).toEqual([]);
  expect(saved.levels).toContain(client.DEFAULT_LEVEL);
  expect(saved.levels).toContain(defaultOpponentLevel(saved.levels));
  expect(saved.levels).toContain(defaultHintLevel(saved.levels));
});

test('the message of an empty touch exists', () => {
  expect(words.knows('server-nothing-there')).toBe(true);
});

// Every message key that is written out in the client exists in the catalogue.

import { expect, test } from 'vitest';
import { words } from '../savedGames';

const SOURCES = import.meta.glob<string>('../../{src,art}/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const KEY = /'((?:web|server|level)-[\w-]+)'/g;

test('no message key is misspelt', () => {
  const keys = Object.values(SOURCES).flatMap((source) => [...source.matchAll(KEY)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter((key) => !words.knows(key))).toEqual([]);
});

import { expect, test } from 'vitest';
import { languageName } from '../../src/words/languageName';

test('a language is named in itself', () => {
  expect(['en', 'fr', 'nl', 'de', 'it'].map(languageName)).toEqual([
    'English',
    'Français',
    'Nederlands',
    'Deutsch',
    'Italiano',
  ]);
});

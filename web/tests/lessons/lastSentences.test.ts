import { expect, test } from 'vitest';
import { lastSentences } from '../../src/lessons/lastSentences';

test('a text ends with the sentences that fit', () => {
  const text = 'On your turn you play one. Stones form the pyramids. Choose the +5, then your Cheops.';
  expect(lastSentences(text, 90)).toBe(text);
  expect(lastSentences(text, 60)).toBe('Stones form the pyramids. Choose the +5, then your Cheops.');
  expect(lastSentences(text, 40)).toBe('Choose the +5, then your Cheops.');
});

test('the last sentence is kept however long it is', () => {
  expect(lastSentences('Short. A sentence of many words that fits nowhere.', 10)).toBe(
    'A sentence of many words that fits nowhere.',
  );
  expect(lastSentences('', 10)).toBe('');
});

test('numbers and French marks end no sentence in the middle', () => {
  expect(lastSentences('Il manque 2.5 pas. Que manque-t-il ? Misez trois !', 20)).toBe('Misez trois !');
});

import { expect, test } from 'vitest';
import { capitalised } from '../../src/words/capitalised';

test('a text begins with a capital, also with an accent, and a Dutch "één" as "Eén"', () => {
  expect(['stone', 'œuvre', 'é', 'één kaart', ''].map(capitalised)).toEqual(['Stone', 'Œuvre', 'É', 'Eén kaart', '']);
});

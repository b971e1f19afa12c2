// Paragraphs of a rulebook are grouped into text with marks and rows of pieces.

import { describe, expect, test } from 'vitest';
import type { Piece, RuleParagraph } from '../../src/generated/protocol';
import { hasPieces, provenancesIn, ruleBlocks } from '../../src/rules/ruleBlocks';

type Part = RuleParagraph['parts'][number];

const text = (words: string): Part => ({ is: 'text', text: words });
const mark: Part = { is: 'provenance', provenance: 'reconstructed', source: '' };
const piece = (word: string): Piece => ({
  id: word,
  place: '',
  kind: 'coin',
  word,
  glyph: '',
  tone: 'plain',
  owner: '',
  count: 1,
  parts: [],
});
const shown = (word: string): Part => ({ is: 'piece', piece: piece(word) });
const paragraph = (...parts: Part[]): RuleParagraph => ({ rule: 'HO-1.1', text: '', heading: false, parts });

describe('blocks', () => {
  test('a mark stays with the text around it', () => {
    expect(ruleBlocks([text('Nine'), mark, text(' stones.')])).toEqual([
      { is: 'text', parts: [text('Nine'), mark, text(' stones.')] },
    ]);
  });

  test('pieces that follow each other share a row, and text goes on below it', () => {
    const parts = [text('Coins.'), shown('gold'), text(' '), shown('tin'), text(' They stay.'), shown('gold')];
    expect(ruleBlocks(parts)).toEqual([
      { is: 'text', parts: [text('Coins.')] },
      { is: 'pieces', pieces: [piece('gold'), piece('tin')] },
      { is: 'text', parts: [text(' They stay.')] },
      { is: 'pieces', pieces: [piece('gold')] },
    ]);
  });

  test('a paragraph without parts has no blocks', () => expect(ruleBlocks([])).toEqual([]));
});

test('the page knows whether to load drawings, and which marks to explain', () => {
  expect(hasPieces([paragraph(text('a')), paragraph(shown('gold'))])).toBe(true);
  expect(hasPieces([paragraph(text('a'), mark)])).toBe(false);
  expect([...provenancesIn([paragraph(text('a')), paragraph(mark, mark)])]).toEqual(['reconstructed']);
  expect(provenancesIn([paragraph(shown('gold'))]).size).toBe(0);
});

// Paragraphs of a rulebook are grouped into text with marks and rows of pieces.

import { describe, expect, test } from 'vitest';
import type { Piece, ProvenancePart, RuleParagraph } from '../../src/generated/protocol';
import { hasPieces, provenancesIn, ruleBlocks, type TextRun } from '../../src/rules/ruleBlocks';

type Part = RuleParagraph['parts'][number];

const text = (words: string): Part => ({ is: 'text', text: words });
const mark: ProvenancePart = { is: 'provenance', provenance: 'reconstructed', source: '' };
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

const run = (words: string, value = '', marked: ProvenancePart | null = null): TextRun => ({
  text: words,
  value,
  mark: marked,
});

describe('blocks', () => {
  test('a mark stays with the value before it', () => {
    expect(ruleBlocks([text('Up to 9'), mark, text(' stones, 20'), mark, text('.')])).toEqual([
      { is: 'text', runs: [run('Up to ', '9', mark), run(' stones, ', '20', mark), run('.')] },
    ]);
    expect(ruleBlocks([text('9'), mark, mark])).toEqual([{ is: 'text', runs: [run('', '9', mark), run('', '', mark)] }]);
    expect(ruleBlocks([mark])).toEqual([{ is: 'text', runs: [run('', '', mark)] }]);
  });

  test('pieces that follow each other share a row, and text goes on below it', () => {
    const parts = [text('Coins.'), shown('gold'), text(' '), shown('tin'), text(' They stay.'), shown('gold')];
    expect(ruleBlocks(parts)).toEqual([
      { is: 'text', runs: [run('Coins.')] },
      { is: 'pieces', pieces: [piece('gold'), piece('tin')] },
      { is: 'text', runs: [run(' They stay.')] },
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

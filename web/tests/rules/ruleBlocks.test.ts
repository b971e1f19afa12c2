// Paragraphs of a rulebook are grouped into text with marks and rows of pieces.

import { describe, expect, test } from 'vitest';
import type { Piece, ProvenancePart, RuleParagraph } from '../../src/generated/protocol';
import { hasPieces, provenancesIn, ruleBlocks, type RuleBlock, type TextRun } from '../../src/rules/ruleBlocks';

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

const textBlock = (...runs: TextRun[]): RuleBlock => ({ is: 'text', piece: null, runs });
const entry = (word: string, ...runs: TextRun[]): RuleBlock => ({ is: 'entry', piece: piece(word), runs });
const row = (...words: string[]): RuleBlock => ({ is: 'pieces', pieces: words.map(piece) });

describe('blocks', () => {
  test('a mark stays with the value before it', () => {
    expect(ruleBlocks([text('Up to 9'), mark, text(' stones, 20'), mark, text('.')])).toEqual([
      textBlock(run('Up to ', '9', mark), run(' stones, ', '20', mark), run('.')),
    ]);
    expect(ruleBlocks([text('9'), mark, mark])).toEqual([textBlock(run('', '9', mark), run('', '', mark))]);
    expect(ruleBlocks([mark])).toEqual([textBlock(run('', '', mark))]);
  });

  test('pieces after a sentence share a row, and text goes on below it', () => {
    const parts = [text('Coins.'), shown('gold'), text(' '), shown('tin'), text(' They stay.'), shown('gold')];
    expect(ruleBlocks(parts)).toEqual([
      textBlock(run('Coins.')),
      row('gold', 'tin'),
      textBlock(run(' They stay.')),
      row('gold'),
    ]);
  });

  test('a piece between sentences begins an entry with the text that follows', () => {
    const parts = [text('Cards:'), shown('gold'), text(' worth 3'), mark, text(','), shown('tin'), text(' worth 1.')];
    expect(ruleBlocks(parts)).toEqual([
      textBlock(run('Cards:')),
      entry('gold', run(' worth ', '3', mark), run(',')),
      entry('tin', run(' worth 1.')),
    ]);
    expect(ruleBlocks([shown('gold'), text(' worth 3.')])).toEqual([entry('gold', run(' worth 3.'))]);
  });

  test('pieces within a sentence are shown below the text', () => {
    const parts = [text('Gold'), shown('gold'), text(' and tin 1'), shown('tin'), mark, text(' stay. They do.')];
    expect(ruleBlocks(parts)).toEqual([
      textBlock(run('Gold'), run(' and tin ', '1', mark), run(' stay. They do.')),
      row('gold', 'tin'),
    ]);
    expect(ruleBlocks([shown('gold'), shown('tin'), text(' count.')])).toEqual([
      textBlock(run(' count.')),
      row('gold', 'tin'),
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

// Reads the stones of a card from the scene: a field of two columns and two rows, and glyphs on stones.

import type { Part, Piece } from '../../src/generated/protocol';

/** A stone with its box in the card's field, from 0 to 1. */
export interface CardStone {
  colour: string;
  letter: string;
  glyph: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

function wide(part: Part): number {
  return Math.max(...part.lines.map((line) => [...line].length));
}

function covers(stone: Part, x: number, y: number): boolean {
  return stone.x <= x && x < stone.x + wide(stone) && stone.y <= y && y < stone.y + stone.lines.length;
}

/** The stones of a card; `sign` is a letter of the notation as the viewer's language writes it. */
export function stonesOf(piece: Piece, sign: (letter: string) => string = (letter) => letter): CardStone[] {
  const stones = piece.parts.filter(({ kind }) => kind === 'stone');
  const glyphs = piece.parts.filter(({ kind }) => kind === 'glyph');
  const columns = Math.max(...stones.map((stone) => stone.x + wide(stone)));
  const rows = Math.max(...stones.map((stone) => stone.y + stone.lines.length));
  return stones.map((stone) => ({
    colour: stone.word,
    letter: sign(stone.lines[0]?.match(/\p{L}/u)?.[0] ?? ''),
    glyph: glyphs.find(({ x, y }) => covers(stone, x, y))?.word ?? '',
    x: stone.x / columns,
    y: stone.y / rows,
    width: wide(stone) / columns,
    height: stone.lines.length / rows,
  }));
}

// Groups the parts of a paragraph: text with its marks, and rows of pieces between it.

import type { Piece, ProvenancePart, RuleParagraph, TextPart } from '../generated/protocol';

export type RuleBlock = { is: 'text'; parts: (TextPart | ProvenancePart)[] } | { is: 'pieces'; pieces: Piece[] };

/** The blocks of a paragraph in the order of reading: pieces that follow each other share a row. */
export function ruleBlocks(parts: RuleParagraph['parts']): RuleBlock[] {
  const blocks: RuleBlock[] = [];
  for (const part of parts) {
    if (part.is === 'text' && !part.text.trim()) continue;
    const last = blocks.at(-1);
    if (part.is === 'piece') {
      if (last?.is === 'pieces') last.pieces.push(part.piece);
      else blocks.push({ is: 'pieces', pieces: [part.piece] });
    } else if (last?.is === 'text') last.parts.push(part);
    else blocks.push({ is: 'text', parts: [part] });
  }
  return blocks;
}

/** Whether any of the paragraphs shows a piece. */
export function hasPieces(paragraphs: readonly RuleParagraph[]): boolean {
  return paragraphs.some(({ parts }) => parts.some((part) => part.is === 'piece'));
}

/** The kinds of provenance that the paragraphs mark. */
export function provenancesIn(paragraphs: readonly RuleParagraph[]): Set<ProvenancePart['provenance']> {
  const marks = paragraphs.flatMap(({ parts }) => parts).filter((part) => part.is === 'provenance');
  return new Set(marks.map(({ provenance }) => provenance));
}

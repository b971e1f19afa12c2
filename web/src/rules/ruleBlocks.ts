// Groups the parts of a paragraph: text with its marks, and rows of pieces between it.

import type { Piece, ProvenancePart, RuleParagraph } from '../generated/protocol';

/** Text that ends in a marked value: the value is the last word, and stays on one line with its mark. */
export interface TextRun {
  text: string;
  value: string;
  mark: ProvenancePart | null;
}

export type RuleBlock = { is: 'text'; runs: TextRun[] } | { is: 'pieces'; pieces: Piece[] };

/** The blocks of a paragraph in the order of reading: pieces that follow each other share a row. */
export function ruleBlocks(parts: RuleParagraph['parts']): RuleBlock[] {
  const blocks: RuleBlock[] = [];
  for (const part of parts) {
    if (part.is === 'text' && !part.text.trim()) continue;
    const last = blocks.at(-1);
    if (part.is === 'piece') {
      if (last?.is === 'pieces') last.pieces.push(part.piece);
      else blocks.push({ is: 'pieces', pieces: [part.piece] });
    } else {
      const runs = last?.is === 'text' ? last.runs : [];
      if (last?.is !== 'text') blocks.push({ is: 'text', runs });
      if (part.is === 'text') runs.push({ text: part.text, value: '', mark: null });
      else markLast(runs, part);
    }
  }
  return blocks;
}

/** Gives a mark to the last word of the text before it. */
function markLast(runs: TextRun[], mark: ProvenancePart): void {
  const before = runs.at(-1);
  if (!before || before.mark) {
    runs.push({ text: '', value: '', mark });
    return;
  }
  const start = before.text.lastIndexOf(' ') + 1;
  before.value = before.text.slice(start);
  before.text = before.text.slice(0, start);
  before.mark = mark;
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

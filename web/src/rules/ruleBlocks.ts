// Groups the parts of a paragraph: text with its marks, entries of a list that a piece begins, and rows of pieces.

import type { Piece, ProvenancePart, RuleParagraph } from '../generated/protocol';

/** Text that ends in a marked value: the value is the last word, and stays on one line with its mark. */
export interface TextRun {
  text: string;
  value: string;
  mark: ProvenancePart | null;
}

export type RuleBlock = { is: 'text' | 'entry'; piece: Piece | null; runs: TextRun[] } | { is: 'pieces'; pieces: Piece[] };

/** The end of a sentence, or of an entry in a list. */
const ENDED = /[.,:;!?]\s*$/;

/**
 * The blocks of a paragraph in the order of reading. A piece after the end of a sentence begins an entry with the text that
 * follows; several pieces there are a row. Pieces within a sentence are shown below it, so that it can be read on.
 */
export function ruleBlocks(parts: RuleParagraph['parts']): RuleBlock[] {
  const blocks: RuleBlock[] = [];
  let runs: TextRun[] | null = null;
  let below: Piece[] = [];

  function showBelow(): void {
    if (below.length) blocks.push({ is: 'pieces', pieces: below });
    below = [];
  }

  function begin(piece: Piece | null): TextRun[] {
    const begun: TextRun[] = [];
    blocks.push({ is: piece ? 'entry' : 'text', piece, runs: begun });
    return begun;
  }

  const said = parts.filter((part) => part.is !== 'text' || part.text.trim());
  for (let at = 0; at < said.length; at++) {
    const part = said[at]!;
    if (part.is === 'text') (runs ??= begin(null)).push({ text: part.text, value: '', mark: null });
    else if (part.is === 'provenance') markLast((runs ??= begin(null)), part);
    else {
      const row = [part.piece];
      for (let next = said[at + 1]; next?.is === 'piece'; next = said[++at + 1]) row.push(next.piece);
      const last = runs?.at(-1);
      const between = last ? !last.mark && ENDED.test(last.text) : row.length === 1;
      if (between) showBelow();
      if (between && row.length === 1 && at + 1 < said.length) runs = begin(part.piece);
      else below.push(...row);
      if (between && row.length > 1) {
        showBelow();
        runs = null;
      }
    }
  }
  showBelow();
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

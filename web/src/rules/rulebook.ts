// Rulebooks with the drawings they need, fetched once for each game and language.

import { api } from '../api';
import type { RuleParagraph, RulebookAnswer } from '../generated/protocol';
import type { Art } from '../stage/art';
import { loadArt } from '../stage/loadArt';
import { hasPieces } from './ruleBlocks';

export interface IllustratedRulebook extends RulebookAnswer {
  /** The drawings of the game; null if no rule shows a piece. */
  art: Art | null;
}

const fetched = new Map<string, Promise<IllustratedRulebook>>();

export function rulebook(game: string, language: string): Promise<IllustratedRulebook> {
  const key = `${game}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = fetchRulebook(game, language);
    found.catch(() => fetched.delete(key)); // let the next request try again
    fetched.set(key, found);
  }
  return found;
}

async function fetchRulebook(game: string, language: string): Promise<IllustratedRulebook> {
  const book = await api.rulebook(game, language);
  return { ...book, art: hasPieces(book.paragraphs) ? await loadArt(game) : null };
}

/** The paragraph of a rule, or of the nearest rule above it: GZ-4.1 answers for GZ-4.1.2 if that has no paragraph. */
export function paragraphOf(paragraphs: RuleParagraph[], rule: string): RuleParagraph | undefined {
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = paragraphs.filter((paragraph) => paragraph.rule === id).at(-1); // a chapter's text before its heading
    if (found) return found;
  }
  return undefined;
}

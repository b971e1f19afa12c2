// Rulebooks, fetched once for each game and language.

import { api } from '../api';
import type { RuleParagraph, RulebookAnswer } from '../generated/protocol';

const fetched = new Map<string, Promise<RulebookAnswer>>();

export function rulebook(game: string, language: string): Promise<RulebookAnswer> {
  const key = `${game}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = api.rulebook(game, language);
    found.catch(() => fetched.delete(key)); // let the next request try again
    fetched.set(key, found);
  }
  return found;
}

/** The paragraph of a rule, or of the nearest rule above it: GZ-4.1 answers for GZ-4.1.2 if that has no paragraph. */
export function paragraphOf(paragraphs: RuleParagraph[], rule: string): RuleParagraph | undefined {
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = paragraphs.filter((paragraph) => paragraph.rule === id).at(-1); // a chapter's text before its heading
    if (found) return found;
  }
  return undefined;
}

// Rulebooks, fetched once for each game and language.

import { get, type Paragraph, type Rulebook } from '../api';

const fetched = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = get<Rulebook>(`rules/${key}`);
    found.catch(() => fetched.delete(key)); // let the next request try again
    fetched.set(key, found);
  }
  return found;
}

/** The paragraph of a rule, or of the nearest rule above it: GZ-4.1 answers for GZ-4.1.2 if that has no paragraph. */
export function paragraphOf(paragraphs: Paragraph[], rule: string): Paragraph | undefined {
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = paragraphs.filter((paragraph) => paragraph.rule === id).at(-1); // a chapter's text before its heading
    if (found) return found;
  }
  return undefined;
}

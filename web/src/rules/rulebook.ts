// Rulebooks, fetched once for each language.

import { get, type Paragraph, type Rulebook } from '../api';

const fetched = new Map<string, Promise<Rulebook>>();

export function rulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let found = fetched.get(key);
  if (!found) {
    found = get<Rulebook>(`rules/${key}`);
    found.catch(() => fetched.delete(key)); // the next one who asks tries again
    fetched.set(key, found);
  }
  return found;
}

/** The paragraph of a rule, or the nearest one above it: GZ-4.1.2 is told under GZ-4.1 where it has no text of its own. */
export function paragraphOf(paragraphs: Paragraph[], rule: string): Paragraph | undefined {
  for (let id = rule; id; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = paragraphs.filter((paragraph) => paragraph.rule === id).at(-1); // a chapter's text before its heading
    if (found) return found;
  }
  return undefined;
}

// The end of a text in whole sentences: what is left of it where there is little room.

/** The last sentences that have at most this many letters together; the last one in any case. */
export function lastSentences(text: string, letters: number): string {
  const sentences = text.split(/(?<=[.!?]) (?=\S)/);
  let found = sentences.pop() ?? '';
  for (const one of sentences.reverse()) {
    if (one.length + 1 + found.length > letters) break;
    found = `${one} ${found}`;
  }
  return found;
}

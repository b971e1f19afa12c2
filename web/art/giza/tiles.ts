// What a tile shows, read from its word in the scene.

export type Kind = 'stone' | 'treasure' | 'demolition' | 'scarab' | 'sphinx' | 'hidden';
export type Part = 'base' | 'body' | 'head';

export interface Face {
  kind: Kind;
  /** The number on a stone or treasure, without its sign; 0 where there is none. */
  number: number;
  /** Whether it is a poor stone. */
  poor: boolean;
  /** The part of a sphinx; base where it is none. */
  part: Part;
}

const PARTS: readonly Part[] = ['base', 'body', 'head'];
const KINDS: readonly Kind[] = ['treasure', 'demolition', 'scarab', 'sphinx', 'hidden'];

/** "+3", "-1", "treasure-4", "sphinx-head", "scarab" as what is drawn. */
export function faceOf(word: string): Face {
  const kind = KINDS.find((name) => word.startsWith(name)) ?? 'stone';
  const number = Math.abs(Number(/-?\d+$/.exec(word)?.[0] ?? 0));
  return {
    kind,
    number,
    poor: kind === 'stone' && word.startsWith('-'),
    part: PARTS.find((part) => word.endsWith(part)) ?? 'base',
  };
}

/** The message that says what a tile is good for. */
export function aboutOf(word: string): string {
  const { kind } = faceOf(word);
  return `giza-${kind === 'sphinx' ? word : kind}-about`;
}

/** A number with its sign as it is printed: a true minus, as long as the plus. */
export const signed = (text: string): string => text.replace('-', '−');

// Reads what a tile shows from its word in the scene.

export type Kind = 'stone' | 'treasure' | 'demolition' | 'scarab' | 'sphinx' | 'hidden';
export type Part = 'base' | 'body' | 'head';

export interface Face {
  kind: Kind;
  /** The number on a stone or treasure, without its sign; 0 if there is none. */
  number: number;
  /** Whether the tile is a poor stone. */
  poor: boolean;
  /** The part of a sphinx; base for other tiles. */
  part: Part;
}

const PARTS: readonly Part[] = ['base', 'body', 'head'];
const KINDS: readonly Kind[] = ['treasure', 'demolition', 'scarab', 'sphinx', 'hidden'];

/** The face of a tile by its word: "+3", "-1", "treasure-4", "sphinx-head", "scarab". */
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

/** The message key of a tile's explanation. */
export function aboutOf(word: string): string {
  const { kind } = faceOf(word);
  return `giza-${kind === 'sphinx' ? word : kind}-about`;
}

/** A number with a real minus sign, as wide as the plus. */
export const signed = (text: string): string => text.replace('-', '−');

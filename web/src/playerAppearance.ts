// How a player's colour and symbol look: the words come from the server.

export interface Paint {
  fill: string;
  ink: string;
}

const PAINTS: Record<string, Paint> = {
  lapis: { fill: '#1f4e9c', ink: '#ffffff' },
  gold: { fill: '#d9a514', ink: '#1d1605' },
  carnelian: { fill: '#b23a22', ink: '#ffffff' },
  malachite: { fill: '#1b6e4d', ink: '#ffffff' },
  obsidian: { fill: '#2c2c33', ink: '#ffffff' },
  alabaster: { fill: '#efe6d2', ink: '#241d12' },
  amethyst: { fill: '#74479e', ink: '#ffffff' },
  copper: { fill: '#9c5520', ink: '#ffffff' },
};
const UNKNOWN: Paint = { fill: '#6b6b6b', ink: '#ffffff' };

// The last character asks for the plain form of a sign that some systems draw as a coloured picture.
const SIGNS: Record<string, string> = {
  ankh: '☥',
  eye: '◉',
  scarab: '✱',
  lotus: '❀',
  sun: '☀\ufe0e',
  feather: '❧',
  falcon: '◆',
  crook: '☽',
};

export const paint = (colour: string): Paint => PAINTS[colour] ?? UNKNOWN;
export const sign = (symbol: string): string => SIGNS[symbol] ?? '●';

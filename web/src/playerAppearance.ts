// The CSS colours and characters for the colour and symbol names of players.

export interface PlayerColour {
  fill: string;
  text: string;
}

const COLOURS: Record<string, PlayerColour> = {
  lapis: { fill: '#1f4e9c', text: '#ffffff' },
  gold: { fill: '#d9a514', text: '#1d1605' },
  carnelian: { fill: '#b23a22', text: '#ffffff' },
  malachite: { fill: '#1b6e4d', text: '#ffffff' },
  obsidian: { fill: '#2c2c33', text: '#ffffff' },
  alabaster: { fill: '#efe6d2', text: '#241d12' },
  amethyst: { fill: '#74479e', text: '#ffffff' },
  copper: { fill: '#9c5520', text: '#ffffff' },
};
const UNKNOWN_COLOUR: PlayerColour = { fill: '#6b6b6b', text: '#ffffff' };

// The variation selector U+FE0E asks for the text form of a character that some systems draw as an emoji.
const SYMBOLS: Record<string, string> = {
  ankh: '☥',
  eye: '◉',
  scarab: '✱',
  lotus: '❀',
  sun: '☀\ufe0e',
  feather: '❧',
  falcon: '◆',
  crook: '☽',
};

export const playerColour = (colour: string): PlayerColour => COLOURS[colour] ?? UNKNOWN_COLOUR;
export const playerSymbol = (symbol: string): string => SYMBOLS[symbol] ?? '●';

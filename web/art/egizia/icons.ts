// Icons of the game, each drawn in a box of 24 x 24 with one colour.

export const ICONS = {
  stone: 'M4 8l9-4 8 3v10l-9 5-8-4zM5.6 9.2v7.7l5.6 2.8v-8zM13 11.8v7.6l6.4-3.5V9zM7 7.8l5.2 2.5 6.3-3-5.4-1.7z',
  quarry:
    'M3 9C7 3.5 15 2 21 6c-4-1-7-.6-9.4.8L18 18.5l-2.5 1.5L9.2 8.3C6.8 9 4.7 9.3 3 9zM2 22l3-6 4 1 2 5zM12 22l1.5-3 3 1 1 2z',
  grain:
    'M11.2 23V8h1.6v15zM12 1c2 1.5 2 4.5 0 6.5-2-2-2-5 0-6.5zM13 12c0-3 2-4.7 5-4.7 0 3-2 4.7-5 4.7zM11 12c0-3-2-4.7-5-4.7 0 3 2 4.7 5 4.7zM13 17.5c0-3 2-4.7 5-4.7 0 3-2 4.7-5 4.7zM11 17.5c0-3-2-4.7-5-4.7 0 3 2 4.7 5 4.7z',
  crew: 'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 22c0-7 2-10.5 7-10.5S19 15 19 22h-4l-.5-5-.5 5h-4l-.5-5L9 22z',
  crews:
    'M8 3a3.3 3.3 0 1 1 0 6.6A3.3 3.3 0 0 1 8 3zM2 21c0-6.5 1.7-9.8 6-9.8S13.5 15 13.5 21zM16.5 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM14.8 21c0-3.5-.4-6-1.6-8 3.6-2 8.3-.5 8.8 8z',
  ship: 'M1 15c3.5 2 18 2 22 0-1.5 4.5-4 6.5-6 6.5H7c-3 0-5-2.5-6-6.5zM11 2h1.5v12.5H11zM13.5 3c5 2 7 6 7 10.5h-7zM10 4.5v9H4C5.5 9.5 7.5 6.5 10 4.5z',
  ankh: 'M12 1.5c3.3 0 5.3 2.3 5.3 5.2 0 2-1.5 4-3.2 5.6H19v3h-5.4V23h-3.2v-7.7H5v-3h4.9C8.2 10.7 6.7 8.7 6.7 6.7 6.7 3.8 8.7 1.5 12 1.5zm0 3c-1.5 0-2.3 1-2.3 2.4 0 1.4 1.2 3.1 2.3 4.3 1.1-1.2 2.3-2.9 2.3-4.3 0-1.4-.8-2.4-2.3-2.4z',
  obelisk: 'M12 1l3 4 1.8 15H7.2L9 5zM5 21h14v2H5z',
  temple: 'M2 8l10-6 10 6v2H2zM4 11h3v8H4zm6.5 0h3v8h-3zM17 11h3v8h-3zM2 20h20v3H2z',
  pyramid: 'M12 2l11 20H1zM12 6l-1.5 2.8h3zM8.5 12.3l-1.3 2.4h9.6l-1.3-2.4z',
  grave: 'M4 22V10a8 8 0 0 1 16 0v12zM8 22h8V11a4 4 0 0 0-8 0z',
  star: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.5 7.4-6.5-3.7-6.5 3.7L7 14.2l-5.5-5 7.4-.8z',
  down: 'M9 2h6v10h5l-8 10-8-10h5z',
  upstream:
    'M12 2l7 8h-4v6H9v-6H5zM2 19c2.5-2 4.5-2 6.7 0s4.3 2 6.6 0 4.2-2 6.7 0v2.6c-2.5-2-4.4-2-6.7 0s-4.4 2-6.6 0-4.2-2-6.7 0z',
  round: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  card: 'M4 5l11-3 5 17-11 3zM7 7l3.4 12 7-2L14 5.2z',
  drop: 'M9 2c4 5 6 8 6 11.5a6 6 0 0 1-12 0C3 10 5 7 9 2zM18.5 3l4 5h-2.6v9h-2.8V8h-2.6z',
  always:
    'M7 7.5c3 0 4 2.5 5 4.5 1-2 2-4.5 5-4.5a4.5 4.5 0 0 1 0 9c-3 0-4-2.5-5-4.5-1 2-2 4.5-5 4.5a4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 0 0 0 5c1.7 0 2.5-1.2 3.5-2.5C9.5 10.7 8.7 9.5 7 9.5zm10 0c-1.7 0-2.5 1.2-3.5 2.5 1 1.3 1.8 2.5 3.5 2.5a2.5 2.5 0 0 0 0-5z',
  once: 'M5 2h14v2.5h-1.5c0 4-2 6-4 7.5 2 1.5 4 3.5 4 7.5H19V22H5v-2.5h1.5c0-4 2-6 4-7.5-2-1.5-4-3.5-4-7.5H5zM9 19.5h6c-.5-2.5-1.5-4-3-5-1.5 1-2.5 2.5-3 5z',
  now: 'M13.5 1L4 14h6.5L9 23l11-14h-7z',
} as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => name in ICONS;

/** The face of a Nile card: icons, and a number or letter beside them. */
export interface Face {
  icons: readonly IconName[];
  mark?: string;
}

/** Faces by the card's word without its trailing number, which is the mark. */
const FACES: Record<string, Face> = {
  quarry: { icons: ['quarry'] },
  'improve-field': { icons: ['drop'] },
  'crew-each-round': { icons: ['crew'], mark: '+1' },
  'buy-crew': { icons: ['stone', 'crew'] },
  'feed-with-stones': { icons: ['stone', 'grain'] },
  'two-extra-sphinx': { icons: ['ankh'], mark: '+2' },
  'keep-two-sphinx': { icons: ['ankh', 'ankh'] },
  'reuse-round-space': { icons: ['round', 'ship'] },
  upstream: { icons: ['upstream'] },
  'leftover-card': { icons: ['card'] },
  strength: { icons: ['crew'] },
  grain: { icons: ['grain'] },
  'double-round-space': { icons: ['round', 'round'] },
  'second-ship': { icons: ['ship', 'ship'] },
  'build-speculating': { icons: ['ship', 'stone'] },
  'two-crews': { icons: ['crews'] },
  'build-first': { icons: ['pyramid'], mark: '1.' },
  'sell-ten': { icons: ['stone', 'star'] },
  stones: { icons: ['stone'] },
  crews: { icons: ['crew'] },
  'pair-a-c': { icons: ['crew'], mark: 'A C' },
  'pair-b-c': { icons: ['crew'], mark: 'B C' },
  market: { icons: ['down'] },
  'market-2-stone': { icons: ['stone', 'down'], mark: '2' },
  'market-2-grain': { icons: ['grain', 'down'], mark: '2' },
  'points-obelisk-temple': { icons: ['obelisk', 'temple'] },
  'points-pyramid-graves': { icons: ['pyramid', 'grave'] },
  'grave-card': { icons: ['grave'] },
};

export function faceOf(word: string): Face {
  const numbered = /^(.*)-(\d+)$/.exec(word);
  const face = FACES[word] ?? FACES[numbered?.[1] ?? ''] ?? { icons: ['card'] };
  return numbered?.[2] ? { mark: numbered[2], ...face } : face;
}

const SPHINX: readonly (readonly [RegExp, IconName])[] = [
  [/obelisk/, 'obelisk'],
  [/pyramid/, 'pyramid'],
  [/temple/, 'temple'],
  [/grave/, 'grave'],
  [/market/, 'down'],
  [/crew/, 'crew'],
  [/quarries/, 'quarry'],
  [/green|yellow|brown/, 'grain'],
  [/permanent/, 'always'],
  [/each/, 'stone'],
];

/** The icon for the subject of a sphinx card. */
export function sphinxIcon(word: string): IconName {
  return SPHINX.find(([about]) => about.test(word))?.[1] ?? 'star';
}

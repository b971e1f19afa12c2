// Signs for things of the game, each drawn in a box of 24 x 24 and filled with one colour.

export const ICONS = {
  stone: 'M4 8l9-4 8 3v10l-9 5-8-4zM5.6 9.2v7.7l5.6 2.8v-8zM13 11.8v7.6l6.4-3.5V9zM7 7.8l5.2 2.5 6.3-3-5.4-1.7z',
  quarry: 'M3 9C7 3.5 15 2 21 6c-4-1-7-.6-9.4.8L18 18.5l-2.5 1.5L9.2 8.3C6.800 9 4.700 9.300 3 9zM2 22l3-6 4 1 2 5zM12 22l1.500-3 3 1 1 2z',
  grain:
    'M11.200 23V8h1.600v15zM12 1c2 1.500 2 4.500 0 6.500-2-2-2-5 0-6.500zM13 12c0-3 2-4.700 5-4.700 0 3-2 4.700-5 4.700zM11 12c0-3-2-4.700-5-4.700 0 3 2 4.700 5 4.700zM13 17.500c0-3 2-4.700 5-4.700 0 3-2 4.700-5 4.700zM11 17.500c0-3-2-4.700-5-4.700 0 3 2 4.700 5 4.700z',
  crew: 'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 22c0-7 2-10.500 7-10.500S19 15 19 22h-4l-.5-5-.5 5h-4l-.5-5L9 22z',
  crews: 'M8 3a3.300 3.300 0 1 1 0 6.600A3.300 3.300 0 0 1 8 3zM2 21c0-6.500 1.700-9.800 6-9.800S13.500 15 13.500 21zM16.500 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM14.800 21c0-3.500-.4-6-1.600-8 3.600-2 8.300-.5 8.800 8z',
  ship: 'M1 15c3.500 2 18 2 22 0-1.500 4.500-4 6.500-6 6.500H7c-3 0-5-2.500-6-6.500zM11 2h1.500v12.500H11zM13.500 3c5 2 7 6 7 10.500h-7zM10 4.500v9H4C5.500 9.500 7.500 6.500 10 4.500z',
  ankh: 'M12 1.500c3.300 0 5.300 2.300 5.300 5.200 0 2-1.500 4-3.200 5.600H19v3h-5.400V23h-3.200v-7.700H5v-3h4.900C8.200 10.700 6.700 8.700 6.700 6.700 6.700 3.800 8.700 1.500 12 1.500zm0 3c-1.500 0-2.300 1-2.300 2.400 0 1.400 1.200 3.100 2.300 4.300 1.100-1.200 2.300-2.900 2.300-4.300 0-1.400-.8-2.400-2.300-2.400z',
  obelisk: 'M12 1l3 4 1.800 15H7.200L9 5zM5 21h14v2H5z',
  temple: 'M2 8l10-6 10 6v2H2zM4 11h3v8H4zm6.500 0h3v8h-3zM17 11h3v8h-3zM2 20h20v3H2z',
  pyramid: 'M12 2l11 20H1zM12 6l-1.500 2.800h3zM8.500 12.300l-1.300 2.400h9.600l-1.300-2.400z',
  grave: 'M4 22V10a8 8 0 0 1 16 0v12zM8 22h8V11a4 4 0 0 0-8 0z',
  star: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.500 7.400-6.500-3.700-6.500 3.700L7 14.200l-5.500-5 7.400-.8z',
  down: 'M9 2h6v10h5l-8 10-8-10h5z',
  upstream: 'M12 2l7 8h-4v6H9v-6H5zM2 19c2.500-2 4.500-2 6.700 0s4.300 2 6.600 0 4.200-2 6.700 0v2.600c-2.500-2-4.400-2-6.700 0s-4.400 2-6.600 0-4.200-2-6.700 0z',
  round: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  card: 'M4 5l11-3 5 17-11 3zM7 7l3.400 12 7-2L14 5.200z',
  drop: 'M9 2c4 5 6 8 6 11.500a6 6 0 0 1-12 0C3 10 5 7 9 2zM18.500 3l4 5h-2.600v9h-2.800V8h-2.600z',
  always: 'M7 7.500c3 0 4 2.500 5 4.500 1-2 2-4.500 5-4.500a4.500 4.500 0 0 1 0 9c-3 0-4-2.500-5-4.500-1 2-2 4.500-5 4.500a4.500 4.500 0 0 1 0-9zm0 2a2.500 2.500 0 0 0 0 5c1.700 0 2.500-1.200 3.500-2.500C9.500 10.700 8.700 9.500 7 9.500zm10 0c-1.700 0-2.500 1.200-3.500 2.500 1 1.300 1.800 2.500 3.500 2.500a2.500 2.500 0 0 0 0-5z',
  once: 'M5 2h14v2.500h-1.500c0 4-2 6-4 7.500 2 1.500 4 3.500 4 7.500H19V22H5v-2.500h1.500c0-4 2-6 4-7.500-2-1.500-4-3.500-4-7.500H5zM9 19.500h6c-.5-2.500-1.500-4-3-5-1.500 1-2.500 2.500-3 5z',
  now: 'M13.500 1L4 14h6.500L9 23l11-14h-7z',
} as const;

export type IconName = keyof typeof ICONS;

/** What stands for a Nile card: signs, and a number or letter beside them. */
export interface Face {
  icons: readonly IconName[];
  mark?: string;
}

/** By the card's word without its trailing number, which is its mark. */
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

/** What a sphinx card is about. */
export function sphinxIcon(word: string): IconName {
  return SPHINX.find(([about]) => about.test(word))?.[1] ?? 'star';
}

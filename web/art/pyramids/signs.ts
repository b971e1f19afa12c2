// Symbols of the game as path data: gods in a box of 48 x 48, edifices in a box of 24 x 24.

/** Filled shapes and lines of a god's symbol. */
export interface GodSign {
  fill: string;
  line: string;
}

export const GODS: Record<string, GodSign> = {
  // The eye of the falcon.
  horus: {
    fill: 'M22 17.5a5.5 5.5 0 1 0 .01 0z M18.5 31l-3.5 12 5.5-2.5 2-9z',
    line: 'M5 13.5Q22 3 43 12.5M5 24Q20 10.5 40 23.5L45 25.5M5 24Q21 34.5 40 23.5M27 30Q29 42 38.5 41Q45 39 41.5 34Q37 32 37.5 36.5',
  },
  // The jackal.
  anubis: {
    fill: 'M31.5 2.5 35 18Q40.5 23 41 31L43.5 46H20.5L23 36.5Q13.5 37 5.5 38.5 3 36 5.5 33L17 25.5Q20 19.5 24 17L24.5 4.5 28.5 14z',
    line: 'M23 46h20M24.5 41.5h18M21 23.5l4 .5',
  },
  // The scarab under the sun.
  khepri: {
    fill: 'M24 2.5a5 5 0 1 1-.01 0z M17.5 18.5Q18.5 13.5 24 13.5T30.5 18.5z M14 20.5H34Q38 31 33.5 39 29.5 45.5 24 45.5T14.5 39Q10 31 14 20.5z',
    line: 'M14.5 22Q6 20 7.5 11.5M33.5 22Q42 20 40.5 11.5M12.5 29H4.5L2.5 34M35.5 29H43.5L45.5 34M13.5 37Q6.5 39 7 45M34.5 37Q41.5 39 41 45',
  },
  // The lioness with the disc of the sun.
  sekhmet: {
    fill: 'M30 1a7 7 0 1 1-.01 0z M10 30.5Q9 26.5 14 23.5L21.5 18.5Q22 13.5 27 14.5 30.5 15.5 30.5 19.5 38.5 22 40.5 31.5L43.5 46.5H20L21.5 40Q17 41.5 12.5 40.5 9 39.5 9.5 36.5 7.5 34.5 8 32.5 8.5 31 10 30.5z',
    line: 'M9.5 36.5Q14 38 17.5 35M32.5 25Q36 34 35.5 46M27.5 33Q30 39 29 46M25 18.5Q27 17 27.5 20M30 .5a7.5 7.5 0 1 1-.01 0z',
  },
  // The ibis under the moon.
  thoth: {
    fill: 'M28 .5a4.5 4.5 0 1 1-.01 0z M15 2.5Q19.5 11.5 28 11.5T41 2.5Q39 9.5 33.5 12.5 37.5 15.5 37.5 21.5 37.5 27 34.5 31L39.5 46.5H21.5L26.5 32Q22.5 29 21.5 24.5 11 26 5.5 43 3 43 3 40.5 6.5 20 21.5 17Q22 14.5 24 12.5 17.5 9.5 15 2.5z',
    line: 'M24.5 41h12M23 46h16',
  },
};

/** The eye of a god's symbol: a hole in its filled shape. */
export const EYES: Record<string, readonly [number, number]> = {
  anubis: [24.5, 25],
  sekhmet: [17, 28.5],
  thoth: [28.5, 19.5],
};

export const EDIFICES: Record<string, string> = {
  pyramid: 'M12 3.5 22.5 20.5H1.5z',
  obelisk: 'M12 1 15 5 16 19.5H18.5V22.5H5.5V19.5H8L9 5z',
  tomb: 'M3 22V10.5Q3 2.5 12 2.5T21 10.5V22H16V11.5Q16 7.5 12 7.5T8 11.5V22z',
};

/** The edifices a god lets a player build, as symbols in display order. */
export const BUILDS: Record<string, readonly string[]> = {
  nothing: ['pyramid'],
  tomb: ['pyramid', 'tomb'],
  obelisk: ['pyramid', 'obelisk'],
  either: ['pyramid', 'tomb', '/', 'obelisk'],
  both: ['pyramid', 'tomb', 'obelisk'],
};

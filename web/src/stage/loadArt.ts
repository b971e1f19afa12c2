// Which game has drawings: loaded when a table of that game is opened.

import type { Art } from './art';
import { plainArt } from './plainArt';

const found = import.meta.glob<{ art: Art }>('../../art/*/art.ts');

/** The drawings of a game. */
export async function loadArt(game: string): Promise<Art> {
  const load = found[`../../art/${game}/art.ts`];
  return load ? (await load()).art : plainArt;
}

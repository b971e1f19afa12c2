// Loads the drawings of a game from art/<game>/art.ts when they are first needed.

import type { Art } from './art';
import { plainArt } from './plainArt';

const found = import.meta.glob<{ art: Art }>('../../art/*/art.ts');

/** The drawings of a game, or plain ones if the game has none. */
export async function loadArt(game: string): Promise<Art> {
  const load = found[`../../art/${game}/art.ts`];
  return load ? (await load()).art : plainArt;
}

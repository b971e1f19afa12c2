// Loads the drawings of a game when they are first needed: from art/<game>/art.ts, else from the files of its package.

import { api } from '../api';
import type { Art } from './art';
import { packageArt } from './packageArt';
import { plainArt } from './plainArt';

const found = import.meta.glob<{ art: Art }>('../../art/*/art.ts');
const ofPackages = new Map<string, Promise<Art>>();

/** The drawings of a game, or plain ones if the game has none. */
export async function loadArt(game: string): Promise<Art> {
  const load = found[`../../art/${game}/art.ts`];
  return load ? (await load()).art : loadPackageArt(game);
}

/** Asks the server once; if it does not answer, the game is drawn plainly for now. */
async function loadPackageArt(game: string): Promise<Art> {
  const loading = ofPackages.get(game) ?? api.drawings(game).then(packageArt);
  ofPackages.set(game, loading);
  try {
    return await loading;
  } catch {
    ofPackages.delete(game);
    return plainArt;
  }
}

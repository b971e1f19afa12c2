// A finished match, moment by moment: fetched in batches, each once.

import { asking, get } from '../api';
import type { Happening, Picture, Points } from '../protocol';

export interface Still {
  at: number;
  last: number;
  viewer: string | null;
  picture: Picture;
  events: Happening[];
  seed: string | null;
  breakdown: Points[] | null;
}

/** So many moments are asked for at once. */
export const BATCH = 25;

type Fetch = (path: string) => Promise<Still[]>;

/** The match as one viewer saw it. */
export class Reel {
  private readonly batches = new Map<number, Promise<Still[]>>();

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly viewer: string | null,
    private readonly fetch: Fetch = (path) => get<Still[]>(path),
  ) {}

  /** The match after so many actions; its end when it has not so many. */
  async still(wanted: number): Promise<Still> {
    const last = (await this.batch(0))[0]?.last ?? 0;
    const at = Math.min(wanted, last);
    const found = (await this.batch(Math.floor(at / BATCH)))[at % BATCH];
    if (!found) throw new Error(`there is no moment ${at}`);
    return found;
  }

  /** Every event, told as it comes in. */
  async all(heard: (events: Happening[]) => void): Promise<void> {
    const { last } = await this.still(0);
    for (let number = 0; number <= Math.floor(last / BATCH); number++) {
      heard((await this.batch(number)).flatMap((still) => still.events));
    }
  }

  private batch(number: number): Promise<Still[]> {
    let found = this.batches.get(number);
    if (!found) {
      found = this.fetch(
        asking(`tables/${this.id}/replay`, { at: number * BATCH, count: BATCH, viewer: this.viewer, token: this.token }),
      );
      found.catch(() => this.batches.delete(number)); // whoever asks next tries again
      this.batches.set(number, found);
    }
    return found;
  }
}

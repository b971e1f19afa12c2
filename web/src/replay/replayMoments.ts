// A finished match, moment by moment: fetched in batches, each once.

import { withQuery, get } from '../api';
import type { Happening, Picture, Points } from '../protocol';

export interface ReplayMoment {
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

type Fetch = (path: string) => Promise<ReplayMoment[]>;

/** The match as one viewer saw it. */
export class ReplayMoments {
  private readonly batches = new Map<number, Promise<ReplayMoment[]>>();

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly viewer: string | null,
    private readonly fetch: Fetch = (path) => get<ReplayMoment[]>(path),
  ) {}

  /** The match after so many actions; its end when it has not so many. */
  async moment(wanted: number): Promise<ReplayMoment> {
    const last = (await this.batch(0))[0]?.last ?? 0;
    const at = Math.min(wanted, last);
    const found = (await this.batch(Math.floor(at / BATCH)))[at % BATCH];
    if (!found) throw new Error(`there is no moment ${at}`);
    return found;
  }

  /** Every event, told as it comes in. */
  async loadEvents(onEvents: (events: Happening[]) => void): Promise<void> {
    const { last } = await this.moment(0);
    for (let number = 0; number <= Math.floor(last / BATCH); number++) {
      onEvents((await this.batch(number)).flatMap((moment) => moment.events));
    }
  }

  private batch(number: number): Promise<ReplayMoment[]> {
    let found = this.batches.get(number);
    if (!found) {
      found = this.fetch(
        withQuery(`tables/${this.id}/replay`, { at: number * BATCH, count: BATCH, viewer: this.viewer, token: this.token }),
      );
      found.catch(() => this.batches.delete(number)); // whoever asks next tries again
      this.batches.set(number, found);
    }
    return found;
  }
}

// The moments of a finished match, fetched in batches, each batch once.

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

/** Number of moments in one request. */
export const BATCH = 25;

type Fetch = (path: string) => Promise<ReplayMoment[]>;

/** The moments of a match as one viewer saw them. */
export class ReplayMoments {
  private readonly batches = new Map<number, Promise<ReplayMoment[]>>();

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly viewer: string | null,
    private readonly fetch: Fetch = (path) => get<ReplayMoment[]>(path),
  ) {}

  /** The moment after this number of actions, or the last moment if the match is shorter. */
  async moment(wanted: number): Promise<ReplayMoment> {
    const last = (await this.batch(0))[0]?.last ?? 0;
    const at = Math.min(wanted, last);
    const found = (await this.batch(Math.floor(at / BATCH)))[at % BATCH];
    if (!found) throw new Error(`there is no moment ${at}`);
    return found;
  }

  /** Passes all events of the match to `onEvents`, batch by batch. */
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
      found.catch(() => this.batches.delete(number)); // let the next request try again
      this.batches.set(number, found);
    }
    return found;
  }
}

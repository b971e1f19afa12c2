// The moments of a match, fetched in batches, each batch once.

import { api } from '../api';
import type { FrameEvent, ReplayMoment } from '../generated/protocol';

/** Number of moments in one request. */
export const BATCH = 25;

/** The moments of a match as one viewer saw them. */
export class ReplayMoments {
  private readonly batches = new Map<number, Promise<ReplayMoment[]>>();

  constructor(
    private readonly id: string,
    private readonly token: string | null,
    private readonly viewer: string | null,
    private readonly fetch = api.replay,
    /** The first moment that can be shown. */
    readonly first = 0,
  ) {}

  /** The moment after this number of actions, or the first or the last moment if there is none. */
  async moment(wanted: number): Promise<ReplayMoment> {
    const last = (await this.batch(0))[0]?.last ?? 0;
    const index = Math.max(0, Math.min(wanted, last) - this.first);
    const found = (await this.batch(Math.floor(index / BATCH)))[index % BATCH];
    if (!found) throw new Error(`there is no moment ${wanted}`);
    return found;
  }

  /** Passes all events of the match to `onEvents`, batch by batch. */
  async loadEvents(onEvents: (events: FrameEvent[]) => void): Promise<void> {
    const { last } = await this.moment(this.first);
    for (let number = 0; number <= Math.floor((last - this.first) / BATCH); number++) {
      onEvents((await this.batch(number)).flatMap((moment) => moment.events));
    }
  }

  private batch(number: number): Promise<ReplayMoment[]> {
    let found = this.batches.get(number);
    if (!found) {
      found = this.fetch(this.id, { at: this.first + number * BATCH, count: BATCH, viewer: this.viewer, token: this.token });
      found.catch(() => this.batches.delete(number)); // let the next request try again
      this.batches.set(number, found);
    }
    return found;
  }
}

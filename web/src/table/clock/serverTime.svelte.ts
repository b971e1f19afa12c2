// The time of the server, by which clocks are shown: that of the device may be wrong.

const TICK_MS = 500;

class ServerTime {
  /** Seconds since 1970 on the server. */
  now = $state(Date.now() / 1000);
  /** Seconds by which the device is ahead of the server; the smallest difference seen is the truest, messages only come late. */
  private ahead = Number.POSITIVE_INFINITY;

  constructor() {
    setInterval(() => this.tick(), TICK_MS);
  }

  /** Takes the date of a message that has just arrived. */
  note(date: number): void {
    this.ahead = Math.min(this.ahead, Date.now() / 1000 - date);
    this.tick();
  }

  private tick(): void {
    this.now = Date.now() / 1000 - (Number.isFinite(this.ahead) ? this.ahead : 0);
  }
}

export const serverTime = new ServerTime();

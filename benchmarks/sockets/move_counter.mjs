// Counts the moves of a load client within the measured time, and the latency of each.

export class MoveCounter {
  /** The measured time begins `warmUp` seconds from now and lasts `seconds`. */
  constructor(warmUp, seconds) {
    this.start = performance.now() + 1000 * warmUp;
    this.end = this.start + 1000 * seconds;
    this.latencies = [];
    this.entries = 0;
    this.bytes = 0;
  }

  /**
   * Count a move that was sent at `sentAt` and confirmed now, if all of it is within the measured time. `entries` is how many
   * entries of the record it led to: with chance, and with moves that the table plays because they are no choice.
   */
  count(sentAt, entries = 1) {
    const now = performance.now();
    if (sentAt < this.start || now > this.end) return;
    this.latencies.push(now - sentAt);
    this.entries += entries;
  }

  over() {
    return performance.now() > this.end;
  }

  /** Print a line when the measured time begins, wait for its end, print the counts as JSON, and exit. */
  async report() {
    const until = (time) => new Promise((resolve) => setTimeout(resolve, time - performance.now()));
    await until(this.start);
    console.log('counting');
    const cpuBefore = process.cpuUsage();
    this.bytes = 0;
    await until(this.end);
    const { user, system } = process.cpuUsage(cpuBefore);
    const sorted = this.latencies.sort((a, b) => a - b);
    const percentile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
    const result = {
      moves: sorted.length,
      entries: this.entries,
      seconds: (this.end - this.start) / 1000,
      p50: percentile(0.5),
      p99: percentile(0.99),
      bytes: this.bytes,
      client_cpu: (user + system) / 1e6,
    };
    console.log(JSON.stringify(result));
    process.exit(0);
  }
}

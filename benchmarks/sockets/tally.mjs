// What a load client counts: how many moves were done in the time that counts, and how long each waited.

export class Tally {
  /** Play counts from `warm` seconds after now, for `seconds`. */
  constructor(warm, seconds) {
    this.begins = performance.now() + 1000 * warm;
    this.ends = this.begins + 1000 * seconds;
    this.waits = [];
    this.bytes = 0;
  }

  /** A move that was sent at this time is done now. */
  done(sent) {
    const now = performance.now();
    if (sent >= this.begins && now <= this.ends) this.waits.push(now - sent);
  }

  over() {
    return performance.now() > this.ends;
  }

  /** Say when the time that counts begins, wait for its end, tell what was counted as JSON, and end. */
  async tell() {
    const left = (time) => new Promise((resolve) => setTimeout(resolve, time - performance.now()));
    await left(this.begins);
    console.log('counting');
    const spent = process.cpuUsage();
    this.bytes = 0;
    await left(this.ends);
    const { user, system } = process.cpuUsage(spent);
    const waits = this.waits.sort((a, b) => a - b);
    const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;
    const seconds = (this.ends - this.begins) / 1000;
    console.log(JSON.stringify({ moves: waits.length, seconds, p50: at(0.5), p99: at(0.99), bytes: this.bytes, cpu: (user + system) / 1e6 }));
    process.exit(0);
  }
}

// Players at the tables of a benben server, over sockets. Reads {address, seats: [{table, cookie}], warm, seconds, think} as JSON from
// the standard input; `think` is how many seconds a player takes over a move, on average. Prints what `Tally` counts.

import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { Tally } from './tally.mjs';

const { address, seats, warm, seconds, think } = JSON.parse(readFileSync(0, 'utf8'));

/** One guest, who plays at random at a table, and when that match is over at the one of the rematch. */
class Seat {
  constructor(table, cookie) {
    this.cookie = cookie;
    this.made = 0;
    this.tally = null;
    this.sit(table);
  }

  /** Open the table's socket; `this.ready` is when its first frame has come. */
  sit(table) {
    this.table = table;
    this.frame = null;
    this.sent = '';
    this.asked = false;
    this.wire = new WebSocket(`ws://${address}/api/tables/${table}/socket`, {
      headers: { Cookie: this.cookie },
      origin: `http://${address}`,
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve) => {
      this.wire.on('message', (data) => {
        this.hear(data);
        resolve();
      });
    });
  }

  begin(tally) {
    this.tally = tally;
    this.go();
  }

  hear(data) {
    if (this.tally) this.tally.bytes += data.length;
    for (const message of JSON.parse(data)) {
      if (message.is === 'show') this.frame = message.frame;
      if (message.is === 'refused') throw new Error(message.message);
      if (message.is === 'done' && message.id === this.sent) {
        this.tally.done(this.begun);
        this.sent = '';
      }
    }
    this.go();
  }

  /** Do what there is to do, if anything. */
  go() {
    if (!this.frame || !this.tally || this.tally.over()) return;
    const { next, phase, viewer, picture } = this.frame;
    if (next) {
      this.wire.removeAllListeners('message').close();
      this.sit(next);
    } else if (phase === 'over') {
      if (viewer === 'p1' && !this.asked) void this.rematch();
    } else if (picture.question.choices.length && picture.question.own === null && !this.sent && !this.asked) {
      this.asked = true;
      if (think) setTimeout(() => this.move(), 2000 * think * Math.random());
      else this.move();
    }
  }

  move() {
    const { moment, picture } = this.frame;
    const { choices } = picture.question;
    const { action } = choices[Math.floor(choices.length * Math.random())];
    this.made += 1;
    this.sent = String(this.made);
    this.asked = false;
    this.frame = null;
    this.begun = performance.now();
    this.wire.send(JSON.stringify({ do: 'play', id: this.sent, at: moment, action }));
  }

  async rematch() {
    this.asked = true;
    const headers = { Cookie: this.cookie, Origin: `http://${address}` };
    const answer = await fetch(`http://${address}/api/tables/${this.table}/rematch`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

const players = seats.map(({ table, cookie }) => new Seat(table, cookie));
await Promise.all(players.map((player) => player.ready));
const tally = new Tally(warm, seconds);
for (const player of players) player.begin(tally);
await tally.tell();

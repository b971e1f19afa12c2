// Load client: players at the tables of benben servers, over sockets. Reads {address, seats: [{table, cookie, address}], warmUp, seconds,
// thinkingTime, frames} as JSON from the standard input; `thinkingTime` is the mean time of a player for a move, in seconds. `frames` is
// what players ask for: `changes`, as the page does, or `whole`. Prints what `MoveCounter` counts.

import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { FrameReader } from '../../web/src/table/connection/frameReader.ts';
import { MoveCounter } from './move_counter.mjs';

const { address, seats, warmUp, seconds, thinkingTime, frames } = JSON.parse(readFileSync(0, 'utf8'));

/** One guest who plays at random: first at a table, then at the tables of its rematches. */
class Seat {
  constructor(table, cookie, server) {
    this.cookie = cookie;
    this.server = server;
    this.moves = 0;
    this.counter = null;
    this.join(table);
  }

  /** Open the socket of a table; `this.ready` resolves with its first message. */
  join(table) {
    this.table = table;
    this.frame = null;
    this.reader = new FrameReader();
    this.pending = '';
    this.waiting = false;
    this.socket = new WebSocket(`ws://${this.server}/api/tables/${table}/socket?frames=${frames}`, {
      headers: { Cookie: this.cookie },
      origin: `http://${this.server}`,
      perMessageDeflate: false,
    });
    this.ready = new Promise((resolve) => {
      this.socket.on('message', (data) => {
        this.receive(data);
        resolve();
      });
    });
  }

  start(counter) {
    this.counter = counter;
    this.act();
  }

  receive(data) {
    if (this.counter) this.counter.bytes += data.length;
    for (const message of JSON.parse(data)) {
      if (message.is === 'show' || message.is === 'change') this.frame = this.reader.read(message);
      if (message.is === 'refused') throw new Error(message.message);
      if (message.is === 'done' && message.id === this.pending) {
        this.counter.count(this.sentAt, message.moment - this.at);
        this.pending = '';
      }
    }
    this.act();
  }

  /** Move, ask for a rematch or join it, if the frame calls for it. */
  act() {
    if (!this.frame || !this.counter || this.counter.over()) return;
    const { next, phase, viewer, picture } = this.frame;
    if (next) {
      this.socket.removeAllListeners('message').close();
      this.join(next);
    } else if (phase === 'over') {
      if (viewer === 'p1' && !this.waiting) void this.rematch();
    } else if (picture.question.choices.length && picture.question.own === null && !this.pending && !this.waiting) {
      this.waiting = true;
      if (thinkingTime) setTimeout(() => this.move(), 2000 * thinkingTime * Math.random());
      else this.move();
    }
  }

  move() {
    const { moment, picture } = this.frame;
    const { choices } = picture.question;
    const { action } = choices[Math.floor(choices.length * Math.random())];
    this.moves += 1;
    this.at = moment;
    this.pending = String(this.moves);
    this.waiting = false;
    this.frame = null;
    this.sentAt = performance.now();
    this.socket.send(JSON.stringify({ do: 'play', id: this.pending, at: moment, action }));
  }

  async rematch() {
    this.waiting = true;
    const headers = { Cookie: this.cookie, Origin: `http://${this.server}` };
    const answer = await fetch(`http://${this.server}/api/tables/${this.table}/rematch`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(await answer.text());
  }
}

const players = seats.map((seat) => new Seat(seat.table, seat.cookie, seat.address ?? address));
await Promise.all(players.map((player) => player.ready));
const counter = new MoveCounter(warmUp, seconds);
for (const player of players) player.start(counter);
await counter.report();

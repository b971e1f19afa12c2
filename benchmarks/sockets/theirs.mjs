// Two players at each table of a boardgame.io server, as fast as they can. Reads {address, tables, warm, seconds} as JSON from the
// standard input; prints what `Tally` counts.

import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { Tally } from './tally.mjs';

const { address, tables, warm, seconds } = JSON.parse(readFileSync(0, 'utf8'));
const GAME = 'tic-tac-toe';
const tally = new Tally(warm, seconds);

/** One seat at one table after another: it marks the first free cell when it is asked. */
function seat(table, player) {
  const socket = io(`http://${address}/${GAME}`, { transports: ['websocket'], forceNew: true });
  let round = 0;
  let sent = 0;
  const match = () => `table-${table}-${round}`;
  const sit = () => socket.emit('sync', match(), player, undefined, 2);
  const look = (state) => {
    if (tally.over()) return;
    if (state.ctx.gameover !== undefined) {
      round += 1;
      sit();
      return;
    }
    if (state.ctx.currentPlayer !== player) return;
    sent = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [state.G.cells.indexOf(null)], playerID: player } };
    socket.emit('update', action, state._stateID, match(), player);
  };
  socket.on('connect', sit);
  socket.on('sync', (id, { state }) => id === match() && look(state));
  socket.on('update', (id, state) => {
    if (id !== match()) return;
    if (sent && (state.ctx.currentPlayer !== player || state.ctx.gameover !== undefined)) {
      tally.done(sent);
      sent = 0;
    }
    look(state);
  });
}

for (let table = 0; table < tables; table += 1) for (const player of ['0', '1']) seat(table, player);
await tally.tell();

// Load client: two players at each table of a boardgame.io server, as fast as they can. Reads {address, tables, warmUp, seconds} as
// JSON from the standard input. Prints what `MoveCounter` counts.

import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { MoveCounter } from './move_counter.mjs';

const { address, tables, warmUp, seconds } = JSON.parse(readFileSync(0, 'utf8'));
const GAME = 'tic-tac-toe';
const counter = new MoveCounter(warmUp, seconds);

/** One seat that plays match after match: it marks the first free cell when it is its turn. */
function play(table, player) {
  const socket = io(`http://${address}/${GAME}`, { transports: ['websocket'], forceNew: true });
  let round = 0;
  let sentAt = 0;
  const match = () => `table-${table}-${round}`;
  const join = () => socket.emit('sync', match(), player, undefined, 2);
  const act = (state) => {
    if (counter.over()) return;
    if (state.ctx.gameover !== undefined) {
      round += 1;
      join();
      return;
    }
    if (state.ctx.currentPlayer !== player) return;
    sentAt = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [state.G.cells.indexOf(null)], playerID: player } };
    socket.emit('update', action, state._stateID, match(), player);
  };
  socket.on('connect', join);
  socket.on('sync', (id, { state }) => id === match() && act(state));
  socket.on('update', (id, state) => {
    if (id !== match()) return;
    if (sentAt && (state.ctx.currentPlayer !== player || state.ctx.gameover !== undefined)) {
      counter.count(sentAt);
      sentAt = 0;
    }
    act(state);
  });
}

for (let table = 0; table < tables; table += 1) for (const player of ['0', '1']) play(table, player);
await counter.report();

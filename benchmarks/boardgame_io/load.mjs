// Two players at each of many tables, as fast as they can. Usage: node load.mjs PORT TABLES SECONDS; prints moves and waits as JSON.

import { io } from 'socket.io-client';

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const GAME = 'tic-tac-toe';
const waits = [];
const ends = performance.now() + 1000 * seconds;

/** One seat at one table after another: it marks the first free cell when it is asked. */
function seat(table, player) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/${GAME}`, { transports: ['websocket'], forceNew: true });
    let round = 0;
    let sent = 0;
    const match = () => `table-${table}-${round}`;
    const sit = () => socket.emit('sync', match(), player, undefined, 2);
    const look = (state) => {
      if (performance.now() > ends) {
        socket.close();
        resolve();
        return;
      }
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
        waits.push(performance.now() - sent);
        sent = 0;
      }
      look(state);
    });
  });
}

const begun = performance.now();
const players = [];
for (let table = 0; table < tables; table += 1) players.push(seat(table, '0'), seat(table, '1'));
await Promise.race([Promise.all(players), new Promise((resolve) => setTimeout(resolve, 1000 * seconds + 3000))]);
const spent = (Math.min(performance.now(), ends) - begun) / 1000;
waits.sort((a, b) => a - b);
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;
console.log(JSON.stringify({ moves: waits.length, seconds: spent, p50: at(0.5), p99: at(0.99) }));
process.exit(0);

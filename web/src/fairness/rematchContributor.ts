// Adds this browser's random number to a rematch while the player still looks at the game before.

import { TableConnection, tableAddress } from '../table/connection/connection';
import type { Frame } from '../generated/protocol';
import { Contributor } from './contributor';
import { rememberTable } from './memory';

/** Connects to a table until its game begins; returns a function that ends the connection before. */
export function contributeTo(table: string): () => void {
  let viewer: string | null = null;
  const connection = new TableConnection(tableAddress(table, null), {
    frame: (frame: Frame) => {
      viewer = frame.viewer;
      rememberTable(table, frame.commitment, frame.phase === 'waiting');
      if (frame.phase !== 'waiting') connection.close();
    },
    message: (message) => void contributor.receive(message),
    connected: (open) => {
      if (!open) contributor.disconnected();
    },
    sessionEnded: () => undefined,
  });
  const contributor = new Contributor(
    table,
    () => viewer,
    (answer) => connection.send(answer),
  );
  return () => connection.close();
}

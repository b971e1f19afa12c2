// The random number that this browser adds to the chance of a game: drawn, committed to, kept, and revealed when asked.

import type { CommitRequest, RevealRequest, TableInfo } from '../generated/protocol';
import { bytesOf, canHash, hexOf, sha256 } from './hashes';
import { recall, rememberMore, rememberTable } from './memory';

const NUMBER_BYTES = 32;

/** The fingerprint of a number in hexadecimal. */
export const fingerprint = (number: string): Promise<string> => sha256(bytesOf(number));

const newNumber = (): string => hexOf(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));

/**
 * Sends a request that gives this browser a seat, with the fingerprint of a new random number, and keeps the number if the
 * seat took it. A browser that cannot hash sends none.
 */
export async function sitDown(send: (commitment: string | null) => Promise<TableInfo>): Promise<TableInfo> {
  if (!canHash()) return send(null);
  const number = newNumber();
  const commitment = await fingerprint(number);
  const table = await send(commitment);
  rememberTable(table.id, table.commitment, table.phase === 'waiting');
  const own = table.seats.find((one) => one.seat === table.seat);
  if (own?.randomness_commitment === commitment) rememberMore(table.id, { own: number });
  return table;
}

/** An answer to the server's request, without its id. */
export type Answer = { do: 'commit'; commitment: string } | { do: 'reveal'; randomness: string };

/** The answer to a request for a commitment: to the number that is kept for the table, or to a new one. */
export async function answerCommit(table: string, request: CommitRequest): Promise<Answer | null> {
  if (!canHash()) return null;
  const known = rememberTable(table, request.commitment, true);
  const number = known.own ?? newNumber();
  rememberMore(table, { own: number });
  return { do: 'commit', commitment: await fingerprint(number) };
}

/**
 * The answer to a request for the number; null if this browser has none, or if revealing it now would help to cheat: the
 * fingerprints must be those that it saw before. They are remembered before the number leaves the browser.
 */
export async function answerReveal(table: string, viewer: string | null, request: RevealRequest): Promise<Answer | null> {
  if (!canHash() || viewer === null) return null;
  const known = recall(table);
  if (!known?.own || known.commitment !== request.commitment) return null;
  const seat = Number(viewer.slice(1)) - 1;
  if (request.commitments[seat] !== (await fingerprint(known.own))) return null; // another device took the seat over
  if (known.commitments && known.commitments.join() !== request.commitments.join()) return null;
  rememberMore(table, { commitments: request.commitments, bots: request.bots });
  return { do: 'reveal', randomness: known.own };
}

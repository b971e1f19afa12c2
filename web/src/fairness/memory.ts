// What this browser remembers of the chance of each table, so that the server cannot exchange it later.

import type { SeatContribution } from '../generated/protocol';

export interface TableMemory {
  /** The first fingerprint of the server's secret number that this browser saw. */
  commitment: string;
  /** Whether it saw the fingerprint before the game began. */
  fromStart: boolean;
  /** The random number of this browser, in hexadecimal. */
  own?: string;
  /** Whether the random number was sent, and the connection did not break before the server answered. */
  revealed?: boolean;
  /** Whether this browser was connected when the game began, and was not asked for its number. */
  unasked?: boolean;
  /** The fingerprints of all seats when this browser revealed its number. */
  commitments?: (string | null)[];
  /** The seats that the house plays: bots always reveal. */
  bots?: string[];
  /** The random numbers as they were published when the game began. */
  published?: SeatContribution[];
  /** When the memory last changed, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'benben.chance.';
/** Number of tables that are remembered; the oldest are forgotten first. */
const MOST_TABLES = 300;

/** Used where the browser's storage is blocked: it lasts as long as the page. */
const shortTerm = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? shortTerm.get(key) ?? null;
  } catch {
    return shortTerm.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    forgetOldest();
  } catch {
    shortTerm.set(key, text);
  }
}

function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MOST_TABLES) return;
  const age = (key: string): number => recall(key.slice(PREFIX.length))?.at ?? 0;
  keys.sort((one, other) => age(one) - age(other));
  for (const key of keys.slice(0, keys.length - MOST_TABLES)) localStorage.removeItem(key);
}

/** What this browser remembers of a table. */
export function recall(table: string): TableMemory | null {
  try {
    return JSON.parse(read(PREFIX + table) ?? 'null') as TableMemory | null;
  } catch {
    return null; // not written by this program
  }
}

/** Remembers the fingerprint of a table unless there is one already; returns what is remembered. */
export function rememberTable(table: string, commitment: string, fromStart: boolean): TableMemory {
  return recall(table) ?? update(table, { commitment, fromStart, at: 0 });
}

/** Remembers more of a table whose fingerprint is remembered. */
export function rememberMore(
  table: string,
  more: Partial<Omit<TableMemory, 'commitment' | 'fromStart'>>,
): TableMemory | null {
  const known = recall(table);
  return known && update(table, { ...known, ...more });
}

function update(table: string, memory: TableMemory): TableMemory {
  const dated = { ...memory, at: Date.now() };
  write(PREFIX + table, JSON.stringify(dated));
  return dated;
}

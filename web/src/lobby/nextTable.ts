// The next table that waits for the guest's move: going there again and again leads through all of them.

import type { TableInfo } from '../generated/protocol';

/** When a table should be looked at: those whose time runs out come first, then those that have waited longest. */
const order = (one: TableInfo, other: TableInfo): number =>
  (one.runs_out_at ?? Infinity) - (other.runs_out_at ?? Infinity) ||
  one.changed - other.changed ||
  (one.id < other.id ? -1 : 1);

/** The tables that wait for the guest's move, from the one after the current table on; the current one is left out. */
export function nextTables(tables: readonly TableInfo[], current: string): TableInfo[] {
  const waiting = tables.filter((table) => table.your_turn).toSorted(order);
  const at = waiting.findIndex((table) => table.id === current);
  return at < 0 ? waiting : [...waiting.slice(at + 1), ...waiting.slice(0, at)];
}

import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../../src/generated/protocol';
import { nextTables } from '../../src/lobby/nextTable';

const table = (id: string, changed: number, more: Partial<TableInfo> = {}): TableInfo =>
  ({ id, changed, your_turn: true, runs_out_at: null, ...more }) as TableInfo;
const ids = (tables: readonly TableInfo[], current = ''): string[] => nextTables(tables, current).map(({ id }) => id);

describe('the next table that waits', () => {
  it('is the one whose time runs out first, then the one that has waited longest', () => {
    const tables = [
      table('late', 3),
      table('soon', 9, { runs_out_at: 20 }),
      table('sooner', 8, { runs_out_at: 10 }),
      table('long', 1),
    ];
    expect(ids(tables)).toEqual(['sooner', 'soon', 'long', 'late']);
  });

  it('is never one where others are asked', () => {
    expect(ids([table('mine', 1), table('theirs', 2, { your_turn: false })])).toEqual(['mine']);
  });

  it('goes on behind the table that is open, and begins again after the last', () => {
    const tables = [table('a', 1), table('b', 2), table('c', 3)];
    expect(ids(tables, 'b')).toEqual(['c', 'a']);
    expect(ids(tables, 'c')).toEqual(['a', 'b']);
    expect(ids([table('a', 1)], 'a')).toEqual([]);
  });
});

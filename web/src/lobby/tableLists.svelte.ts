// The lists of open tables and of the guest's own tables, refreshed while the page is visible.

import { api } from '../api';
import type { TableInfo } from '../generated/protocol';

/** Time between two refreshes. */
const REFRESH_MS = 4000;

class TableLists {
  open = $state.raw<TableInfo[]>([]);
  mine = $state.raw<TableInfo[]>([]);
  /** Tables in play that all may watch. */
  watch = $state.raw<TableInfo[]>([]);

  constructor() {
    setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, REFRESH_MS);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.refresh();
    });
    void this.refresh();
  }

  async refresh(): Promise<void> {
    try {
      const found = await api.tables();
      this.open = found.open;
      this.mine = found.mine;
      this.watch = found.watch;
    } catch {
      // the server did not answer: keep the last lists until the next refresh
    }
  }
}

export const tableLists = new TableLists();

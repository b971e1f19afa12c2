// The tables one may see, asked for again while somebody looks.

import { get, type Table } from '../api';

const REFRESH_MS = 4000;

class TableLists {
  open = $state.raw<Table[]>([]);
  mine = $state.raw<Table[]>([]);

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
      const found = await get<{ open: Table[]; mine: Table[] }>('tables');
      this.open = found.open;
      this.mine = found.mine;
    } catch {
      // the server is away for a moment: what was seen last stays, and the next look tells
    }
  }
}

export const tableLists = new TableLists();

// The tables one may see, asked for again while somebody looks.

import { get, type Table } from '../api';

const OFTEN = 4000;

class Tables {
  open = $state.raw<Table[]>([]);
  mine = $state.raw<Table[]>([]);

  constructor() {
    setInterval(() => {
      if (!document.hidden) void this.look();
    }, OFTEN);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.look();
    });
    void this.look();
  }

  async look(): Promise<void> {
    try {
      const found = await get<{ open: Table[]; mine: Table[] }>('tables');
      this.open = found.open;
      this.mine = found.mine;
    } catch {
      // the server is away for a moment: what was seen last stays, and the next look tells
    }
  }
}

export const tables = new Tables();

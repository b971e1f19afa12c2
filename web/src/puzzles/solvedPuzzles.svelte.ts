// Which puzzles this browser has solved.

import { store, stored } from '../browserStorage';

const STORAGE_KEY = 'puzzles';

/** The stored ids; whatever is not of this program is left out. */
export function parseSolved(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

class SolvedPuzzles {
  private ids = $state.raw<readonly string[]>(parseSolved(stored(STORAGE_KEY)));

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  add(id: string): void {
    if (this.has(id)) return;
    this.ids = [...this.ids, id];
    store(STORAGE_KEY, JSON.stringify(this.ids));
  }
}

export const solvedPuzzles = new SolvedPuzzles();

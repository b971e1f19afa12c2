// Friends, requests and invitations of the account, asked for while a page is visible.

import { people } from '../api';
import { app } from '../appState.svelte';
import type { FriendsAnswer } from '../generated/protocol';

/** Time between two questions. */
const REFRESH_MS = 10_000;

const NOBODY: FriendsAnswer = { friends: [], asks: [], asked: [], invitations: [] };

class Friends {
  found = $state.raw<FriendsAnswer>(NOBODY);
  errorMessage = $state('');

  constructor() {
    setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, REFRESH_MS);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void this.refresh();
    });
  }

  /** Number of things that wait for an answer. */
  get waiting(): number {
    return this.found.asks.length + this.found.invitations.length;
  }

  async refresh(): Promise<void> {
    if (!app.account) {
      this.found = NOBODY;
      return;
    }
    try {
      this.found = await people.friends();
    } catch {
      // the server did not answer: keep the last lists until the next refresh
    }
  }

  /** Asks the server to change something, and shows its answer or its error. */
  async change(request: () => Promise<FriendsAnswer>): Promise<void> {
    this.errorMessage = '';
    try {
      this.found = await request();
    } catch (error) {
      this.errorMessage = app.errorText(error);
    }
  }
}

export const friends = new Friends();

// The quick match of this guest: it asks the server again and again while it waits, and goes to the table that is found.

import { api } from '../api';
import { app } from '../appState.svelte';
import type { QuickMatchBody, QuickMatchInfo } from '../generated/protocol';
import { router } from '../router.svelte';

/** Time between two questions; the server counts nobody who has not asked for some seconds. */
const ASK_MS = 2000;

class QuickMatch {
  /** The wish that waits; null without one. */
  match = $state.raw<QuickMatchInfo | null>(null);
  errorMessage = $state('');
  private timer: ReturnType<typeof setInterval> | undefined;
  private known = false;

  /** Goes on with a wish that was made before the page was loaded. */
  async resume(): Promise<void> {
    if (this.known || !app.guest) return;
    this.known = true;
    await this.ask();
  }

  async begin(wish: QuickMatchBody): Promise<void> {
    this.errorMessage = '';
    await app.ensureGuest();
    try {
      await this.take((await api.beginQuickMatch(wish)).match);
    } catch (error) {
      this.errorMessage = app.errorText(error);
    }
  }

  async cancel(): Promise<void> {
    await this.take(null);
    try {
      await api.endQuickMatch();
    } catch (error) {
      this.errorMessage = app.errorText(error);
    }
  }

  private async ask(): Promise<void> {
    try {
      await this.take((await api.quickMatch()).match);
    } catch {
      // the server did not answer: ask again
    }
  }

  private async take(match: QuickMatchInfo | null): Promise<void> {
    this.match = match?.table ? null : match;
    clearInterval(this.timer);
    this.timer = this.match ? setInterval(() => void this.ask(), ASK_MS) : undefined;
    if (!match?.table) return;
    router.go(`/table/${match.table}`);
    await api.endQuickMatch();
  }
}

export const quickMatch = new QuickMatch();

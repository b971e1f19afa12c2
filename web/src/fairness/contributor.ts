// Answers the server's requests for this browser's random number, on one connection to a table.

import type { CommitRequest, RevealRequest, ServerMessage } from '../generated/protocol';
import { answerCommit, answerReveal, type Answer } from './ownNumber';
import { rememberMore } from './memory';

export class Contributor {
  /** Whether the server has asked for the number on this connection. */
  asked = false;
  private readonly reveals = new Set<string>();
  private readonly others = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly viewer: () => string | null,
    private readonly send: (answer: Answer) => string,
  ) {}

  /** Handles a message of the server; returns whether it was about random numbers. */
  receive(message: ServerMessage): boolean {
    if (message.is === 'commit' || message.is === 'reveal') {
      this.asked ||= message.is === 'reveal';
      void this.answer(message);
      return true;
    }
    if (message.is !== 'done' && message.is !== 'refused') return false;
    if (this.reveals.delete(message.id)) {
      rememberMore(this.table, { revealed: message.is === 'done' });
      return true;
    }
    return this.others.delete(message.id);
  }

  /** The connection broke: a number that was not acknowledged may not have arrived. */
  disconnected(): void {
    this.asked = false;
    if (this.reveals.size) rememberMore(this.table, { revealed: false });
    this.reveals.clear();
  }

  private async answer(request: CommitRequest | RevealRequest): Promise<void> {
    const answer =
      request.is === 'commit'
        ? await answerCommit(this.table, request)
        : await answerReveal(this.table, this.viewer(), request);
    if (!answer) return;
    (answer.do === 'reveal' ? this.reveals : this.others).add(this.send(answer));
    if (answer.do === 'reveal') rememberMore(this.table, { revealed: true });
  }
}

// Answers the server's requests for this browser's random number, on one connection to a table.

import type { CommitRequest, RevealRequest, ServerMessage } from '../generated/protocol';
import { answerCommit, answerReveal, type Answer } from './ownNumber';
import { rememberMore } from './memory';

export class Contributor {
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
      void this.answer(message);
      return true;
    }
    if (message.is !== 'done' && message.is !== 'refused') return false;
    if (this.reveals.delete(message.id)) {
      if (message.is === 'done') rememberMore(this.table, { revealed: true });
      return true;
    }
    return this.others.delete(message.id);
  }

  private async answer(request: CommitRequest | RevealRequest): Promise<void> {
    const answer =
      request.is === 'commit'
        ? await answerCommit(this.table, request)
        : await answerReveal(this.table, this.viewer(), request);
    if (answer) (answer.do === 'reveal' ? this.reveals : this.others).add(this.send(answer));
  }
}

// Makes whole frames of what the server sends: a whole frame first, then the difference to the frame before.

import type { ChangeEnvelope, Choice, Envelope, Frame, FrameChange } from '../../generated/protocol';

type ListPiece = Extract<FrameChange, { items: unknown }>['items'][number];
type Fields = Record<string, unknown>;

/** The field whose lists are compared with the last one that was not empty, instead of the one in the frame before. */
const CHOICES_PATH = 'picture.question.choices';

export class FrameReader {
  private frame: Frame | null = null;
  private seq = 0;
  private choices: Choice[] = [];

  /** The frame that a message makes, or null if a frame before it is missing: then a whole one has to be asked for. */
  read(message: Envelope | ChangeEnvelope): Frame | null {
    const next = message.seq === this.seq + 1;
    if (message.is === 'show' && (next || message.frame.since === 0)) this.frame = message.frame;
    else if (message.is === 'change' && next && this.frame)
      this.frame = this.changed(this.frame, message.change, '') as Frame;
    else return null;
    this.seq = message.seq;
    const choices = this.frame.picture?.question?.choices ?? [];
    if (choices.length > 0) this.choices = choices;
    return this.frame;
  }

  /** A value after a change. What has not changed is the same object as before. */
  private changed(old: unknown, change: FrameChange, path: string): unknown {
    if ('set' in change) return change.set;
    if ('items' in change) return this.rebuilt(path === CHOICES_PATH ? this.choices : (old as unknown[]), change.items);
    const fields = { ...(old as Fields) };
    for (const [name, inner] of Object.entries(change.fields))
      fields[name] = this.changed(fields[name], inner, path ? `${path}.${name}` : name);
    return fields;
  }

  /** A list made of pieces of the old one and new items. */
  private rebuilt(old: unknown[], pieces: ListPiece[]): unknown[] {
    return pieces.flatMap((piece) => {
      if (Array.isArray(piece)) return old.slice(piece[0], piece[0] + piece[1]);
      if ('new' in piece) return piece.new;
      return [this.changed(old[piece.from], piece.change, 'item')];
    });
  }
}

// The text of a refusal.

import type { Refusal, WhyNotAnswer } from '../generated/protocol';
import type { Naming } from '../pick/naming';
import type { Words } from '../words/words';

export type AnyRefusal = Refusal | WhyNotAnswer;

/** A refusal in the viewer's language; the refused action is a sentence in it. */
export function refusalText(refusal: AnyRefusal, words: Words, naming: Naming): string {
  const { key, args, message } = refusal;
  if (!words.knows(key)) return message;
  const choice = 'choice' in refusal ? refusal.choice : null;
  return words.say(key, choice && 'move' in args ? { ...args, move: naming.action(choice) } : args);
}

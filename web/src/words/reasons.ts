// Reasons for a move in words, by the same rules as benben.review.reason_words.

import type { HintAnswer, HintSource } from '../generated/protocol';
import type { Words } from './words';

/** What a hint says about its moves. */
export type Advised = Pick<HintAnswer, 'considered' | 'rival' | 'sources'>;

/** A source of points: the message `<key>-source` where that of the breakdown needs numbers, else that message. */
export function sourceName(words: Words, key: string, args: Record<string, string>): string {
  const general = `${key}-source`;
  return words.say(words.knows(general) ? general : key, args);
}

/** A source that is written as a message key, and perhaps one of its arguments as `name=word`. */
export function writtenSource(words: Words, source: string): string {
  const [key = '', argument = ''] = source.split(' ');
  const [name = '', word = ''] = argument.split('=');
  return sourceName(words, key, name ? { [name]: word } : {});
}

/** A number with one decimal, as the language writes it. */
export const oneDecimal = (words: Words, value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Points with their sign and one decimal, as the language writes it. */
export const signedPoints = (words: Words, points: number): string =>
  new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace('-', '−');

/** One source of a reason; the points of another player are told apart by the name. */
export function reasonPart(words: Words, source: HintSource, own: string): string {
  const args = { source: sourceName(words, source.key, source.args), points: signedPoints(words, source.points) };
  return source.seat === own
    ? words.say('review-source', args)
    : words.say('review-source-of-other', { ...args, name: source.seat });
}

/** What speaks for the advised move of a hint, compared with its rival, and what speaks against it: a sentence each. */
export function adviceReasons(words: Words, advice: Advised, rival: string, own: string): string[] {
  const { sources } = advice;
  if (!sources.length) return [words.say('hint-because-even', { rival })];
  const told = (some: readonly HintSource[]) => some.map((source) => reasonPart(words, source, own)).join(', ');
  const speaksFor = (source: HintSource) => source.points > 0 === (source.seat === own);
  const pro = sources.filter(speaksFor);
  const against = sources.filter((source) => !speaksFor(source));
  const equal = advice.considered.some((move) => move.equal && move.action === advice.rival?.action);
  return [
    pro.length
      ? words.say('hint-because', { rival, reasons: told(pro) })
      : words.say(equal ? 'hint-because-equal' : 'hint-because-often', { rival }),
    ...(against.length ? [words.say('hint-against', { reasons: told(against) })] : []),
  ];
}

/** The message that explains the words of a hint: percentages only where a move has one. */
export const meaningOf = (moves: readonly { share: number | null }[]): string =>
  moves.some(({ share }) => share !== null) ? 'hint-meaning' : 'hint-meaning-no-shares';

/** Whether the points that are named favour another player more than the seat whose move they are about. */
export function speakAgainst(sources: readonly HintSource[], own: string): boolean {
  const bySeat = new Map<string, number>();
  for (const { seat, points } of sources) bySeat.set(seat, (bySeat.get(seat) ?? 0) + points);
  const others = [...bySeat].filter(([seat]) => seat !== own).map(([, points]) => points);
  return (bySeat.get(own) ?? 0) < (others.length ? Math.max(...others) : 0);
}

/** What a better move brings, by source, to the seat that makes it and to the others; a remark if that speaks against it. */
export function because(words: Words, sources: readonly HintSource[], own: string): string {
  const parts = sources.map((source) => reasonPart(words, source, own));
  if (!parts.length) return words.say('review-because-none');
  const told = words.say('review-because', { reasons: parts.join(', ') });
  return speakAgainst(sources, own) ? `${told}. ${words.say('review-because-against')}` : told;
}

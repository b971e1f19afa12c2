import { beforeEach, expect, test } from 'vitest';
import { Contributor } from '../../src/fairness/contributor';
import { recall, rememberMore, rememberTable } from '../../src/fairness/memory';
import { answerCommit, answerReveal, fingerprint, sitDown, type Answer } from '../../src/fairness/ownNumber';
import type { RevealRequest, TableInfo } from '../../src/generated/protocol';

const SERVER = 'a'.repeat(64);
let table = '';
let count = 0;

/** The answer of a server that takes a seat's commitment. */
const seated = (commitment: string | null): TableInfo =>
  ({
    id: table,
    seat: 'p2',
    phase: 'waiting',
    commitment: SERVER,
    seats: [
      { seat: 'p1', randomness_commitment: null },
      { seat: 'p2', randomness_commitment: commitment },
    ],
  }) as unknown as TableInfo;

const asked = (own: string | null, more: Partial<RevealRequest> = {}): RevealRequest => ({
  is: 'reveal',
  commitment: SERVER,
  commitments: [null, own],
  bots: [],
  ...more,
});

beforeEach(() => {
  table = `table-${(count += 1)}`;
});

test('sitting down sends only the fingerprint, and keeps number and first commitment', async () => {
  let sent: string | null = null;
  await sitDown((commitment) => {
    sent = commitment;
    return Promise.resolve(seated(commitment));
  });
  const known = recall(table);
  expect(known).toMatchObject({ commitment: SERVER, fromStart: true });
  expect(known?.own).toMatch(/^[0-9a-f]{64}$/);
  expect(await fingerprint(known?.own ?? '')).toBe(sent);
  rememberTable(table, 'b'.repeat(64), false);
  expect(recall(table)?.commitment).toBe(SERVER);
});

test('a seat that already has a number keeps it', async () => {
  await sitDown((commitment) => Promise.resolve(seated(commitment)));
  const first = recall(table)?.own;
  await sitDown(() => Promise.resolve(seated('c'.repeat(64))));
  expect(recall(table)?.own).toBe(first);
});

test('the number is revealed once all fingerprints are remembered', async () => {
  await sitDown((commitment) => Promise.resolve(seated(commitment)));
  const own = recall(table)?.own ?? '';
  const request = asked(await fingerprint(own), { bots: ['p1'] });
  expect(await answerReveal(table, 'p2', request)).toEqual({ do: 'reveal', randomness: own });
  expect(recall(table)).toMatchObject({ commitments: request.commitments, bots: ['p1'] });
  expect(await answerReveal(table, 'p2', request)).not.toBeNull();
});

test('the number is kept where revealing it would help to cheat', async () => {
  await sitDown((commitment) => Promise.resolve(seated(commitment)));
  const print = await fingerprint(recall(table)?.own ?? '');
  expect(await answerReveal(table, 'p2', asked(print, { commitment: 'b'.repeat(64) }))).toBeNull();
  expect(await answerReveal(table, 'p2', asked('c'.repeat(64)))).toBeNull();
  expect(await answerReveal(table, null, asked(print))).toBeNull();
  expect(await answerReveal(table, 'p2', asked(print))).not.toBeNull();
  const others = asked(print, { commitments: ['d'.repeat(64), print] });
  expect(await answerReveal(table, 'p2', others)).toBeNull();
  expect(await answerReveal('elsewhere', 'p2', asked(print))).toBeNull();
});

test('a rematch draws a number when the server asks for one, the same in every tab', async () => {
  const first = await answerCommit(table, { is: 'commit', commitment: SERVER });
  expect(first).toEqual({ do: 'commit', commitment: await fingerprint(recall(table)?.own ?? '') });
  expect(await answerCommit(table, { is: 'commit', commitment: SERVER })).toEqual(first);
});

/** A contributor, and a promise of its first answer. */
function contributing(): { contributor: Contributor; answer: Promise<Answer> } {
  let answered: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (answered = resolve));
  const contributor = new Contributor(
    table,
    () => 'p2',
    (sent) => {
      answered(sent);
      return 'id-1';
    },
  );
  return { contributor, answer };
}

test('a contributor answers requests and remembers that its number was sent', async () => {
  await sitDown((commitment) => Promise.resolve(seated(commitment)));
  const own = recall(table)?.own ?? '';
  const { contributor, answer } = contributing();
  expect(contributor.receive(asked(await fingerprint(own)))).toBe(true);
  expect(await answer).toEqual({ do: 'reveal', randomness: own });
  expect(contributor.asked).toBe(true);
  expect(contributor.receive({ is: 'done', id: 'other', moment: 0 })).toBe(false);
  expect(contributor.receive({ is: 'done', id: 'id-1', moment: 0 })).toBe(true);
  contributor.disconnected();
  expect(recall(table)?.revealed).toBe(true);
});

test('a number that may not have arrived, or came too late, does not count as sent', async () => {
  await sitDown((commitment) => Promise.resolve(seated(commitment)));
  const print = await fingerprint(recall(table)?.own ?? '');
  const first = contributing();
  first.contributor.receive(asked(print));
  await first.answer;
  await Promise.resolve();
  expect(recall(table)?.revealed).toBe(true);
  first.contributor.disconnected();
  expect(recall(table)?.revealed).toBe(false);
  expect(first.contributor.asked).toBe(false);
  const second = contributing();
  second.contributor.receive(asked(print));
  await second.answer;
  second.contributor.receive({ is: 'refused', id: 'id-1', key: 'server-reveal-late', args: {}, rule: '', message: '' });
  expect(recall(table)?.revealed).toBe(false);
});

test('nothing is remembered of a table that was never seen', () => {
  expect(rememberMore('unseen', { revealed: true })).toBeNull();
  expect(recall('unseen')).toBeNull();
});

import { beforeEach, describe, expect, test } from 'vitest';
import { checkCommitment, checkEvidence, checkNumbers, type Finding } from '../../src/fairness/checks';
import { fingerprint } from '../../src/fairness/ownNumber';
import type { TableMemory } from '../../src/fairness/memory';
import type { Evidence } from '../../src/generated/protocol';

/** A game of four: p1 and p2 revealed their numbers, p3 did not, p4 had none. */
const FILES = import.meta.glob<string>('../saved-games/giza.evidence.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXT = Object.values(FILES)[0] ?? '';

let evidence: Evidence;
let memory: TableMemory;

beforeEach(() => {
  evidence = JSON.parse(TEXT) as Evidence;
  memory = {
    commitment: evidence.commitment,
    fromStart: true,
    own: evidence.contributions[0]?.randomness ?? '',
    revealed: true,
    commitments: evidence.contributions.map((seat) => seat.commitment),
    bots: ['p2'],
    published: structuredClone(evidence.contributions),
    at: 0,
  };
});

const check = (viewer: string | null = 'p1'): Promise<Finding[]> =>
  checkEvidence(evidence, memory.commitment, memory, viewer);
const bad = (findings: Finding[]): string[] =>
  findings.filter((one) => one.verdict === 'bad').map((one) => one.key.replace('web-fair-', ''));
const keys = (findings: Finding[]): string[] => findings.map((one) => one.key.replace('web-fair-', ''));
const chance = (number: number) => {
  const event = evidence.chances[number - 1];
  if (!event) throw new Error(`there is no chance event ${number}`);
  return event;
};
const seat = (index: number) => {
  const found = evidence.contributions[index];
  if (!found) throw new Error(`there is no seat ${index}`);
  return found;
};

test('a fair game is found fair, and everything that was checked is named', async () => {
  const findings = await check();
  expect(bad(findings)).toEqual([]);
  expect(keys(findings)).toEqual(['here', 'remembered', 'withheld', 'own', 'seats', 'events']);
  expect(findings.at(-1)?.args).toEqual({ chances: evidence.chances.length });
  expect(findings[2]?.args).toEqual({ who: 'p3' });
  expect(evidence.chances.length).toBeGreaterThan(30);
});

test('a spectator and a browser that came late find what they can', async () => {
  expect(keys(await checkEvidence(evidence, evidence.commitment, null, null))).toEqual([
    'here',
    'late',
    'withheld',
    'events',
  ]);
  expect(keys(await checkEvidence(evidence, evidence.commitment, { ...memory, fromStart: false }, null))).toContain('late');
});

describe('a tampered answer', () => {
  test('another outcome is named with its number', async () => {
    const event = chance(7);
    const other = event.outcomes.find(([text]) => text !== event.drawn)?.[0] ?? '';
    evidence.record = evidence.record.replace(`${event.action} chance ${event.drawn} `, `${event.action} chance ${other} `);
    const was = event.drawn;
    event.drawn = other;
    expect((await check())[0]).toEqual({
      verdict: 'bad',
      key: 'web-fair-event',
      args: { number: 7, action: event.action, was: other, drawn: was },
    });
  });

  test('an outcome that is not the one of the record', async () => {
    chance(3).drawn = 'draw nothing';
    expect((await check())[0]).toMatchObject({ key: 'web-fair-record', args: { number: 3 } });
  });

  test('missing events', async () => {
    evidence.chances.pop();
    expect((await check())[0]).toMatchObject({ key: 'web-fair-record', args: { number: evidence.chances.length + 1 } });
  });

  test('weights in another order', async () => {
    for (const event of evidence.chances) event.outcomes.reverse();
    expect(bad(await check())).toEqual(['event']);
  });

  test('no outcome at all', async () => {
    chance(5).outcomes = [];
    expect((await check())[0]).toMatchObject({ key: 'web-fair-event', args: { number: 5 } });
  });

  test('another seed, with a fingerprint that fits', async () => {
    evidence.seed = '0'.repeat(64);
    evidence.commitment = await fingerprint(evidence.seed);
    expect(bad(await checkEvidence(evidence, evidence.commitment, memory, 'p1'))).toContain('changed');
    expect(bad(await check())).toContain('broken');
  });

  test('another number of a seat, with a fingerprint that fits', async () => {
    seat(1).randomness = '1'.repeat(64);
    expect(bad(await check())).toEqual(['number-wrong', 'published-changed', 'record-numbers', 'event']);
    seat(1).commitment = await fingerprint('1'.repeat(64));
    expect(bad(await check())).toEqual(['published-changed', 'seats-changed', 'record-numbers', 'event']);
  });

  test('the number of this browser is left out', async () => {
    delete memory.published;
    seat(0).randomness = null;
    expect(bad(await check())).toContain('own-dropped');
  });

  test('the number of a bot is left out', async () => {
    delete memory.published;
    seat(1).randomness = null;
    expect(bad(await check())).toContain('bot-dropped');
  });

  test('another record', async () => {
    evidence.record = evidence.record.replace(/^seed: .*$/m, `seed: ${'0'.repeat(64)}`);
    expect(bad(await check())).toEqual(['record-numbers']);
  });
});

test('at the start, a number that came too late is no accusation, one that was acknowledged is', async () => {
  seat(0).randomness = null;
  delete memory.published;
  memory.revealed = false;
  expect(keys(await checkNumbers(memory, evidence.contributions, 'p1'))).toContain('own-late');
  expect(bad(await checkNumbers({ ...memory, revealed: true }, evidence.contributions, 'p1'))).toEqual(['own-dropped']);
  expect(bad(await checkNumbers({ ...memory, unasked: true }, evidence.contributions, 'p1'))).toEqual(['own-dropped']);
  const { own, ...without } = memory;
  expect(own).toBeTruthy();
  expect(keys(await checkNumbers(without, evidence.contributions, 'p1'))).toContain('own-none');
});

test('a fingerprint that changes is noticed at once', () => {
  expect(checkCommitment(memory, memory.commitment).verdict).toBe('good');
  expect(checkCommitment(memory, '0'.repeat(64))).toMatchObject({ verdict: 'bad', key: 'web-fair-changed' });
});

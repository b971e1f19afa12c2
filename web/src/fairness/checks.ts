// Checks of a game's chance by this browser: at the start against what it remembers, after the end by recomputing everything.

import type { Args, Evidence, SeatContribution } from '../generated/protocol';
import { bytesOf, hmacUnder, sha256 } from './hashes';
import { fingerprint } from './ownNumber';
import type { TableMemory } from './memory';

/** A result of a check: good, bad, or neither (something that this browser cannot know, or that is no fault). */
export interface Finding {
  verdict: 'good' | 'bad' | 'open';
  key: string;
  args: Args;
}

const good = (key: string, args: Args = {}): Finding => ({ verdict: 'good', key, args });
const bad = (key: string, args: Args = {}): Finding => ({ verdict: 'bad', key, args });
const open = (key: string, args: Args = {}): Finding => ({ verdict: 'open', key, args });
const seatName = (index: number): string => `p${index + 1}`;

/** Whether the fingerprint of the server's secret number is the one that this browser saw first. */
export function checkCommitment(memory: TableMemory | null, commitment: string): Finding {
  if (!memory) return open('web-fair-late');
  if (memory.commitment !== commitment) return bad('web-fair-changed');
  return memory.fromStart ? good('web-fair-remembered') : open('web-fair-late');
}

/** Whether the numbers with which a game began are those that the seats had promised. */
export async function checkNumbers(
  memory: TableMemory | null,
  contributions: readonly SeatContribution[],
  viewer: string | null,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, { commitment, randomness }] of contributions.entries())
    if (randomness !== null && (await fingerprint(randomness)) !== commitment)
      findings.push(bad('web-fair-number-wrong', { who: seatName(index) }));
  const withheld = contributions.flatMap((one, index) => (one.commitment && !one.randomness ? [seatName(index)] : []));
  const bots = withheld.filter((seat) => memory?.bots?.includes(seat));
  if (bots.length) findings.push(bad('web-fair-bot-dropped', { who: bots.join(' ') }));
  const others = withheld.filter((seat) => !bots.includes(seat) && seat !== viewer);
  if (others.length) findings.push(open('web-fair-withheld', { who: others.join(' ') }));
  if (memory?.published && JSON.stringify(memory.published) !== JSON.stringify(contributions))
    findings.push(bad('web-fair-published-changed'));
  if (viewer !== null) findings.push(await checkOwn(memory, contributions[Number(viewer.slice(1)) - 1]));
  const promised = memory?.commitments;
  if (promised) {
    const changed = promised.flatMap((one, index) =>
      one === (contributions[index]?.commitment ?? null) ? [] : [seatName(index)],
    );
    if (changed.length) findings.push(bad('web-fair-seats-changed', { who: changed.join(' ') }));
    else findings.push(good('web-fair-seats'));
  }
  return findings;
}

/** Whether the number of this browser is part of the game. */
async function checkOwn(memory: TableMemory | null, seat: SeatContribution | undefined): Promise<Finding> {
  if (!memory?.own) return open('web-fair-own-none');
  if (seat?.randomness === memory.own) return good('web-fair-own');
  if (memory.revealed || memory.unasked) return bad('web-fair-own-dropped');
  return open((await fingerprint(memory.own)) === seat?.commitment ? 'web-fair-own-late' : 'web-fair-own-none');
}

// --- after the end ------------------------------------------------------------------------------------------------------

/** The seed that deals: the server's secret number, hashed together with the numbers of the seats if there are any. */
export async function gameSeed(seed: string, contributions: readonly SeatContribution[]): Promise<string> {
  if (!contributions.length) return seed;
  const lines = ['benben game seed 2', `host ${seed}`];
  for (const [index, one] of contributions.entries()) lines.push(`${seatName(index)} ${one.randomness ?? 'absent'}`);
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
}

const DIGESTS = 1n << 256n;

type Outcomes = Evidence['chances'][number]['outcomes'];

/** The outcome of a chance event, counted from 1, among texts with weights. */
async function pick(
  hmac: (text: string) => Promise<string>,
  game: string,
  number: number,
  outcomes: Outcomes,
): Promise<string | null> {
  const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  if (total <= 0n) return null;
  const limit = DIGESTS - (DIGESTS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = BigInt(`0x${await hmac(`benben ${game} ${number} ${attempt}`)}`);
    if (digest >= limit) continue;
    let rest = digest % total;
    for (const [text, weight] of outcomes) {
      rest -= BigInt(weight);
      if (rest < 0n) return text;
    }
  }
}

/** The chance events in the lines of a record, and the seed and fingerprint in it. */
function readRecord(record: string): { chances: string[]; seed: string; commitment: string; contributions: string[] } {
  const values = (name: string): string[] =>
    [...record.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value = '']) => value);
  // The first actions of a branch come from other games, and their chance from other seeds.
  const takenOver = Math.max(0, ...values('origin').map((origin) => parseInt(origin)));
  return {
    chances: [...record.matchAll(/^(\d+) chance (.+) #[0-9a-f]{8}$/gm)]
      .filter(([, number]) => Number(number) > takenOver)
      .map(([, number, text]) => `${number} ${text}`),
    seed: values('seed').join(),
    commitment: values('commitment').join(),
    contributions: values('contribution p\\d+'),
  };
}

function contributionText({ commitment, randomness }: SeatContribution): string {
  return commitment === null ? 'none' : `${commitment} ${randomness ?? 'not revealed'}`;
}

/** Recomputes all chance of a finished game from what the server published; `commitment` is the one that the table shows. */
export async function checkEvidence(
  evidence: Evidence,
  commitment: string,
  memory: TableMemory | null,
  viewer: string | null,
): Promise<Finding[]> {
  const { seed, contributions } = evidence;
  const record = readRecord(evidence.record);
  const fits = (await sha256(bytesOf(seed))) === commitment && evidence.commitment === commitment;
  const findings = [fits ? good('web-fair-here') : bad('web-fair-broken'), checkCommitment(memory, commitment)];
  if (contributions.length) findings.push(...(await checkNumbers(memory, contributions, viewer)));
  const same =
    record.seed === seed &&
    record.commitment === commitment &&
    record.contributions.join() === contributions.map(contributionText).join();
  if (!same) findings.push(bad('web-fair-record-numbers'));
  findings.push(await checkChances(evidence, record.chances, await gameSeed(seed, contributions)));
  return findings.sort((one, other) => Number(other.verdict === 'bad') - Number(one.verdict === 'bad'));
}

/** Recomputes every chance event; the first that differs is named. */
async function checkChances({ game, chances }: Evidence, recorded: readonly string[], seed: string): Promise<Finding> {
  const hmac = await hmacUnder(seed);
  for (const [index, { action, drawn, outcomes }] of chances.entries()) {
    const number = index + 1;
    if (recorded[index] !== `${action} ${drawn}`) return bad('web-fair-record', { number });
    const right = await pick(hmac, game, number, outcomes);
    if (right !== drawn) return bad('web-fair-event', { number, action, was: drawn, drawn: right ?? '' });
  }
  if (recorded.length !== chances.length) return bad('web-fair-record', { number: chances.length + 1 });
  return good('web-fair-events', { chances: chances.length });
}

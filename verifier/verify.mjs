#!/usr/bin/env node
// Recomputes every chance event of finished benben games from their evidence files: node verify.mjs FILE...
//
// It shares no code with benben and needs nothing but Node. It takes the outcomes of each event and their weights from the
// file, because they follow from the rules of the game, which this program does not know. README.md says what that proves.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const EVIDENCE_FORMAT = 'benben-evidence 1';
const HEX_64 = /^[0-9a-f]{64}$/;
const DIGESTS = 1n << 256n;

/** Why a file does not verify. */
export class Mismatch extends Error {}

function check(condition, message) {
  if (!condition) throw new Mismatch(message);
}

const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const shortHash = (text) => sha256(text).slice(0, 8);
const bytes = (hex) => Buffer.from(hex, 'hex');

// --- the record ---------------------------------------------------------------------------------------------------------

/** Reads the lines of a record; the line that does not fit is named. */
export function readRecord(text) {
  check(typeof text === 'string', 'there is no record in the file');
  const lines = text.split('\n');
  let at = 0;
  const fail = (message) => {
    throw new Mismatch(`line ${at} of the record: ${message}`);
  };
  const next = () => {
    if (at >= lines.length) fail('the record is cut off');
    return lines[at++];
  };
  const value = (name) => {
    const line = next();
    if (!line.startsWith(`${name}: `)) fail(`expected '${name}: ...'`);
    return line.slice(name.length + 2);
  };
  const skip = (kind) => {
    while (lines[at]?.startsWith(`${kind} `)) at += 1;
  };

  const format = next();
  if (format !== 'benben-record 1' && format !== 'benben-record 2') fail('this is no record of a known format');
  const game = value('game');
  value('rules');
  const players = Number(value('players'));
  if (!Number.isInteger(players) || players < 1 || players > 99) fail('a number of players is expected');
  skip('option');
  const commitment = value('commitment');
  const contributions = [];
  for (let seat = 1; format === 'benben-record 2' && seat <= players; seat += 1)
    contributions.push(readContribution(value(`contribution p${seat}`), fail));
  skip('tag');
  const header = lines.slice(0, at).join('\n');
  const headerCheck = value('check');
  if (headerCheck !== shortHash(header)) fail('the header was changed: its check does not fit');

  const actions = [];
  while (lines[at] !== undefined && !lines[at].startsWith('end:')) {
    const line = next();
    const cut = line.lastIndexOf(' #');
    const said = line.slice(0, cut);
    const [, number, seat, action] = /^(\d+) (\S+) (.+)$/.exec(said) ?? [];
    if (cut < 0 || number !== String(actions.length + 1)) fail(`expected action ${actions.length + 1}`);
    if (line.slice(cut + 2) !== shortHash(headerCheck + said)) fail(`action ${number} was changed: its check does not fit`);
    actions.push({ seat, text: action });
  }
  if (value('end') !== `${actions.length} actions, finished`)
    fail('the closing line does not fit the actions, or the game is not over');
  const seed = value('seed');
  if (!HEX_64.test(seed)) fail('a seed is 64 hexadecimal digits');
  return { game, players, commitment, contributions, actions, seed };
}

/** A seat's commitment and random number from the header; null for what the seat did not send. */
function readContribution(text, fail) {
  if (text === 'none') return { commitment: null, randomness: null };
  const [, commitment, rest] = /^([0-9a-f]{64}) (.+)$/.exec(text) ?? [];
  if (rest === 'not revealed') return { commitment, randomness: null };
  if (rest === undefined || !HEX_64.test(rest)) fail('a contribution is a commitment and a random number');
  if (sha256(bytes(rest)) !== commitment) fail('the revealed random number is not the one that was committed to');
  return { commitment, randomness: rest };
}

// --- chance -------------------------------------------------------------------------------------------------------------

/** The seed that deals: the host's seed itself, or its hash together with the random numbers of the seats. */
export function gameSeed(seed, contributions) {
  if (!contributions.length) return bytes(seed);
  const lines = ['benben game seed 2', `host ${seed}`];
  contributions.forEach(({ randomness }, seat) => lines.push(`p${seat + 1} ${randomness ?? 'absent'}`));
  return bytes(sha256(lines.map((line) => `${line}\n`).join('')));
}

/** The outcome of chance event `number`, counted from 1, among texts with weights. */
export function pick(seed, game, number, outcomes) {
  const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const limit = DIGESTS - (DIGESTS % total);
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHmac('sha256', seed).update(`benben ${game} ${number} ${attempt}`).digest('hex');
    const drawn = BigInt(`0x${digest}`);
    if (drawn >= limit) continue;
    let rest = drawn % total;
    for (const [text, weight] of outcomes) {
      rest -= BigInt(weight);
      if (rest < 0n) return text;
    }
  }
}

// --- the evidence -------------------------------------------------------------------------------------------------------

/** Checks one evidence file; returns what was checked, or throws a Mismatch that names the first thing that differs. */
export function verifyEvidence(evidence) {
  check(evidence?.format === EVIDENCE_FORMAT, `this is no evidence file of the format '${EVIDENCE_FORMAT}'`);
  const record = readRecord(evidence.record);
  check(sha256(bytes(record.seed)) === record.commitment, 'the seed is not the one that was committed to in the header');
  for (const name of ['game', 'commitment', 'seed'])
    check(evidence[name] === record[name], `'${name}' of the file is not that of its record`);
  check(
    flat(evidence.contributions) === flat(record.contributions),
    "'contributions' of the file are not those of its record",
  );
  const chances = record.actions
    .map(({ seat, text }, index) => ({ seat, text, action: index + 1 }))
    .filter(({ seat }) => seat === 'chance');
  check(Array.isArray(evidence.chances), 'the file names no chance events');
  check(
    evidence.chances.length === chances.length,
    `the file names ${evidence.chances.length} chance events, the record has ${chances.length}`,
  );
  const seed = gameSeed(record.seed, record.contributions);
  chances.forEach(({ text, action }, index) => {
    const event = evidence.chances[index];
    const where = `chance event ${index + 1} (action ${action})`;
    check(
      event.action === action && event.drawn === text,
      `${where} is '${text}' in the record, the file says '${event.drawn}'`,
    );
    check(validOutcomes(event.outcomes), `${where} has no list of different outcomes with whole weights above 0`);
    const drawn = pick(seed, record.game, index + 1, event.outcomes);
    check(drawn === text, `${where} is '${text}', the seed gives '${drawn}'`);
  });
  const revealed = record.contributions.filter(({ randomness }) => randomness !== null).length;
  return { game: record.game, actions: record.actions.length, chances: chances.length, players: record.players, revealed };
}

/** Contributions as one text, to compare them. */
const flat = (contributions) =>
  JSON.stringify((contributions ?? []).map(({ commitment, randomness }) => [commitment, randomness]));

function validOutcomes(outcomes) {
  if (!Array.isArray(outcomes) || outcomes.length === 0) return false;
  const fine = outcomes.every(
    (one) =>
      Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && Number.isSafeInteger(one[1]) && one[1] > 0,
  );
  return fine && new Set(outcomes.map(([text]) => text)).size === outcomes.length;
}

// --- the command --------------------------------------------------------------------------------------------------------

function main(paths) {
  if (!paths.length) {
    console.error('usage: node verify.mjs FILE...   (files that `benben verify RECORD --evidence FILE` or a table wrote)');
    return 2;
  }
  let failed = 0;
  for (const path of paths) {
    try {
      const { chances, players, revealed } = verifyEvidence(JSON.parse(readFileSync(path, 'utf8')));
      const numbers = revealed ? ` and the random numbers of ${revealed} of ${players} seats` : '';
      console.log(`${path}: ${chances} chance events follow from the committed seed${numbers}`);
    } catch (error) {
      failed += 1;
      console.error(`${path}: ${error.message}`);
    }
  }
  return failed ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.slice(2));

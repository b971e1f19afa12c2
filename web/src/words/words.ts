// Formats messages of the Fluent catalogues in the viewer's language, exactly as benben.words does in Python.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Args, FrameEvent } from '../generated/protocol';
import { FALLBACK_LANGUAGE } from '../serverDefaults';
import { capitalised } from './capitalised';

export interface MessageContext {
  /** Names of the players by seat. */
  names: Record<string, string>;
  /** The game whose nouns are used in messages that do not belong to a game. */
  game: string;
  /** The options of the game; messages may select variants by them. */
  settings: Record<string, string>;
}

export const NO_CONTEXT: MessageContext = { names: {}, game: '', settings: {} };

/** Counts arrive as text; as numbers they can select singular or plural. */
const COUNT = /^(0|[1-9][0-9]?)$/;

/** The sign of negative numbers for people, in every language: as wide as a plus. */
const MINUS = '−';
/** The sign of a negative number as formatters write it. */
const FORMATTED_MINUS = /(?<![\w-])-(?=\d)/g;

/** A word that is a number with its sign, such as the name of a stone. */
const SIGNED = /^[+-]\d+$/;

/** A number as people read it. */
export const numeral = (value: number): string => String(value).replace('-', MINUS);

const LETTER = /[a-z]/g;

/** The message key of a noun; characters that a Fluent key cannot contain become hyphens. */
const nounKey = (game: string, kind: string, word: string): string =>
  `${game}-${kind}-${word}`.replace(/[^A-Za-z0-9_-]/g, '-');

export class Words {
  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    private readonly context: MessageContext = NO_CONTEXT,
  ) {}

  /** The messages of a language; `texts` are its catalogues and those it falls back to. */
  static of(language: string, texts: readonly string[]): Words {
    const bundles = texts.map((text, index) => {
      const bundle = new FluentBundle(index === 0 ? language : FALLBACK_LANGUAGE, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
    return new Words(language, bundles);
  }

  /** The same language with the names, game and options of a table. */
  withContext(context: MessageContext): Words {
    return new Words(this.language, this.bundles, context);
  }

  knows(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  say(key: string, args: Args = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern === null || pattern === undefined) continue;
      const variables: Record<string, FluentVariable> = { ...this.context.settings };
      for (const [name, value] of Object.entries(args)) variables[name] = this.variable(key, name, value);
      const said = bundle.formatPattern(pattern, variables, []);
      const negative = Object.values(variables).some((value) => typeof value === 'number' && value < 0);
      return negative ? said.replace(FORMATTED_MINUS, MINUS) : said;
    }
    return key;
  }

  /** The rule id that a message cites in its attribute `rule`, which the fallback language has; empty without one. */
  rule(key: string): string {
    const bundle = this.bundles.at(-1);
    const pattern = bundle?.getMessage(key)?.attributes['rule'];
    return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : '';
  }

  /**
   * The noun for a word of a game's notation. Where letters stand for parts, the catalogue may have one message for the form:
   * `b-wr` is `x-xx` with the letters b, w and r. Words separated by spaces become a list, unless there is a message for all of
   * them: the task `push quarry-1` is `task-push-quarry-1`.
   */
  noun(kind: string, word: string, game = this.context.game): string {
    return this.nouns(kind, word, game) || word;
  }

  /** The name of a seat's player; several seats, separated by spaces, become a list. */
  name(seat: string): string {
    return seat
      .split(' ')
      .map((word) => this.context.names[word] ?? word)
      .join(', ');
  }

  event(happening: FrameEvent): string {
    const key = `${this.context.game}-event-${happening.kind}`;
    if (!this.knows(key)) return this.say('web-explained', { thing: happening.who, more: happening.text || happening.kind });
    const own = happening.args['player'] === happening.who ? 'yes' : 'no';
    return this.say(key, { own, who: happening.who, ...happening.args });
  }

  /** What happened, as a sentence of the log: with a capital, but for a player's name, which stays as its owner wrote it. */
  sentence(happening: FrameEvent): string {
    const said = this.event(happening);
    const named = Object.values(this.context.names).some((name) => said.startsWith(name));
    return named ? said : capitalised(said);
  }

  private nouns(kind: string, words: string, game: string): string {
    const whole = nounKey(game, kind, words);
    if (words.includes(' ') && this.knows(whole)) return this.say(whole);
    const said = words.split(' ').map((word) => this.oneNoun(kind, word, game));
    return said.every((noun) => noun !== '') ? said.join(', ') : '';
  }

  private oneNoun(kind: string, word: string, game: string): string {
    const key = nounKey(game, kind, word);
    if (this.knows(key)) return this.say(key);
    if (SIGNED.test(word)) return word.replace('-', MINUS);
    const form = nounKey(game, kind, word.replace(LETTER, 'x'));
    if (!this.knows(form)) return '';
    const letters = (word.match(LETTER) ?? []).map((letter) => this.noun('letter', letter, game));
    return this.say(form, Object.fromEntries(letters.map((letter, index) => ['abcdefgh'.charAt(index), letter])));
  }

  private variable(key: string, name: string, value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return String(value);
    if (value.split(' ').every((word) => word in this.context.names)) return this.name(value);
    if (COUNT.test(value)) return Number(value);
    return this.nouns(name, value, key.split('-', 1)[0] ?? '') || this.noun(name, value);
  }
}

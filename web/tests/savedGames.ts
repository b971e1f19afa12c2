// Games and sentences that tools/web_test_games.py saves for the tests.

import type {
  ChangeEnvelope,
  Choice,
  Envelope,
  Frame,
  FrameEvent,
  Piece,
  Picture,
  WhyNotAnswer,
} from '../src/generated/protocol';
import type { MessageContext } from '../src/words/words';
import { Words } from '../src/words/words';

export interface Game {
  game: string;
  players: number;
  options: Record<string, string>;
  shown: { viewer: string; picture: Picture }[];
  /** The end of the game as a spectator and as each seat sees it. */
  end: Picture[];
}

export type Sentence = { context: MessageContext; said: string } & (
  { event: FrameEvent } | { choice: Choice; pieces: Piece[] } | { refusal: WhyNotAnswer; pieces: Piece[] }
);

/** The words of a language at the table of a saved game. */
export function wordsAt({ game, players, options }: Game, language: Words): Words {
  const names = Object.fromEntries(Array.from({ length: players }, (_, seat) => [`p${seat + 1}`, `Player ${seat + 1}`]));
  return language.withContext({ names, game, settings: options });
}

/** What tools/web_test_games.py saves of the server's and the terminal's defaults. */
export interface Defaults {
  colours: string[];
  symbols: string[];
  levels: string[];
  defaultLevel: string;
  fallbackLanguage: string;
  maxNameLength: number;
  maxChatLength: number;
  closeSessionEnded: number;
  closeServerEnds: number;
}

/** A message with a frame or the difference to the one before, and the whole frame that it makes. */
export interface SavedFrame {
  message: Envelope | ChangeEnvelope;
  frame: Frame;
}

const defaults = import.meta.glob<Defaults>('./saved-games/defaults.json', { import: 'default', eager: true });
const games = import.meta.glob<Game>('./saved-games/*-*.json', { import: 'default' });
const sentences = import.meta.glob<Sentence[]>('./saved-games/*.sentences.json', { import: 'default' });

const frames = import.meta.glob<SavedFrame[]>('./saved-games/*.frames.json', { import: 'default' });

const catalogues = import.meta.glob<string>('./saved-games/words.*.ftl', { query: '?raw', import: 'default', eager: true });

/** Frames of one viewer by file name. */
export const FRAMES = Object.entries(frames);

/** Sentences by file name. */
export const SENTENCES = Object.entries(sentences);

/** Saved games by file name. */
export const GAMES = Object.entries(games);
const english = catalogues['./saved-games/words.en.ftl']!;
export const words = Words.of('en', [english]);
/** The words of every language, by its code. */
export const ALL_WORDS = Object.entries(catalogues).map(([file, text]): [string, Words] => {
  const language = file.split('.').at(-2)!;
  return [language, Words.of(language, [text, english])];
});
export const DEFAULTS = Object.values(defaults)[0]!;

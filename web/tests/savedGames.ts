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
import catalogue from './saved-games/words.ftl?raw';

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

/** Frames of one viewer by file name. */
export const FRAMES = Object.entries(frames);

/** Sentences by file name. */
export const SENTENCES = Object.entries(sentences);

/** Saved games by file name. */
export const GAMES = Object.entries(games);
export const words = Words.of('en', [catalogue]);
export const DEFAULTS = Object.values(defaults)[0]!;

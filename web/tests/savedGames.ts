// Games and sentences that tools/web_test_games.py saves for the tests.

import type { Args, FrameEvent, Picture } from '../src/generated/protocol';
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

export type Sentence = { context: MessageContext; said: string } & ({ event: FrameEvent } | { key: string; args: Args });

const games = import.meta.glob<Game>('./saved-games/*-*.json', { import: 'default' });
const sentences = import.meta.glob<Sentence[]>('./saved-games/*.sentences.json', { import: 'default' });

/** Saved games by file name. */
export const GAMES = Object.entries(games);
export const SENTENCES = Object.entries(sentences);
export const words = Words.of('en', [catalogue]);

// What every page shares: language and words, light or dark, who one is, what can be played.

import { get, getText, post, Trouble, type Games, type Guest, type Me } from './api';
import type { Args } from './protocol';
import { Words } from './words/words';

export type Theme = 'auto' | 'light' | 'dark';

const FALLBACK = 'en';

function kept(name: string): string | null {
  try {
    return localStorage.getItem(`benben.${name}`);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`benben.${name}`, value);
  } catch {
    // as above
  }
}

class House {
  words = $state.raw(Words.of(FALLBACK, ['']));
  languages = $state.raw<string[]>([FALLBACK]);
  theme = $state<Theme>('auto');
  /** Whether events are heard. */
  sound = $state(false);
  guest = $state.raw<Guest | null>(null);
  colours = $state.raw<string[]>([]);
  symbols = $state.raw<string[]>([]);
  games = $state.raw<Games['games']>([]);
  levels = $state.raw<Games['levels']>([]);
  /** Set while somebody is asked for a name; what goes on with it. */
  asked = $state.raw<(() => void) | null>(null);

  get language(): string {
    return this.words.language;
  }

  say = (key: string, args?: Args): string => this.words.say(key, args);

  /** A trouble in the viewer's language. */
  told = (trouble: unknown): string => {
    if (!(trouble instanceof Trouble)) return String(trouble);
    return this.words.knows(trouble.key) ? this.say(trouble.key, trouble.args) : trouble.message;
  };

  async open(): Promise<void> {
    this.light((kept('theme') as Theme | null) ?? 'auto');
    this.sound = kept('sound') === 'yes';
    const [, found] = await Promise.all([this.meet(), get<Games>('games')]);
    this.games = found.games;
    this.levels = found.levels;
    this.languages = found.languages;
    await this.speak(kept('language') ?? this.preferred());
  }

  /** Ask the server who one is. */
  async meet(): Promise<void> {
    const me = await get<Me>('me');
    this.guest = me.guest;
    this.colours = me.colours;
    this.symbols = me.symbols;
  }

  async speak(language: string): Promise<void> {
    const chosen = this.languages.includes(language) ? language : FALLBACK;
    const wanted = chosen === FALLBACK ? [FALLBACK] : [chosen, FALLBACK];
    this.words = Words.of(chosen, await Promise.all(wanted.map((name) => getText(`words/${name}`))));
    document.documentElement.lang = chosen;
  }

  /** Speak a language from now on. */
  async choose(language: string): Promise<void> {
    keep('language', language);
    await this.speak(language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  hear(sound: boolean): void {
    this.sound = sound;
    keep('sound', sound ? 'yes' : 'no');
  }

  async be(name: string, colour: string, symbol: string): Promise<void> {
    this.guest = (await post<{ guest: Guest }>('me', { name, colour, symbol })).guest;
  }

  /** Resolves when one is somebody; asks for a name first if need be. */
  introduced(): Promise<void> {
    if (this.guest) return Promise.resolve();
    return new Promise((resolve) => {
      this.asked = () => {
        this.asked = null;
        resolve();
      };
    });
  }

  private preferred(): string {
    const wished = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
    return wished.find((language) => this.languages.includes(language)) ?? FALLBACK;
  }
}

export const house = new House();

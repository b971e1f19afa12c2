// State shared by all pages: language, theme, the guest and its preferences, games and bot levels.

import { api, ApiError, leadsNowhere } from './api';
import { store, stored } from './browserStorage';
import type { AccountInfo, AccountsOffer, Args, Games, GuestInfo } from './generated/protocol';
import { FALLBACK_LANGUAGE } from './serverDefaults';
import { preferences } from './table/preferences.svelte';
import { Words } from './words/words';

/** The themes in the order in which the button changes them; auto follows the system. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class AppState {
  words = $state.raw(Words.of(FALLBACK_LANGUAGE, ['']));
  languages = $state.raw<string[]>([FALLBACK_LANGUAGE]);
  theme = $state<Theme>('auto');
  guest = $state.raw<GuestInfo | null>(null);
  /** How one can sign in; null if the host wants no accounts. */
  accounts = $state.raw<AccountsOffer | null>(null);
  /** Whether a receiver of the guest's notifications could not be reached and was switched off. */
  receiversOff = $state(false);
  /** The end of the vacation in which the guest is; null if in none. */
  vacationUntil = $state<number | null>(null);
  /** The account of the guest, if it has one. */
  account = $state.raw<AccountInfo | null>(null);
  colours = $state.raw<string[]>([]);
  symbols = $state.raw<string[]>([]);
  games = $state.raw<Games['games']>([]);
  levels = $state.raw<Games['levels']>([]);
  /** Simple bots for experiments: they are no opponents for people, and are listed last. */
  baselines = $state.raw<Games['baselines']>([]);
  /** Set while the guest dialog is open; called after the guest was saved. */
  onGuestSaved = $state.raw<(() => void) | null>(null);

  /** The language that the server has stored for the guest. */
  private savedLanguage: string | null = null;

  get language(): string {
    return this.words.language;
  }

  say = (key: string, args?: Args): string => this.words.say(key, args);

  /** The message of an error in the viewer's language. */
  errorText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return String(error);
    return this.words.knows(error.key) ? this.say(error.key, error.args) : error.message;
  };

  /** The message of an error for people who followed an address: `missing` says that it leads nowhere. The server's own
   * words about an address that cannot be read are for programs. */
  addressText = (error: unknown, missing: string): string => {
    const unread = error instanceof ApiError && ['server-bad-input', 'server-no-page'].includes(error.key);
    return error === null || (unread && leadsNowhere(error)) ? this.say(missing) : this.errorText(error);
  };

  async load(): Promise<void> {
    this.setTheme(THEMES.find((theme) => theme === stored('theme')) ?? 'auto');
    preferences.show();
    preferences.onchange = () => void this.savePreferences();
    const [, found] = await Promise.all([this.loadGuest(), api.games()]);
    this.games = found.games;
    this.levels = found.levels;
    this.baselines = found.baselines;
    this.languages = found.languages;
    await this.loadLanguage(this.savedLanguage ?? stored('language') ?? this.browserLanguage());
  }

  /** Loads the guest of this session from the server. */
  async loadGuest(): Promise<void> {
    const me = await api.me();
    this.guest = me.guest;
    this.accounts = me.accounts;
    this.account = me.account;
    this.receiversOff = me.receivers_off;
    this.vacationUntil = me.vacation_until;
    this.colours = me.colours;
    this.symbols = me.symbols;
    preferences.adopt(me.preferences);
    this.savedLanguage = me.preferences['language'] ?? null;
    const theme = THEMES.find((one) => one === me.preferences['theme']);
    if (theme) this.setTheme(theme);
  }

  /** Stores the preferences of a guest on the server; without a guest they stay in this browser. */
  private async savePreferences(): Promise<void> {
    if (!this.guest) return;
    try {
      await api.savePreferences({ preferences: { ...preferences.all(), theme: this.theme, language: this.language } });
    } catch {
      // they are kept in this browser, and sent with the next change
    }
  }

  async loadLanguage(language: string): Promise<void> {
    const chosen = this.languages.includes(language) ? language : FALLBACK_LANGUAGE;
    const wanted = chosen === FALLBACK_LANGUAGE ? [FALLBACK_LANGUAGE] : [chosen, FALLBACK_LANGUAGE];
    this.words = Words.of(chosen, await Promise.all(wanted.map((name) => api.words(name))));
    document.documentElement.lang = chosen;
  }

  /** Shows the pages in the language that the guest has chosen, perhaps on another device. */
  async adoptLanguage(): Promise<void> {
    if (this.savedLanguage && this.savedLanguage !== this.language) await this.loadLanguage(this.savedLanguage);
  }

  /** Changes the language and remembers it. */
  async setLanguage(language: string): Promise<void> {
    store('language', language);
    await this.loadLanguage(language);
    await this.savePreferences();
  }

  /** Changes the theme and remembers it for the guest. */
  chooseTheme(theme: Theme): void {
    this.setTheme(theme);
    void this.savePreferences();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store('theme', theme);
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }

  async saveGuest(name: string, colour: string, symbol: string): Promise<void> {
    const known = this.guest !== null;
    this.guest = (await api.saveGuest({ name, colour, symbol })).guest;
    if (!known) await this.savePreferences();
  }

  /** Resolves when there is a guest; opens the guest dialog first if there is none. */
  ensureGuest(): Promise<void> {
    if (this.guest) return Promise.resolve();
    return new Promise((resolve) => {
      this.onGuestSaved = () => {
        this.onGuestSaved = null;
        resolve();
      };
    });
  }

  private browserLanguage(): string {
    const preferred = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
    return preferred.find((language) => this.languages.includes(language)) ?? FALLBACK_LANGUAGE;
  }
}

export const app = new AppState();

// The player's preferences. They are stored in the browser and, for a guest, on the server: other devices have them too.

import { store, stored } from '../browserStorage';
import { BOARD_ORDERS, type BoardOrder } from '../stage/boardOrder';
import { PLAYBACK_SPEEDS, type PlaybackSpeed } from './history/playback';
import { SOUNDS, type Sound } from './sounds';

export const CONFIRM_MODES = ['always', 'final', 'never'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];
/** Who plays a move that is no choice: the table, or the player after being asked. The server reads this one. */
export const FORCED_MODES = ['table', 'ask'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const MOTIONS = ['system', 'none'] as const;
export const SWITCH = ['on', 'off'] as const;

/** The values of each preference, the default first. */
const VALUES = {
  confirm: ['final', 'always', 'never'],
  forced: FORCED_MODES,
  playback: ['normal', ...PLAYBACK_SPEEDS],
  'text-size': TEXT_SIZES,
  motion: MOTIONS,
  'board-order': BOARD_ORDERS,
  ...(Object.fromEntries(SOUNDS.map((sound) => [`sound-${sound}`, SWITCH])) as Record<`sound-${Sound}`, typeof SWITCH>),
} as const;

export type PreferenceName = keyof typeof VALUES;
type Chosen = Record<PreferenceName, string>;

/** A value if the preference has it, else the default. */
function valid(name: PreferenceName, value: string | null | undefined): string {
  return VALUES[name].find((one) => one === value) ?? VALUES[name][0] ?? '';
}

const NAMES = Object.keys(VALUES) as PreferenceName[];

class Preferences {
  private chosen = $state<Chosen>(Object.fromEntries(NAMES.map((name) => [name, valid(name, stored(name))])) as Chosen);
  /** Called after every change by the player. */
  onchange: () => void = () => undefined;

  /** Which moves need a confirmation: all, those that cannot be taken back or give something up, or none. */
  get confirm(): ConfirmMode {
    return this.chosen.confirm as ConfirmMode;
  }

  /** How fast moves of others are shown. */
  get playback(): PlaybackSpeed {
    return this.chosen.playback as PlaybackSpeed;
  }

  /** How fast pieces travel: not at all without motion. */
  get travel(): PlaybackSpeed {
    return this.chosen.motion === 'none' ? 'instant' : this.playback;
  }

  /** The order of the players' boards and of the lists of players. */
  get boardOrder(): BoardOrder {
    return this.chosen['board-order'] as BoardOrder;
  }

  value(name: PreferenceName): string {
    return this.chosen[name];
  }

  /** Whether a kind of sound is on. */
  hears(sound: Sound): boolean {
    return this.chosen[`sound-${sound}`] === 'on';
  }

  set(name: PreferenceName, value: string): void {
    this.take(name, value);
    this.show();
    this.onchange();
  }

  /** All preferences by their names. */
  all(): Record<string, string> {
    return { ...this.chosen };
  }

  /** Takes over what the server has stored for the guest. */
  adopt(saved: Record<string, string>): void {
    for (const name of NAMES) if (saved[name] !== undefined) this.take(name, saved[name]);
    this.show();
  }

  /** Has the page look as preferred. */
  show(): void {
    document.documentElement.dataset['text'] = this.chosen['text-size'];
    document.documentElement.dataset['motion'] = this.chosen.motion;
  }

  private take(name: PreferenceName, value: string): void {
    this.chosen[name] = valid(name, value);
    store(name, this.chosen[name]);
  }
}

export const preferences = new Preferences();

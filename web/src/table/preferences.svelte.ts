// The player's preferences, stored in the browser.

import { PLAYBACK_SPEEDS, type PlaybackSpeed } from './history/playback';

export type ConfirmMode = 'always' | 'final' | 'never';
export const CONFIRM_MODES: readonly ConfirmMode[] = ['always', 'final', 'never'];

/** The stored value of a preference if it is one of these, else the default; storage may be blocked. */
function stored<T extends string>(name: string, values: readonly T[], standard: T): T {
  try {
    const found = localStorage.getItem(`benben.${name}`);
    return values.find((value) => value === found) ?? standard;
  } catch {
    return standard;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`benben.${name}`, value);
  } catch {
    // as above
  }
}

class Preferences {
  /** Which moves need a confirmation: all, those that cannot be taken back or give something up, or none. */
  confirm = $state<ConfirmMode>(stored('confirm', CONFIRM_MODES, 'final'));
  /** How fast moves of others are shown. */
  playback = $state<PlaybackSpeed>(stored('playback', PLAYBACK_SPEEDS, 'normal'));

  setConfirm(confirm: ConfirmMode): void {
    this.confirm = confirm;
    store('confirm', confirm);
  }

  setPlayback(playback: PlaybackSpeed): void {
    this.playback = playback;
    store('playback', playback);
  }
}

export const preferences = new Preferences();

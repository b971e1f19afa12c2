// The player's preferences, stored in the browser.

export type ConfirmMode = 'always' | 'final' | 'never';
export const CONFIRM_MODES: readonly ConfirmMode[] = ['always', 'final', 'never'];

const STORAGE_KEY = 'benben.confirm';

function storedConfirmMode(): ConfirmMode {
  try {
    const found = localStorage.getItem(STORAGE_KEY);
    return CONFIRM_MODES.find((mode) => mode === found) ?? 'final';
  } catch {
    return 'final'; // storage is blocked: use the default
  }
}

class Preferences {
  /** Which moves need a confirmation: all, those that cannot be taken back or give something up, or none. */
  confirm = $state<ConfirmMode>(storedConfirmMode());

  setConfirm(confirm: ConfirmMode): void {
    this.confirm = confirm;
    try {
      localStorage.setItem(STORAGE_KEY, confirm);
    } catch {
      // as above
    }
  }
}

export const preferences = new Preferences();

// The player's preferences, stored in the browser.

export type ConfirmMode = 'always' | 'several' | 'never';
export const CONFIRM_MODES: readonly ConfirmMode[] = ['always', 'several', 'never'];

const STORAGE_KEY = 'benben.confirm';

function storedConfirmMode(): ConfirmMode {
  try {
    const found = localStorage.getItem(STORAGE_KEY);
    return CONFIRM_MODES.find((mode) => mode === found) ?? 'several';
  } catch {
    return 'several'; // storage is blocked: use the default
  }
}

class Preferences {
  /** Which moves need a confirmation: all, those of several touches, or none. */
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

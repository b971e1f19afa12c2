// How somebody likes to play: storedConfirmMode in this browser.

export type ConfirmMode = 'always' | 'several' | 'never';
export const CONFIRM_MODES: readonly ConfirmMode[] = ['always', 'several', 'never'];

const STORAGE_KEY = 'benben.confirm';

function storedConfirmMode(): ConfirmMode {
  try {
    const found = localStorage.getItem(STORAGE_KEY) as ConfirmMode | null;
    return found && CONFIRM_MODES.includes(found) ? found : 'several';
  } catch {
    return 'several'; // a browser that keeps nothing still plays
  }
}

class Preferences {
  /** When a move has to be confirmed: each one, only those of several touches, or none. */
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

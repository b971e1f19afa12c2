// How somebody likes to play: kept in this browser.

export type Confirm = 'always' | 'several' | 'never';
export const CONFIRMS: readonly Confirm[] = ['always', 'several', 'never'];

const NAME = 'benben.confirm';

function kept(): Confirm {
  try {
    const found = localStorage.getItem(NAME) as Confirm | null;
    return found && CONFIRMS.includes(found) ? found : 'several';
  } catch {
    return 'several'; // a browser that keeps nothing still plays
  }
}

class Habits {
  /** When a move has to be confirmed: each one, only those of several touches, or none. */
  confirm = $state<Confirm>(kept());

  choose(confirm: Confirm): void {
    this.confirm = confirm;
    try {
      localStorage.setItem(NAME, confirm);
    } catch {
      // as above
    }
  }
}

export const habits = new Habits();

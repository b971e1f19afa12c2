// Which lessons this browser has begun and finished.

import { store, stored } from '../browserStorage';

export interface LessonProgress {
  /** The step that was shown last, counted from 0. */
  step: number;
  done: boolean;
}

const STORAGE_KEY = 'lessons';
const WELCOME_KEY = 'lessons.welcome';

/** The stored progress; entries that are not of this program are left out. */
export function parseProgress(text: string | null): Record<string, LessonProgress> {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, Partial<LessonProgress> | null>;
    return Object.fromEntries(
      Object.entries(found).flatMap(([key, one]) =>
        typeof one?.step === 'number' && one.step >= 0 ? [[key, { step: one.step, done: one.done === true }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

class LessonMemory {
  private lessons = $state.raw(parseProgress(stored(STORAGE_KEY)));
  /** Whether the offer of a first lesson was declined. */
  declined = $state(stored(WELCOME_KEY) === 'declined');

  /** Whether no lesson was ever begun. */
  get empty(): boolean {
    return Object.keys(this.lessons).length === 0;
  }

  of(game: string, lesson: string): LessonProgress {
    return this.lessons[`${game}/${lesson}`] ?? { step: 0, done: false };
  }

  /** Remembers the step that is shown; a lesson that was finished once stays finished. */
  show(game: string, lesson: string, step: number, last: boolean): void {
    const done = last || this.of(game, lesson).done;
    this.lessons = { ...this.lessons, [`${game}/${lesson}`]: { step: last ? 0 : step, done } };
    store(STORAGE_KEY, JSON.stringify(this.lessons));
  }

  decline(): void {
    this.declined = true;
    store(WELCOME_KEY, 'declined');
  }
}

export const lessonMemory = new LessonMemory();

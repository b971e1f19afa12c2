// Lessons and puzzles have frames as a table has, and nobody else is there.

import type { Frame } from '../generated/protocol';

/** Whether a frame is of a lesson or a puzzle, not of a table. */
export const playsAlone = (frame: Frame): boolean => frame.lesson !== null || frame.puzzle !== null;

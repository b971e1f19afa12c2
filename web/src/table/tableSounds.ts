// Which sound a new frame makes: the end before points, points before a plain move; the viewer's turn is heard by itself.

import type { Frame } from '../generated/protocol';
import { scoreGains } from './history/animationOptions';
import type { Sound } from './sounds';

export function soundOf(before: Frame | null, frame: Frame): Sound | null {
  if (!before || before.phase === 'waiting' || frame.moment <= before.moment) {
    return before?.phase === 'playing' && frame.phase === 'over' ? 'end' : null;
  }
  if (before.phase === 'playing' && frame.phase === 'over') return 'end';
  return scoreGains(before.picture?.scores, frame.picture?.scores ?? []).size ? 'points' : 'move';
}

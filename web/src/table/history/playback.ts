// The speed at which moves of others are shown, whatever the server's pace.

export type PlaybackSpeed = 'slow' | 'normal' | 'fast' | 'instant';
export const PLAYBACK_SPEEDS: readonly PlaybackSpeed[] = ['slow', 'normal', 'fast', 'instant'];

export interface PlaybackTiming {
  /** Time for which pieces travel, in milliseconds. */
  travel: number;
  /** Time for which a move of somebody else stays before the next is shown, in milliseconds. */
  pause: number;
}

const TIMINGS: Record<PlaybackSpeed, PlaybackTiming> = {
  slow: { travel: 900, pause: 900 },
  normal: { travel: 450, pause: 450 },
  fast: { travel: 250, pause: 100 },
  instant: { travel: 0, pause: 0 },
};

/** The timing of a move; one's own moves are never held up. */
export function playbackTiming(speed: PlaybackSpeed, own: boolean): PlaybackTiming {
  const timing = TIMINGS[speed];
  return own ? { travel: Math.min(timing.travel, TIMINGS.fast.travel), pause: 0 } : timing;
}

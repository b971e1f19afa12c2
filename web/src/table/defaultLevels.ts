// Default levels of bots. Levels are listed from the weakest to the strongest.

function levelAtShare(levels: readonly string[], share: number): string {
  return levels[Math.min(levels.length - 1, Math.floor(levels.length * share))] ?? '';
}

/** The default opponent: a bot that most people can beat. */
export const defaultOpponentLevel = (levels: readonly string[]): string => levelAtShare(levels, 0.3);

/** The default bot for hints: strong, but fast enough to wait for. */
export const defaultHintLevel = (levels: readonly string[]): string => levelAtShare(levels, 0.75);

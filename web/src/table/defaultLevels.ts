// Which bot is meant when nobody says. Levels are listed from the weakest to the strongest.

function levelAtShare(levels: readonly string[], share: number): string {
  return levels[Math.min(levels.length - 1, Math.floor(levels.length * share))] ?? '';
}

/** A bot to play with: neither weak nor strong. */
export const defaultOpponentLevel = (levels: readonly string[]): string => levelAtShare(levels, 0.5);

/** A bot to ask for a hint: a strong one that does not think for long. */
export const defaultHintLevel = (levels: readonly string[]): string => levelAtShare(levels, 0.75);

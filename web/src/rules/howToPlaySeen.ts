// Which games this browser has shown "how to play" of: it is shown once, before a first game of a title.

const STORAGE_KEY = 'benben.howToPlay';
/** Stands for every game. */
const ALL = '*';

function seen(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [ALL]; // storage is blocked: without a memory it would be shown at every table
  }
}

export function isHowToPlaySeen(game: string): boolean {
  const games = seen();
  return games.includes(game) || games.includes(ALL);
}

export function rememberHowToPlay(game: string): void {
  const games = seen();
  if (games.includes(game)) return;
  try {
    localStorage.setItem(STORAGE_KEY, [...games, game].join(' '));
  } catch {
    // as above
  }
}

// What this browser remembers between visits, by name. Where storage is blocked, nothing is remembered.

/** The stored text of a name; null if there is none. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`benben.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, text: string): void {
  try {
    localStorage.setItem(`benben.${name}`, text);
  } catch {
    // storage is blocked or full
  }
}

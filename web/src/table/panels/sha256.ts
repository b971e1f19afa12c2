// The commitment of a table is the SHA-256 of its seed: anybody's browser can recompute it.

/** The SHA-256 of bytes written in hexadecimal; null where the browser cannot (pages without encryption). */
export async function sha256Hex(hexadecimal: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// SHA-256 in the browser: anyone can recompute the commitment of a table from its seed.

/** The SHA-256 of hexadecimal bytes; null if the browser has no crypto API, as on pages without HTTPS. */
export async function sha256Hex(hexadecimal: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

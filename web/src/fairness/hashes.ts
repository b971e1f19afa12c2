// SHA-256 and HMAC of the browser, on bytes in hexadecimal.

/** Whether the browser can hash: pages without HTTPS have no crypto API, except on this machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

export function bytesOf(hexadecimal: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The SHA-256 of bytes. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** A function that returns the HMAC-SHA-256 of texts under a key. */
export async function hmacUnder(key: string): Promise<(text: string) => Promise<string>> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (text) => hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text))));
}

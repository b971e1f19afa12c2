// Texts that begin with a capital, as on plates, buttons and headings.

/** The text with its first letter as a capital. A Dutch "één" loses its first accent. */
export function capitalised(text: string): string {
  if (text.startsWith('één')) return `E${text.slice(1)}`;
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// Texts that begin with a capital, as on plates, buttons and headings.

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

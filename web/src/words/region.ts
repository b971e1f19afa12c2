// How dates and times are written: as in the viewer's own country, in the language of the pages.

/** The variant of a language that the browser prefers, such as `en-GB` for `en`; else the language itself. */
export const regional = (language: string, preferred: readonly string[] = navigator.languages): string =>
  preferred.find((one) => one.split('-')[0]?.toLowerCase() === language) ?? language;

/** A date, with the time of day if wanted: in the same form on every page. */
export const writtenDate = (seconds: number, language: string, time: boolean): string =>
  new Date(seconds * 1000).toLocaleString(regional(language), {
    dateStyle: 'medium',
    ...(time ? { timeStyle: 'short' } : {}),
  });

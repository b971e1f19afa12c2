// Notes of places and areas for people: the terminal draws brackets and signs around a number that mean nothing here.

/** A note without its brackets, and without signs that only the terminal draws. */
export const bareNote = (note: string): string =>
  note
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\p{So}/gu, '')
    .trim();

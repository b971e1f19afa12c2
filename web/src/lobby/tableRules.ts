// What a new table can have: a rated one less than others, as the server says.

import type { RatedOffer } from '../generated/protocol';

/** What can follow when the time of a player is out, at a table that is not rated. */
const CONSEQUENCES = ['choose', 'bot', 'wait', 'end'];

/** What can follow when the time of a player is out; `rated` is null for a table that is not rated. */
export function consequences(rated: RatedOffer | null): string[] {
  return rated?.then ?? CONSEQUENCES;
}

/** The value if it is allowed, else the preferred one or the first that is. */
export function allowed(value: string, values: string[], preferred = ''): string {
  const kept = [value, preferred].find((one) => values.includes(one));
  return kept ?? values[0] ?? value;
}

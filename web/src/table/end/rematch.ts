// A rematch: the next table of the same players, with this browser's random number.

import { api } from '../../api';
import { sitDown } from '../../fairness/ownNumber';
import { router } from '../../router.svelte';

/** Asks for the rematch of a table and goes there. */
export async function goToRematch(table: string): Promise<void> {
  const next = await sitDown((randomness_commitment) => api.rematch(table, { randomness_commitment }));
  router.go(`/table/${next.id}`);
}

// Taking one's last move back where the rest of the table agrees; who plays with bots alone needs nobody's consent.

import { api } from '../../api';
import { app } from '../../appState.svelte';
import type { Frame } from '../../generated/protocol';

/** Asks for one's last move back; returns why that is not possible, or ''. */
export async function askToTakeBack({ table, moment }: Frame): Promise<string> {
  try {
    await api.agree(table, { on: 'undo', at: moment });
    return '';
  } catch (error) {
    return app.errorText(error);
  }
}

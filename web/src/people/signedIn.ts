// What follows when the device has become somebody else, or nobody: everything about the guest is loaded anew.

import { app } from '../appState.svelte';
import { tableLists } from '../lobby/tableLists.svelte';

export async function loadAgain(): Promise<void> {
  await app.loadGuest();
  await app.adoptLanguage();
  await tableLists.refresh();
}

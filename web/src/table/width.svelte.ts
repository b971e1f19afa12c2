// Whether there is room for a wide table; else everything is one column.

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 900px)', true);

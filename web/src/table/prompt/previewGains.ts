// The points that the picked action would bring, for the scores of a table to show beside their numbers.

import { getContext, setContext } from 'svelte';
import type { ScoreGain } from './previewLines';

const KEY = Symbol('preview of points');
type Gains = () => readonly ScoreGain[];

/** Offers the points of the picked action to all components of a table. */
export function offerPreviewGains(gains: Gains): void {
  setContext(KEY, gains);
}

/** The points of the picked action; none outside a table. */
export function previewGainsOfTable(): Gains {
  return getContext<Gains | undefined>(KEY) ?? (() => []);
}

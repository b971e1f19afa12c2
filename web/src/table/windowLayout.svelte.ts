// How a table uses the window. Wide drawings are made for a stage of about 1,100 px; what is written on them can be read down to LEAST.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Art, Look } from '../stage/art';
import { fitted } from '../stage/stageWidth';

const LEAST = 880;
/** A stage is not made smaller than this to save somebody from scrolling. */
const COMFORTABLE = 1000;
const MOST = 2000;
/** The column beside the stage, and the gap between them. */
export const COLUMN = 300;
const GAP = 10;
const MARGIN = 10;
/** Header, prompt and gaps above the stage; where nothing stands beside it, the score bar too. */
const ABOVE = 142;
const SCORES = 38;

class Room {
  private readonly width = $derived((innerWidth.current ?? 1440) - 2 * MARGIN);
  private readonly height = $derived(innerHeight.current ?? 900);

  /** Whether the stage is laid out wide; else everything is one column. */
  readonly wide = $derived(this.width >= LEAST);
  /** Whether players, log and the rest stand beside the stage; else they come after it. */
  readonly beside = $derived(this.width - COLUMN - GAP >= LEAST);

  /** How wide the stage is drawn, in px: as large as can be seen at once. */
  stage(art: Art, look: Look): number {
    const most = Math.min(MOST, this.beside ? this.width - COLUMN - GAP : this.width);
    return this.wide
      ? fitted(art, look, this.height - ABOVE - (this.beside ? 0 : SCORES) - MARGIN, COMFORTABLE, most)
      : most;
  }
}

export const room = new Room();

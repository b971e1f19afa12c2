// How a table uses the window. Wide drawings are made for a stage of about 1,100 px; what is written on them can be read down to MIN_STAGE_WIDTH.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Art, DrawingContext } from '../stage/art';
import { fitStageWidth } from '../stage/stageWidth';

const MIN_STAGE_WIDTH = 880;
/** A stage is not made smaller than this to save somebody from scrolling. */
const COMFORTABLE_STAGE_WIDTH = 1000;
const MAX_STAGE_WIDTH = 2000;
/** The column beside the stage, and the gap between them. */
export const SIDE_COLUMN_WIDTH = 300;
const GAP = 10;
const MARGIN = 10;
/** Header, prompt and gaps above the stage; where nothing stands beside it, the score bar too. */
const HEADER_AND_PROMPT_HEIGHT = 142;
const SCORE_BAR_HEIGHT = 38;

class WindowLayout {
  private readonly width = $derived((innerWidth.current ?? 1440) - 2 * MARGIN);
  private readonly height = $derived(innerHeight.current ?? 900);

  /** Whether the stage is laid out wide; else everything is one column. */
  readonly wide = $derived(this.width >= MIN_STAGE_WIDTH);
  /** Whether players, log and the rest stand beside the stage; else they come after it. */
  readonly panelsBeside = $derived(this.width - SIDE_COLUMN_WIDTH - GAP >= MIN_STAGE_WIDTH);

  /** How wide the stage is drawn, in px: as large as can be seen at once. */
  stageWidth(art: Art, context: DrawingContext): number {
    const most = Math.min(MAX_STAGE_WIDTH, this.panelsBeside ? this.width - SIDE_COLUMN_WIDTH - GAP : this.width);
    return this.wide
      ? fitStageWidth(
          art,
          context,
          this.height - HEADER_AND_PROMPT_HEIGHT - (this.panelsBeside ? 0 : SCORE_BAR_HEIGHT) - MARGIN,
          COMFORTABLE_STAGE_WIDTH,
          most,
        )
      : most;
  }
}

export const windowLayout = new WindowLayout();

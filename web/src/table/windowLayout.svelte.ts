// How a table uses the window: whether panels are beside the stage, and how wide the stage is.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { Art, DrawingContext } from '../stage/art';
import { fitStageWidth } from '../stage/stageWidth';

/** Narrowest stage on which wide drawings (of boards about 780 px wide) can be read, in px. */
const MIN_WIDE_WIDTH = 680;
/** Narrowest stage on which further areas stand beside the board, in px. */
const MIN_STAGE_WIDTH = 880;
/** The stage is not made narrower than this to avoid scrolling, in px. */
const COMFORTABLE_STAGE_WIDTH = 980;
/** Widest stage, in px. */
const MAX_STAGE_WIDTH = 2000;
/** Width of the side panels, in px. */
export const SIDE_COLUMN_WIDTH = 300;
/** Gap between stage and side panels, in px. */
const GAP = 10;
/** Margin on either side of the page, in px. */
const MARGIN = 10;
/** Height of header, prompt and gaps above the stage, in px. */
const HEADER_AND_PROMPT_HEIGHT = 160;
/** Height of the score bar above the stage where no panels are beside it, in px. */
const SCORE_BAR_HEIGHT = 38;

class WindowLayout {
  private readonly width = $derived((innerWidth.current ?? 1440) - 2 * MARGIN);
  private readonly height = $derived(innerHeight.current ?? 900);

  /** Whether the stage has the wide layout; otherwise everything is one column, as on a phone. */
  readonly wide = $derived(this.width >= MIN_WIDE_WIDTH);
  /** Whether further areas, such as those of rivals, stand beside the board; otherwise they are below it, side by side. */
  readonly areasBeside = $derived(this.width >= MIN_STAGE_WIDTH);
  /** Whether the side panels are beside the stage; otherwise they are below it. */
  readonly panelsBeside = $derived(this.width - SIDE_COLUMN_WIDTH - GAP >= MIN_STAGE_WIDTH);

  /** The width of the stage, in px: as large as fits without scrolling. */
  stageWidth(art: Art, context: DrawingContext): number {
    const most = Math.min(MAX_STAGE_WIDTH, this.panelsBeside ? this.width - SIDE_COLUMN_WIDTH - GAP : this.width);
    return this.areasBeside
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

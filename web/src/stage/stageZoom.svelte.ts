// The zoom of the stage on this page.

import { MIN_ZOOM } from './zoom';

class StageZoom {
  zoom = $state(MIN_ZOOM);
  /** Zooms to a value; the stage that is shown keeps its middle in view. */
  set: (zoom: number) => void = () => undefined;
}

export const stageZoom = new StageZoom();

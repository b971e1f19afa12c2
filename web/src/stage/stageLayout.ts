// Completes a layout, so that every area of a scene is on the stage.

import type { Scene } from '../generated/protocol';
import type { StageLayout, AreaRow } from './art';

/** The areas of a row, each with its share of the width. */
export function areaShares(line: AreaRow): { id: string; share: number }[] {
  return line.map((entry) => (typeof entry === 'string' ? { id: entry, share: 1 } : { id: entry[0], share: entry[1] }));
}

function named(lines: AreaRow[]): string[] {
  return lines.flatMap((line) => areaShares(line).map(({ id }) => id));
}

/** Removes areas that the scene does not have, and adds those that the layout does not name at the end of the board. */
export function completeLayout(layout: StageLayout, scene: Scene): StageLayout {
  const there = new Set(scene.areas.map((area) => area.id));
  const keep = (lines: AreaRow[]): AreaRow[] =>
    lines
      .map((line) => line.filter((entry) => there.has(typeof entry === 'string' ? entry : entry[0])))
      .filter((line) => line.length > 0);
  const known = new Set([...named(layout.board), ...named(layout.own), ...named(layout.side)]);
  const rest: AreaRow[] = scene.areas.filter((area) => !known.has(area.id)).map((area) => [area.id]);
  return { ...layout, board: [...keep(layout.board), ...rest], own: keep(layout.own), side: keep(layout.side) };
}

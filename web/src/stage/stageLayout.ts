// Every area of a scene has its place on the table, even where the drawing forgot it.

import type { Scene } from '../protocol';
import type { StageLayout, AreaRow } from './art';

/** The areas of a line, each with its share of it. */
export function areaShares(line: AreaRow): { id: string; share: number }[] {
  return line.map((entry) => (typeof entry === 'string' ? { id: entry, share: 1 } : { id: entry[0], share: entry[1] }));
}

function named(lines: AreaRow[]): string[] {
  return lines.flatMap((line) => areaShares(line).map(({ id }) => id));
}

/** The layout without areas that are not there, and with those it did not name at the end of the board. */
export function completeLayout(layout: StageLayout, scene: Scene): StageLayout {
  const there = new Set(scene.areas.map((area) => area.id));
  const keep = (lines: AreaRow[]): AreaRow[] =>
    lines
      .map((line) => line.filter((entry) => there.has(typeof entry === 'string' ? entry : entry[0])))
      .filter((line) => line.length > 0);
  const known = new Set([...named(layout.board), ...named(layout.own), ...named(layout.side)]);
  const rest: AreaRow[] = scene.areas.filter((area) => !known.has(area.id)).map((area) => [area.id]);
  return { board: [...keep(layout.board), ...rest], own: keep(layout.own), side: keep(layout.side) };
}

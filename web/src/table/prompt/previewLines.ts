// The results of an action as sentences: points, events, and changes in the player's own area; counted where not certain.

import type { FrameEvent, Picture, PreviewAnswer, Scene } from '../../generated/protocol';
import type { Naming } from '../../pick/naming';
import type { Words } from '../../words/words';
import { previewChanges } from './previewChanges';

/** Number of results that are shown. */
const MAX_LINES = 5;

/** Events and a scene that are certain, or the same in all worlds that were tried. */
interface SharedResults {
  events: FrameEvent[];
  scene: Scene | null;
}

/** The lines of a preview, the points first. */
export function previewLines(
  preview: PreviewAnswer,
  picture: Picture,
  viewer: string | null,
  words: Words,
  naming: Naming,
): string[] {
  const { likely } = preview;
  const counted = (change: string, worlds: number): string =>
    words.say(likely?.tried ? 'web-tried-change' : 'web-possible-change', { change, worlds, of: likely?.worlds ?? 0 });

  function gain(seat: number, after: number | null): string[] {
    const before = picture.scores[seat];
    if (after === null || before === null || before === undefined || after === before) return [];
    const points = after - before;
    const signed = points > 0 ? `+${points}` : `−${-points}`;
    return [words.say('web-gain', { who: `p${seat + 1}`, gain: signed, points: Math.abs(points) })];
  }

  const points = preview.scores.flatMap((score, seat) => {
    const guess = likely?.scores[seat] ?? null;
    return [...gain(seat, score), ...(guess ? gain(seat, guess.score).map((line) => counted(line, guess.worlds)) : [])];
  });
  // The first event is the action itself, which the prompt already shows.
  const happens = ({ events }: SharedResults) => events.filter((event) => !event.text).map((event) => words.event(event));
  const changes = ({ scene }: SharedResults) =>
    scene && viewer
      ? previewChanges(picture.scene, scene, viewer, naming).map(({ name, before, after }) =>
          words.say('web-change', { name, before, after }),
        )
      : [];
  const inAll = likely ? [...happens(likely), ...changes(likely)].map((line) => counted(line, likely.worlds)) : [];
  return [...points, ...happens(preview), ...changes(preview), ...inAll].slice(0, MAX_LINES);
}

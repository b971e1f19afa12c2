// The results of an action: points beside the scores, and sentences about events and changes; counted where not certain.

import type { FrameEvent, Picture, PreviewAnswer, Scene } from '../../generated/protocol';
import type { Naming } from '../../pick/naming';
import type { Words } from '../../words/words';
import { signed } from '../history/animationOptions';
import { writtenSource } from '../../words/reasons';
import { previewChanges } from './previewChanges';

/** A result as a sentence. */
export interface PreviewLine {
  text: string;
  /** Whether the board or a score shows it while the action is picked, so that it need not be read elsewhere. */
  onBoard: boolean;
}

/** The points that an action would bring a seat. */
export interface ScoreGain {
  seat: string;
  points: number;
  /** In how many of how many worlds; null if certain. */
  worlds: { count: number; of: number } | null;
  /** The same as a sentence. */
  said: string;
}

/** Events and a scene that are certain, or the same in all worlds that were tried. */
interface SharedResults {
  events: FrameEvent[];
  scene: Scene | null;
}

/** A change with the number of worlds in which it happens. */
function counted({ likely }: PreviewAnswer, change: string, worlds: number, words: Words): string {
  return words.say(likely?.tried ? 'web-tried-change' : 'web-possible-change', { change, worlds, of: likely?.worlds ?? 0 });
}

/** The points that an action would bring or cost, by seat. */
export function previewGains(preview: PreviewAnswer, picture: Picture, words: Words): ScoreGain[] {
  return preview.scores.flatMap((certain, index): ScoreGain[] => {
    const guess = certain === null ? (preview.likely?.scores[index] ?? null) : null;
    const [before, after] = [picture.scores[index], certain ?? guess?.score];
    const hidden = before === null || before === undefined;
    const points = hidden ? preview.changes[index] : after === undefined ? 0 : after - before;
    if (!points) return [];
    const seat = `p${index + 1}`;
    const said = words.say('web-gain', { who: seat, gain: signed(points), points: Math.abs(points) });
    return [
      guess
        ? {
            seat,
            points,
            worlds: { count: guess.worlds, of: preview.likely?.worlds ?? 0 },
            said: counted(preview, said, guess.worlds, words),
          }
        : { seat, points, worlds: null, said },
    ];
  });
}

/** That an action brings no points now, where its game has words for it: points are what this family of actions is about. */
function withoutPoints(
  preview: PreviewAnswer,
  family: string,
  gains: readonly ScoreGain[],
  words: Words,
  game: string,
): string[] {
  const key = `${game}-no-points-${family}`;
  return !gains.length && preview.likely === null && !Object.keys(preview.later).length && words.knows(key)
    ? [words.say(key)]
    : [];
}

/** One's own points by source: those that count now, if there are several, and those that count later. */
function gainBySource({ sources, later }: PreviewAnswer, words: Words): string[] {
  const told = (points: Record<string, number>): string =>
    Object.entries(points)
      .map(([source, gain]) => words.say('review-source', { source: writtenSource(words, source), points: signed(gain) }))
      .join(', ');
  const [now, then] = [told(sources), told(later)];
  return [...(now ? [now] : []), ...(then ? [words.say('web-later', { sources: then })] : [])];
}

/** Whether an event tells points that a score shows: it names the seat and its points. */
function tellsGain({ args }: FrameEvent, gains: readonly ScoreGain[]): boolean {
  return typeof args['points'] === 'number' && Object.values(args).some((word) => gains.some(({ seat }) => seat === word));
}

/** The lines of a preview, the points first. */
export function previewLines(
  preview: PreviewAnswer,
  picture: Picture,
  viewer: string | null,
  words: Words,
  naming: Naming,
  family = '',
): PreviewLine[] {
  const { likely } = preview;
  const gains = previewGains(preview, picture, words);
  // The first event is the action itself, which the prompt already shows.
  const happens = ({ events }: SharedResults): PreviewLine[] =>
    events.filter((event) => !event.text).map((event) => ({ text: words.event(event), onBoard: tellsGain(event, gains) }));
  const changes = ({ scene }: SharedResults): PreviewLine[] =>
    scene && viewer
      ? previewChanges(
          picture.scene,
          scene,
          viewer,
          naming,
          gains.some(({ seat }) => seat === viewer),
        ).map(({ name, before, after }) => ({
          text: words.say('web-change', { name, before, after }),
          onBoard: true,
        }))
      : [];
  const inAll = likely
    ? [...happens(likely), ...changes(likely)].map(({ text, onBoard }) => ({
        text: counted(preview, text, likely.worlds, words),
        onBoard,
      }))
    : [];
  const points = [...gainBySource(preview, words), ...withoutPoints(preview, family, gains, words, naming.game)].map(
    (text) => ({
      text,
      onBoard: false,
    }),
  );
  return [
    ...gains.map(({ said }) => ({ text: said, onBoard: true })),
    ...points,
    ...happens(preview),
    ...changes(preview),
    ...inAll,
  ];
}

import { expect, test } from 'vitest';
import type { FrameEvent, LikelyResults, Picture, PreviewAnswer, Scene } from '../../src/generated/protocol';
import { Naming } from '../../src/pick/naming';
import { previewGains, previewLines } from '../../src/table/prompt/previewLines';
import { Words } from '../../src/words/words';

const TEXT = `web-gain = { $who } { $gain }
web-tried-change = { $change } (in { $worlds } of { $of } tried)
web-possible-change = { $change } (in { $worlds } of { $of } possible)
web-change = { $name }: { $before } to { $after }
review-source = { $source } { $points }
web-later = later: { $sources }
g-wall = wall
g-glyphs-source = glyphs
g-no-points-build = brings nothing
g-event-rain = rain
`;
const words = Words.of('en', [TEXT]).withContext({ names: { p1: 'Ann', p2: 'Bea' }, game: 'g', settings: {} });
const scene: Scene = { areas: [], pieces: [] };
const naming = new Naming('g', scene, words, null);
const picture: Picture = { scene, question: null, scores: [1, 5], winners: [] };
const rain: FrameEvent = { at: 0, kind: 'rain', who: 'p1', rule: '', args: {}, text: '' };
const likely: LikelyResults = {
  worlds: 10,
  tried: true,
  events: [rain],
  scores: [null, { score: 3, worlds: 7 }],
  scene: null,
};

const NOTHING: PreviewAnswer = {
  is: 'preview',
  id: '',
  action: 1,
  events: [],
  scores: [null, null],
  scene: null,
  likely: null,
  final: false,
  gives_up: [],
  changes: [],
  sources: {},
  by_agreement: false,
  later: {},
};

function lines(preview: Partial<PreviewAnswer>): string[] {
  return previewLines({ ...NOTHING, ...preview }, picture, 'p1', words, naming).map(({ text }) => text);
}

test('certain results are said without a number', () => {
  expect(lines({ scores: [4, 5], events: [{ ...rain, text: 'the action itself' }, rain] })).toEqual(['Ann +3', 'rain']);
});

test('results of a sample are counted', () => {
  expect(lines({ likely })).toEqual(['Bea −2 (in 7 of 10 tried)', 'rain (in 10 of 10 tried)']);
});

test('results of all possible worlds are counted among them, beside what is certain', () => {
  const possible = { ...likely, tried: false, worlds: 8, events: [] };
  expect(lines({ scores: [4, null], events: [rain], likely: possible })).toEqual([
    'Ann +3',
    'Bea −2 (in 7 of 8 possible)',
    'rain',
  ]);
});

test('what the board and the scores show is not repeated beside the confirm button', () => {
  const scored: FrameEvent = { ...rain, args: { seat: 'p1', points: 3 } };
  const all = previewLines({ ...NOTHING, scores: [4, 5], events: [scored, rain] }, picture, 'p1', words, naming);
  expect(all).toEqual([
    { text: 'Ann +3', onBoard: true },
    { text: 'rain', onBoard: true },
    { text: 'rain', onBoard: false },
  ]);
});

test('points beside a score are certain, or come with the number of worlds', () => {
  expect(previewGains({ ...NOTHING, scores: [4, null], likely }, picture, words)).toEqual([
    { seat: 'p1', points: 3, worlds: null, said: 'Ann +3' },
    { seat: 'p2', points: -2, worlds: { count: 7, of: 10 }, said: 'Bea −2 (in 7 of 10 tried)' },
  ]);
});

test('a change of points that everybody sees is told where the points are hidden', () => {
  const hidden: Picture = { ...picture, scores: [1, null] };
  expect(previewGains({ ...NOTHING, scores: [1, null], changes: [0, -4] }, hidden, words)).toEqual([
    { seat: 'p2', points: -4, worlds: null, said: 'Bea −4' },
  ]);
});

test('points are told once, though the area of the player notes them too', () => {
  const noted = (note: string): Scene => ({
    areas: [{ id: 'p1', title: '', width: 1, height: 1, places: [], owner: 'p1', note, active: false, rank: 0 }],
    pieces: [],
  });
  const shown = { ...picture, scene: noted('1') };
  const all = previewLines({ ...NOTHING, scores: [4, 5], scene: noted('4') }, shown, 'p1', words, naming);
  expect(all.map(({ text }) => text)).toEqual(['Ann +3']);
});

test('signs and brackets that the terminal draws around a number are left out', () => {
  const place = {
    id: 'tomb',
    label: '',
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    owner: 'p1',
    note: '◘0',
    frame: false,
    spoken: false,
  };
  const drawn = (note: string): Scene => ({
    areas: [
      {
        id: 'p1',
        title: '',
        width: 1,
        height: 1,
        places: [{ ...place, note }],
        owner: 'p1',
        note: '',
        active: false,
        rank: 0,
      },
    ],
    pieces: [],
  });
  const [own, later] = [drawn('◘0'), drawn('(◘1)')];
  const shown = previewLines(
    { ...NOTHING, scene: later },
    { ...picture, scene: own },
    'p1',
    words,
    new Naming('g', own, words, null),
  );
  expect(shown.map(({ text }) => text.replace(/^.*: /, ''))).toEqual(['0 to 1']);
});

test('points from several sources are told apart', () => {
  const sources = { 'g-wall': 4, 'g-glyphs': 2 };
  expect(lines({ scores: [7, 5], sources })).toEqual(['Ann +6', 'wall +4, glyphs +2']);
});

test('an action that is about points says that it brings none; another says nothing', () => {
  const told = (family: string, preview: Partial<PreviewAnswer>): string[] =>
    previewLines({ ...NOTHING, ...preview }, picture, 'p1', words, naming, family).map(({ text }) => text);
  expect(told('build', { scores: [1, 5] })).toEqual(['brings nothing']);
  expect(told('walk', { scores: [1, 5] })).toEqual([]);
  expect(told('build', { scores: [2, 5] })).toEqual(['Ann +1']);
  expect(told('build', { likely: { ...likely, events: [], scores: [null, null] } })).toEqual([]);
});

test('points that come later are told by source, and then it is not said that a move brings none', () => {
  expect(lines({ later: { 'g-wall': 2, 'g-glyphs': 4 } })).toEqual(['later: wall +2, glyphs +4']);
  const told = previewLines({ ...NOTHING, later: { 'g-wall': 2 } }, picture, 'p1', words, naming, 'build');
  expect(told.map(({ text }) => text)).toEqual(['later: wall +2']);
});

// Nothing reachable is missing from the drawings: tested on whole games of every title and number of players.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { Naming } from '../../src/pick/naming';
import type { Picture } from '../../src/generated/protocol';
import type { Art } from '../../src/stage/art';
import { loadArt } from '../../src/stage/loadArt';
import { plainArt } from '../../src/stage/plainArt';
import type { TouchHandler } from '../../src/stage/touchable';
import Stage from '../../src/stage/Stage.svelte';
import { drawingContext, playerNames } from '../../src/table/drawingContext';
import { GAMES, words, type Game } from '../savedGames';

const NO_TOUCH: TouchHandler = {
  state: () => 'inert',
  touch: () => undefined,
  describe: (id) => id,
  areaName: (area) => area.id,
};
const sitters = (players: number) =>
  Array.from({ length: players }, (_, index) => ({
    seat: `p${index + 1}`,
    name: `Player ${index + 1}`,
    colour: 'lapis',
    symbol: 'ankh',
  }));

/** The number of drawn elements by id; equal pieces share an id. */
function drawn(art: Art, found: Game, picture: Picture, viewer: string | null, wide: boolean): Map<string, number> {
  const seats = sitters(found.players);
  const here = words.withContext({ names: playerNames(seats, words), game: found.game, settings: found.options });
  const { body } = render(Stage, {
    props: { art, context: drawingContext(picture.scene, seats, here, viewer, wide), touchHandler: NO_TOUCH },
  });
  const counts = new Map<string, number>();
  for (const [, id = ''] of body.matchAll(/data-id="([^"]*)"/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Ids and messages that a picture needs but that are neither drawn nor named. */
function missing(art: Art, found: Game, picture: Picture, viewer: string | null, wide: boolean): string[] {
  const { areas, pieces } = picture.scene;
  const counts = drawn(art, found, picture, viewer, wide);
  const wanted = new Map<string, number>();
  for (const { id } of [...areas.flatMap((area) => area.places), ...pieces]) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  const here = words.withContext({
    names: playerNames(sitters(found.players), words),
    game: found.game,
    settings: found.options,
  });
  const naming = new Naming(found.game, picture.scene, here, viewer);
  const question = picture.question;
  const keys = question
    ? [`${found.game}-ask-${question.step}`, ...question.choices.map((choice) => `${found.game}-do-${choice.family}`)]
    : [];
  const touched = question ? question.choices.flatMap((choice) => choice.path) : [];
  return [
    ...[...wanted].filter(([id, times]) => counts.get(id) !== times).map(([id]) => `${id} is not drawn`),
    ...keys.filter((key) => !words.knows(key)),
    ...touched.filter((id) => !naming.isDrawn(id) && !naming.hasName(id)).map((id) => `${id} has no name`),
  ];
}

describe('every place and piece is drawn, and whatever can be touched is drawn or has a name', () => {
  test.each(GAMES)('%s', { timeout: 120_000 }, async (_, load) => {
    const found = await load();
    const art = await loadArt(found.game);
    const end = found.end.map((picture, index) => ({ viewer: index === 0 ? null : `p${index}`, picture }));
    // Wide and narrow in turn; the end in both.
    const pictures = [
      ...found.shown.map((one, index) => ({ ...one, wide: index % 2 === 0 })),
      ...end.flatMap((one) => [true, false].map((wide) => ({ ...one, wide }))),
    ];
    for (const { viewer, picture, wide } of pictures) expect(missing(art, found, picture, viewer, wide)).toEqual([]);
  });
});

test('a game without drawings gets the plain stage and the plain cover', async () => {
  expect(await loadArt('a_game_without_drawings')).toBe(plainArt);
  expect(render(plainArt.cover).body).toContain('<path');
  const found = await (GAMES[0] as (typeof GAMES)[number])[1]();
  for (const { viewer, picture } of found.shown.slice(0, 3)) {
    expect(missing(plainArt, found, picture, viewer, true)).toEqual([]);
    expect(missing(plainArt, found, picture, viewer, false)).toEqual([]);
  }
});

test('missing drawings and messages are found', async () => {
  const found = await (GAMES[0] as (typeof GAMES)[number])[1]();
  const art = await loadArt(found.game);
  const { viewer, picture } = found.shown[0] as Game['shown'][number];
  const question = {
    ...picture.question,
    choices: [{ action: 0, text: '', path: ['nowhere.x'], family: 'nothing', args: {} }],
  } as Picture['question'];
  const lost = {
    ...picture,
    question,
    scene: {
      ...picture.scene,
      pieces: [
        ...picture.scene.pieces,
        { id: 'ghost', place: 'nowhere', kind: 'x', word: 'x', glyph: '', tone: '', owner: '', count: 1, parts: [] },
      ],
    },
  };
  expect(missing(art, found, lost, viewer, true)).toEqual([
    'ghost is not drawn',
    `${found.game}-do-nothing`,
    'nowhere.x has no name',
  ]);
});

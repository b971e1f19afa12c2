// What a considered move changes can be read: labels stand above each other, and nothing is written under a ghost.

import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Piece, Scene } from '../../src/generated/protocol';
import { loadArt } from '../../src/stage/loadArt';
import { previewScene } from '../../src/stage/previewScene';
import Stage from '../../src/stage/Stage.svelte';
import type { TouchHandler } from '../../src/stage/touchable';
import { casesOf, testContext, type Saved } from '../drawings';

const TOUCH: TouchHandler = {
  state: () => 'inert',
  touch: () => undefined,
  describe: (id) => id,
  areaName: (area) => area.id,
};

/** The markup of a wide stage with the change from one scene to another. */
async function drawn(game: string, before: Scene, after: Scene): Promise<string> {
  const props = {
    art: await loadArt(game),
    context: testContext(before, 'p1', true),
    touchHandler: TOUCH,
    preview: previewScene(before, after, [], false),
  };
  return render(Stage, { props }).body;
}

const isWorker = ({ kind, place }: Piece): boolean => kind === 'worker' && place === 'farm';

test('the changed numbers of workers in one camp do not cover each other', async () => {
  const saved = import.meta.glob<Saved>('../../showcase/scenes/great_pyramid-*.json', { eager: true, import: 'default' });
  const scene = casesOf(saved).find((one) => one.scene.pieces.filter(isWorker).length > 1)?.scene;
  if (!scene) throw new Error('two players have workers on the farms in some scene');
  const more = scene.pieces.map((piece) => (isWorker(piece) ? { ...piece, count: piece.count + 1 } : piece));
  const body = await drawn('great_pyramid', scene, { ...scene, pieces: more });
  const heights = [...body.matchAll(/class="change[^"]*" transform="translate\([^ ]+ ([^)]+)\)"/g)].map(([, y]) =>
    Number(y),
  );
  expect(heights).toHaveLength(scene.pieces.filter(isWorker).length);
  const sorted = heights.toSorted((one, other) => one - other);
  sorted.slice(1).forEach((height, index) => expect(height - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(20));
});

test('a card space has its word only while nothing lies there, not under the ghost of a ship', async () => {
  const saved = import.meta.glob<Saved>('../../showcase/scenes/egizia-*.json', { eager: true, import: 'default' });
  const isCard = ({ place, kind }: Piece): boolean => /^space\.c\d+$/.test(place) && kind === 'card';
  const scene = casesOf(saved).find((one) => one.scene.pieces.some(isCard))?.scene;
  if (!scene) throw new Error('there is a card on the Nile in some scene');
  const card = scene.pieces.find(isCard);
  const ship: Piece = { ...scene.pieces.find(({ word }) => word === 'ship')!, id: 'ghost', place: card?.place ?? '' };
  const after = { ...scene, pieces: [...scene.pieces.filter((piece) => piece !== card), ship] };
  const spaces = scene.areas.flatMap(({ places }) => places).filter(({ id }) => /^space\.c\d+$/.test(id));
  const empty = spaces.filter(({ id }) => !scene.pieces.some(({ place }) => place === id));
  const body = await drawn('egizia', scene, after);
  expect(body.split('>egizia-bed<').length - 1).toBe(empty.length);
});

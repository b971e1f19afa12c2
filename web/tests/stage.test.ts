// The proof that nothing reachable is missing from the drawings: whole games of every title and number of players.

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { Naming } from '../src/pick/naming';
import type { Picture } from '../src/protocol';
import type { Art } from '../src/stage/art';
import { artOf } from '../src/stage/gallery';
import type { Hand } from '../src/stage/hand';
import Stage from '../src/stage/Stage.svelte';
import { lookOf, namesOf } from '../src/table/look';
import { GAMES, words, type Game } from './frames';

const HAND: Hand = { state: () => 'dark', touch: () => undefined, describe: (id) => id, areaName: (area) => area.id };
const sitters = (players: number) => Array.from({ length: players }, (_, index) => ({ seat: `p${index + 1}`, name: `Player ${index + 1}`, colour: 'lapis', symbol: 'ankh' }));

/** The ids of everything drawn; equal pieces share an id, so they are counted. */
function drawn(art: Art, found: Game, picture: Picture, viewer: string | null, wide: boolean): Map<string, number> {
  const seats = sitters(found.players);
  const here = words.at({ names: namesOf(seats, words), game: found.game, settings: found.options });
  const { body } = render(Stage, { props: { art, look: lookOf(picture.scene, seats, here, viewer, wide), hand: HAND } });
  const counts = new Map<string, number>();
  for (const [, id = ''] of body.matchAll(/data-id="([^"]*)"/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

describe('every place and piece is drawn, and whatever can be touched is drawn or has a name', () => {
  test.each(GAMES)('%s', { timeout: 120_000 }, async (_, load) => {
    const found = await load();
    const art = await artOf(found.game);
    const end = found.end.map((picture, index) => ({ viewer: index === 0 ? null : `p${index}`, picture }));
    const here = words.at({ names: namesOf(sitters(found.players), words), game: found.game, settings: found.options });
    for (const { viewer, picture } of [...found.shown, ...end]) {
      const naming = new Naming(found.game, picture.scene, here, viewer);
      for (const wide of [true, false]) {
        const counts = drawn(art, found, picture, viewer, wide);
        const wanted = new Map<string, number>();
        for (const { id } of [...picture.scene.areas.flatMap((area) => area.places), ...picture.scene.pieces]) wanted.set(id, (wanted.get(id) ?? 0) + 1);
        for (const [id, times] of wanted) expect(counts.get(id), `${id} is drawn`).toBe(times);
      }
      for (const choice of picture.question?.choices ?? []) {
        expect(words.knows(`${found.game}-do-${choice.family}`), `${choice.text} has a sentence`).toBe(true);
        for (const id of choice.path) expect(naming.drawn(id) || naming.named(id), `${id} is drawn or has a name`).toBe(true);
      }
      if (picture.question) expect(words.knows(`${found.game}-ask-${picture.question.step}`), picture.question.step).toBe(true);
    }
  });
});

// A stage is drawn as large as can be seen at once, and never too small to be read.

import { describe, expect, test } from 'vitest';
import { fitted, heightAt } from '../../src/stage/stageWidth';
import { artOf } from '../../src/stage/loadArt';
import { lookAt, type Saved } from '../drawings';

const SCENES = import.meta.glob<Saved & { game: string }>('../../showcase/scenes/*.json', {
  eager: true,
  import: 'default',
});

describe.each(Object.entries(SCENES))('%s', (_, { game, viewer, picture: { scene } }) => {
  const look = lookAt(scene, viewer, true);

  test('a wider stage is higher', async () => {
    const art = await artOf(game);
    expect(heightAt(1200, art, look)).toBeGreaterThan(heightAt(900, art, look));
  });

  test('a stage that fits leaves no more than a step unused', async () => {
    const art = await artOf(game);
    const height = heightAt(1234, art, look);
    expect(fitted(art, look, height, 1000, 2000)).toBeGreaterThanOrEqual(1232);
    expect(heightAt(fitted(art, look, height, 1000, 2000), art, look)).toBeLessThanOrEqual(height);
  });

  test('it is as wide as there is room, and as wide as it must be', async () => {
    const art = await artOf(game);
    expect(fitted(art, look, Infinity, 1000, 1100)).toBe(1100);
    expect(fitted(art, look, 10, 1000, 1100)).toBe(1000);
    expect(fitted(art, look, 10, 1000, 900)).toBe(900);
  });
});

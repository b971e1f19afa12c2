// The stage is as wide as fits without scrolling, and never too narrow to read.

import { describe, expect, test } from 'vitest';
import { fitStageWidth, stageHeight } from '../../src/stage/stageWidth';
import { loadArt } from '../../src/stage/loadArt';
import { testContext, type Saved } from '../drawings';

const SCENES = import.meta.glob<Saved & { game: string }>('../../showcase/scenes/*.json', {
  eager: true,
  import: 'default',
});

describe.each(Object.entries(SCENES))('%s', (_, { game, viewer, picture: { scene } }) => {
  const context = testContext(scene, viewer, true);

  test('a wider stage is higher', async () => {
    const art = await loadArt(game);
    expect(stageHeight(1200, art, context)).toBeGreaterThan(stageHeight(900, art, context));
  });

  test('a stage that fits leaves no more than a step unused', async () => {
    const art = await loadArt(game);
    const height = stageHeight(1234, art, context);
    expect(fitStageWidth(art, context, height, 1000, 2000)).toBeGreaterThanOrEqual(1232);
    expect(stageHeight(fitStageWidth(art, context, height, 1000, 2000), art, context)).toBeLessThanOrEqual(height);
  });

  test('it is as wide as there is room, and as wide as it must be', async () => {
    const art = await loadArt(game);
    expect(fitStageWidth(art, context, Infinity, 1000, 1100)).toBe(1100);
    expect(fitStageWidth(art, context, 10, 1000, 1100)).toBe(1000);
    expect(fitStageWidth(art, context, 10, 1000, 900)).toBe(900);
  });
});

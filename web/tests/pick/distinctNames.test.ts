// Things that can be touched at the same time have different names: whoever hears the table can tell them apart.

import { expect, test } from 'vitest';
import type { Choice, Picture } from '../../src/generated/protocol';
import { Naming } from '../../src/pick/naming';
import { applyTouch, completeChoices, nextTouches, startSelection, type Selection } from '../../src/pick/selection';
import { ALL_WORDS, GAMES, wordsAt } from '../savedGames';

/** The names that are given to more than one thing. */
function shared(named: readonly { id: string; name: string }[]): string[] {
  const things = Map.groupBy(named, ({ name }) => name);
  return [...things].filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1).map(([name]) => name);
}

/** The area in which a piece or a place is drawn; a button of the prompt is in none. */
function areaOf({ scene }: Picture, id: string): string {
  const place = scene.pieces.find((piece) => piece.id === id)?.place ?? id;
  return scene.areas.find(({ places }) => places.some((one) => one.id === place))?.id ?? '';
}

/** The names that several things share among what can be touched next, and after each of these touches. */
function sharedNames(picture: Picture, naming: Naming, selection: Selection): string[] {
  const next = [...nextTouches(selection).keys()];
  const touched = next.map((id) => ({ id, name: `${areaOf(picture, id)}: ${naming.describe(id)}` }));
  const later = next.flatMap((id) => {
    const narrowed = applyTouch(selection, id);
    return narrowed ? sharedNames(picture, naming, narrowed) : [];
  });
  return [...shared(touched), ...shared(completeChoices(selection).map((one) => sentence(naming, one))), ...later];
}

const sentence = (naming: Naming, choice: Choice): { id: string; name: string } => ({
  id: String(choice.action),
  name: naming.action(choice),
});

test.each(GAMES)('%s: different choices have different names', { timeout: 60_000 }, async (_, load) => {
  const saved = await load();
  const found = new Set<string>();
  let asked = 0;
  for (const [language, words] of ALL_WORDS)
    for (const { viewer, picture } of saved.shown) {
      const choices = picture.question?.choices ?? [];
      const naming = new Naming(saved.game, picture.scene, wordsAt(saved, words), viewer);
      asked += choices.length;
      const names = choices.map((one) => sentence(naming, one));
      for (const name of [...shared(names), ...sharedNames(picture, naming, startSelection(choices))])
        found.add(`${language}: ${name}`);
    }
  expect([...found]).toEqual([]);
  expect(asked).toBeGreaterThan(40);
});

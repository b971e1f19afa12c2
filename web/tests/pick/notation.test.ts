// What people read and hear of a table is never in the notation of programs: places by numbers, ids, keys of messages.

import { expect, test } from 'vitest';
import type { Picture } from '../../src/generated/protocol';
import { Naming } from '../../src/pick/naming';
import type { Words } from '../../src/words/words';
import { ALL_WORDS, GAMES, wordsAt } from '../savedGames';

/** Places of pyramids such as 0.-1, numbered card spaces, and arguments that a message lacks. */
const NOTATION =
  /(?<![\w.-])-?\d\.-?\d(?![\w.])|\bc\d{1,2}\b|(card space|Kartenfeld|emplacement|kaartplek) \d|\bp\d\.|\{|\$|undefined/;
/** A pile that is called empty because its tiles are not drawn. */
const EMPTY_PILE = /^(Pile|Pioche|Stapel)\s?: ?(empty|leer|leeg|vide)/i;
/** Ids, words of the notation and keys that have a dot or a hyphen, which no sentence has; short ones are drawn on cards. */
const INTERNAL = /^[a-z0-9]{3,}([.-][a-z0-9-]+)+$/;

/** All names, descriptions, explanations, choices and the prompt of a position, as the table shows and reads them.
 *
 * Actions that were `said` before are left out.
 */
function texts(game: string, picture: Picture, naming: Naming, words: Words, said: Set<number>): string[] {
  const { scene, question } = picture;
  const things = [...scene.pieces.map(({ id }) => id), ...scene.areas.flatMap(({ places }) => places.map(({ id }) => id))];
  const choices = (question?.choices ?? []).filter(({ action }) => !said.has(action));
  for (const { action } of choices) said.add(action);
  const step = question?.step ?? '';
  return [
    ...things.flatMap((id) => [naming.describe(id), naming.explain(id).said]),
    ...scene.areas.flatMap((area) => [naming.area(area), naming.describeArea(area.id), naming.explain(area.id).said]),
    ...scene.areas.flatMap(({ places }) => places.map((place) => naming.contents(place))),
    ...choices.flatMap((choice) => [naming.action(choice), ...choice.path.map((id) => naming.touch(id))]),
    words.say(`${game}-ask-${step}`),
    words.say(`${game}-about-${step}`, question?.args),
  ];
}

/** The ids and words of a position that only programs use. */
function internalWords({ scene, question }: Picture): Set<string> {
  const ids = [
    ...scene.pieces.flatMap(({ id, word }) => [id, word]),
    ...(question?.choices ?? []).flatMap(({ path }) => path),
  ];
  const places = scene.areas.flatMap((area) => area.places.flatMap(({ id, label }) => [id, label]));
  return new Set([...ids, ...places].filter((word) => INTERNAL.test(word)));
}

test.each(GAMES)('%s: no text of the table is in notation', { timeout: 60_000 }, async (_, load) => {
  const saved = await load();
  const found = new Set<string>();
  const read = new Set<string>();
  for (const [number, [, language]] of ALL_WORDS.entries()) {
    const words = wordsAt(saved, language);
    const said = new Set<number>();
    // Each position is read in one language: a game has far more positions than kinds of text.
    for (const { viewer, picture } of saved.shown.filter((_, index) => index % ALL_WORDS.length === number)) {
      const naming = new Naming(saved.game, picture.scene, words, viewer);
      const internal = internalWords(picture);
      for (const text of new Set(texts(saved.game, picture, naming, words, said))) {
        read.add(text);
        const parts = text.split(/[\s,;:()«»"]+/);
        if (NOTATION.test(text) || EMPTY_PILE.test(text) || parts.some((word) => internal.has(word))) found.add(text);
      }
    }
  }
  expect([...found]).toEqual([]);
  expect(read.size).toBeGreaterThan(200);
});

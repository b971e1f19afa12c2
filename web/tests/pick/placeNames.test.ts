import { expect, test } from 'vitest';
import type { Place } from '../../src/generated/protocol';
import { Naming } from '../../src/pick/naming';
import { words } from '../savedGames';

test('a place whose label on the board is shortened has its full name in words', () => {
  const place: Place = {
    id: 'temple',
    label: 'great_pyramid-plate-temple',
    x: 0,
    y: 0,
    width: 8,
    height: 1,
    owner: '',
    note: '',
    frame: false,
    spoken: false,
  };
  const here = words.withContext({ names: {}, game: 'great_pyramid', settings: {} });
  const naming = new Naming('great_pyramid', { areas: [], pieces: [] }, here, null);
  expect(here.say(place.label)).toBe('Temple');
  expect(naming.place(place)).toBe('Temple of Ra');
});

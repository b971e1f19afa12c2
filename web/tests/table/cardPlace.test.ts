import { expect, test } from 'vitest';
import { cardPlace, type Rect } from '../../src/table/prompt/cardPlace';

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const ROOM = box(0, 100, 1000, 700);
const CARD = { width: 300, height: 80 };

test('the card stands on the right of what was touched', () => {
  expect(cardPlace(box(200, 300, 50, 80), CARD, ROOM, [])).toEqual({ left: 260, top: 300 });
});

test('at the right edge it stands below, at the bottom edge on the left', () => {
  expect(cardPlace(box(900, 300, 80, 80), CARD, ROOM, [])).toEqual({ left: 700, top: 390 });
  expect(cardPlace(box(920, 730, 70, 70), CARD, ROOM, [])).toEqual({ left: 610, top: 720 });
});

test('it covers nothing that the move changes', () => {
  expect(cardPlace(box(200, 300, 50, 80), CARD, ROOM, [box(260, 300, 100, 80)])).toEqual({ left: 75, top: 390 });
});

test('it stays in the window when what was touched is out of sight', () => {
  expect(cardPlace(box(200, -400, 50, 80), CARD, ROOM, [])).toEqual({ left: 260, top: 100 });
});

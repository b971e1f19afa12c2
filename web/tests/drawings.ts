// Helpers for tests of drawings: saved scenes, a plain drawing context, and the boxes of pieces.

import { expect } from 'vitest';
import type { Piece, Question, Scene } from '../src/generated/protocol';
import { layOutPieces, type Box } from '../src/stage/pieceLayout';
import type { Art, Board, StageLayout, DrawingContext } from '../src/stage/art';
import { areaShares } from '../src/stage/stageLayout';

/** A scene of a game, as tools/showcase_scenes.py saves it. */
export interface Saved {
  viewer: string | null;
  words: string;
  picture: { scene: Scene; question: Question | null };
}

/** Width of an area on a phone of 390 px, in px. */
export const PHONE = 340;
/** Smallest size of a touch target, in px. */
export const FINGER = 44;
/** Tolerance for sums of rounded fractions. */
export const EDGE = 0.01;

export function testContext(scene: Scene, viewer: string | null, wide: boolean): DrawingContext {
  return {
    scene,
    viewer,
    wide,
    boardOrder: 'own',
    say: (key) => key,
    name: (seat) => seat,
    symbol: (seat) => seat.slice(1),
    colour: () => '#333',
    textColour: () => '#fff',
  };
}

/** Every scene, wide and on a phone, for its viewer and for a spectator. */
export function casesOf(
  scenes: Record<string, Saved>,
): { path: string; scene: Scene; wide: boolean; viewer: string | null }[] {
  return Object.entries(scenes).flatMap(
    ([
      path,
      {
        viewer,
        picture: { scene },
      },
    ]) => [true, false].flatMap((wide) => [viewer, null].map((eyes) => ({ path, scene, wide, viewer: eyes }))),
  );
}

/** The pieces at a place, each with its box. */
export function piecesWithBoxes(
  art: Art,
  board: Board,
  context: DrawingContext,
  place: string,
): { piece: Piece; box: Box }[] {
  const spot = board.spots[place]!;
  const pieces = context.scene.pieces.filter((piece) => piece.place === place);
  const boxes = layOutPieces(
    spot,
    pieces.map((piece) => spot.size ?? art.size(piece)),
  );
  return pieces.map((piece, n) => ({ piece, box: boxes[n]! }));
}

export function expectWithin(box: Box, board: Board, what: string): void {
  expect(Math.min(box.x, box.y), what).toBeGreaterThanOrEqual(-EDGE);
  expect(box.x + box.width, what).toBeLessThanOrEqual(board.width + EDGE);
  expect(box.y + box.height, what).toBeLessThanOrEqual(board.height + EDGE);
}

/** Asserts that every place has a spot, and that spots and pieces are within their boards. */
export function expectAllDrawn(art: Art, context: DrawingContext): void {
  for (const area of context.scene.areas) {
    const board = art.board(area, context);
    for (const { id } of area.places) {
      expect(board.spots[id], id).toBeDefined();
      expectWithin(board.spots[id]!, board, id);
      for (const { piece, box } of piecesWithBoxes(art, board, context, id)) expectWithin(box, board, piece.id);
    }
  }
}

export function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const along = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.min(across, along) > EDGE;
}

/** The areas that a layout names, in order. */
export function namedIn({ board, own, side }: StageLayout): string[] {
  return [...board, ...own, ...side].flatMap((line) => areaShares(line).map(({ id }) => id));
}

// The interface between the stage and the drawings of a game, which know positions and appearance but no rules.

import type { Component } from 'svelte';
import type { Args, Area, Piece, Scene } from '../generated/protocol';
import type { BoardOrder } from './boardOrder';
import type { Box } from './pieceLayout';

/** How several pieces share a spot.
 *
 * row, column: side by side, overlapping where they do not fit. wrap: in rows, smaller where they do not fit.
 * stack: on top of each other, each a little higher. fill: each as large as the spot.
 */
export type Flow = 'row' | 'column' | 'wrap' | 'stack' | 'fill';

/** The position of a place on its board, in the units of the board. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How pieces are placed; default: row. */
  flow?: Flow;
  /** Boxes for the first piece, the second and so on, for a place with spaces of its own. Overrides `flow`. */
  cells?: readonly Box[];
  /** The size of a piece here; default: `Art.size`. */
  size?: readonly [number, number];
  /** Where label and note are written; none if the backdrop shows them. */
  label?: 'above' | 'below' | 'left' | 'inside' | 'none';
  /** The highlighted outline, as SVG path data in the units of the board; default: the rectangle. */
  outline?: string;
  /** The place that contains this one: it takes the touch if this one is not selectable. */
  within?: string;
  /** Alignment of the pieces; default: middle. */
  align?: 'start' | 'middle' | 'end';
}

/** What drawings need besides the piece: the scene, the viewer, texts in the viewer's language, and players' colours. */
export interface DrawingContext {
  scene: Scene;
  /** The viewer's seat, or null for a spectator. */
  viewer: string | null;
  /** Whether the stage is wide; otherwise all areas are one column, as on a phone. */
  wide: boolean;
  /** The order of the players' boards. */
  boardOrder: BoardOrder;
  /** A message by its key. */
  say: (key: string, args?: Args) => string;
  /** The name of a seat's player. */
  name: (seat: string) => string;
  /** The symbol of a seat's player, one character: a colour is never shown without it. */
  symbol: (seat: string) => string;
  /** The CSS colour of a seat's player, and of text that is readable on it. */
  colour: (seat: string) => string;
  textColour: (seat: string) => string;
}

export interface BackdropProps {
  area: Area;
  board: Board;
  context: DrawingContext;
}

/** The drawing of an area: its size, the spots of its places, and a backdrop. */
export interface Board {
  width: number;
  height: number;
  spots: Record<string, Spot>;
  backdrop?: Component<BackdropProps>;
  /** The address of a picture of the whole board, in place of a backdrop. */
  picture?: string;
}

/** A piece is drawn from 0, 0 to width, height; the stage moves it to its place and adds its count. */
export interface PieceProps {
  piece: Piece;
  width: number;
  height: number;
  context: DrawingContext;
}

/** Areas side by side; an area may come with its share of the width (default 1). */
export type AreaRow = (string | readonly [string, number])[];

/** Where areas are: board and own area in the centre, the others beside it (below it on a phone). */
export interface StageLayout {
  board: AreaRow[];
  own: AreaRow[];
  side: AreaRow[];
  /** On a narrow stage, the least width of a row of `side`, in px: as many as fit lie side by side. Default: one column. */
  sideWidth?: number;
}

export interface Art {
  layout: (context: DrawingContext) => StageLayout;
  board: (area: Area, context: DrawingContext) => Board;
  /** The usual size of a piece, in the units of its board. */
  size: (piece: Piece) => readonly [number, number];
  piece: Component<PieceProps>;
  /** The outline of a piece as path data, drawn from 0, 0 to width, height; undefined for a rectangle. */
  outline?: (piece: Piece, width: number, height: number) => string | undefined;
  /** The address of the picture of a piece, which is shown in place of `piece`; none for most drawings. */
  picture?: (piece: Piece) => string | undefined;
  /**
   * A piece on its own, as the rules page shows it: its size in place of `size`, and whether the drawing shows its name in
   * words, so that it needs no caption.
   */
  single?: (piece: Piece) => { size?: readonly [number, number]; named?: boolean };
  /** Gradients and patterns that the drawings of pieces use, for a page without boards. */
  defs?: Component;
  /** The text on a piece besides its name, for screen readers; empty if there is none. */
  about?: (piece: Piece, context: DrawingContext) => string;
  /** The picture for the lobby, 320 x 200. */
  cover: Component;
  /** The address of a picture that is shown in place of `cover`. */
  coverPicture?: string;
}

// What a game's drawings tell the stage. Art knows how things look and where they lie; nothing of the rules.

import type { Component } from 'svelte';
import type { Area, Piece, Scene } from '../protocol';
import type { Box } from './pieceLayout';

/** How several pieces share a spot.
 *
 * row, column: side by side, closer together when they do not fit; wrap: rows, smaller when they do not fit; stack: on top of each
 * other, each a little higher; fill: each as large as the spot.
 */
export type Flow = 'row' | 'column' | 'wrap' | 'stack' | 'fill';

/** Where a place is on its board, in the board's own units. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How its pieces lie; row when not said. */
  flow?: Flow;
  /** For a place with spaces of its own: where its first piece lies, its second, and so on. Goes before `flow`. */
  cells?: readonly Box[];
  /** The size of a piece here; what `Art.size` says when not said. */
  size?: readonly [number, number];
  /** Where the place's label and note are written; none when the backdrop says them. */
  label?: 'above' | 'below' | 'left' | 'inside' | 'none';
  /** The outline that lights up, as SVG path data in the board's units; the rectangle when not said. */
  outline?: string;
  /** The place this one lies in: when this one is not lit, that one may be meant. */
  within?: string;
  /** Where pieces keep to: the start, the middle (when not said) or the end of the spot. */
  align?: 'start' | 'middle' | 'end';
}

/** What a drawing needs to speak: names of things and of players in the viewer's language. */
export interface DrawingContext {
  scene: Scene;
  /** The viewer's seat, or null. */
  viewer: string | null;
  /** Whether there is room for a wide table; else everything is one column on a phone. */
  wide: boolean;
  /** A message by its key. */
  say: (key: string, args?: Record<string, unknown>) => string;
  /** What a seat's player is called. */
  name: (seat: string) => string;
  /** The symbol of a seat's player, one character: colour never stands alone. */
  symbol: (seat: string) => string;
  /** The colour of a seat's player, as a CSS colour; `ink` on it is readable. */
  colour: (seat: string) => string;
  textColour: (seat: string) => string;
}

export interface BackdropProps {
  area: Area;
  board: Board;
  context: DrawingContext;
}

/** An area's drawing: its size, where its places are, and what is drawn behind them. */
export interface Board {
  width: number;
  height: number;
  spots: Record<string, Spot>;
  backdrop?: Component<BackdropProps>;
}

/** A piece is drawn in a box from 0, 0 to width, height; the stage moves it to its place and adds its count. */
export interface PieceProps {
  piece: Piece;
  width: number;
  height: number;
  context: DrawingContext;
}

/** A line of areas side by side; an area may come with the share of the line it takes (1 when not said). */
export type AreaRow = (string | readonly [string, number])[];

/** Where areas lie: the board in the middle, what is the viewer's own under it, all else beside it (below it on a phone). */
export interface StageLayout {
  board: AreaRow[];
  own: AreaRow[];
  side: AreaRow[];
}

export interface Art {
  layout: (context: DrawingContext) => StageLayout;
  board: (area: Area, context: DrawingContext) => Board;
  /** The usual size of a piece, in the units of the board it lies on. */
  size: (piece: Piece) => readonly [number, number];
  piece: Component<PieceProps>;
  /** What is written on a piece besides its name, for those who do not see it; empty where nothing is. */
  about?: (piece: Piece, context: DrawingContext) => string;
  /** A picture for the lobby, drawn in a box of 320 x 200. */
  cover: Component;
}

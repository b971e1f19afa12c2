// Drawings that a game's package brings as files, as the server lists them. Whatever has no file is drawn plainly.

import type { Area, BoardDrawing, GameDrawings, Piece, PieceDrawing } from '../generated/protocol';
import type { Art, Board, DrawingContext } from './art';
import { plainArt, plainBoard } from './plainArt';

/** Height of a row on boards without a drawing, in px: pieces have pictures, so it is higher than on the plain stage. */
const ROW = 40;

/** The names under which an area or a place may be drawn, best first: its own, `own` and `player` in place of the seat. */
function namesOf(id: string, area: Area, viewer: string | null): string[] {
  const { owner } = area;
  if (!owner) return [id];
  const called = (word: string): string =>
    id
      .split('.')
      .map((part) => (part === owner ? word : part))
      .join('.');
  return [id, ...(owner === viewer ? [called('own')] : []), called('player')];
}

function findNamed<Drawn>(drawn: Record<string, Drawn>, names: string[]): Drawn | undefined {
  const name = names.find((one) => Object.hasOwn(drawn, one));
  return name === undefined ? undefined : drawn[name];
}

/** A drawn board. Places without a spot are where the plain stage has them, stretched to the size of the drawing. */
function drawnBoard(drawing: BoardDrawing, area: Area, viewer: string | null): Board {
  const { href, width, height } = drawing;
  const plain = plainBoard(area, ROW);
  const [wider, higher] = [width / plain.width, height / plain.height];
  const spots = Object.fromEntries(
    Object.entries(plain.spots).map(([id, spot]) => [
      id,
      findNamed(drawing.spots, namesOf(id, area, viewer)) ?? {
        ...spot,
        x: spot.x * wider,
        y: spot.y * higher,
        width: spot.width * wider,
        height: spot.height * higher,
      },
    ]),
  );
  return { width, height, spots, picture: href };
}

/** The drawings of a game made from its files; the plain ones if it has none. */
export function packageArt({ cover, pieces, boards }: GameDrawings): Art {
  const pieceDrawing = ({ kind, word }: Piece): PieceDrawing | undefined => findNamed(pieces, [`${kind}-${word}`, kind]);
  const hasPieces = Object.keys(pieces).length > 0;
  if (!cover && !hasPieces && Object.keys(boards).length === 0) return plainArt;
  return {
    ...plainArt,
    board(area: Area, context: DrawingContext): Board {
      const drawing = findNamed(boards, namesOf(area.id, area, context.viewer));
      if (drawing) return drawnBoard(drawing, area, context.viewer);
      return hasPieces ? plainBoard(area, ROW) : plainArt.board(area, context);
    },
    size(piece: Piece) {
      const drawing = pieceDrawing(piece);
      return drawing ? [drawing.width, drawing.height] : plainArt.size(piece);
    },
    picture: (piece: Piece) => pieceDrawing(piece)?.href,
    ...(cover ? { coverPicture: cover } : {}),
  };
}

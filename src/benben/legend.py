"""The legend of a game: its pieces in groups, for a table that explains every one of them.

A game lists its groups (`Game.legend`); the legend of a game that lists none has the pieces that its rulebook shows. The
message ``<game>-legend-<group>`` names a group; a piece is named and explained as at the table.
"""

from __future__ import annotations

from msgspec import Struct

from benben.kernel.errors import BadInput
from benben.kernel.game import Game
from benben.play.scene import Piece
from benben.rulebook import rulebook

IN_RULEBOOK = "pieces"
"""The group of all pieces that a rulebook shows."""


class LegendGroup(Struct):
    """Pieces that belong together; the message ``<game>-legend-<name>`` names them."""

    name: str
    pieces: list[Piece]


def legend(game: Game) -> list[LegendGroup]:
    """The legend of a game."""
    return _listed(game) or _pieces_in_rulebook(game)


def _listed(game: Game) -> list[LegendGroup]:
    """The groups that the game lists."""
    return [LegendGroup(name, [_piece(game, entry) for entry in entries]) for name, entries in game.legend().items()]


def _piece(game: Game, entry: str) -> Piece:
    """The piece of an entry ``kind word``; raise BadInput if the game has none."""
    kind, _, word = entry.partition(" ")
    piece = game.piece(kind, word)
    if piece is None:
        raise BadInput(f"the legend of {game.title}: there is no piece {entry!r}")
    return piece


def _pieces_in_rulebook(game: Game) -> list[LegendGroup]:
    parts = [part for paragraph in rulebook(game).paragraphs for part in paragraph.parts]
    pieces = {(part.kind, part.word): part for part in parts if isinstance(part, Piece)}
    return [LegendGroup(IN_RULEBOOK, list(pieces.values()))] if pieces else []

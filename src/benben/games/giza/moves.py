"""The moves of GIZA. A site is numbered seat x SITES + place on the board. A base is the first action of a family."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.giza.box import BOX, MOST_PLAYERS
from benben.kernel.catalogue import Axis, Catalogue, Family, seat_axis

TILE: Final = Axis("tile", [tile.name for tile in BOX.tiles])
"""The kinds of tiles."""
PLAYER: Final = seat_axis(MOST_PLAYERS)
"""The seats."""
SITE: Final = Axis("site", BOX.sites)
"""The sites of a board."""

PLAY: Final = Family("play", "play {tile} on {player}.{site}", (TILE, PLAYER, SITE), ("hand.{tile}", "{player}.{site}"))
DISCARD: Final = Family("discard", "discard {tile}", (TILE,), ("hand.{tile}", "discard"))
STOP: Final = Family("stop", "stop", (), ("stop",))
REMOVE: Final = Family("remove", "remove scarab {player}.{site}", (PLAYER, SITE), ("{player}.{site}",))
FIRST: Final = Family("first", "first {player}", (PLAYER,))
DRAW: Final = Family("draw", "draw {tile}", (TILE,), (), hidden="tile")

CATALOGUE: Final = Catalogue((PLAY, DISCARD, STOP, REMOVE, FIRST, DRAW))

SITES: Final[i64] = 4
"""The number of sites of a board."""
ALL_SITES: Final[i64] = SITES * MOST_PLAYERS
"""The number of sites of all boards with most players."""
SPHINX_SITE: Final[i64] = SITES - 1
"""The number of the sphinx among the sites of a board."""

PLAY_BASE: Final[i64] = PLAY.base
DISCARD_BASE: Final[i64] = DISCARD.base
STOP_ACTION: Final[i64] = STOP.base
REMOVE_BASE: Final[i64] = REMOVE.base
FIRST_BASE: Final[i64] = FIRST.base
DRAW_BASE: Final[i64] = DRAW.base

"""How positions of GIZA are written in notation, read back and counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from benben.games.giza.box import BOX, DEMOLITION
from benben.games.giza.moves import SITES, TILE
from benben.games.giza.state import HAND_SIZE, KINDS, NOTHING, TILE_COUNTS, Giza, sites, tile_word
from benben.games.giza.steps import FITS_PYRAMID, FITS_SPHINX
from benben.kernel.errors import BadInput
from benben.kernel.position import Bag, Codec, Counts, Number, Position, SeatNumber, add_count
from benben.kernel.reader import Reader, known, listed


class Hands(Codec[Giza]):
    """The tiles of each hand, in notation."""

    def write(self, state: Giza) -> list[list[str]]:
        return [hand_words(state, seat) for seat in range(state.players)]

    def read(self, state: Giza, reader: Reader) -> None:
        for seat, hand in enumerate(reader.items("hands", int(state.players))):
            where = f"{self.where(reader)}[{seat}]"
            tiles = [tile_number(item, where) for item in listed(hand, where)]
            if len(tiles) > HAND_SIZE:
                raise BadInput(f"{where} holds {len(tiles)} tiles; a hand holds at most {HAND_SIZE}")
            for tile in tiles:
                state.add_to_hand(seat, tile)

    def count(self, state: Giza, counts: Counts) -> None:
        for tile in state.hands:
            if tile < KINDS:
                add_count(counts, TILE.words[tile])


class Boards(Codec[Giza]):
    """The stacks of each board, each from the ground up."""

    def write(self, state: Giza) -> list[dict[str, list[str]]]:
        return [board_words(state, seat) for seat in range(state.players)]

    def read(self, state: Giza, reader: Reader) -> None:
        for seat, item in enumerate(reader.items("boards", int(state.players))):
            board = Reader(item, f"{self.where(reader)}[{seat}]")
            board.only(BOX.sites)
            for place, name in sites():
                for tile in board.items(name):
                    self._lay(state, seat * SITES + place, tile, f"{board.where}: {name}")

    def _lay(self, state: Giza, site: i64, item: object, where: str) -> None:
        """Put a tile on a stack, as GZ-4 to GZ-7 allow; a demolition tile never lies on a board (GZ-5.1)."""
        tile = tile_number(item, where)
        fits = FITS_SPHINX[tile] if BOX.sites[site % SITES] == BOX.sphinx else FITS_PYRAMID[tile]
        if not (fits >> state.tops[site]) & 1 or BOX.tiles[tile].kind == DEMOLITION:
            below = "the ground" if state.tops[site] == NOTHING else TILE.words[state.tops[site]]
            raise BadInput(f"{where}: {item} cannot lie on {below}")
        state.lay(site, tile)

    def count(self, state: Giza, counts: Counts) -> None:
        for site in range(state.players * SITES):
            for tile in state.stack(site):
                add_count(counts, TILE.words[tile])


def hand_words(state: Giza, seat: i64) -> list[str]:
    """A hand in notation."""
    return [tile_word(state.hands[i]) for i in range(seat * HAND_SIZE, seat * HAND_SIZE + state.tiles_held(seat))]


def board_words(state: Giza, seat: i64) -> dict[str, list[str]]:
    """A board in notation, each stack from the ground up."""
    return {name: [tile_word(tile) for tile in state.stack(seat * SITES + place)] for place, name in sites()}


def tile_number(item: object, where: str) -> int:
    """A tile from its notation."""
    return TILE.words.index(known(item, TILE.words, where))


def check_pile(state: Giza, reader: Reader) -> None:
    """Refuse a pile that does not hold the number of tiles that ``left`` gives."""
    in_pile = sum(state.pile[kind] for kind in range(KINDS))
    if in_pile != state.pile_size:
        raise BadInput(f"{reader.where}: left is {state.pile_size}, but the pile holds {in_pile} tiles")


POSITION: Final = Position[Giza](
    [
        SeatNumber("first", ("first_player",)),
        Hands("hands"),
        Boards("boards", ("stacks", "heights", "tops")),
        Bag("pile", TILE.words, [int(count) for count in TILE_COUNTS]),
        Number("left", 0, BOX.total(), field="pile_size"),
        Bag("gone", TILE.words, [int(count) for count in TILE_COUNTS]),
    ],
    derived=["rival_sphinx_safe"],
    check=check_pile,
)

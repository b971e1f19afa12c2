"""The position of GIZA: hands, stacks and the pile, as flat vectors of small numbers.

A tile is its number in TILE. `NOTHING` stands for an empty place of a hand and for the bare ground of a site. A veiled
position has `UNSEEN` where a tile is hidden, and its pile holds all tiles that its viewer has not seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from benben.games.giza.box import BOX, SCARAB, TREASURE
from benben.games.giza.moves import SITES, TILE
from benben.kernel.hands import contains, count, put, remove
from benben.kernel.rng import Rng
from benben.kernel.state import State

if TYPE_CHECKING:
    from benben.kernel.game import Game

KINDS: Final[i64] = TILE.size
"""The number of kinds of tiles."""
NOTHING: Final[i64] = KINDS
"""No tile: an empty place of a hand, or the bare ground of a site."""
UNSEEN: Final[i64] = KINDS + 1
"""A hidden tile in a veiled position."""
HAND_SIZE: Final[i64] = BOX.hand
"""The number of tiles of a full hand."""

TILE_POINTS: Final[vec[i64]] = vec[i64]([tile.points for tile in BOX.tiles])
"""The points of each kind of tile."""
TILE_COUNTS: Final[vec[i64]] = vec[i64]([tile.count for tile in BOX.tiles])
"""How many tiles of each kind there are."""
TREASURE_POINTS: Final[vec[i64]] = vec[i64]([tile.points if tile.kind == TREASURE else 0 for tile in BOX.tiles])
"""The points of each kind of tile as treasure: 0 unless it is one."""

_STONES_HIGH = len({tile.number for tile in BOX.tiles})
MOST_HEIGHT: Final[i64] = 2 * _STONES_HIGH + sum(tile.count for tile in BOX.tiles if tile.kind == SCARAB)
"""Tiles of a stack at most: numbers fall from stone to stone, each may hold a treasure, and every scarab may lie on top."""


class Giza(State):
    """Hands, stacks, the pile and the tiles that have left the game."""

    hands: vec[i64]
    """The tiles of each seat, HAND_SIZE places a seat, sorted, empty places last."""
    pile: vec[i64]
    """The face-down tiles: how many of each kind; in a veiled position all that its viewer has not seen."""
    pile_size: i64
    """The number of tiles in the pile, which is public."""
    stacks: vec[u8]
    """The tiles of each site from the ground up, MOST_HEIGHT places a site."""
    heights: vec[i64]
    """The number of tiles on each site."""
    tops: vec[i64]
    """The top tile of each site, or `NOTHING`."""
    gone: vec[i64]
    """The tiles that have left the game, face up: how many of each kind."""
    first_player: i64
    """GZ-2.1 The seat that began."""
    rival_sphinx_safe: bool
    """GZ-5.3 Whether a rival's sphinx is safe from demolition."""

    # --- written by benben.testing.position_code from the fields above; do not edit

    def __init__(
        self,
        game: Game,
        players: i64,
        settings: dict[str, str],
        *,
        hands: vec[i64],
        pile: vec[i64],
        pile_size: i64,
        stacks: vec[u8],
        heights: vec[i64],
        tops: vec[i64],
        gone: vec[i64],
        first_player: i64,
        rival_sphinx_safe: bool,
    ) -> None:
        super().__init__(game, players, settings)
        self.hands = hands
        self.pile = pile
        self.pile_size = pile_size
        self.stacks = stacks
        self.heights = heights
        self.tops = tops
        self.gone = gone
        self.first_player = first_player
        self.rival_sphinx_safe = rival_sphinx_safe

    def clone(self) -> Giza:
        copy = Giza(
            self.game,
            self.players,
            self.settings,
            hands=self.hands[:],
            pile=self.pile[:],
            pile_size=self.pile_size,
            stacks=self.stacks[:],
            heights=self.heights[:],
            tops=self.tops[:],
            gone=self.gone[:],
            first_player=self.first_player,
            rival_sphinx_safe=self.rival_sphinx_safe,
        )
        copy.copy_agenda(self)
        return copy

    def share(self) -> Giza:
        copy = Giza(
            self.game,
            self.players,
            self.settings,
            hands=self.hands,
            pile=self.pile,
            pile_size=self.pile_size,
            stacks=self.stacks,
            heights=self.heights,
            tops=self.tops,
            gone=self.gone,
            first_player=self.first_player,
            rival_sphinx_safe=self.rival_sphinx_safe,
        )
        copy.share_agenda(self)
        return copy

    # --- end of the written code

    # --- hands ------------------------------------------------------------------------------------------------------

    def add_to_hand(self, seat: i64, tile: i64) -> None:
        """Put a tile into a hand, which stays sorted."""
        put(self.hands, seat * HAND_SIZE, HAND_SIZE, tile)

    def remove_from_hand(self, seat: i64, tile: i64) -> None:
        """Take a tile out of a hand."""
        remove(self.hands, seat * HAND_SIZE, HAND_SIZE, tile, NOTHING)

    def tiles_held(self, seat: i64) -> i64:
        """The number of tiles in a hand."""
        return count(self.hands, seat * HAND_SIZE, HAND_SIZE, NOTHING)

    def holds(self, seat: i64, tile: i64) -> bool:
        """Whether a hand holds this tile."""
        return contains(self.hands, seat * HAND_SIZE, HAND_SIZE, tile)

    # --- sites ------------------------------------------------------------------------------------------------------

    def lay(self, site: i64, tile: i64) -> None:
        """Put a tile on top of a site."""
        height = self.heights[site]
        self.stacks[site * MOST_HEIGHT + height] = u8(tile)
        self.heights[site] = height + 1
        self.tops[site] = tile

    def remove_top(self, site: i64) -> i64:
        """GZ-3.3 Take the top tile off a site and out of the game."""
        tile = self.tops[site]
        height = self.heights[site] - 1
        self.heights[site] = height
        self.tops[site] = NOTHING if height == 0 else i64(self.stacks[site * MOST_HEIGHT + height - 1])
        self.gone[tile] += 1
        return tile

    def stack(self, site: i64) -> list[int]:
        """The tiles of a site from the ground up."""
        return [int(self.stacks[site * MOST_HEIGHT + level]) for level in range(self.heights[site])]

    def board(self, seat: i64) -> list[list[int]]:
        """The stacks of a board, site by site."""
        return [self.stack(seat * SITES + place) for place in range(SITES)]

    # --- points -----------------------------------------------------------------------------------------------------

    def sum_on_board(self, seat: i64, values: vec[i64]) -> i64:
        """The sum of ``values``, one for each kind of tile, over the tiles of a board."""
        total: i64 = 0
        for site in range(seat * SITES, seat * SITES + SITES):
            ground = site * MOST_HEIGHT
            for i in range(ground, ground + self.heights[site]):
                total += values[i64(self.stacks[i])]
        return total

    def points(self, seat: i64) -> i64:
        """GZ-8.2 The sum of the tiles on the four sites of a board."""
        return self.sum_on_board(seat, TILE_POINTS)

    def standing(self, seat: int) -> list[int]:
        """GZ-8.3 The points, then the treasures on the board."""
        return [int(self.points(seat)), int(self.sum_on_board(seat, TREASURE_POINTS))]

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.giza.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -------------------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Giza:
        copy = self.clone()
        copy.hide(seat)
        return copy

    def glimpse(self, seat: int | None) -> Giza:
        copy = self.share()
        copy.hide(seat)
        return copy

    def hide(self, seat: int | None) -> None:
        """Replace others' hands by holes; their tiles join the pile as unseen. Only hands and pile are secret."""
        own: i64 = -1 if seat is None else seat
        hands, pile = self.hands[:], self.pile[:]
        for other in range(self.players):
            if other != own:
                for i in range(other * HAND_SIZE, other * HAND_SIZE + HAND_SIZE):
                    tile = hands[i]
                    if tile < KINDS:
                        pile[tile] += 1
                        hands[i] = UNSEEN
        self.hands = hands
        self.pile = pile

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Draw a tile for every hole from those that the viewer has not seen."""
        unseen: i64 = 0
        for kind in range(KINDS):
            unseen += self.pile[kind]
        for other in range(self.players):
            hidden: i64 = 0
            for i in range(other * HAND_SIZE, other * HAND_SIZE + HAND_SIZE):
                if self.hands[i] == UNSEEN:
                    self.hands[i] = NOTHING
                    hidden += 1
            for _ in range(hidden):
                rest = rng.below(unseen)
                tile: i64 = 0
                while rest >= self.pile[tile]:
                    rest -= self.pile[tile]
                    tile += 1
                self.pile[tile] -= 1
                unseen -= 1
                self.add_to_hand(other, tile)


def sites() -> list[tuple[int, str]]:
    """The places of a board with their names."""
    return list(enumerate(BOX.sites))


def tile_word(tile: i64) -> str:
    """A tile in notation; ``hidden`` for one that is not seen."""
    return TILE.words[tile] if tile < KINDS else "hidden"

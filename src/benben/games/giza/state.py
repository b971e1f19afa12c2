"""The position of GIZA: hands, stacks and the pile, as flat vectors of small numbers.

A tile is its place in TILE; `NOTHING` stands for an empty place in a hand and for an empty site. A veiled position has
`UNSEEN` where a tile is hidden, and its pile holds all that its viewer has not seen.
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
NOTHING: Final[i64] = KINDS
UNSEEN: Final[i64] = KINDS + 1
HAND: Final[i64] = BOX.hand

POINTS: Final[vec[i64]] = vec[i64]([tile.points for tile in BOX.tiles])
COUNTS: Final[vec[i64]] = vec[i64]([tile.count for tile in BOX.tiles])
TREASURE_POINTS: Final[vec[i64]] = vec[i64]([tile.points if tile.kind == TREASURE else 0 for tile in BOX.tiles])

_STONES_HIGH = len({tile.number for tile in BOX.tiles})
DEPTH: Final[i64] = 2 * _STONES_HIGH + sum(tile.count for tile in BOX.tiles if tile.kind == SCARAB)
"""No stack is higher: numbers fall from stone to stone, each may hold one treasure, and every scarab may lie on top."""


class Giza(State):
    """Hands, stacks, pile and what has left the game."""

    hands: vec[i64]
    """HAND places a seat, sorted, empty places last."""
    pile: vec[i64]
    """The face-down tiles: how many of each kind."""
    left: i64
    """The number of tiles in the pile: public, also where the kinds are not known."""
    stacks: vec[u8]
    """DEPTH places a site, from the ground up."""
    heights: vec[i64]
    """The number of tiles on each site."""
    tops: vec[i64]
    """The visible tile of each site."""
    gone: vec[i64]
    """The tiles that have left the game, face up: how many of each kind."""
    first: i64
    """The seat that began."""
    rivals_safe: bool
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
        left: i64,
        stacks: vec[u8],
        heights: vec[i64],
        tops: vec[i64],
        gone: vec[i64],
        first: i64,
        rivals_safe: bool,
    ) -> None:
        super().__init__(game, players, settings)
        self.hands = hands
        self.pile = pile
        self.left = left
        self.stacks = stacks
        self.heights = heights
        self.tops = tops
        self.gone = gone
        self.first = first
        self.rivals_safe = rivals_safe

    def clone(self) -> Giza:
        copy = Giza(
            self.game,
            self.players,
            self.settings,
            hands=self.hands[:],
            pile=self.pile[:],
            left=self.left,
            stacks=self.stacks[:],
            heights=self.heights[:],
            tops=self.tops[:],
            gone=self.gone[:],
            first=self.first,
            rivals_safe=self.rivals_safe,
        )
        copy.copy_agenda(self)
        return copy

    # --- end of the written code

    # --- hands ------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, tile: i64) -> None:
        """Put a tile into a hand, which stays sorted."""
        put(self.hands, seat * HAND, HAND, tile)

    def lose(self, seat: i64, tile: i64) -> None:
        """Take a tile out of a hand."""
        remove(self.hands, seat * HAND, HAND, tile, NOTHING)

    def held(self, seat: i64) -> i64:
        """How many tiles a hand holds."""
        return count(self.hands, seat * HAND, HAND, NOTHING)

    def holds(self, seat: i64, tile: i64) -> bool:
        """Whether a hand holds this tile."""
        return contains(self.hands, seat * HAND, HAND, tile)

    # --- sites ------------------------------------------------------------------------------------------------------

    def lay(self, site: i64, tile: i64) -> None:
        """Put a tile on a stack."""
        height = self.heights[site]
        self.stacks[site * DEPTH + height] = u8(tile)
        self.heights[site] = height + 1
        self.tops[site] = tile

    def lift(self, site: i64) -> i64:
        """Take the top tile off a stack and out of the game (GZ-3.3)."""
        tile = self.tops[site]
        height = self.heights[site] - 1
        self.heights[site] = height
        self.tops[site] = NOTHING if height == 0 else i64(self.stacks[site * DEPTH + height - 1])
        self.gone[tile] += 1
        return tile

    def stack(self, site: i64) -> list[int]:
        """The tiles of a site from the ground up."""
        return [int(self.stacks[site * DEPTH + level]) for level in range(self.heights[site])]

    def board(self, seat: i64) -> list[list[int]]:
        """The stacks of a board."""
        return [self.stack(seat * SITES + place) for place in range(SITES)]

    # --- points -----------------------------------------------------------------------------------------------------

    def sum_of(self, seat: i64, worth: vec[i64]) -> i64:
        """What the tiles on a board add up to when each kind is worth this."""
        total: i64 = 0
        site = seat * SITES
        while site < seat * SITES + SITES:
            i = site * DEPTH
            top = i + self.heights[site]
            while i < top:
                total += worth[i64(self.stacks[i])]
                i += 1
            site += 1
        return total

    def points(self, seat: i64) -> i64:
        """GZ-8.2: the sum of the tiles on one's four sites."""
        return self.sum_of(seat, POINTS)

    def standing(self, seat: int) -> list[int]:
        """GZ-8.3: points, then the treasures on one's board."""
        return [int(self.points(seat)), int(self.sum_of(seat, TREASURE_POINTS))]

    def breakdown(self, seat: int) -> dict[str, object]:
        from benben.games.giza.scoring import breakdown

        self.check_player(seat)
        return breakdown(self, seat)

    # --- hidden information -------------------------------------------------------------------------------------------

    def veil(self, seat: int | None) -> Giza:
        """Others' hands become holes, and their tiles join the pile as unseen (secret: hands and pile only)."""
        copy = self.clone()
        for other in range(self.players):
            if other != seat:
                for i in range(other * HAND, other * HAND + HAND):
                    tile = copy.hands[i]
                    if tile < KINDS:
                        copy.pile[tile] += 1
                        copy.hands[i] = UNSEEN
        return copy

    def fill(self, seat: int | None, rng: Rng) -> None:
        """Draw every unseen tile of a hand from what its viewer has not seen."""
        unseen: i64 = 0
        for kind in range(KINDS):
            unseen += self.pile[kind]
        other: i64 = 0
        while other < self.players:
            hidden: i64 = 0
            i = other * HAND
            while i < other * HAND + HAND:
                if self.hands[i] == UNSEEN:
                    self.hands[i] = NOTHING
                    hidden += 1
                i += 1
            while hidden > 0:
                rest = rng.below(unseen)
                tile: i64 = 0
                while rest >= self.pile[tile]:
                    rest -= self.pile[tile]
                    tile += 1
                self.pile[tile] -= 1
                unseen -= 1
                hidden -= 1
                self.gain(other, tile)
            other += 1


def sites() -> list[tuple[int, str]]:
    """The places of a board with their names."""
    return list(enumerate(BOX.sites))


def tile_word(tile: i64) -> str:
    """A tile in notation; ``hidden`` for one that is not seen."""
    return TILE.words[tile] if tile < KINDS else "hidden"

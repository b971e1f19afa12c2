"""The rules of GIZA, one Step for each question. Which tile fits on which is computed once, from the box."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.giza.box import BOX, DEMOLITION, SCARAB, SPHINX, STONE, TREASURE, Tile
from benben.games.giza.moves import (
    ALL_SITES,
    CATALOGUE,
    DISCARD_BASE,
    DRAW_BASE,
    FIRST_BASE,
    PLAY_BASE,
    REMOVE_BASE,
    SITES,
    SPHINX_SITE,
    STOP_ACTION,
    TILE,
)
from benben.games.giza.state import HAND_SIZE, KINDS, NOTHING, Giza, tile_word
from benben.kernel.refusal import Args, Refusal
from benben.kernel.step import BagStep, FirstPlayerStep, Step, seat_of, second

FIRST_PLAYER: Final[i64] = 0
"""Question to chance: who begins."""
DRAW_TILES: Final[i64] = 1
"""Question to chance: the next tile drawn."""
TURN: Final[i64] = 2
"""Question: what to do in a turn."""
DISCARD_MORE: Final[i64] = 3
"""Question: whether to discard another tile."""


def _fits(tile: Tile, top: Tile | None, sphinx: bool) -> bool:
    """Whether a tile may cover another (None: the bare ground) on a pyramid or sphinx site.

    GZ-4.1 to 4.3 for stones and treasures, GZ-5.1 and 5.2 for demolition, GZ-6.1 and 6.2 for scarabs, GZ-7.1 and 7.2 for the
    sphinx.
    """
    if tile.kind == SCARAB:
        return True
    if tile.kind == DEMOLITION:
        return top is not None
    if tile.kind == SPHINX:
        below = -1 if top is None else top.number if top.kind == SPHINX else -2
        return sphinx and below == tile.number - 1
    if sphinx:
        return False
    if tile.kind == TREASURE:
        return top is not None and top.kind == STONE and top.number == tile.number
    return top is None or (top.kind in (STONE, TREASURE) and top.number > tile.number)


def _tops_for(tile: Tile, sphinx: bool) -> int:
    """The tops that a tile may cover, as a mask."""
    tops: list[Tile | None] = [*BOX.tiles, None]
    return sum(1 << kind for kind, top in enumerate(tops) if _fits(tile, top, sphinx))


FITS_PYRAMID: Final[vec[i64]] = vec[i64]([_tops_for(tile, False) for tile in BOX.tiles])
"""The tops of a pyramid that each tile may cover, as a mask; bit `NOTHING` is the bare ground."""

FITS_SPHINX: Final[vec[i64]] = vec[i64]([_tops_for(tile, True) for tile in BOX.tiles])
"""The tops of a sphinx site that each tile may cover, as a mask; bit `NOTHING` is the bare ground."""

SCARAB_TILE: Final[i64] = [tile.kind for tile in BOX.tiles].index(SCARAB)
"""The number of the scarab among the tiles."""
DEMOLITION_TILE: Final[i64] = [tile.kind for tile in BOX.tiles].index(DEMOLITION)
"""The number of the demolition tile."""
FEWER_TILES: Final[vec[i64]] = vec[i64](BOX.fewer_tiles)
"""GZ-2.1: how many tiles fewer are dealt to each player, in turn order."""
FINISHING_TILES: Final[i64] = sum(
    1 << kind for kind, tile in enumerate(BOX.tiles) if tile.kind == STONE and tile.number == 1
)
"""GZ-8.1: the tiles that finish a pyramid, as a mask."""


class FirstPlayer(FirstPlayerStep[Giza]):
    """GZ-2.1 Chance names the first player, unless the game continues a series."""

    def apply(self, state: Giza, item: i64, seat: i64, action: i64) -> None:
        deal_hands(state, action - FIRST_BASE)


class DrawTiles(BagStep[Giza]):
    """GZ-3.2 A hand is filled to four, tile by tile; the last tile of the pile ends the game at once (GZ-8.1)."""

    def bag(self, state: Giza, item: i64) -> vec[i64]:
        return state.pile

    def size(self, state: Giza, item: i64) -> i64:
        return state.pile_size

    def apply(self, state: Giza, item: i64, seat: i64, action: i64) -> None:
        drawer, missing = seat_of(item), second(item)
        tile = action - DRAW_BASE
        state.pile[tile] -= 1
        state.pile_size -= 1
        state.add_to_hand(drawer, tile)
        if state.pile_size == 0:
            end_game(state, drawer, "last-tile")
        elif missing > 1:
            state.ask(DRAW_TILES, drawer, missing - 1)

    def visible_to(self, state: Giza, item: i64, seat: i64, action: i64) -> i64:
        return 1 << seat_of(item)


class Turn(Step[Giza]):
    """GZ-3.1 Play one tile, begin a discard, or take a scarab off one's own board."""

    def options(self, state: Giza, item: i64, seat: i64) -> None:
        offer_plays(state, seat)
        offer_discards(state, seat, 0)
        offer_removals(state, seat)

    def apply(self, state: Giza, item: i64, seat: i64, action: i64) -> None:
        if action < DISCARD_BASE:
            offset = action - PLAY_BASE
            play(state, seat, offset // ALL_SITES, offset % ALL_SITES)
        elif action < STOP_ACTION:
            discard(state, seat, action - DISCARD_BASE)
        else:
            remove_scarab(state, seat, action - REMOVE_BASE)

    def refuse(self, state: Giza, item: i64, seat: i64, action: i64) -> Refusal | None:
        if action < DISCARD_BASE:
            offset = action - PLAY_BASE
            return why_not_play(state, seat, offset // ALL_SITES, offset % ALL_SITES)
        if action < STOP_ACTION:
            return Refusal("GZ-3.1", "giza-not-in-hand", {"tile": tile_word(action - DISCARD_BASE)})
        if action == STOP_ACTION:
            return Refusal("GZ-3.1", "giza-nothing-discarded")
        return why_not_remove(state, seat, action - REMOVE_BASE)


class DiscardMore(Step[Giza]):
    """GZ-3.1, GZ-3.3 After a first tile, discard another (in the order of TILE) or stop."""

    def options(self, state: Giza, item: i64, seat: i64) -> None:
        offer_discards(state, seat, second(item))
        state.offer(STOP_ACTION)

    def apply(self, state: Giza, item: i64, seat: i64, action: i64) -> None:
        if action == STOP_ACTION:
            refill(state, seat)
        else:
            discard(state, seat, action - DISCARD_BASE)

    def refuse(self, state: Giza, item: i64, seat: i64, action: i64) -> Refusal | None:
        if DISCARD_BASE <= action < STOP_ACTION:
            tile = action - DISCARD_BASE
            if not state.holds(seat, tile):
                return Refusal("GZ-3.1", "giza-not-in-hand", {"tile": tile_word(tile)})
            return Refusal("GZ-3.1", "giza-discard-ascending", {"tile": tile_word(tile), "last": tile_word(second(item))})
        return Refusal("GZ-3.1", "giza-discard-goes-on", {"move": CATALOGUE.text(action)})


# --- what a player may do ---------------------------------------------------------------------------------------------


def offer_plays(state: Giza, seat: i64) -> None:
    """GZ-3.4 Offer each different tile in hand on every site of every board where it fits.

    Every site is written down; when the tile does not fit there, the next site is written over it.
    """
    hands, tops = state.hands, state.tops
    own_sphinx = seat * SITES + SPHINX_SITE
    choices = state.room_for(HAND_SIZE * state.players * SITES)
    n = state.count
    last: i64 = -1
    for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
        tile = hands[i]
        if tile == last or tile >= KINDS:
            continue
        last = tile
        action = PLAY_BASE + tile * ALL_SITES
        fits_pyramid, fits_sphinx = FITS_PYRAMID[tile], FITS_SPHINX[tile]
        fits_rival_sphinx = fits_sphinx
        if state.rival_sphinx_safe and tile == DEMOLITION_TILE:
            fits_rival_sphinx = 0
        for owner in range(state.players):
            sphinx = owner * SITES + SPHINX_SITE
            for site in range(owner * SITES, sphinx):
                choices[n] = action + site
                n += (fits_pyramid >> tops[site]) & 1
            choices[n] = action + sphinx
            n += ((fits_sphinx if sphinx == own_sphinx else fits_rival_sphinx) >> tops[sphinx]) & 1
    state.count = n


def offer_discards(state: Giza, seat: i64, lowest: i64) -> None:
    """GZ-3.1 Offer each different tile in hand, from the tile ``lowest`` on."""
    hands = state.hands
    choices = state.room_for(HAND_SIZE)
    n = state.count
    last: i64 = -1
    for i in range(seat * HAND_SIZE, seat * HAND_SIZE + HAND_SIZE):
        tile = hands[i]
        if tile != last and tile < KINDS and tile >= lowest:
            choices[n] = DISCARD_BASE + tile
            n += 1
            last = tile
    state.count = n


def offer_removals(state: Giza, seat: i64) -> None:
    """GZ-6.4 Offer every scarab on top of one of the player's own sites."""
    tops = state.tops
    choices = state.room_for(SITES)
    n = state.count
    for site in range(seat * SITES, seat * SITES + SITES):
        if tops[site] == SCARAB_TILE:
            choices[n] = REMOVE_BASE + site
            n += 1
    state.count = n


# --- what happens -----------------------------------------------------------------------------------------------------


def deal_hands(state: Giza, first: i64) -> None:
    """GZ-2.1 Everybody draws four tiles less the handicap, p1 first; then the first player has the first turn."""
    state.first_player = first
    state.ask(TURN, first)
    for seat in range(state.players - 1, -1, -1):
        order = seat - first if seat >= first else seat - first + state.players
        state.ask(DRAW_TILES, seat, HAND_SIZE - FEWER_TILES[order])


def play(state: Giza, seat: i64, tile: i64, site: i64) -> None:
    """GZ-3.1, GZ-3.5 A tile leaves the hand and covers a site, or demolishes the top tile there (GZ-5.1)."""
    state.reveal()
    state.remove_from_hand(seat, tile)
    if tile == DEMOLITION_TILE:
        state.gone[tile] += 1
        lost = state.remove_top(site)
        if state.event_log is not None:
            state.emit("demolished", seat, "GZ-5.1", site_args(lost, site))
    else:
        state.lay(site, tile)
    if board_finished(state, site // SITES):
        end_game(state, site // SITES, "pyramids")
    else:
        refill(state, seat)


def discard(state: Giza, seat: i64, tile: i64) -> None:
    """GZ-3.3 A tile leaves the hand, face up, and the player may discard more."""
    state.reveal()
    state.remove_from_hand(seat, tile)
    state.gone[tile] += 1
    state.ask(DISCARD_MORE, seat, tile)


def remove_scarab(state: Giza, seat: i64, site: i64) -> None:
    """GZ-6.4 The scarab leaves the game; that is the whole turn, and no tile is drawn."""
    state.remove_top(site)
    if board_finished(state, seat):
        end_game(state, seat, "pyramids")
    else:
        pass_turn(state, seat)


def refill(state: Giza, seat: i64) -> None:
    """GZ-3.2 The player draws until it holds four tiles, then the next player has a turn."""
    pass_turn(state, seat)
    state.ask(DRAW_TILES, seat, HAND_SIZE - state.tiles_held(seat))


def pass_turn(state: Giza, seat: i64) -> None:
    """GZ-3.2 The next player clockwise has a turn."""
    state.ask(TURN, seat + 1 if seat + 1 < state.players else 0)


def board_finished(state: Giza, owner: i64) -> bool:
    """GZ-8.1 Whether all three pyramids of a board show a 1."""
    first = owner * SITES
    return all((FINISHING_TILES >> state.tops[site]) & 1 for site in range(first, first + SPHINX_SITE))


def end_game(state: Giza, seat: i64, why: str) -> None:
    """GZ-8.1 The game ends at once."""
    state.end()
    if state.event_log is not None:
        state.emit("end", seat, "GZ-8.1", {"why": why, "seat": f"p{seat + 1}"})


# --- why not ----------------------------------------------------------------------------------------------------------


def why_not_play(state: Giza, seat: i64, tile: i64, site: i64) -> Refusal | None:
    """The first rule that forbids a play."""
    owner = site // SITES
    if owner >= state.players:
        return Refusal("GZ-3.4", "giza-no-such-board", {"player": f"p{owner + 1}", "players": int(state.players)})
    if not state.holds(seat, tile):
        return Refusal("GZ-3.1", "giza-not-in-hand", {"tile": tile_word(tile)})
    top = state.tops[site]
    args = site_args(tile, site)
    args["top"] = "ground" if top == NOTHING else tile_word(top)
    sphinx = site % SITES == SPHINX_SITE
    kind = BOX.tiles[tile].kind
    if kind == DEMOLITION:
        empty = top == NOTHING
        return Refusal("GZ-5.2", "giza-nothing-to-demolish", args) if empty else Refusal("GZ-5.3", "giza-rival-sphinx", args)
    if top == SCARAB_TILE:
        return Refusal("GZ-6.2", "giza-under-scarab", args)
    if kind == SPHINX:
        return Refusal("GZ-7.1", "giza-sphinx-order", args) if sphinx else Refusal("GZ-7.2", "giza-sphinx-only", args)
    if sphinx:
        return Refusal("GZ-4.3", "giza-not-on-sphinx", args)
    args["number"] = BOX.tiles[tile].number
    if kind == TREASURE:
        return Refusal("GZ-4.2", "giza-treasure-needs-same", args)
    args["below"] = BOX.tiles[top].number
    return Refusal("GZ-4.1", "giza-stone-not-smaller", args)


def why_not_remove(state: Giza, seat: i64, site: i64) -> Refusal:
    """GZ-6.4 Why no scarab can be taken from this site."""
    owner = site // SITES
    args = site_args(SCARAB_TILE, site)
    if owner != seat:
        return Refusal("GZ-6.4", "giza-not-your-scarab", args)
    return Refusal("GZ-6.4", "giza-no-scarab-on-top", args)


def site_args(tile: i64, site: i64) -> Args:
    """A tile and a site in notation, for refusals and events."""
    return {"tile": tile_word(tile), "player": f"p{site // SITES + 1}", "site": BOX.sites[site % SITES]}


STEPS: Final[tuple[Step[Giza], ...]] = (
    FirstPlayer("first-player", "GZ-2.1", (), FIRST_BASE),
    DrawTiles("draw-tiles", "GZ-3.2", ("seat", "missing"), DRAW_BASE),
    Turn("turn", "GZ-3.1"),
    DiscardMore("discard-more", "GZ-3.1", ("seat", "last")),
)
"""Every Step; its place is its number: FIRST_PLAYER, DRAW_TILES, TURN, DISCARD_MORE."""

assert TILE.size == KINDS

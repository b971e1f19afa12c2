"""Measures for a balance study of GIZA: seats, sources of points, tiles, endings."""

from __future__ import annotations

from benben.games.giza.box import BOX
from benben.games.giza.moves import SITES, SPHINX_SITE
from benben.games.giza.state import Giza, sites
from benben.kernel.game import Game
from benben.play.study import (
    AMOUNT,
    LENGTH,
    ORDER,
    SCORES,
    SHARE,
    STACK,
    WINNING_SCORES,
    Measure,
    Played,
    Study,
    Values,
    every_count,
    win_by_choice,
    win_by_order,
)

TILES = [tile.name for tile in BOX.tiles]
"""The kinds of tiles."""
ENDINGS = ("pyramids", "last-tile")
"""GZ-8.1 Three pyramids of a board are finished, or the pile is empty."""


def final_of(played: Played) -> Giza:
    """The last position."""
    assert isinstance(played.final, Giza)
    return played.final


def wins(played: Played) -> Values:
    """GZ-2.1 Victories by the distance from the first player."""
    return win_by_order(played, int(final_of(played).first_player))


def points_by_site(played: Played) -> Values:
    """GZ-8.2 The points of each site at the end."""
    final = final_of(played)
    return {
        name: [float(points_at(final, int(seat * SITES) + place)) for seat in range(played.players)]
        for place, name in sites()
    }


def points_at(state: Giza, site: int) -> int:
    """The points of the tiles on a site."""
    return sum(BOX.tiles[tile].points for tile in state.stack(site))


def plays(played: Played) -> list[tuple[int, str, int]]:
    """Every tile played: by whom, which, on whose board."""
    found = []
    for seat, text in played.texts("play"):
        tile, _, site = text.partition(" on p")
        found.append((seat, tile, int(site.split(".")[0]) - 1))
    return found


def tiles_played(played: Played) -> Values:
    """GZ-3.1 Of the tiles that left a hand, the share that was played and not discarded."""
    played_tiles = [tile for _, tile, _ in plays(played)]
    discarded = [tile for _, tile in played.texts("discard")]
    return {
        tile: [float(played_tiles.count(tile)), float(played_tiles.count(tile) + discarded.count(tile))]
        for tile in TILES
        if tile in played_tiles or tile in discarded
    }


def tiles_on_rivals(played: Played) -> Values:
    """GZ-3.4 Of the tiles played, the share that went to another player's board."""
    found: Values = {}
    for seat, tile, owner in plays(played):
        away, all_of_them = found.get(tile, [0.0, 0.0])
        found[tile] = [away + (owner != seat), all_of_them + 1.0]
    return found


def ending(played: Played) -> tuple[int, str]:
    """GZ-8.1 What ended the game, and on whose board or by whose draw."""
    return next((int(event.seat), str(event.args["why"])) for event in played.events if event.kind == "end")


def endings(played: Played) -> Values:
    """GZ-8.1 How the game ended."""
    return {why: [float(why == ending(played)[1]), 1.0] for why in ENDINGS}


def enders(played: Played) -> Values:
    """GZ-8.1 Whether the player who ended the game won it."""
    return win_by_choice(played, [ending(played)])


def sphinxes(played: Played) -> Values:
    """GZ-7.1 The height of the sphinx of a board at the end."""
    final = final_of(played)
    heights = [
        sum(TILES[tile].startswith("sphinx") for tile in final.stack(int(seat * SITES + SPHINX_SITE)))
        for seat in range(played.players)
    ]
    return {f"{level} tiles": [float(heights.count(level)), float(played.players)] for level in range(1, 4)}


MEASURES = (
    Measure(
        "wins",
        "Victories by seat",
        "Share of victories of the first player and of those that follow clockwise.",
        SHARE,
        wins,
        ORDER,
        fair=True,
    ),
    Measure(
        "sites",
        "Points by site",
        "Mean points of a player's sites at the end.",
        AMOUNT,
        points_by_site,
        BOX.sites,
        STACK,
    ),
    Measure(
        "ends",
        "How games end",
        "Share of games that end with three finished pyramids on a board, or with the last tile drawn.",
        SHARE,
        endings,
        ENDINGS,
    ),
    Measure(
        "enders",
        "Victories of those who end the game",
        "Share of victories of the player on whose board the pyramids were finished, or who drew the last tile.",
        SHARE,
        enders,
        ENDINGS,
        fair=True,
    ),
    Measure(
        "tiles",
        "Tiles played",
        "Of all tiles of a kind that left a hand, the share that was played; the others were thrown away.",
        SHARE,
        tiles_played,
        TILES,
    ),
    Measure(
        "rivals",
        "Tiles played on rivals",
        "Of all tiles of a kind that were played, the share that went to another player's board.",
        SHARE,
        tiles_on_rivals,
        TILES,
    ),
    Measure(
        "sphinx",
        "How far the sphinx gets",
        "Share of boards on which so many tiles of the sphinx lie at the end.",
        SHARE,
        sphinxes,
        [f"{level} tiles" for level in range(1, 4)],
    ),
)
"""The measures of GIZA, in the order of a report."""


def giza_study(game: Game) -> Study:
    """The study of two to six players by the rules as printed."""
    return Study(every_count(game), [*MEASURES, SCORES, WINNING_SCORES, LENGTH])

"""Known positions: blunders with the moves that are right instead, and positions in which several moves are equally good.

They are written down by hand from the rules, and no search of ours chose them. Most are last decisions of a game, so that
the result after each move can be added up from the rulebook. ``right`` is a pattern of the moves that must be named instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import benben

from games.egizia import builders as egizia
from games.giza import builders as giza
from games.great_pyramid import builders as great_pyramid
from games.pyramids import builders as pyramids


@dataclass(frozen=True)
class Blunder:
    """A move that throws something away, and what is right instead."""

    name: str
    make: Callable[[], benben.State]
    played: str
    right: str


@dataclass(frozen=True)
class Quiet:
    """A good move in a position that has several."""

    name: str
    make: Callable[[], benben.State]
    played: str


# --- GIZA: with one tile in the pile, whoever refills the hand ends the game (GZ-8.1) --------------------------------------

RIVAL = "+1 +1 +2 +2"
"""A hand that is never played."""
SCARABS = "scarab scarab scarab"
"""Tiles that count nothing at the end (GZ-6.3)."""


def last_move(hand: str, boards: dict[str, str], players: int = 2) -> Callable[[], benben.State]:
    """The last move of a game of GIZA, by p1."""
    others = ["-1 -1 -2 -2", "+3 +3 -3 -3"][: players - 2]
    return lambda: giza.position([hand, RIVAL, *others], boards, left=1)


EVEN = {"p1.cheops": "+5", "p2.cheops": "+5"}
BEHIND = {"p1.cheops": "+5", "p2.cheops": "+5 +3"}
AHEAD = {"p1.cheops": "+5 +3", "p2.cheops": "+5"}
THREE = {**EVEN, "p3.cheops": "+5"}
BODIES = {"p1.sphinx": "sphinx-base sphinx-body", "p2.sphinx": "sphinx-base sphinx-body"}
FOUR = {"p1.cheops": "+4", "p2.cheops": "+4"}
TWO_TOWERS = {"p1.cheops": "+5 +4", "p2.cheops": "+5", "p2.chephren": "+5"}
SPOILED = {"p1.cheops": "+5", "p2.cheops": "+5 -4", "p2.chephren": "+5"}
HEAD = {"p1.sphinx": "sphinx-base sphinx-body", "p2.cheops": "+5 +4 +3"}
NEARLY = {"p1.cheops": "+1", "p1.chephren": "+1", "p1.mykerinos": "+2", "p2.cheops": "+5 +4"}
RIVAL_NEARLY = {
    "p1.cheops": "+5 +4",
    "p2.cheops": "+5 +1",
    "p2.chephren": "+4 +1",
    "p2.mykerinos": "+3",
}

GIZA_BLUNDERS = [
    Blunder(
        "a good stone on the rival's pyramid",
        last_move("+4 -4 scarab demolition", EVEN),
        "play +4 on p2.cheops",
        r"play \+4 on p1\..*|play (-4|demolition) on p2\..*",
    ),
    Blunder(
        "a bad stone on the own pyramid",
        last_move("+4 -4 scarab demolition", EVEN),
        "play -4 on p1.cheops",
        r"play \+4 on p1\..*|play (-4|demolition) on p2\..*",
    ),
    Blunder(
        "sabotage against oneself",
        last_move("+4 -4 scarab demolition", EVEN),
        "play demolition on p1.cheops",
        r"play \+4 on p1\..*|play (-4|demolition) on p2\..*",
    ),
    Blunder("the winning stone thrown away", last_move(f"+4 {SCARABS}", BEHIND), "discard +4", r"play \+4 on p1\..*"),
    Blunder(
        "a scarab where a stone wins", last_move(f"+4 {SCARABS}", BEHIND), "play scarab on p2.cheops", r"play \+4 on p1\..*"
    ),
    Blunder(
        "the winning stone given away", last_move(f"+4 {SCARABS}", BEHIND), "play +4 on p2.chephren", r"play \+4 on p1\..*"
    ),
    Blunder(
        "a treasure on the rival's stone",
        last_move(f"treasure-4 {SCARABS}", FOUR),
        "play treasure-4 on p2.cheops",
        r"play treasure-4 on p1\.cheops",
    ),
    Blunder(
        "a treasure thrown away",
        last_move(f"treasure-4 {SCARABS}", {**FOUR, "p2.chephren": "+3"}),
        "discard treasure-4",
        r"play treasure-4 on p1\.cheops",
    ),
    Blunder(
        "the head of the sphinx thrown away",
        last_move("sphinx-head +5 scarab scarab", HEAD),
        "discard sphinx-head",
        r"play sphinx-head on p1\.sphinx",
    ),
    Blunder(
        "a stone where the head of the sphinx wins",
        last_move("sphinx-head +5 scarab scarab", HEAD),
        "play +5 on p1.cheops",
        r"play sphinx-head on p1\.sphinx",
    ),
    Blunder(
        "the head on the rival's sphinx",
        last_move(f"sphinx-head {SCARABS}", BODIES),
        "play sphinx-head on p2.sphinx",
        r"play sphinx-head on p1\.sphinx",
    ),
    Blunder(
        "a scarab on a sphinx that could be crowned",
        last_move(f"sphinx-head {SCARABS}", {**BODIES, "p2.cheops": "+1"}),
        "play scarab on p1.sphinx",
        r"play sphinx-head on p1\.sphinx",
    ),
    Blunder(
        "sabotage of the own tower",
        last_move(f"demolition {SCARABS}", TWO_TOWERS),
        "play demolition on p1.cheops",
        r"play demolition on p2\.(cheops|chephren)",
    ),
    Blunder(
        "sabotage thrown away",
        last_move(f"demolition {SCARABS}", TWO_TOWERS),
        "discard demolition",
        r"play demolition on p2\.(cheops|chephren)",
    ),
    Blunder(
        "sabotage that frees the rival of a bad stone",
        last_move(f"demolition {SCARABS}", SPOILED),
        "play demolition on p2.cheops",
        r"play demolition on p2\.chephren",
    ),
    Blunder(
        "the base of a sphinx that nobody can go on with",
        last_move("sphinx-base +2 scarab scarab", AHEAD),
        "play sphinx-base on p1.sphinx",
        r"(?!play sphinx-base on p1).*",
    ),
    Blunder(
        "a gift to the rival when ahead",
        last_move(f"+5 {SCARABS}", AHEAD),
        "play +5 on p2.chephren",
        r"(?!play \+5 on p2).*",
    ),
    Blunder(
        "a good stone on one of two rivals",
        last_move("+4 -4 scarab scarab", THREE, 3),
        "play +4 on p3.cheops",
        r"play \+4 on p1\..*",
    ),
    Blunder(
        "harm to one of two rivals where a stone wins alone",
        last_move("+4 -4 scarab scarab", THREE, 3),
        "play -4 on p2.cheops",
        r"play \+4 on p1\..*",
    ),
    Blunder(
        "harm to the weak rival",
        last_move(f"-4 {SCARABS}", {"p1.cheops": "+5 +3", "p2.cheops": "+5 +4", "p3.cheops": "+2"}, 3),
        "play -4 on p3.chephren",
        r"play -4 on p2\..*",
    ),
    Blunder(
        "the game ended when behind",
        lambda: giza.position(["+1 +5 -5 demolition", RIVAL], NEARLY, left=20),
        "play +1 on p1.mykerinos",
        r"(?!play [+-]1 on p1\.mykerinos).*",
    ),
    Blunder(
        "the game ended for a leader",
        lambda: giza.position(["-1 +3 -5 demolition", "+2 +2 +3 +4"], RIVAL_NEARLY, left=20),
        "play -1 on p2.mykerinos",
        r"(?!play [+-]1 on p2\.mykerinos).*",
    ),
]
"""Last moves of GIZA, and two moves that end it."""


def everywhere(tile: str, boards: dict[str, str], moves: list[str], players: int = 2) -> list[Quiet]:
    """The same tile at places that are equally good."""
    return [Quiet(f"{tile}: {move}", last_move(f"{tile} {SCARABS}", boards, players), move) for move in moves]


GIZA_QUIET = [
    *everywhere("+4", BEHIND, [f"play +4 on p1.{site}" for site in ("cheops", "chephren", "mykerinos")]),
    *everywhere("+3", EVEN, [f"play +3 on p1.{site}" for site in ("cheops", "chephren", "mykerinos")]),
    *everywhere("-4", EVEN, [f"play -4 on p2.{site}" for site in ("cheops", "chephren", "mykerinos")]),
    *everywhere("demolition", TWO_TOWERS, [f"play demolition on p2.{site}" for site in ("cheops", "chephren")]),
    *everywhere("+2", AHEAD, ["play +2 on p1.chephren", "play +2 on p2.chephren", "play scarab on p1.cheops", "discard +2"]),
    *everywhere("+4", THREE, [f"play +4 on p1.{site}" for site in ("cheops", "chephren", "mykerinos")], 3),
]
"""Moves after which the result is the same, whichever is chosen."""


# --- Egizia: the last feeding and the last sale -----

HUNGRY = {"crews": {"a": 3, "b": 3, "c": 2, "joker": 2}}
"""Ten strengths against six grain of the first field: four are missing."""


def last_feeding(own: dict[str, Any], scores: list[int]) -> Callable[[], benben.State]:
    """The feeding of p1 in round 5: nothing is built after it."""
    return lambda: egizia.feeding(tableaus={0: own}, round=5, scores=scores)


def last_sale(stones: int, scores: list[int], held: list[dict[str, Any]] | None = None) -> Callable[[], benben.State]:
    """The last call of round 5: stones can be sold for a point each."""
    return lambda: egizia.last_moves(tableaus={0: {"stones": stones}}, scores=scores, history=held or [])


def kept_sphinx(drawn: str, scores: list[int], crews: dict[str, int]) -> Callable[[], benben.State]:
    """The cards that p1 drew at the sphinx in round 5, of which one can be kept."""

    def make() -> benben.State:
        tableau = {"crews": crews, "stones": 9}
        state = egizia.at_site(0, "p1", round=5, tableaus={0: tableau}, scores=scores)
        return egizia.draw(egizia.play(state, "crew a"), drawn)

    return make


EGIZIA_BLUNDERS = [
    Blunder("a starved crew for nothing", last_feeding({**HUNGRY, "cards": "grain-4"}, [20, 15]), "feed", "use grain-4"),
    Blunder(
        "a starved crew for nothing, level scores",
        last_feeding({**HUNGRY, "cards": "grain-4"}, [18, 17]),
        "feed",
        "use grain-4",
    ),
    Blunder(
        "stones kept while the crews starve",
        last_feeding({**HUNGRY, "cards": "feed-with-stones", "stones": 6}, [20, 15]),
        "feed",
        r"pay [34].*",
    ),
    Blunder(
        "hunger instead of stones, level scores",
        last_feeding({**HUNGRY, "cards": "feed-with-stones", "stones": 4}, [18, 16]),
        "feed",
        r"pay [1-4]",
    ),
    Blunder(
        "grain at hand for a hungry joker",
        last_feeding({"crews": {"a": 1, "b": 1, "c": 1, "joker": 7}, "cards": "grain-4"}, [21, 13]),
        "feed",
        "use grain-4",
    ),
    Blunder("stones that are not sold", last_sale(10, [12, 15]), "decline", r"sell (4|5|6|7|8|9|10)"),
    Blunder("too few stones sold", last_sale(10, [12, 15]), "sell 1", r"sell (4|5|6|7|8|9|10)"),
    Blunder("stones that are not sold when level", last_sale(7, [15, 18]), "decline", r"sell [4567]"),
    Blunder("two stones too few", last_sale(9, [12, 19]), "sell 6", r"sell [89]"),
    Blunder("a sphinx card thrown away", kept_sphinx("crew-a obelisk-9", [20, 24], {"a": 9}), "keep none", "keep crew-a"),
    Blunder(
        "a sphinx card that can never score",
        kept_sphinx("crew-a obelisk-9", [20, 24], {"a": 9}),
        "keep obelisk-9",
        "keep crew-a",
    ),
    Blunder(
        "the weaker crew's card", kept_sphinx("crew-a crew-b", [20, 24], {"a": 9, "b": 1}), "keep crew-b", "keep crew-a"
    ),
    Blunder(
        "the card of a temple that nobody builds",
        kept_sphinx("crew-a temple-complete", [18, 23], {"a": 9}),
        "keep temple-complete",
        "keep crew-a",
    ),
]
"""Last decisions of Egizia."""

EGIZIA_QUIET = [
    *[Quiet(f"more stones sold than needed: {number}", last_sale(10, [20, 15]), f"sell {number}") for number in (1, 5, 10)],
    Quiet("nothing sold when ahead", last_sale(10, [30, 15]), "decline"),
    *[Quiet(f"sold enough: {number}", last_sale(10, [12, 15]), f"sell {number}") for number in (6, 8, 10)],
    Quiet("grain that is not needed", last_feeding({"cards": "grain-4"}, [20, 15]), "feed"),
    Quiet("stones that are not needed as grain", last_feeding({"cards": "feed-with-stones", "stones": 4}, [20, 15]), "feed"),
    Quiet("hunger that costs no victory", last_feeding({**HUNGRY, "cards": "grain-4"}, [60, 15]), "feed"),
    Quiet(
        "either of two equal crews' cards (A)",
        kept_sphinx("crew-b crew-c", [20, 24], {"a": 2, "b": 7, "c": 7}),
        "keep crew-b",
    ),
    Quiet(
        "either of two equal crews' cards (B)",
        kept_sphinx("crew-b crew-c", [20, 24], {"a": 2, "b": 7, "c": 7}),
        "keep crew-c",
    ),
    Quiet("no card when far ahead", kept_sphinx("crew-a obelisk-9", [60, 24], {"a": 9}), "keep none"),
]
"""Decisions of Egizia that change nothing."""


# --- Giza: The Great Pyramid: the last lift and the last decoration -----

LAST_ROWS = ("quarry-b", "support", "quarry-a", "no-bonus")
"""p1 acts last in the round."""


def last_lift(other: int, points: list[int], food: int = 8) -> Callable[[], benben.State]:
    """p1 is the last to give food for a lift in round 10; p2 has given ``other``."""
    step = {"step": "bid", "seat": 0, "nominator": 0, "task": 4}

    def make() -> benben.State:
        return great_pyramid.position(
            ["middle-camp 2", "middle-camp 2"],
            rows=LAST_ROWS,
            base="ab",
            waiting=1,
            step=step,
            round=10,
            bids=[None, other, None, None],
            food=[food, 0, 0, 0],
            art=[0, 0, 0, 0],
            ledger=[{"scoring": "push", "stone": "base", "round": 1, "amounts": [1] * 4, "points": points}],
        )

    return make


def last_decoration(points: list[int], art: list[int]) -> Callable[[], benben.State]:
    """The last decoration in round 10: all bid art in secret."""

    def make() -> benben.State:
        return great_pyramid.position(
            rows=LAST_ROWS,
            base="abcd",
            middle="ab",
            art=art,
            food=[0, 0, 0, 0],
            round=10,
            step={"step": "decorate", "nominator": 0, "way": 4, "built": 5},
            ledger=[{"scoring": "push", "stone": "base", "round": 1, "amounts": [1] * 4, "points": points}],
        )

    return make


GREAT_PYRAMID_BLUNDERS = [
    Blunder("a wasted bid: the rival lifts more", last_lift(3, [9, 10, 0, 0]), "bid 1", "bid 4"),
    Blunder("no food for a lift that decides", last_lift(3, [9, 10, 0, 0]), "bid 0", "bid 4"),
    Blunder("as much food as the rival is not enough", last_lift(2, [9, 10, 0, 0]), "bid 2", r"bid [34]"),
    Blunder("art kept for nothing", last_decoration([10, 14, 0, 0], [3, 0, 0, 0]), "decorate 0", r"decorate [123]"),
    Blunder(
        "art kept for nothing by the third", last_decoration([12, 15, 14, 0], [5, 0, 0, 0]), "decorate 0", r"decorate [1-5]"
    ),
]
"""Last bids of Giza: The Great Pyramid."""

GREAT_PYRAMID_QUIET = [
    *[
        Quiet(f"any bid wins: {number}", last_decoration([10, 12, 0, 0], [3, 0, 0, 0]), f"decorate {number}")
        for number in (1, 2, 3)
    ],
    *[
        Quiet(f"any bid is enough when far ahead: {number}", last_lift(1, [40, 10, 0, 0]), f"bid {number}")
        for number in (3, 4)
    ],
    Quiet("no art when far ahead", last_decoration([40, 10, 0, 0], [3, 0, 0, 0]), "decorate 0"),
]
"""Bids that change nothing."""


# --- Pyramids: the last card -----

FINISHED = {
    "0.0": "b-wr",
    "0.1": "b-wg",
    "0.2": "b-wy",
    "0.3": "b-rg",
    "1.0": "b-ry",
    "1.1": "b-gy",
    "1.2": "rw-b",
    "2.0": "gw-b",
    "2.1": "yw-b",
    "3.0": "gr-b",
}
"""A pyramid of ten cards; both players get the same kind of groups from theirs."""
ALSO_FINISHED = {
    "0.0": "w-rg",
    "0.1": "w-ry",
    "0.2": "w-rb",
    "0.3": "w-gy",
    "1.0": "w-gb",
    "1.1": "w-yb",
    "1.2": "gr-w",
    "2.0": "yr-w",
    "2.1": "br-w",
    "3.0": "yg-w",
}
"""The same with every colour replaced by the next one."""


def last_card(hand: str, god: str, obelisk: str = "", **more: Any) -> Callable[[], benben.State]:
    """p1, the last to build in round 10, may put a card on the obelisk or into the tomb."""

    def make() -> benben.State:
        return pyramids.position(
            [hand, ""],
            pyramids.build_more(),
            {"p1": FINISHED, "p2": ALSO_FINISHED},
            {"p1": obelisk, **more.get("obelisks", {})},
            more.get("tombs"),
            gods=[god, "horus"],
            round=10,
            quarry=[[], []],
        )

    return make


PYRAMIDS_BLUNDERS = [
    Blunder("no card on an empty obelisk", last_card("b-b", "khepri"), "done", "obelisk b-b"),
    Blunder(
        "no third card of a colour", last_card("r-r", "khepri", "r-g r-y", obelisks={"p2": "g-g g-y"}), "done", "obelisk r-r"
    ),
    Blunder("no card in an empty tomb", last_card("g-y", "anubis"), "done", "tomb g-y"),
    Blunder(
        "no card in the tomb that beats the rival's", last_card("g-y", "anubis", tombs={"p2": "r-r"}), "done", "tomb g-y"
    ),
    Blunder("no card under Sekhmet", last_card("w-w", "sekhmet"), "done", r"(obelisk|tomb) w-w"),
    Blunder(
        "a card of another colour on the obelisk",
        last_card("r-r y-g", "khepri", "r-g r-y", obelisks={"p2": "g-g g-y"}),
        "obelisk y-g",
        "obelisk r-r",
    ),
]
"""Last cards of Pyramids: without them the game is a draw or lost."""

PYRAMIDS_QUIET = [
    Quiet("either of two cards on an empty obelisk (1)", last_card("b-b w-w", "khepri"), "obelisk b-b"),
    Quiet("either of two cards on an empty obelisk (2)", last_card("b-b w-w", "khepri"), "obelisk w-w"),
    Quiet("either of two cards in an empty tomb (1)", last_card("g-y r-y", "anubis"), "tomb g-y"),
    Quiet("either of two cards in an empty tomb (2)", last_card("g-y r-y", "anubis"), "tomb r-y"),
    Quiet("nothing when far ahead", last_card("b-b", "khepri", "r-g r-y r-b r-w"), "done"),
    Quiet("a card that is not needed", last_card("b-b", "khepri", "r-g r-y r-b r-w"), "obelisk b-b"),
]
"""Last cards that change nothing."""

BLUNDERS = [*GIZA_BLUNDERS, *EGIZIA_BLUNDERS, *GREAT_PYRAMID_BLUNDERS, *PYRAMIDS_BLUNDERS]
"""All known blunders."""
QUIET = [*GIZA_QUIET, *EGIZIA_QUIET, *GREAT_PYRAMID_QUIET, *PYRAMIDS_QUIET]
"""All positions in which several moves are good."""

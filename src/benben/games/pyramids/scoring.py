"""The points of Pyramids, explained one by one (PY-5). Position and stone groups count them."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from benben.games.pyramids import lookup
from benben.games.pyramids.box import BOX, CELLS, Card
from benben.games.pyramids.moves import CARD, PLACE
from benben.games.pyramids.state import Pyramids, card_word, card_words
from benben.games.pyramids.stone_groups import CELLS_PER_SEAT
from benben.kernel.catalogue import HIDDEN
from benben.kernel.explained_points import ExplainedPoints, UnknownPoints
from benben.kernel.refusal import Args

Breakdown = dict[str, object]
"""Points explained: ``key``, ``args``, ``rule``, ``points`` and, for a sum, its ``parts``."""
CELL_WORDS: Final = ("left-lower", "left-upper", "right-lower", "right-upper")
"""The name of each cell of a card."""


def breakdown(state: Pyramids, seat: int) -> Breakdown:
    """PY-5 The points of a player: pyramid, obelisk, tomb, glyphs."""
    parts = [
        pyramid_breakdown(state, seat),
        obelisk_breakdown(state, seat),
        tomb_breakdown(state, seat),
        glyph_breakdown(state, seat),
    ]
    return _sum("pyramids-total", {"seat": f"p{seat + 1}"}, "PY-5", parts)


def explain_points(known: Pyramids, viewer: int | None, seat: int) -> ExplainedPoints:
    """PY-5.4 During the game pyramid, obelisk and their glyphs count; tombs are compared when they are opened."""
    if known.depth == 0:
        return ExplainedPoints(breakdown(known, seat))
    parts = [
        pyramid_breakdown(known, seat),
        obelisk_breakdown(known, seat),
        glyph_breakdown(known, seat, ("pyramid", "obelisk")),
    ]
    scored = _sum("pyramids-total", {"seat": f"p{seat + 1}"}, "PY-5", parts)
    in_tomb = glyph_breakdown(known, seat, ("tomb",))
    later = [in_tomb] if seat == viewer and in_tomb["points"] else []
    return ExplainedPoints(
        scored, later, [UnknownPoints("PY-5.4", "pyramids-tomb-unknown", {"count": tomb_size(known, seat)})]
    )


def tomb_size(state: Pyramids, seat: int) -> int:
    """The number of cards in a tomb, which everybody sees."""
    return len(state.tomb_cards(seat))


def pyramid_breakdown(state: Pyramids, seat: int) -> Breakdown:
    """PY-5.1 The largest group of each colour, stone by stone; the longest again; PY-5.2 the bonus."""
    groups = [(int(state.pyramids.largest[seat * lookup.COLOURS + colour]), colour) for colour in range(lookup.COLOURS)]
    parts = [group_breakdown(state, seat, size, colour) for size, colour in groups]
    longest, colour = max(groups, key=lambda group: group[0])
    args: Args = {"colour": BOX.colours[colour], "stones": longest}
    parts.append(_single("pyramids-longest", args, "PY-5.1", longest * lookup.LONGEST_POINTS))
    earned = all(size >= lookup.BONUS_STONES for size, _ in groups)
    least, short = min(groups, key=lambda group: group[0])
    args = {
        "earned": "yes" if earned else "no",
        "needed": int(lookup.BONUS_STONES),
        "least": least,
        "colour": BOX.colours[short],
    }
    parts.append(_single("pyramids-bonus", args, "PY-5.2", lookup.BONUS_POINTS if earned else 0))
    return _sum("pyramids-pyramid", {}, "PY-5.1", parts)


def group_breakdown(state: Pyramids, seat: int, size: int, colour: int) -> Breakdown:
    """PY-5.1 A largest group of a colour: each of its stones with the card and the place where it lies."""
    pyramids, start = state.pyramids, seat * CELLS_PER_SEAT
    own = [cell for cell in pyramids.filled_cells(seat) if pyramids.colours[start + cell] == colour]
    roots = [cell for cell in own if pyramids.root(start, cell) == cell and pyramids.sizes[start + cell] == size]
    cards = dict(pyramids.built(seat))
    parts: list[Breakdown] = []
    for cell in own:
        if pyramids.root(start, cell) == roots[0] and pyramids.stones_in(seat, cell):
            card = cards[cell // CELLS]
            stone = stone_word(BOX.cards[card], cell % CELLS)
            args: Args = {"card": card_word(card), "place": PLACE.words[cell // CELLS], "stone": stone}
            parts.append(_single("pyramids-stone", args, "PY-5.1", lookup.STONE_POINTS))
    return _sum("pyramids-group", {"colour": BOX.colours[colour], "stones": size}, "PY-5.1", parts)


def stone_word(card: Card, cell: int) -> str:
    """The name of a stone on its card: its side, and for a small stone its row."""
    side = card.left if cell < 2 else card.right
    return CELL_WORDS[cell] if len(side) == 2 else CELL_WORDS[cell].split("-")[0]


def obelisk_breakdown(state: Pyramids, seat: int) -> Breakdown:
    """PY-5.3 The colour on most cards, and the cards that show it."""
    counts = [int(state.obelisk_cards_with(seat, colour)) for colour in range(lookup.COLOURS)]
    most = max(counts)
    if most == 0:
        return _single("pyramids-obelisk-empty", {}, "PY-5.3", 0)
    colour = counts.index(most)
    letter = BOX.letters[colour]
    named = " ".join(card for card in card_words(state.obelisk_cards(seat)) if letter in card)
    args: Args = {"colour": BOX.colours[colour], "count": most, "cards": named}
    return _single("pyramids-obelisk", args, "PY-5.3", lookup.OBELISK_POINTS[most])


def tomb_breakdown(state: Pyramids, seat: int) -> Breakdown:
    """PY-5.4 Each colour: one's stones, the most of anyone else, and the majority if there is one."""
    parts: list[Breakdown] = []
    for colour in range(lookup.COLOURS):
        rivals = [int(state.tomb_stones(other, colour)) for other in range(state.players) if other != seat]
        won = state.has_majority(seat, colour)
        args: Args = {
            "colour": BOX.colours[colour],
            "stones": int(state.tomb_stones(seat, colour)),
            "rival": max(rivals),
            "won": "yes" if won else "no",
        }
        parts.append(_single("pyramids-majority", args, "PY-5.4", lookup.MAJORITY_POINTS if won else 0))
    return _sum("pyramids-tomb", {}, "PY-5.4", parts)


def glyph_breakdown(state: Pyramids, seat: int, edifices: tuple[str, ...] = ("pyramid", "obelisk", "tomb")) -> Breakdown:
    """PY-5.5 Each glyph that lies in its own kind of edifice, in these edifices."""
    parts = [
        _single("pyramids-glyph", {"card": card, "edifice": edifice}, "PY-5.5", lookup.GLYPH_POINTS)
        for edifice, cards in (
            ("pyramid", list(state.pyramid_words(seat).values())),
            ("obelisk", card_words(state.obelisk_cards(seat))),
            ("tomb", [card for card in card_words(state.tomb_cards(seat)) if card != HIDDEN]),
        )
        for card in cards
        if edifice in edifices and BOX.cards[CARD.words.index(card)].glyph == edifice
    ]
    return _sum("pyramids-glyphs", {"count": len(parts)}, "PY-5.5", parts)


def _single(key: str, args: Args, rule: str, points: i64) -> Breakdown:
    """Points without parts."""
    return {"key": key, "args": args, "rule": rule, "points": int(points)}


def _sum(key: str, args: Args, rule: str, parts: list[Breakdown]) -> Breakdown:
    """The sum of its parts."""
    points = sum(cast("int", part["points"]) for part in parts)
    return {"key": key, "args": args, "rule": rule, "points": points, "parts": parts}

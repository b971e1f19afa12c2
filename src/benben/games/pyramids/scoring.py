"""The end of Pyramids: every point explained (PY-5)."""

from __future__ import annotations

from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS, Card
from benben.games.pyramids.lookup import (
    BONUS_POINTS,
    BONUS_STONES,
    COLOURS,
    GLYPH_POINTS,
    LONGEST_POINTS,
    MAJORITY_POINTS,
    OBELISK_POINTS,
    STONE_POINTS,
)
from benben.games.pyramids.moves import CARD, PLACE
from benben.games.pyramids.state import Pyramids, card_word, words
from benben.games.pyramids.stone_groups import ROOM
from benben.kernel.catalogue import HIDDEN

Part = dict[str, object]
CELL_WORDS = ("left-lower", "left-upper", "right-lower", "right-upper")


def breakdown(state: Pyramids, seat: int) -> Part:
    """PY-5 The points of a player: pyramid, obelisk, tomb, glyphs."""
    parts = [pyramid_part(state, seat), obelisk_part(state, seat), tomb_part(state, seat), glyph_part(state, seat)]
    return _sum("pyramids-total", {"seat": f"p{seat + 1}"}, "PY-5", parts)


def pyramid_part(state: Pyramids, seat: int) -> Part:
    """PY-5.1 The largest group of each colour, stone by stone; the longest again; PY-5.2 the bonus."""
    best = [(int(state.pyramids.largest[seat * COLOURS + colour]), colour) for colour in range(COLOURS)]
    parts = [group_part(state, seat, size, colour) for size, colour in best]
    longest, colour = max(best, key=lambda group: group[0])
    args: Part = {"colour": BOX.colours[colour], "stones": longest}
    parts.append(_line("pyramids-longest", args, "PY-5.1", longest * LONGEST_POINTS))
    earned = all(size >= BONUS_STONES for size, _ in best)
    least, short = min(best, key=lambda group: group[0])
    args = {"earned": "yes" if earned else "no", "needed": int(BONUS_STONES), "least": least, "colour": BOX.colours[short]}
    parts.append(_line("pyramids-bonus", args, "PY-5.2", BONUS_POINTS if earned else 0))
    return _sum("pyramids-pyramid", {}, "PY-5.1", parts)


def group_part(state: Pyramids, seat: int, size: int, colour: int) -> Part:
    """PY-5.1 A largest group of a colour: each of its stones with the card and the place where it lies."""
    pyramids, ground = state.pyramids, seat * ROOM
    own = [cell for cell in pyramids.cells(seat) if pyramids.hues[ground + cell] == colour]
    roots = [cell for cell in own if pyramids.root(ground, cell) == cell and pyramids.sizes[ground + cell] == size]
    cards = dict(pyramids.built(seat))
    parts: list[Part] = []
    for cell in own:
        if pyramids.root(ground, cell) == roots[0] and pyramids.stones(seat, cell):
            card = cards[cell // CELLS]
            stone = stone_word(BOX.cards[card], cell % CELLS)
            args: Part = {"card": card_word(card), "place": PLACE.words[cell // CELLS], "stone": stone}
            parts.append(_line("pyramids-stone", args, "PY-5.1", STONE_POINTS))
    return _sum("pyramids-group", {"colour": BOX.colours[colour], "stones": size}, "PY-5.1", parts)


def stone_word(card: Card, cell: int) -> str:
    """Which stone of a card: its side, and for a small stone its row."""
    side = card.left if cell < 2 else card.right
    return CELL_WORDS[cell] if len(side) == 2 else CELL_WORDS[cell].split("-")[0]


def obelisk_part(state: Pyramids, seat: int) -> Part:
    """PY-5.3 The colour on most cards, and the cards that show it."""
    counts = [int(state.obelisk_cards(seat, colour)) for colour in range(COLOURS)]
    most = max(counts)
    if most == 0:
        return _line("pyramids-obelisk-empty", {}, "PY-5.3", 0)
    colour = counts.index(most)
    letter = BOX.letters[colour]
    named = " ".join(card for card in state.obelisk_words(seat) if letter in card)
    args: Part = {"colour": BOX.colours[colour], "count": most, "cards": named}
    return _line("pyramids-obelisk", args, "PY-5.3", OBELISK_POINTS[most])


def tomb_part(state: Pyramids, seat: int) -> Part:
    """PY-5.4 Each colour: one's stones, the most of anyone else, and the majority if there is one."""
    parts: list[Part] = []
    for colour in range(COLOURS):
        rivals = [int(state.tomb_stones(other, colour)) for other in range(state.players) if other != seat]
        won = state.has_majority(seat, colour)
        args: Part = {
            "colour": BOX.colours[colour],
            "stones": int(state.tomb_stones(seat, colour)),
            "rival": max(rivals),
            "won": "yes" if won else "no",
        }
        parts.append(_line("pyramids-majority", args, "PY-5.4", MAJORITY_POINTS if won else 0))
    return _sum("pyramids-tomb", {}, "PY-5.4", parts)


def glyph_part(state: Pyramids, seat: int) -> Part:
    """PY-5.5 Each glyph that lies in its own kind of edifice."""
    parts = [
        _line("pyramids-glyph", {"card": card, "edifice": edifice}, "PY-5.5", GLYPH_POINTS)
        for edifice, cards in (
            ("pyramid", list(state.pyramid_words(seat).values())),
            ("obelisk", state.obelisk_words(seat)),
            ("tomb", [card for card in words(state.tomb_cards(seat)) if card != HIDDEN]),
        )
        for card in cards
        if BOX.cards[CARD.words.index(card)].glyph == edifice
    ]
    return _sum("pyramids-glyphs", {"count": len(parts)}, "PY-5.5", parts)


def _line(key: str, args: Part, rule: str, points: i64) -> Part:
    return {"key": key, "args": args, "rule": rule, "points": int(points)}


def _sum(key: str, args: Part, rule: str, parts: list[Part]) -> Part:
    points = 0
    for part in parts:
        worth = part["points"]
        assert isinstance(worth, int)
        points += worth
    return {"key": key, "args": args, "rule": rule, "points": points, "parts": parts}

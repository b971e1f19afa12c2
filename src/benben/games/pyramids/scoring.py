"""The end of Pyramids: every point explained (PY-5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.pyramids.box import BOX, CELLS, Card
from benben.games.pyramids.groups import (
    BONUS_POINTS,
    BONUS_STONES,
    COLOUR,
    COLOURS,
    GLYPH_POINTS,
    LONGEST_POINTS,
    MAJORITY_POINTS,
    OBELISK_POINTS,
    STONE_POINTS,
    WEIGHT,
    colour_cards,
    group_roots,
    group_sizes,
    root_of,
)
from benben.games.pyramids.moves import CARDS, PLACE, PLACES
from benben.games.pyramids.state import PILE, Pyramids, card_word

Part = dict[str, object]
CELL_WORDS = ("left-lower", "left-upper", "right-lower", "right-upper")


def breakdown(state: Pyramids, seat: int) -> Part:
    """PY-5 The points of a player: pyramid, obelisk, tomb, glyphs."""
    parts = [pyramid_part(state, seat), obelisk_part(state, seat), tomb_part(state, seat), glyph_part(state, seat)]
    return _sum("pyramids-total", {"seat": f"p{seat + 1}"}, "PY-5", parts)


def pyramid_part(state: Pyramids, seat: int) -> Part:
    """PY-5.1 The largest group of each colour, stone by stone; the longest again; PY-5.2 the bonus."""
    start, filled = seat * PLACES, state.filled[seat]
    roots = group_roots(state.pyramids, start, filled)
    sizes = group_sizes(state.pyramids, start, filled, roots)
    parts: list[Part] = []
    best: list[tuple[int, int]] = []
    for colour in range(COLOURS):
        root = largest_root(state, start, sizes, colour)
        size = 0 if root < 0 else int(sizes[root])
        best.append((size, colour))
        parts.append(group_part(state, start, roots, root, size, colour))
    longest, colour = max(best, key=lambda group: group[0])
    args = {"colour": BOX.colours[colour], "stones": longest}
    parts.append(_line("pyramids-longest", args, "PY-5.1", longest * LONGEST_POINTS))
    earned = all(size >= BONUS_STONES for size, _ in best)
    least, short = min(best, key=lambda group: group[0])
    args = {"earned": "yes" if earned else "no", "needed": int(BONUS_STONES), "least": least, "colour": BOX.colours[short]}
    parts.append(_line("pyramids-bonus", args, "PY-5.2", BONUS_POINTS if earned else 0))
    return _sum("pyramids-pyramid", {}, "PY-5.1", parts)


def largest_root(state: Pyramids, start: i64, sizes: vec[i64], colour: i64) -> int:
    """The cell that stands for the largest group of a colour, the lowest of them when several are; -1 when there is none."""
    found = -1
    for cell in range(PLACES * CELLS):
        if sizes[cell] > (sizes[found] if found >= 0 else 0) and cell_colour(state, start, cell) == colour:
            found = int(cell)
    return found


def cell_colour(state: Pyramids, start: i64, cell: i64) -> int:
    """The colour of a cell of a pyramid."""
    return int(COLOUR[i64(state.pyramids[start + cell // CELLS]) * CELLS + cell % CELLS])


def group_part(state: Pyramids, start: i64, roots: vec[i64], root: int, size: int, colour: int) -> Part:
    """PY-5.1 A group: each of its stones with the card and the place where it lies."""
    parts: list[Part] = []
    for cell in range(PLACES * CELLS if root >= 0 else 0):
        place = cell // CELLS
        if (state.filled[start // PLACES] >> place) & 1 and root_of(roots, cell) == root:
            card = int(state.pyramids[start + place])
            if WEIGHT[card * CELLS + cell % CELLS]:
                stone = stone_word(BOX.cards[card], int(cell % CELLS))
                args: Part = {"card": card_word(card), "place": PLACE.words[place], "stone": stone}
                parts.append(_line("pyramids-stone", args, "PY-5.1", STONE_POINTS))
    return _sum("pyramids-group", {"colour": BOX.colours[colour], "stones": size}, "PY-5.1", parts)


def stone_word(card: Card, cell: int) -> str:
    """Which stone of a card: its side, and for a small stone its row."""
    side = card.left if cell < 2 else card.right
    return CELL_WORDS[cell] if len(side) == 2 else CELL_WORDS[cell].split("-")[0]


def obelisk_part(state: Pyramids, seat: int) -> Part:
    """PY-5.3 The colour on most cards, and the cards that show it."""
    start, height = seat * PILE, state.heights[seat]
    counts = [int(colour_cards(state.obelisks, start, height, colour)) for colour in range(COLOURS)]
    most = max(counts)
    if most == 0:
        return _line("pyramids-obelisk-empty", {}, "PY-5.3", 0)
    colour = counts.index(most)
    cards = [int(state.obelisks[start + i]) for i in range(height)]
    named = " ".join(card_word(card) for card in cards if colour in BOX.cards[card].stones)
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
    pyramid = [int(state.pyramids[seat * PLACES + place]) for place in range(PLACES) if (state.filled[seat] >> place) & 1]
    obelisk = [int(state.obelisks[seat * PILE + i]) for i in range(state.heights[seat])]
    tomb = [int(card) for card in state.tomb_cards(seat) if card < CARDS]
    parts = [
        _line("pyramids-glyph", {"card": card_word(card), "edifice": edifice}, "PY-5.5", GLYPH_POINTS)
        for edifice, cards in (("pyramid", pyramid), ("obelisk", obelisk), ("tomb", tomb))
        for card in cards
        if BOX.cards[card].glyph == edifice
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

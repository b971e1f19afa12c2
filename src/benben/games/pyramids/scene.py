"""Pyramids for people: what a viewer sees in words, and as pieces at places.

A card is drawn as its field of stones, two columns and two rows of `STONE` cells each, so that a card that stands half on
each of two others is drawn half on each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from benben.games.pyramids.box import BOX, Card
from benben.games.pyramids.ground import open_places
from benben.games.pyramids.moves import BASE, CARDS, GOD, PLACE
from benben.games.pyramids.paper import flagged
from benben.games.pyramids.state import UNSEEN, Pyramids, god_word, words
from benben.kernel.catalogue import HIDDEN
from benben.kernel.event import seat_name
from benben.kernel.scene import Area, Piece, Place, Scene

STONE: Final = 3
CARD_WIDTH: Final = 2 * STONE
PYRAMID_WIDTH: Final = (int(BASE) + 1) * CARD_WIDTH
"""One place more than the base is wide: as long as the base is not finished, it may grow at either end."""
PYRAMID_HEIGHT: Final = 2 * int(BASE)
OBELISK_X: Final = PYRAMID_WIDTH + 1
BOARD_WIDTH: Final = OBELISK_X + CARD_WIDTH
HAND_WIDTH: Final = 9
SIGNS: Final = {"pyramid": "▲", "obelisk": "▮", "tomb": "◘"}
TONES: Final = {"yellow": "gold"}
CARDS_BY_NAME: Final = {card.name: card for card in BOX.cards}

View = Mapping[str, object]


# --- what a viewer sees ------------------------------------------------------------------------------------------------


def describe(known: Pyramids, viewer: int | None) -> dict[str, object]:
    """The view. PY-4.6: of another's tomb only the size and what must lie there is known until the end."""
    seats = range(int(known.players))
    return {
        "round": int(known.round) + 1,
        "first": seat_name(known.first),
        "resting": god_word(known.resting),
        "gods": [god_word(known.gods[seat]) for seat in seats],
        "free": free_gods(known),
        "quarry": [known.pair_words(pair) for pair in seats],
        "hand": None if viewer is None else words(known.hand_cards(viewer)),
        "hands": [words(known.hand_cards(seat)) for seat in seats],
        "pyramids": [known.pyramid_words(seat) for seat in seats],
        "open": [open_words(known, seat) for seat in seats],
        "obelisks": [known.obelisk_words(seat) for seat in seats],
        "tombs": [words(known.tomb_cards(seat)) for seat in seats],
        "doubts": [words(known.doubt_cards(seat)) for seat in seats],
        "left": sum(int(known.pile[card]) for card in range(CARDS)) - sum(known.dealt[seat] == UNSEEN for seat in seats),
        "gone": flagged(known.gone),
        "scores": [int(known.points(seat) if known.depth == 0 else known.open_points(seat)) for seat in seats],
    }


def free_gods(known: Pyramids) -> list[str]:
    """PY-3.2 The gods nobody has and that do not sit out."""
    taken = [known.gods[seat] for seat in range(known.players)]
    return [
        god.name
        for number, god in enumerate(BOX.gods)
        if int(known.players) in god.builds and number != known.resting and number not in taken
    ]


def open_words(known: Pyramids, seat: int) -> list[str]:
    """PY-4.4 The places where the next card of a pyramid may go."""
    places = open_places(known.pyramids.filled[seat])
    return [word for place, word in enumerate(PLACE.words) if (places >> place) & 1]


# --- pieces at places --------------------------------------------------------------------------------------------------


def scene(view: View) -> Scene:
    """A view as pieces at places."""
    pieces: list[Piece] = []
    areas = [_gods_area(view, pieces), _quarry_area(view, pieces)]
    areas += [_board_area(view, seat, pieces) for seat in range(cast("int", view["players"]))]
    if view["hand"] is not None:
        areas.append(_hand_area(cast("list[str]", view["hand"]), pieces))
    return Scene(areas, pieces)


def _gods_area(view: View, pieces: list[Piece]) -> Area:
    gods = cast("list[str | None]", view["gods"])
    free = cast("list[str]", view["free"])
    places = []
    shown = [god for god in BOX.gods if cast("int", view["players"]) in god.builds]
    for column, god in enumerate(shown):
        place = f"god.{god.name}"
        owner = f"p{gods.index(god.name) + 1}" if god.name in gods else ""
        places.append(Place(place, f"pyramids-god-{god.name}", column * 12, 0, 12, 2, owner, owner))
        if god.name in free:
            builds = god.builds[cast("int", view["players"])]
            number = GOD.words.index(god.name) + 1
            pieces.append(Piece(f"tile.{god.name}", place, "builds", builds, f"{number}{BUILD_SIGNS[builds]}", "sand"))
        elif not owner:
            pieces.append(Piece(f"tile.{god.name}", place, "builds", "resting", "zz", "dim"))
    note = f"{view['round']}/{BOX.rounds}"
    return Area("gods", "pyramids-gods", 12 * len(shown), 2, places, "", note)


BUILD_SIGNS: Final = {
    "nothing": "▲",
    "tomb": f"▲{SIGNS['tomb']}",
    "obelisk": f"▲{SIGNS['obelisk']}",
    "either": f"▲{SIGNS['tomb']}/{SIGNS['obelisk']}",
    "both": f"▲{SIGNS['tomb']}{SIGNS['obelisk']}",
}


def _quarry_area(view: View, pieces: list[Piece]) -> Area:
    places: list[Place] = []
    pairs = cast("Sequence[Sequence[str]]", view["quarry"])
    for number, pair in enumerate(pairs):
        name = f"quarry.{number + 1}"
        x = number * (2 * CARD_WIDTH + 3)
        places.append(Place(name, "", x, 0, 2 * CARD_WIDTH + 2, 3, note=str(number + 1)))
        for column, card in enumerate(pair):
            pieces_at = f"{name}.{'ab'[column]}"
            places += _card_places(pieces_at, card, x + column * (CARD_WIDTH + 1), 1, "", pieces)
    width = len(pairs) * (2 * CARD_WIDTH + 3)
    return Area("quarry", "pyramids-quarry", width, 3, places, "", str(view["left"]))


def _board_area(view: View, seat: int, pieces: list[Piece]) -> Area:
    owner = f"p{seat + 1}"
    mine = view["viewer"] == owner
    prefix = "" if mine else f"{owner}."
    pyramid = cast("Sequence[Mapping[str, str]]", view["pyramids"])[seat]
    obelisk = cast("Sequence[Sequence[str]]", view["obelisks"])[seat]
    reachable = cast("Sequence[Sequence[str]]", view["open"])[seat]
    places: list[Place] = []
    least = window(pyramid)
    for word in PLACE.words:
        if word in pyramid or word in reachable:
            x, y = corner(word, least)
            places.append(Place(f"{prefix}pyramid.{word}", "", x, y, CARD_WIDTH, 2, owner))
            if word in pyramid:
                places += _card_places(f"{prefix}pyramid.{word}", pyramid[word], x, y, owner, pieces)
    places += _obelisk_places(f"{prefix}obelisk", obelisk, owner, pieces)
    places += _tomb_places(view, seat, f"{prefix}tomb", owner, pieces)
    score = str(cast("Sequence[int]", view["scores"])[seat])
    first = "★ " if view["first"] == owner else ""
    active = owner in cast("list[str]", view["actors"])
    return Area(owner, "", BOARD_WIDTH, PYRAMID_HEIGHT + 2, places, owner, f"{first}{score}", active)


def window(pyramid: Mapping[str, str]) -> int:
    """The index of the base that is drawn at the left edge: a free place on the left as long as the base may grow."""
    base = [int(word.split(".")[1]) for word in pyramid if word.startswith("0.")]
    if not base:
        return -1
    return min(base) if len(base) == BASE else min(base) - 1


def corner(word: str, least: int) -> tuple[int, int]:
    """PY-4.5 Where a place is drawn: column s + 2k, counted in stones, and stage s from the bottom."""
    stage, index = (int(part) for part in word.split("."))
    return (stage + 2 * (index - least)) * STONE, PYRAMID_HEIGHT - 2 * stage - 2


def _card_places(name: str, card: str, x: int, y: int, owner: str, pieces: list[Piece]) -> list[Place]:
    """A card's four cells, each a place with half a large stone or a small one."""
    if card == HIDDEN:
        places = [Place(f"{name}.back", "", x, y, CARD_WIDTH, 2, owner)]
        pieces.append(Piece(f"{name}.card", f"{name}.back", "card", HIDDEN, "▒▒▒▒▒", "dim", owner))
        return places
    places = []
    for cell in range(4):
        place = f"{name}.{CELL_NAMES[cell]}"
        column, row = cell // 2, 1 - cell % 2
        places.append(Place(place, "", x + column * STONE, y + row, STONE, 1, owner))
        pieces.append(stone_piece(f"{place}.stone", place, CARDS_BY_NAME[card], cell, owner))
    return places


CELL_NAMES: Final = ("left-lower", "left-upper", "right-lower", "right-upper")


def stone_piece(piece: str, place: str, card: Card, cell: int, owner: str) -> Piece:
    """A small stone, or the upper or lower half of a large one; the glyph of the card sits on its stone."""
    letter, colour = BOX.letters[card.cells[cell]], BOX.colours[card.cells[cell]]
    large = len(card.left if cell < 2 else card.right) == 1
    upper_half = large and cell % 2 == 1
    marked = (
        card.glyph != "" and cell // 2 == card.glyph_cell // 2 and (upper_half or (not large and cell == card.glyph_cell))
    )
    sign = SIGNS[card.glyph] if marked else letter
    small = f"{letter}{sign}▌" if marked else f"▐{letter}▌"
    half = f"▛{sign}▜" if upper_half else f"▙{sign}▟"
    kind, word = ("glyph", card.glyph) if marked else ("stone", colour)
    return Piece(piece, place, kind, word, half if large else small, TONES.get(colour, colour), owner)


def _obelisk_places(name: str, obelisk: Sequence[str], owner: str, pieces: list[Piece]) -> list[Place]:
    """PY-4.6 A column beside the pyramid; of a tall one the upper cards are drawn and all are counted."""
    rows = PYRAMID_HEIGHT // 2
    places = [Place(name, "", OBELISK_X, PYRAMID_HEIGHT, CARD_WIDTH, 1, owner, f"{SIGNS['obelisk']}{len(obelisk)}")]
    shown = obelisk[-rows:]
    for level, card in enumerate(shown):
        number = len(obelisk) - len(shown) + level + 1
        places += _card_places(f"{name}.{number}", card, OBELISK_X, PYRAMID_HEIGHT - 2 * level - 2, owner, pieces)
    return places


def _tomb_places(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> list[Place]:
    """PY-4.6 Below the pyramid: how many cards, and those the viewer knows by name."""
    tomb = cast("Sequence[Sequence[str]]", view["tombs"])[seat]
    hand = cast("Sequence[Sequence[str]]", view["hands"])[seat]
    places = [
        Place(name, "", 0, PYRAMID_HEIGHT, PYRAMID_WIDTH, 1, owner, f"{SIGNS['tomb']}{len(tomb)}"),
        Place(f"{name}.hand", "", 0, PYRAMID_HEIGHT + 1, BOARD_WIDTH, 1, owner, f"✋{len(hand)}"),
    ]
    for number, card in enumerate(tomb):
        if card != HIDDEN:
            pieces.append(Piece(f"{name}.{number + 1}", name, "card", card, card, "plain", owner))
    for number, card in enumerate(hand):
        if card != HIDDEN and view["viewer"] != owner:
            pieces.append(Piece(f"{name}.hand.{number + 1}", f"{name}.hand", "card", card, card, "dim", owner))
    return places


def _hand_area(hand: list[str], pieces: list[Piece]) -> Area:
    places: list[Place] = []
    for slot, card in enumerate(hand):
        place = f"hand.{slot + 1}"
        x = slot * HAND_WIDTH
        places.append(Place(place, "", x, 0, HAND_WIDTH, 1))
        pieces.append(Piece(f"hand.{card}", place, "card", card, card, "plain"))
        places += _card_places(place, card, x, 1, "", pieces)
    return Area("hand", "pyramids-hand", 3 * HAND_WIDTH, 3, places)

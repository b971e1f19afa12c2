"""Pyramids for people: what a viewer sees in words, and as pieces at places.

A card is a piece whose parts are its stones, in a field of two columns and two rows of `STONE` cells each, so that a card
that stands half on each of two others is drawn half on each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from benben.games.pyramids.box import BOX, Card
from benben.games.pyramids.moves import BASE, CARDS, GOD, PLACE
from benben.games.pyramids.places import open_places
from benben.games.pyramids.serialize import flagged
from benben.games.pyramids.state import UNSEEN, Pyramids, god_word, words
from benben.kernel.catalogue import HIDDEN
from benben.kernel.event import seat_name
from benben.play.scene import Area, Part, Piece, Place, Scene

STONE: Final = 3
CARD_WIDTH: Final = 2 * STONE
PYRAMID_WIDTH: Final = (int(BASE) + 1) * CARD_WIDTH
"""One place more than the base is wide: as long as the base is not finished, it may grow at either end."""
PYRAMID_HEIGHT: Final = 2 * int(BASE)
BOARD_HEIGHT: Final = PYRAMID_HEIGHT + 2
OBELISK_X: Final = PYRAMID_WIDTH + 1
BOARD_WIDTH: Final = OBELISK_X + CARD_WIDTH
HAND_WIDTH: Final = 9
PAIR_WIDTH: Final = 2 * CARD_WIDTH + 3
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
    """A view as pieces at places: what is everybody's, the boards of the others clockwise, one's own, one's hand."""
    pieces: list[Piece] = []
    players, viewer = cast("int", view["players"]), cast("str | None", view["viewer"])
    own = 0 if viewer is None else int(viewer[1:])
    areas = [_gods_area(view, pieces), _quarry_area(view, pieces)]
    areas += [_board_area(view, (own + turn) % players, pieces) for turn in range(players)]
    if view["hand"] is not None:
        areas.append(_hand_area(cast("list[str]", view["hand"]), pieces))
    return Scene(areas, pieces)


def _gods_area(view: View, pieces: list[Piece]) -> Area:
    """PY-3.2 A tile stays where it is when somebody takes it, and says whose it is."""
    gods = cast("list[str | None]", view["gods"])
    places = []
    shown = [god for god in BOX.gods if cast("int", view["players"]) in god.builds]
    for column, god in enumerate(shown):
        place = f"god.{god.name}"
        owner = f"p{gods.index(god.name) + 1}" if god.name in gods else ""
        places.append(Place(place, f"pyramids-god-{god.name}", column * 12, 0, 12, 2, owner, owner))
        builds = god.builds[cast("int", view["players"])]
        number = GOD.words.index(god.name) + 1
        if view["resting"] == god.name:
            pieces.append(Piece(f"tile.{god.name}", place, "builds", "resting", "zz", "dim"))
        else:
            sign = f"{number}{BUILD_SIGNS[builds]}"
            pieces.append(Piece(f"tile.{god.name}", place, "builds", builds, sign, "dim" if owner else "sand", owner))
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
    """PY-3.1 A pair is one place with two cards: it is never split."""
    places: list[Place] = []
    pairs = cast("Sequence[Sequence[str]]", view["quarry"])
    for number, pair in enumerate(pairs, 1):
        name = f"quarry.{number}"
        places.append(Place(name, "", (number - 1) * PAIR_WIDTH, 0, PAIR_WIDTH - 1, 3, note=str(number)))
        pieces += [card_piece(f"{name}.{side}", name, card) for side, card in zip("ab", pair, strict=False)]
    return Area("quarry", "pyramids-quarry", len(pairs) * PAIR_WIDTH, 3, places, "", str(view["left"]))


def _board_area(view: View, seat: int, pieces: list[Piece]) -> Area:
    owner = f"p{seat + 1}"
    prefix = "" if view["viewer"] == owner else f"{owner}."
    places = _pyramid_places(view, seat, f"{prefix}pyramid", owner, pieces)
    places.append(_obelisk_place(view, seat, f"{prefix}obelisk", owner, pieces))
    places.append(_tomb_place(view, seat, f"{prefix}tomb", owner, pieces))
    if view["viewer"] != owner:
        places.append(_held_place(view, seat, owner, pieces))
    if view["first"] == owner:
        places.append(_first_place(owner, pieces))
    score = str(cast("Sequence[int]", view["scores"])[seat])
    active = owner in cast("list[str]", view["actors"])
    return Area(owner, "", BOARD_WIDTH, BOARD_HEIGHT, places, owner, score, active)


def _pyramid_places(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> list[Place]:
    """PY-4.4 The cards that stand and the places where the next may go, which say what moves call them."""
    pyramid = cast("Sequence[Mapping[str, str]]", view["pyramids"])[seat]
    reachable = cast("Sequence[Sequence[str]]", view["open"])[seat]
    places: list[Place] = []
    least = window(pyramid)
    for word in PLACE.words:
        if word in pyramid or word in reachable:
            note = "" if word in pyramid else word
            places.append(Place(f"{name}.{word}", "", *corner(word, least), CARD_WIDTH, 2, owner, note))
        if word in pyramid:
            pieces.append(card_piece(f"{name}.{word}.card", f"{name}.{word}", pyramid[word]))
    return places


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


def card_piece(piece: str, place: str, card: str) -> Piece:
    """PY-1.3 A card is nobody's by itself: where it lies says whose it is."""
    if card == HIDDEN:
        return Piece(piece, place, "card", HIDDEN, "▒", "dim")
    return Piece(piece, place, "card", card, card, parts=card_parts(CARDS_BY_NAME[card]))


def card_parts(card: Card) -> list[Part]:
    """PY-1.3 A large stone takes both rows of its column; the glyph lies on its stone."""
    parts: list[Part] = []
    for column, letters in enumerate((card.left, card.right)):
        tall = len(letters) == 1
        for row, letter in enumerate(letters):
            colour = BOX.colours[BOX.letters.index(letter)]
            lines = [f"▛{letter}▜", f"▙{letter}▟"] if tall else [f"▐{letter}▌"]
            parts.append(Part("stone", colour, column * STONE, row, lines, TONES.get(colour, colour)))
    if card.glyph:
        parts.append(_glyph_part(card))
    return parts


def _glyph_part(card: Card) -> Part:
    """PY-1.4 The sign of an edifice: on a large stone above its letter, on a small one before it."""
    colour = BOX.colours[card.cells[card.glyph_cell]]
    column = card.glyph_cell // 2
    tall = len((card.left, card.right)[column]) == 1
    x, y = (column * STONE + 1, 0) if tall else (column * STONE, 1 - card.glyph_cell % 2)
    return Part("glyph", card.glyph, x, y, [SIGNS[card.glyph]], TONES.get(colour, colour))


def _obelisk_place(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> Place:
    """PY-4.6 A column beside the pyramid, counted at its top."""
    obelisk = cast("Sequence[Sequence[str]]", view["obelisks"])[seat]
    pieces += [card_piece(f"{name}.{level}", name, card) for level, card in enumerate(obelisk, 1)]
    return Place(name, "", OBELISK_X, 0, CARD_WIDTH, PYRAMID_HEIGHT + 1, owner, f"{SIGNS['obelisk']}{len(obelisk)}")


def _tomb_place(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> Place:
    """PY-4.6 Below the pyramid: how many cards, and those the viewer knows."""
    tomb = cast("Sequence[Sequence[str]]", view["tombs"])[seat]
    pieces += _cards_held(name, tomb)
    return Place(name, "", 0, PYRAMID_HEIGHT, PYRAMID_WIDTH, 1, owner, f"{SIGNS['tomb']}{len(tomb)}")


def _held_place(view: View, seat: int, owner: str, pieces: list[Piece]) -> Place:
    """What another player holds, as far as the viewer knows it; one's own cards lie in the hand."""
    held = cast("Sequence[Sequence[str]]", view["hands"])[seat]
    name = f"{owner}.held"
    pieces += _cards_held(name, held)
    return Place(name, "", 0, PYRAMID_HEIGHT + 1, PYRAMID_WIDTH, 1, owner, f"✋{len(held)}")


def _cards_held(name: str, cards: Sequence[str]) -> list[Piece]:
    """Cards whose faces not all may see: unknown ones are alike and lie on one pile."""
    known = [card for card in cards if card != HIDDEN]
    unknown = len(cards) - len(known)
    backs = [Piece(f"{name}.back", name, "card", HIDDEN, "▒", "dim", count=unknown)] if unknown else []
    return backs + [card_piece(f"{name}.{number}", name, card) for number, card in enumerate(known, 1)]


def _first_place(owner: str, pieces: list[Piece]) -> Place:
    """PY-1.2 Where the first-player token lies."""
    name = f"{owner}.first"
    pieces.append(Piece("first", name, "token", "first", "★", "gold"))
    return Place(name, "", OBELISK_X, PYRAMID_HEIGHT + 1, CARD_WIDTH, 1, owner)


def _hand_area(hand: list[str], pieces: list[Piece]) -> Area:
    places: list[Place] = []
    for slot, card in enumerate(hand):
        place = f"hand.{slot + 1}"
        places.append(Place(place, "", slot * HAND_WIDTH, 0, HAND_WIDTH, 3, note=card))
        pieces.append(card_piece(f"hand.{card}", place, card))
    return Area("hand", "pyramids-hand", 3 * HAND_WIDTH, 3, places)

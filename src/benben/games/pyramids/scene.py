"""The scene of Pyramids: a view as pieces at places.

Sizes are in characters of the terminal. A card is a piece whose parts are its stones, in a field of two columns of `STONE`
characters and two rows, so that a card that stands half on each of two others is drawn half on each.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from benben.games.pyramids.box import BOX, Card, God
from benben.games.pyramids.moves import BASE_WIDTH, GOD, PLACE
from benben.games.pyramids.view_types import View
from benben.kernel.catalogue import HIDDEN
from benben.play.scene import Area, Part, Piece, Place, Scene

STONE: Final = 3
"""Width of a stone."""
CARD_WIDTH: Final = 2 * STONE
"""Width of a card."""
PYRAMID_WIDTH: Final = (int(BASE_WIDTH) + 1) * CARD_WIDTH
"""Width of a pyramid: one place more than the base, which may grow at either end while it is not finished."""
PYRAMID_HEIGHT: Final = 2 * int(BASE_WIDTH)
"""Height of a pyramid."""
BOARD_HEIGHT: Final = PYRAMID_HEIGHT + 2
"""Height of a board: the pyramid, the tomb and the cards held."""
OBELISK_X: Final = PYRAMID_WIDTH + 1
"""Column of a board where the obelisk begins."""
BOARD_WIDTH: Final = OBELISK_X + CARD_WIDTH
"""Width of a board."""
GOD_WIDTH: Final = 12
"""Width of a god tile."""
HAND_WIDTH: Final = 9
"""Width of a place in one's own hand."""
PAIR_WIDTH: Final = 2 * CARD_WIDTH + 3
"""Width of a pair of the quarry and the gap after it."""
SIGNS: Final = {"pyramid": "▲", "obelisk": "▮", "tomb": "◘"}
"""The character of each edifice."""
COUNT_SIGNS: Final = {"obelisk": SIGNS["obelisk"], "tomb": SIGNS["tomb"], "held": "✋"}
"""The character before the number of cards in a place of a board."""
CORNERS: Final = {
    "obelisk": (OBELISK_X, 0, CARD_WIDTH, PYRAMID_HEIGHT + 1),
    "tomb": (0, PYRAMID_HEIGHT, PYRAMID_WIDTH, 1),
    "held": (0, PYRAMID_HEIGHT + 1, PYRAMID_WIDTH, 1),
}
"""Column, row, width and height of the places of a board beside and below the pyramid."""
BUILD_SIGNS: Final = {
    "nothing": "▲",
    "tomb": f"▲{SIGNS['tomb']}",
    "obelisk": f"▲{SIGNS['obelisk']}",
    "either": f"▲{SIGNS['tomb']}/{SIGNS['obelisk']}",
    "both": f"▲{SIGNS['tomb']}{SIGNS['obelisk']}",
}
"""The characters of what a god lets one build."""
WORKED_OUT_SIGN: Final = "∴"
"""PY-4.6 The character before a card that was never shown where it lies: it follows from what was seen."""
TONES: Final = {"yellow": "gold"}
"""The tone of a colour whose tone has another name."""
CARDS_BY_NAME: Final = {card.name: card for card in BOX.cards}
"""Every card by its name in notation."""
GOD_STEPS: Final = ("take-pair", "build-pyramid", "build-more")
"""The questions that the god of the seat decides about: its tile is outlined."""
GLYPH_CARDS: Final = {card.glyph: card.name for card in BOX.cards if card.glyph}
"""A card with each glyph."""
LEGEND: Final = {
    "gods": [f"god {god.name}" for god in BOX.gods],
    "stones": [f"card {next(card.name for card in BOX.cards if card.left == letter)}" for letter in BOX.letters],
    "glyphs": [f"card {card}" for card in GLYPH_CARDS.values()],
    "signs": ["token first", f"card {HIDDEN}"],
}
"""The pieces of the legend, in groups."""


def scene(view: View) -> Scene:
    """A view as pieces at places: gods and quarry, the boards of the others clockwise, one's own board, one's hand."""
    pieces: list[Piece] = []
    players, viewer = view["players"], view["viewer"]
    own = 0 if viewer is None else int(viewer[1:])
    areas = [_gods_area(view, pieces), _quarry_area(view, pieces)]
    areas += [_board_area(view, (own + turn) % players, pieces) for turn in range(players)]
    if view["hand"] is not None:
        areas.append(_hand_area(view["hand"], pieces))
    god = view["question"].get("god")
    return Scene(areas, pieces, [f"tile.{god}"] if god and view["step"] in GOD_STEPS else [])


def single_piece(kind: str, word: str) -> Piece | None:
    """A piece as the rulebook shows it: ``card WORD``, ``god NAME`` or ``token first``; None if there is none.

    A god tile shows what the god lets one build with the most players (PY-4.2).
    """
    if kind == "card" and (word == HIDDEN or word in CARDS_BY_NAME):
        return card_piece(f"card.{word}", "", word)
    if kind == "god":
        return next((god_piece(god, "", god.builds[max(god.builds)]) for god in BOX.gods if god.name == word), None)
    return Piece("first", "", "token", word, "★", "gold") if (kind, word) == ("token", "first") else None


@lru_cache(maxsize=1024)
def god_piece(god: God, place: str, builds: str, owner: str = "") -> Piece:
    """PY-1.2 The tile of a god: its number, and what it lets one build besides the pyramid."""
    sign = f"{GOD.words.index(god.name) + 1}{BUILD_SIGNS[builds]}"
    return Piece(f"tile.{god.name}", place, "builds", builds, sign, "dim" if owner else "sand", owner)


def _gods_area(view: View, pieces: list[Piece]) -> Area:
    """PY-3.2 The god tiles: a tile that somebody takes stays where it is and shows its owner."""
    gods = view["gods"]
    places = []
    in_play = [god for god in BOX.gods if view["players"] in god.builds]
    for column, god in enumerate(in_play):
        place = f"god.{god.name}"
        owner = f"p{gods.index(god.name) + 1}" if god.name in gods else ""
        places.append(_god_place(god.name, column, owner, _god_state(view, god, owner)))
        if view["resting"] == god.name:
            pieces.append(Piece(f"tile.{god.name}", place, "builds", "resting", "zz", "dim"))
        else:
            pieces.append(god_piece(god, place, god.builds[view["players"]], owner))
    note = f"{view['round']}/{BOX.rounds}"
    return Area("gods", "pyramids-gods", GOD_WIDTH * len(in_play), 2, places, "", note)


@lru_cache(maxsize=1024)
def _god_place(god: str, column: int, owner: str, state: str) -> Place:
    """The place of a god's tile."""
    about: dict[str, str | int] = {"number": GOD.words.index(god) + 1, "state": state}
    label = f"pyramids-god-{god}"
    return Place(f"god.{god}", label, column * GOD_WIDTH, 0, GOD_WIDTH, 2, owner, owner, about=about)


def _god_state(view: View, god: God, owner: str) -> str:
    """Whether a god is free, taken or sits out, for its explanation."""
    return "resting" if view["resting"] == god.name else "taken" if owner else "free"


def _quarry_area(view: View, pieces: list[Piece]) -> Area:
    """PY-3.1 The quarry: a pair is one place with two cards, because it is never split."""
    places: list[Place] = []
    pairs = view["quarry"]
    for number, pair in enumerate(pairs, 1):
        name = f"quarry.{number}"
        places.append(_quarry_place(name, number))
        pieces += [card_piece(f"{name}.{side}", name, card) for side, card in zip("ab", pair, strict=False)]
    return Area("quarry", "pyramids-quarry", len(pairs) * PAIR_WIDTH, 3, places, "", str(view["left"]))


@lru_cache(maxsize=64)
def _quarry_place(name: str, number: int) -> Place:
    """The place of a pair."""
    return Place(name, "", (number - 1) * PAIR_WIDTH, 0, PAIR_WIDTH - 1, 3, note=str(number))


def _board_area(view: View, seat: int, pieces: list[Piece]) -> Area:
    """One player's pyramid, obelisk and tomb, and what another player holds."""
    owner = f"p{seat + 1}"
    prefix = "" if view["viewer"] == owner else f"{owner}."
    places = _pyramid_places(view, seat, f"{prefix}pyramid", owner, pieces)
    places.append(_obelisk_place(view, seat, f"{prefix}obelisk", owner, pieces))
    places.append(_tomb_place(view, seat, f"{prefix}tomb", owner, pieces))
    if view["viewer"] != owner:
        places.append(_held_place(view, seat, owner, pieces))
    if view["first"] == owner:
        places.append(_first_place(owner, pieces))
    score = str(view["scores"][seat])
    active = owner in view["actors"]
    return Area(owner, "", BOARD_WIDTH, BOARD_HEIGHT, places, owner, score, active)


def _pyramid_places(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> list[Place]:
    """PY-4.4 The cards of a pyramid, and the places where the next may go."""
    pyramid = view["pyramids"][seat]
    open_words = view["open"][seat]
    places: list[Place] = []
    left_index = leftmost_index(pyramid)
    for word in PLACE.words:
        if word in pyramid or word in open_words:
            places.append(_pyramid_place(name, word, left_index, owner, "built" if word in pyramid else "open"))
        if word in pyramid:
            pieces.append(card_piece(f"{name}.{word}.card", f"{name}.{word}", pyramid[word]))
    return places


@lru_cache(maxsize=4096)
def _pyramid_place(name: str, word: str, left_index: int, owner: str, state: str) -> Place:
    """A place of a pyramid with a card, or where the next one may go."""
    x, y = corner(word, left_index)
    return Place(f"{name}.{word}", "", x, y, CARD_WIDTH, 2, owner, about={"state": state})


def leftmost_index(pyramid: Mapping[str, str]) -> int:
    """The base index that is drawn at the left edge: one free place on the left while the base may still grow."""
    base = [int(word.split(".")[1]) for word in pyramid if word.startswith("0.")]
    if not base:
        return -1
    return min(base) if len(base) == BASE_WIDTH else min(base) - 1


def corner(word: str, left_index: int) -> tuple[int, int]:
    """PY-4.5 The upper left corner of a place: column s + 2k, counted in stones, and stage s from the bottom."""
    stage, index = (int(part) for part in word.split("."))
    return (stage + 2 * (index - left_index)) * STONE, PYRAMID_HEIGHT - 2 * stage - 2


@lru_cache(maxsize=16384)
def card_piece(piece: str, place: str, card: str) -> Piece:
    """PY-1.3 A card as a piece without an owner: the place where it lies shows whose it is."""
    if card == HIDDEN:
        return Piece(piece, place, "card", HIDDEN, "▒", "dim")
    return Piece(piece, place, "card", card, card, parts=CARD_PARTS[card])


def card_parts(card: Card) -> list[Part]:
    """PY-1.3 The stones of a card, and its glyph on one of them; a large stone takes both rows of its column."""
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
    """PY-1.4 The glyph of a card: on a large stone above its letter, on a small one before it."""
    colour = BOX.colours[card.cells[card.glyph_cell]]
    column = card.glyph_cell // 2
    tall = len((card.left, card.right)[column]) == 1
    x, y = (column * STONE + 1, 0) if tall else (column * STONE, 1 - card.glyph_cell % 2)
    return Part("glyph", card.glyph, x, y, [SIGNS[card.glyph]], TONES.get(colour, colour))


def _obelisk_place(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> Place:
    """PY-4.6 The obelisk: a column beside the pyramid, marked with the number of its cards."""
    obelisk = view["obelisks"][seat]
    pieces += [card_piece(f"{name}.{level}", name, card) for level, card in enumerate(obelisk, 1)]
    return _counted_place(name, "obelisk", owner, len(obelisk))


@lru_cache(maxsize=4096)
def _counted_place(name: str, kind: str, owner: str, cards: int) -> Place:
    """The place of a kind beside or below the pyramid of a player, with the number of its cards."""
    x, y, width, height = CORNERS[kind]
    return Place(name, "", x, y, width, height, owner, f"{COUNT_SIGNS[kind]}{cards}", about={"cards": cards})


def _tomb_place(view: View, seat: int, name: str, owner: str, pieces: list[Piece]) -> Place:
    """PY-4.6 The tomb, below the pyramid: the number of cards, and those that the view shows."""
    tomb = view["tombs"][seat]
    pieces += _hidden_cards(name, tuple(tomb), owner in view["worked_out"])
    return _counted_place(name, "tomb", owner, len(tomb))


def _held_place(view: View, seat: int, owner: str, pieces: list[Piece]) -> Place:
    """PY-4.6 The cards of another player's hand, as far as the view shows them; one's own lie in the hand area."""
    held = view["hands"][seat]
    name = f"{owner}.held"
    pieces += _hidden_cards(name, tuple(held), owner in view["worked_out"])
    return _counted_place(name, "held", owner, len(held))


@lru_cache(maxsize=4096)
def _hidden_cards(name: str, cards: tuple[str, ...], worked_out: bool) -> tuple[Piece, ...]:
    """The cards of a tomb or a hand: those that are not shown lie on one pile of backs, those worked out are marked."""
    known = [card for card in cards if card != HIDDEN]
    unknown = len(cards) - len(known)
    backs = [Piece(f"{name}.back", name, "card", HIDDEN, "▒", "dim", count=unknown)] if unknown else []
    shown = [card_piece(f"{name}.{number}", name, card) for number, card in enumerate(known, 1)]
    return (*backs, *([_worked_out(piece) for piece in shown] if worked_out else shown))


def _worked_out(card: Piece) -> Piece:
    """PY-4.6 A card that was never shown where it lies, as a piece of a kind of its own."""
    glyph = f"{WORKED_OUT_SIGN}{card.word}"
    return Piece(card.id, card.place, "worked-out", card.word, glyph, card.tone, parts=card.parts)


def _first_place(owner: str, pieces: list[Piece]) -> Place:
    """PY-1.2 The place of the first-player token."""
    place, token = _first_token(owner)
    pieces.append(token)
    return place


@lru_cache(maxsize=64)
def _first_token(owner: str) -> tuple[Place, Piece]:
    """The first-player token beside the board of a player, at its place."""
    name = f"{owner}.first"
    place = Place(name, "", OBELISK_X, PYRAMID_HEIGHT + 1, CARD_WIDTH, 1, owner)
    return place, Piece("first", name, "token", "first", "★", "gold")


def _hand_area(hand: list[str], pieces: list[Piece]) -> Area:
    """The viewer's own hand."""
    places: list[Place] = []
    for slot, card in enumerate(hand):
        place = _hand_place(slot)
        places.append(place)
        pieces.append(card_piece(f"hand.{card}", place.id, card))
    return Area("hand", "pyramids-hand", 3 * HAND_WIDTH, 3, places)


@lru_cache(maxsize=64)
def _hand_place(slot: int) -> Place:
    """A place of one's own hand."""
    return Place(f"hand.{slot + 1}", "", slot * HAND_WIDTH, 0, HAND_WIDTH, 3)


CARD_PARTS: Final = {card.name: card_parts(card) for card in BOX.cards}
"""The parts of every card by its name; all pieces of a card share them."""

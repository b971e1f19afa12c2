"""Egizia as pieces at places: the board with river, buildings and markets, the tableaus, one's sphinx cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import CARD_SPACE, MARKETS, ROUND_SPACE, SITES, TYPES
from benben.games.egizia.moves import CREW, PART
from benben.games.egizia.view import describe as describe
from benben.play.scene import Area, Piece, Place, Scene

WIDTH: Final = 78
HALF: Final = 39
BERTH_WIDTH: Final = 6
MARKET_WIDTH: Final = 12
RING_WIDTH: Final = 10
CARDS_A_LINE: Final = 2
"""So many cards with their words find room on one line."""

View = Mapping[str, Any]

CARD_GLYPHS: Final = {"quarry": "⛏", "permanent": "∞", "anytime": "◷", "immediate": "!", "grave": "†"}
CARD_TONES: Final = {"quarry": "stone", "permanent": "lapis", "anytime": "gold", "immediate": "red", "grave": "sand"}
FIELD_TONES: Final = {"green": "green", "yellow": "gold", "brown": "brown"}


def scene(view: View) -> Scene:
    """The board first, then the others' tableaus, one's own, and one's sphinx cards."""
    pieces: list[Piece] = []
    viewer = cast("str | None", view["viewer"])
    players = cast("int", view["players"])
    own = 0 if viewer is None else int(viewer[1:])
    seats = [f"p{(own + offset) % players + 1}" for offset in range(players)]
    areas = [_board(view, pieces)]
    areas += [_tableau(view, seat, pieces) for seat in seats if seat != viewer]
    if viewer is not None:
        areas += [_tableau(view, viewer, pieces), _hand(view, pieces)]
    return Scene(areas, pieces)


# --- the board -------------------------------------------------------------------------------------------------------


def _board(view: View, pieces: list[Piece]) -> Area:
    places: list[Place] = []
    row = _river(view, places, pieces)
    row = _buildings(view, row, places, pieces)
    row = _markets(view, row, places, pieces)
    row = _supply_and_ring(view, row, places, pieces)
    return Area("board", "egizia-board", WIDTH, row, places, note=f"{view['round']}/{len(BOX.deck_of_round)}")


def _river(view: View, places: list[Place], pieces: list[Piece]) -> int:
    """EG-1.1 The stops in two columns, from the source to the mouth. The row after them."""
    stops = max(space.stop for space in BOX.spaces) + 1
    rows = (stops + 1) // 2
    for space in BOX.spaces:
        x, y = (space.stop // rows) * HALF, space.stop % rows
        if space.name not in view["spaces"]:
            continue
        place = f"space.{space.name}"
        if space.kind <= ROUND_SPACE:
            label = f"egizia-stop-{space.name}"
            places.append(Place(place, label, x, y, HALF - 1, 1, spoken=space.kind == CARD_SPACE))
        else:
            if space.berth == 0:
                places.append(
                    Place(f"site.{SITES[space.index]}", f"egizia-stop-{SITES[space.index]}", x, y, 14, 1, note=" ")
                )
            across = x + 14 + space.berth * BERTH_WIDTH
            places.append(Place(place, f"egizia-berth-{space.berth + 1}", across, y, BERTH_WIDTH, 1))
        if space.kind == CARD_SPACE and view["nile"][space.index]:
            card = view["nile"][space.index]
            pieces.append(card_piece(f"{place}.card", place, card, "", 1))
        pieces += [ship_piece(place, n, seat) for n, seat in enumerate(view["ships"].get(space.name, []))]
    return rows


def ship_piece(place: str, number: int, seat: str) -> Piece:
    """A ship on a space."""
    return Piece(f"{place}.ship.{number}", place, "piece", "ship", "⛵", "plain", seat)


def card_piece(piece: str, place: str, card: str, owner: str, count: int) -> Piece:
    """A Nile card: fields by class, other cards by type."""
    kind = next(entry for entry in BOX.nile if entry.name == card)
    what = TYPES[kind.kind]
    if what == "field":
        tone = FIELD_TONES[card.split("-")[1]]
        return Piece(piece, place, "card", card, "❦", tone, owner, count)
    return Piece(piece, place, "card", card, CARD_GLYPHS[what], CARD_TONES[what], owner, count)


def _buildings(view: View, top: int, places: list[Place], pieces: list[Piece]) -> int:
    """Every space of a building is a piece: the stone that stands there, or what it is worth. The row after them."""
    rows = (len(PART.words) + 1) // 2
    for number, part in enumerate(PART.words):
        owners = cast("Sequence[str]", view["buildings"][part])
        place = f"part.{part}"
        x, y = (number // rows) * HALF, top + number % rows
        places.append(Place(place, f"egizia-part-{part}", x, y, HALF - 1, 1))
        pieces += [Piece(f"{place}.{n + 1}", place, "piece", "stone", "■", "plain", owner) for n, owner in enumerate(owners)]
        pieces += _unbuilt(view, number, len(owners))
    return top + rows


def _unbuilt(view: View, line: int, built: int) -> list[Piece]:
    """The spaces still to be built in a part by their values; graves may be face down."""
    part = PART.words[line]
    grave = part == "grave"
    values = list(view["graves"]) if grave else BOX.lines[line].values
    found = []
    for number in range(built, len(values)):
        value = str(values[number] or "hidden")
        glyph = value if values[number] else "?"
        kind = "grave" if grave else "worth"
        found.append(Piece(f"part.{part}.{number + 1}", f"part.{part}", kind, value, glyph, "dim"))
    return found


def _markets(view: View, top: int, places: list[Place], pieces: list[Piece]) -> int:
    for row, market in enumerate(MARKETS):
        for space in range(BOX.market_spaces[row]):
            place = f"market.{market}.{space}"
            sign = _market_sign(market, space)
            places.append(Place(place, "", 14 + space * MARKET_WIDTH, top + row, MARKET_WIDTH, 1, note=sign))
            for tableau in view["tableaus"]:
                if tableau["markets"][market] == space:
                    seat = tableau["seat"]
                    pieces.append(Piece(f"{place}.{seat}", place, "piece", "marker", "▼", "plain", seat))
        # After its spaces: who touches one of them means the market.
        places.append(Place(f"market.{market}", f"egizia-market-{market}", 0, top + row, 14, 1, note=" "))
    return top + len(MARKETS)


def _market_sign(market: str, space: int) -> str:
    """EG-1.5 What a market space means: points lost for hunger; whether stones are sold at the end."""
    if market == "grain":
        return f"-{BOX.unfed[space]}"
    return "½" if space >= BOX.market_spaces[0] - BOX.sale_spaces else "–"


def _supply_and_ring(view: View, row: int, places: list[Place], pieces: list[Piece]) -> int:
    """The sphinx cards to draw, and the water ring on one of its places (EG-1.11).

    A place of the ring is called by the way there (`ring left` is one step to the left), for that is what a hand touches.
    """
    supply = cast("int", view["sphinx_supply"])
    places.append(Place("supply", "egizia-supply", 0, row, HALF, 1))
    if supply:
        pieces.append(Piece("supply.card", "supply", "sphinx", "hidden", "☥", "sand", "", supply))
    ring = BOX.ring_places.index(view["ring"])
    places.append(Place("ring", "egizia-water", HALF, row, RING_WIDTH - 1, 1, note=" "))
    for number, name in enumerate(BOX.ring_places):
        across = HALF - 1 + RING_WIDTH * (number + 1)
        place = WAYS.get(number - ring, f"ring.far.{name}")
        places.append(Place(place, f"egizia-water-{name}", across, row, RING_WIDTH, 1))
    pieces.append(Piece("ring.piece", "ring.stay", "piece", "ring", "◉", "blue"))
    return row + 1


WAYS: Final = {-1: "ring.left", 0: "ring.stay", 1: "ring.right"}


# --- tableaus --------------------------------------------------------------------------------------------------------


def _tableau(view: View, owner: str, pieces: list[Piece]) -> Area:
    number = int(owner[1:]) - 1
    tableau = view["tableaus"][number]
    own = owner == view["viewer"]
    width = WIDTH if own else HALF - 1
    held = sum(not card.startswith("field-") for card in tableau["cards"])
    rows = 3 if not own else 4 if held <= CARDS_A_LINE else 5
    places = [
        Place(f"{owner}.crews", "egizia-crews", 0, 0, 20, 1, owner),
        Place(f"{owner}.stones", "egizia-stones", 20, 0, 11, 1, owner, str(tableau["stones"])),
        Place(f"{owner}.quarry", "", 31, 0, 4, 1, owner, f"+{tableau['quarry']}"),
        *_standing(view, number, 36 if own else 0, 0 if own else 3),
        Place(f"{owner}.fields", "egizia-fields", 0, 1, width, 1, owner, f"{tableau['harvest']}/{tableau['need']}"),
        Place(f"{owner}.cards", "egizia-cards-held", 0, 2, width, rows - 2, owner, spoken=own),
    ]
    mine = "" if own else f"{owner}."
    for crew in CREW.words:
        tired = crew in tableau["tired"]
        glyph = f"{crew[0].upper()}{tableau['crews'][crew]}"
        tone = "dim" if tired else "plain"
        pieces.append(Piece(f"{mine}crew.{crew}", f"{owner}.crews", "crew", crew, glyph, tone, owner))
    for field in tableau["fields"]:
        glyph = ("≈" if field["watered"] else "·") + str(field["grain"])
        piece = f"{mine}field.{field['name']}"
        pieces.append(Piece(piece, f"{owner}.fields", "field", field["name"], glyph, FIELD_TONES[field["class"]], owner))
    for card, count in tableau["cards"].items():
        if not card.startswith("field-"):
            pieces.append(card_piece(f"{mine}card.{card}", f"{owner}.cards", card, owner, count))
    _stock(view, number, pieces)
    shown = _shown(view, number)
    if shown:
        places.append(Place(f"{owner}.shown", "egizia-sphinx-shown", 0, 4, width, len(shown), owner, spoken=True))
        pieces += [Piece(f"{mine}shown.{card}", f"{owner}.shown", "sphinx", card, "☥", "sand", owner) for card in shown]
    active = owner in view["actors"]
    height = (rows if own else 4) + len(shown)
    return Area(owner, "", width, height, places, owner, f"{view['scores'][number]:+d}", active)


def _shown(view: View, number: int) -> Sequence[str]:
    """EG-9.2 The final scoring turns everybody's sphinx cards up; one's own lie open before one anyway."""
    hands = cast("Sequence[Sequence[str]] | None", view["hands"])
    return () if hands is None or view["viewer"] == f"p{number + 1}" else hands[number]


def _standing(view: View, number: int, x: int, y: int) -> list[Place]:
    """Ships left, sphinx cards, graves together, number in the sequence, place on the scoring track."""
    owner = f"p{number + 1}"
    taken = cast("Sequence[str]", view["buildings"]["grave"])
    graves = sum(view["graves"][n] for n, seat in enumerate(taken) if seat == owner)
    sequence = str(view["sequence"].index(owner) + 1) if owner in view["sequence"] else "–"
    return [
        Place(f"{owner}.number", "egizia-number", x, y, 7, 1, owner, sequence),
        Place(f"{owner}.rank", "egizia-rank", x + 7, y, 7, 1, owner, str(view["track"].index(owner) + 1)),
        Place(f"{owner}.graves", "egizia-graves-held", x + 14, y, 10, 1, owner, str(graves)),
        Place(f"{owner}.ships", "", x + 24, y, 6, 1, owner),
        Place(f"{owner}.sphinx", "", x + 30, y, 6, 1, owner),
    ]


def _stock(view: View, number: int, pieces: list[Piece]) -> None:
    owner = f"p{number + 1}"
    ships = view["tableaus"][number]["ships_left"]
    if ships:
        pieces.append(Piece(f"{owner}.ship", f"{owner}.ships", "piece", "ship", "⛵", "plain", owner, ships))
    cards = view["sphinx_cards"][number]
    if cards and not _shown(view, number):
        pieces.append(Piece(f"{owner}.sphinx.card", f"{owner}.sphinx", "sphinx", "hidden", "☥", "sand", owner, cards))


def _hand(view: View, pieces: list[Piece]) -> Area:
    drawn = cast("list[str]", view["drawn"])
    kept = [card for card in cast("list[str]", view["hand"]) if card not in drawn]
    places = [Place("hand", "egizia-hand", 0, 0, WIDTH, 2, spoken=True)]
    pieces += [Piece(f"hand.{card}", "hand", "sphinx", card, "☥", "sand") for card in kept]
    if drawn:
        places.append(Place("drawn", "egizia-drawn", 0, 2, WIDTH, 2, spoken=True))
        pieces += [Piece(f"drawn.{card}", "drawn", "sphinx", card, "☥", "gold") for card in drawn]
    return Area("hand", "egizia-sphinx-cards", WIDTH, 4 if drawn else 2, places, rank=0 if drawn else 1)

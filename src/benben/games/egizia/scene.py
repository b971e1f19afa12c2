"""Egizia as pieces at places: the river, the markets, the buildings, the tableaus, one's sphinx cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from benben.games.egizia.box import BOX
from benben.games.egizia.components import CARD_SPACE, MARKETS, ROUND_SPACE, SITES, TYPES
from benben.games.egizia.moves import CREW, PART
from benben.games.egizia.view import describe as describe
from benben.kernel.scene import Area, Piece, Place, Scene

WIDTH: Final = 78
HALF: Final = 39
BERTH_WIDTH: Final = 6
MARKET_WIDTH: Final = 11

View = Mapping[str, Any]

CARD_GLYPHS: Final = {"quarry": "⛏", "permanent": "∞", "anytime": "◷", "immediate": "!", "grave": "†"}
CARD_TONES: Final = {"quarry": "stone", "permanent": "lapis", "anytime": "gold", "immediate": "red", "grave": "sand"}
FIELD_TONES: Final = {"green": "green", "yellow": "gold", "brown": "brown"}


def scene(view: View) -> Scene:
    """The river first, then what all share, the others' tableaus, one's own, and one's sphinx cards."""
    pieces: list[Piece] = []
    viewer = cast("str | None", view["viewer"])
    players = cast("int", view["players"])
    own = 0 if viewer is None else int(viewer[1:])
    seats = [f"p{(own + offset) % players + 1}" for offset in range(players)]
    areas = [_river(view, pieces), _buildings(view, pieces), _markets(view, pieces)]
    areas += [_tableau(view, seat, pieces) for seat in seats if seat != viewer]
    if viewer is not None:
        areas += [_tableau(view, viewer, pieces), _hand(view, pieces)]
    return Scene(areas, pieces)


# --- the river -------------------------------------------------------------------------------------------------------


def _river(view: View, pieces: list[Piece]) -> Area:
    stops = max(space.stop for space in BOX.spaces) + 1
    rows = (stops + 1) // 2
    places: list[Place] = []
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
    note = f"{view['round']}/{len(BOX.deck_of_round)} · {RING_SIGNS[BOX.ring_places.index(view['ring'])]}"
    return Area("river", "egizia-river", WIDTH, rows, places, note=note)


RING_SIGNS: Final = ("◉○○", "○◉○", "○○◉")


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


# --- what all share --------------------------------------------------------------------------------------------------


def _buildings(view: View, pieces: list[Piece]) -> Area:
    rows = (len(PART.words) + 1) // 2
    places = []
    for number, part in enumerate(PART.words):
        owners = cast("Sequence[str]", view["buildings"][part])
        place = f"part.{part}"
        x, y = (number // rows) * HALF, number % rows
        places.append(Place(place, f"egizia-part-{part}", x, y, HALF - 1, 1, note=_rest_of(view, number, len(owners))))
        pieces += [Piece(f"{place}.{n + 1}", place, "piece", "stone", "■", "plain", owner) for n, owner in enumerate(owners)]
    return Area("buildings", "egizia-buildings", WIDTH, rows, places)


def _rest_of(view: View, line: int, built: int) -> str:
    """The values still to be built in a part; face-down graves as dots."""
    values = BOX.lines[line].values
    if PART.words[line] == "grave":
        values = list(view["graves"])
    rest = [str(value) if value else "?" for value in values[built:]]
    return " ".join(rest) or "✓"


def _markets(view: View, pieces: list[Piece]) -> Area:
    places = []
    for row, market in enumerate(MARKETS):
        places.append(Place(f"market.{market}", f"egizia-market-{market}", 0, row, 14, 1, note=" "))
        for space in range(BOX.market_spaces[row]):
            place = f"market.{market}.{space}"
            sign = (
                f"-{BOX.unfed[space]}"
                if market == "grain"
                else ("½" if space >= BOX.market_spaces[0] - BOX.sale_spaces else "–")
            )
            places.append(Place(place, "", 14 + space * MARKET_WIDTH, row, MARKET_WIDTH, 1, note=sign))
            for tableau in view["tableaus"]:
                if tableau["markets"][market] == space:
                    seat = tableau["seat"]
                    pieces.append(Piece(f"{place}.{seat}", place, "piece", "marker", "▼", "plain", seat))
    supply = Place("supply", "egizia-supply", 0, len(MARKETS), HALF, 1, note=str(view["sphinx_supply"]))
    return Area("markets", "egizia-markets", WIDTH, len(MARKETS) + 1, [*places, supply])


def _market_sign(market: str, space: int) -> str:
    """EG-1.5 What a market space means: points lost for hunger; whether stones are sold at the end."""
    if market == "grain":
        return f"-{BOX.unfed[space]}"
    return "½" if space >= BOX.market_spaces[0] - BOX.sale_spaces else "–"


# --- tableaus --------------------------------------------------------------------------------------------------------


def _tableau(view: View, owner: str, pieces: list[Piece]) -> Area:
    number = int(owner[1:]) - 1
    tableau = view["tableaus"][number]
    own = owner == view["viewer"]
    width = WIDTH if own else HALF - 1
    places = [
        Place(f"{owner}.crews", "egizia-crews", 0, 0, width // 2, 1, owner),
        Place(f"{owner}.stones", "egizia-stones", width // 2, 0, width // 2, 1, owner, stones_note(tableau)),
        Place(f"{owner}.fields", "egizia-fields", 0, 1, width, 1, owner, f"{tableau['harvest']}/{tableau['need']}"),
        Place(f"{owner}.cards", "egizia-cards-held", 0, 2, width, 3 if own else 1, owner, spoken=own),
        Place(f"{owner}.rest", "egizia-rest", 0, 5 if own else 3, width, 1, owner, rest_note(view, number)),
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
    active = owner in view["actors"]
    return Area(owner, "", width, 6 if own else 4, places, owner, f"{view['scores'][number]:+d}", active)


def stones_note(tableau: Mapping[str, Any]) -> str:
    """Stones in store, and what the quarries give."""
    return f"{tableau['stones']} (+{tableau['quarry']})"


def rest_note(view: View, number: int) -> str:
    """Sequence number, place on the track, ships, sphinx cards."""
    seat = f"p{number + 1}"
    sequence = view["sequence"].index(seat) + 1 if seat in view["sequence"] else "–"
    place = view["track"].index(seat) + 1
    return f"№{sequence} ·{place}. ⛵{view['tableaus'][number]['ships_left']} ☥{view['sphinx_cards'][number]}"


def _hand(view: View, pieces: list[Piece]) -> Area:
    drawn = cast("list[str]", view["drawn"])
    kept = [card for card in cast("list[str]", view["hand"]) if card not in drawn]
    places = [Place("hand", "egizia-hand", 0, 0, WIDTH, 2, spoken=True)]
    pieces += [Piece(f"hand.{card}", "hand", "sphinx", card, "☥", "sand") for card in kept]
    if drawn:
        places.append(Place("drawn", "egizia-drawn", 0, 2, WIDTH, 2, spoken=True))
        pieces += [Piece(f"drawn.{card}", "drawn", "sphinx", card, "☥", "gold") for card in drawn]
    return Area("hand", "egizia-sphinx-cards", WIDTH, 4 if drawn else 2, places)

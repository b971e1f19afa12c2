"""Egizia as pieces at places: the board with river, buildings and markets, the tableaus, the viewer's sphinx cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from benben.games.egizia import moves
from benben.games.egizia.box import BOX
from benben.games.egizia.box_types import CARD_SPACE, MARKETS, ROUND_SPACE, SITES, TYPES, Space
from benben.games.egizia.lookup import WAITING
from benben.games.egizia.view_types import View
from benben.kernel.catalogue import HIDDEN
from benben.kernel.numerals import numeral, signed
from benben.play.scene import Area, Piece, Place, Scene

WIDTH: Final = 78
"""Columns of the board."""
HALF: Final = 39
"""Columns of half a board."""
BERTH_WIDTH: Final = 6
"""Columns of a berth."""
MARKET_WIDTH: Final = 12
"""Columns of a market space."""
RING_WIDTH: Final = 10
"""Columns of a place of the water ring."""
RIVAL_WIDTH: Final = 31
"""Columns of another player's tableau: it fits beside the board in a window of 110 columns."""
RIVAL_HEIGHT: Final = 5
"""Rows of another player's tableau."""
CARDS_A_LINE: Final = 2
"""Cards with their words that fit in one row."""

CARD_GLYPHS: Final = {"quarry": "⛏", "permanent": "∞", "anytime": "◷", "immediate": "!", "grave": "†"}
"""The symbol of each type of Nile card; fields have their own."""
CARD_TONES: Final = {"quarry": "stone", "permanent": "lapis", "anytime": "gold", "immediate": "red", "grave": "sand"}
"""The colour of each type of Nile card."""
FIELD_TONES: Final = {"green": "green", "yellow": "gold", "brown": "brown"}
"""The colour of each class of fields."""


def scene(view: View) -> Scene:
    """The board first, then the others' tableaus, the viewer's own, and the viewer's sphinx cards."""
    pieces: list[Piece] = []
    viewer = view["viewer"]
    players = view["players"]
    own = 0 if viewer is None else int(viewer[1:])
    seats = [f"p{(own + offset) % players + 1}" for offset in range(players)]
    areas = [_board(view, pieces)]
    areas += [_tableau(view, seat, pieces) for seat in seats if seat != viewer]
    if viewer is not None:
        areas += [_tableau(view, viewer, pieces), _hand(view, pieces)]
    return Scene(areas, pieces, _subject(view))


def _subject(view: View) -> list[str]:
    """The ships, crews, site, space or field that the open question is about; the first is what one chooses by."""
    question = view["question"] or {}
    match view["step"]:
        case "ship":
            asked = [tableau for tableau in view["tableaus"] if tableau["seat"] in view["actors"]]
            return [f"{tableau['seat']}.ship" for tableau in asked if tableau["ships_left"]]
        case "crew":
            return [f"{view['actors'][0]}.crews", f"site.{question['site']}"]
        case "work" | "first":
            return [f"site.{question['site']}"] if question["site"] else []
        case "after":
            return [f"space.{moves.SPACE.words[int(question['space'] or 0)]}"]
        case "feed":
            return [f"{view['actors'][0]}.fields"]
        case "ring":
            return ["ring.piece"]
    return []


def single_piece(kind: str, word: str) -> Piece | None:
    """A piece as the rulebook shows it; None if there is no piece of these words.

    Cards and crews are named as in the notation, graves and places of buildings by their value: ``card WORD``,
    ``sphinx WORD``, ``crew WORD``, ``grave VALUE``, ``worth VALUE``; ``piece`` is a ship, stone, marker or the ring.
    """
    match kind:
        case "card" if any(card.name == word for card in BOX.nile):
            return card_piece(f"card.{word}", "", word, "", 1)
        case "sphinx" if word == HIDDEN or any(card.name == word for card in BOX.sphinx):
            return sphinx_piece(f"sphinx.{word}", "", word)
        case "crew":
            strengths = {crew.name: crew.start for crew in BOX.crews}
            return crew_piece("crew", "", word, strengths[word], "p1") if word in strengths else None
        case "grave" if word == HIDDEN or word in map(str, BOX.grave_values):
            return value_piece("grave", "part.grave", "grave", word)
        case "worth" if any(word in map(str, part.values) for part in BOX.parts if part.name != "grave"):
            return value_piece("worth", "", "worth", word)
        case "piece" if word in OWNED_SIGNS:
            return _owned_piece(f"piece.{word}", "", word, "p1")
        case "piece" if word == "ring":
            return ring_piece("", BOX.ring_places[0])
    return None


OWNED_SIGNS: Final = {"ship": "⛵", "stone": "■", "marker": "▼"}
"""The signs of the pieces that players own."""
LEGEND: Final = {
    "pieces": ["piece ship", "piece stone", "piece marker", "piece ring"],
    "crews": [f"crew {crew.name}" for crew in BOX.crews],
    "values": ["worth 1", *(f"grave {value}" for value in sorted(set(BOX.grave_values))), f"grave {HIDDEN}"],
    **{
        f"cards-{what}": [f"card {card.name}" for card in BOX.nile if TYPES[card.kind] == what]
        for what in ("field", "quarry", "permanent", "anytime", "immediate", "grave")
    },
    "sphinx": [f"sphinx {card.name}" for card in BOX.sphinx] + [f"sphinx {HIDDEN}"],
}
"""The pieces of the legend, in groups."""


# --- the board -------------------------------------------------------------------------------------------------------


Drawn = tuple[tuple[Place, ...], tuple[Piece, ...]]
"""Places and the pieces there. They are drawn from values that can be compared: if these are the same, not drawn anew."""


def _board(view: View, pieces: list[Piece]) -> Area:
    """River, buildings, markets, supply and ring, one below the other."""
    ships = tuple([(space, tuple(seats)) for space, seats in view["ships"].items()])
    markers = [(tableau["seat"], *[tableau["markets"][market] for market in MARKETS]) for tableau in view["tableaus"]]
    parts = (
        _river(tuple(view["spaces"]), tuple(view["nile"]), ships),
        _buildings(tuple([tuple(view["buildings"][part]) for part in moves.PART.words]), tuple(view["graves"])),
        _markets(tuple(markers)),
    )
    places: list[Place] = []
    for part_places, part_pieces in parts:
        places += part_places
        pieces += part_pieces
    row = _supply_and_ring(view, RIVER_ROWS + BUILDING_ROWS + len(MARKETS), places, pieces)
    return Area("board", "egizia-board", WIDTH, row, places, note=f"{view['round']}/{len(BOX.deck_of_round)}")


@lru_cache(maxsize=2048)
def _river(in_use: tuple[str, ...], nile: tuple[str | None, ...], ships: tuple[tuple[str, tuple[str, ...]], ...]) -> Drawn:
    """EG-1.1 The stops in two columns, from the source to the mouth, with the cards and ships there."""
    places: list[Place] = []
    pieces: list[Piece] = []
    ships_at = dict(ships)
    for space in BOX.spaces:
        if space.name not in in_use:
            continue
        place = f"space.{space.name}"
        places += SPACE_PLACES[space.name]
        card = nile[space.index] if space.kind == CARD_SPACE else None
        if card is not None:
            pieces.append(card_piece(f"{place}.card", place, card, "", 1))
        pieces += [ship_piece(place, n, seat) for n, seat in enumerate(ships_at.get(space.name, ()))]
    return tuple(places), tuple(pieces)


RIVER_ROWS: Final = (max(space.stop for space in BOX.spaces) + 2) // 2
"""Rows of the river, which has its stops in two columns."""


def _space_places(space: Space) -> list[Place]:
    """The place of a space, after that of its site if it is the first berth there."""
    x, y = (space.stop // RIVER_ROWS) * HALF, space.stop % RIVER_ROWS
    place = f"space.{space.name}"
    if space.kind <= ROUND_SPACE:
        about: dict[str, str | int] = {"kind": "card" if space.kind == CARD_SPACE else "round"}
        spoken = space.kind == CARD_SPACE
        return [Place(place, f"egizia-stop-{space.name}", x, y, HALF - 1, 1, spoken=spoken, about=about)]
    across = x + 14 + space.berth * BERTH_WIDTH
    about = {"kind": "waiting" if space.berth == WAITING else "berth"}
    berth = Place(place, f"egizia-berth-{space.berth + 1}", across, y, BERTH_WIDTH, 1, about=about)
    if space.berth > 0:
        return [berth]
    site = SITES[space.index]
    return [Place(f"site.{site}", f"egizia-stop-{site}", x, y, 14, 1, note=" "), berth]


SPACE_PLACES: Final = {space.name: _space_places(space) for space in BOX.spaces}
"""The places of each space: they are always the same."""


def ship_piece(place: str, number: int, seat: str) -> Piece:
    """A ship on a space."""
    return _owned_piece(f"{place}.ship.{number}", place, "ship", seat)


@lru_cache(maxsize=8192)
def _owned_piece(piece: str, place: str, word: str, owner: str, count: int = 1) -> Piece:
    """A ship, a stone or a marker of a player."""
    return Piece(piece, place, "piece", word, OWNED_SIGNS[word], "plain", owner, count)


@lru_cache(maxsize=8192)
def card_piece(piece: str, place: str, card: str, owner: str, count: int) -> Piece:
    """A Nile card: a field shows its class, any other card its type."""
    kind = next(entry for entry in BOX.nile if entry.name == card)
    what = TYPES[kind.kind]
    about: dict[str, str | int] = {"type": what}
    if what == "field":
        tone = FIELD_TONES[card.split("-")[1]]
        return Piece(piece, place, "card", card, "❦", tone, owner, count, about=about)
    return Piece(piece, place, "card", card, CARD_GLYPHS[what], CARD_TONES[what], owner, count, about=about)


BUILDING_ROWS: Final = (len(moves.PART.words) + 1) // 2
"""Rows of the buildings, whose parts are in two columns."""


@lru_cache(maxsize=2048)
def _buildings(stones: tuple[tuple[str, ...], ...], graves: tuple[int, ...]) -> Drawn:
    """A piece for every place of a building: its stone, or its value. ``stones`` are the owners of those of each part."""
    places: list[Place] = []
    pieces: list[Piece] = []
    for number, (part, owners) in enumerate(zip(moves.PART.words, stones, strict=True)):
        place = f"part.{part}"
        places.append(_part_place(part, number))
        pieces += [_owned_piece(f"{place}.{n + 1}", place, "stone", owner) for n, owner in enumerate(owners)]
        pieces += _unbuilt(part, graves if part == "grave" else BOX.parts[number].values, len(owners))
    return tuple(places), tuple(pieces)


@lru_cache(maxsize=64)
def _part_place(part: str, number: int) -> Place:
    """The place of a part of the buildings."""
    column, row = divmod(number, BUILDING_ROWS)
    return Place(f"part.{part}", f"egizia-part-{part}", column * HALF, RIVER_ROWS + row, HALF - 1, 1)


def _unbuilt(part: str, values: Sequence[int], built: int) -> list[Piece]:
    """The places of a part that are not built, by their values; graves may be face down."""
    kind = "grave" if part == "grave" else "worth"
    return [
        value_piece(f"part.{part}.{number + 1}", f"part.{part}", kind, str(values[number] or HIDDEN))
        for number in range(built, len(values))
    ]


@lru_cache(maxsize=2048)
def value_piece(piece: str, place: str, kind: str, value: str) -> Piece:
    """A grave tile or another place of a building that is not built, by its value; a grave may be face down."""
    return Piece(piece, place, kind, value, "?" if value == HIDDEN else value, "dim")


@lru_cache(maxsize=2048)
def _markets(markers: tuple[tuple[str, int, int], ...]) -> Drawn:
    """The markets with everybody's markers: each seat, and the space of its marker on each market."""
    places: list[Place] = []
    pieces: list[Piece] = []
    for number, market in enumerate(MARKETS):
        row = RIVER_ROWS + BUILDING_ROWS + number
        for space in range(BOX.market_spaces[number]):
            place = f"market.{market}.{space}"
            places.append(_market_place(market, space, row))
            here = [marker[0] for marker in markers if marker[1 + number] == space]
            pieces += [_owned_piece(f"{place}.{seat}", place, "marker", seat) for seat in here]
        # The market comes after its spaces: a click on a space means the market.
        places.append(Place(f"market.{market}", f"egizia-label-{market}", 0, row, 14, 1, note=" "))
    return tuple(places), tuple(pieces)


@lru_cache(maxsize=64)
def _market_place(market: str, space: int, row: int) -> Place:
    """A space of a market."""
    sign = _market_sign(market, space)
    return Place(f"market.{market}.{space}", "", 14 + space * MARKET_WIDTH, row, MARKET_WIDTH, 1, note=sign)


def _market_sign(market: str, space: int) -> str:
    """EG-1.5 The sign of a market space: points that hunger costs, or whether stones are sold at the end."""
    if market == "grain":
        return signed(-BOX.hunger_points[space])
    return "½" if space >= BOX.market_spaces[0] - BOX.sale_spaces else "–"


def _supply_and_ring(view: View, row: int, places: list[Place], pieces: list[Piece]) -> int:
    """Add the supply of sphinx cards, those asked for (EG-10.9) and the water ring (EG-1.11). Returns the next free row.

    A place of the ring is called by the move that leads there (`ring.left` is one step left): a click on it is the move.
    """
    asked = view["sphinx_asked"]
    supply = view["sphinx_supply"] - asked
    places.append(Place("supply", "egizia-supply", 0, row, HALF, 1))
    if supply:
        pieces.append(sphinx_piece("supply.card", "supply", HIDDEN, count=supply))
    ring = BOX.ring_places.index(view["ring"])
    places.append(Place("ring", "egizia-water", HALF, row, RING_WIDTH - 1, 1, note=" "))
    for number, name in enumerate(BOX.ring_places):
        across = HALF - 1 + RING_WIDTH * (number + 1)
        place = WAYS.get(number - ring, f"ring.far.{name}")
        places.append(Place(place, f"egizia-water-{name}", across, row, RING_WIDTH, 1))
    pieces.append(ring_piece("ring.stay", view["ring"]))
    if not asked:
        return row + 1
    owner = view["actors"][0]
    places.append(Place("supply.asked", "egizia-asked", 0, row + 1, HALF, 1, owner))
    pieces.append(sphinx_piece("supply.asked.card", "supply.asked", HIDDEN, "gold", owner, asked))
    return row + 2


def ring_piece(place: str, ring: str) -> Piece:
    """EG-1.11 The water ring, which is at this place of its track."""
    return Piece("ring.piece", place, "piece", "ring", "◉", "blue", about={"ring": ring})


def sphinx_piece(piece: str, place: str, card: str, tone: str = "sand", owner: str = "", count: int = 1) -> Piece:
    """A sphinx card, or several face down."""
    return Piece(piece, place, "sphinx", card, "☥", tone, owner, count)


WAYS: Final = {-1: "ring.left", 0: "ring.stay", 1: "ring.right"}
"""The place of each step of the water ring."""


# --- tableaus --------------------------------------------------------------------------------------------------------


class Tableau(NamedTuple):
    """What is shown of one player."""

    owner: str
    own: bool
    """Whether it is the viewer's."""
    active: bool
    """Whether the player is asked."""
    score: int
    stones: int
    quarry: int
    harvest: int
    need: int
    crews: tuple[int, ...]
    """The strength of each crew."""
    tired: tuple[str, ...]
    fields: tuple[tuple[str, int, str, bool], ...]
    """Name, grain and class of each field, and whether it is watered."""
    cards: tuple[tuple[str, int], ...]
    """The Nile cards and how many there are of each."""
    ships: int
    """The ships that are left."""
    sphinx: int
    """The number of sphinx cards."""
    shown: tuple[str, ...]
    """EG-9.2 The sphinx cards of another player that the final scoring has turned up."""
    sequence: str
    """The sequence number, or a dash."""
    rank: int
    """The place on the scoring track."""
    graves: int
    """The value of the graves."""


def _tableau(view: View, owner: str, pieces: list[Piece]) -> Area:
    """EG-1.3 The tableau of one player."""
    number, own = int(owner[1:]) - 1, owner == view["viewer"]
    entry, hands, taken = view["tableaus"][number], view["hands"], view["buildings"]["grave"]
    tableau = Tableau(
        owner,
        own,
        owner in view["actors"],
        view["scores"][number],
        entry["stones"],
        entry["quarry"],
        entry["harvest"],
        entry["need"],
        tuple([entry["crews"][crew] for crew in moves.CREW.words]),
        tuple(entry["tired"]),
        tuple([(field["name"], field["grain"], field["class"], field["watered"]) for field in entry["fields"]]),
        tuple(entry["cards"].items()),
        entry["ships_left"],
        view["sphinx_cards"][number],
        () if hands is None or own else tuple(hands[number]),
        str(view["sequence"].index(owner) + 1) if owner in view["sequence"] else "–",
        view["track"].index(owner) + 1,
        sum([view["graves"][n] for n, seat in enumerate(taken) if seat == owner]),
    )
    area, drawn = _tableau_area(tableau)
    pieces += drawn
    return area


@lru_cache(maxsize=2048)
def _tableau_area(tableau: Tableau) -> tuple[Area, tuple[Piece, ...]]:
    """EG-1.3 A tableau and the pieces on it."""
    owner, own = tableau.owner, tableau.own
    width = WIDTH if own else RIVAL_WIDTH
    held = sum(not card.startswith("field-") for card, _ in tableau.cards)
    rows = 3 if not own else 4 if held <= CARDS_A_LINE else 5 if held <= 2 * CARDS_A_LINE else 6
    places = [
        _tableau_place(owner, "crews", "egizia-crews", 0, 0, 20),
        _tableau_place(owner, "stones", "egizia-stones", 20, 0, 11, str(tableau.stones)),
        _tableau_place(owner, "quarry", "", *((31, 0) if own else (0, 4)), 4, f"+{tableau.quarry}"),
        *_standing(tableau),
        _fields_place(tableau, width),
        Place(f"{owner}.cards", "egizia-cards-held", 0, 2, width, rows - 2, owner, spoken=own),
    ]
    prefix = "" if own else f"{owner}."
    pieces = _tableau_pieces(tableau, prefix) + _stock(tableau)
    if tableau.shown:
        below, shown = RIVAL_HEIGHT, tableau.shown
        places.append(Place(f"{owner}.shown", "egizia-sphinx-shown", 0, below, width, len(shown), owner, spoken=True))
        pieces += [sphinx_piece(f"{prefix}shown.{card}", f"{owner}.shown", card, owner=owner) for card in shown]
    height = (rows if own else RIVAL_HEIGHT) + len(tableau.shown)
    return Area(owner, "", width, height, places, owner, numeral(tableau.score), tableau.active), tuple(pieces)


def _fields_place(tableau: Tableau, width: int) -> Place:
    """The fields of a player: what they give now, and what the crews need."""
    owner, harvest, need = tableau.owner, tableau.harvest, tableau.need
    about: dict[str, str | int] = {"harvest": harvest, "need": need, "missing": max(need - harvest, 0)}
    return Place(f"{owner}.fields", "egizia-fields", 0, 1, width, 1, owner, f"{harvest}/{need}", about=about)


def _tableau_pieces(tableau: Tableau, prefix: str) -> list[Piece]:
    """The crews, fields and cards of a tableau; ``prefix`` goes before their ids."""
    owner = tableau.owner
    pieces: list[Piece] = []
    for crew, strength in zip(moves.CREW.words, tableau.crews, strict=True):
        tired = crew in tableau.tired
        pieces.append(crew_piece(f"{prefix}crew.{crew}", f"{owner}.crews", crew, strength, owner, tired))
    for name, grain, field_class, watered in tableau.fields:
        pieces.append(_field_piece(f"{prefix}field.{name}", owner, name, grain, field_class, watered))
    for card, count in tableau.cards:
        if not card.startswith("field-"):
            pieces.append(card_piece(f"{prefix}card.{card}", f"{owner}.cards", card, owner, count))
    return pieces


@lru_cache(maxsize=4096)
def _field_piece(piece: str, owner: str, name: str, grain: int, field_class: str, watered: bool) -> Piece:
    """A field: its grain, and whether the river waters it."""
    glyph, tone = ("≈" if watered else "·") + str(grain), FIELD_TONES[field_class]
    about: dict[str, str | int] = {"grain": grain, "state": "watered" if watered else "dry"}
    return Piece(piece, f"{owner}.fields", "field", name, glyph, tone, owner, about=about)


@lru_cache(maxsize=2048)
def crew_piece(piece: str, place: str, crew: str, strength: int, owner: str, tired: bool = False) -> Piece:
    """A crew: its letter and its strength."""
    about: dict[str, str | int] = {"strength": strength, "state": "tired" if tired else "rested"}
    tone = "dim" if tired else "plain"
    return Piece(piece, place, "crew", crew, f"{crew[0].upper()}{strength}", tone, owner, about=about)


def _standing(tableau: Tableau) -> list[Place]:
    """The places for sequence number, place on the scoring track, graves, ships and sphinx cards."""
    x, y = (36, 0) if tableau.own else (0, 3)
    ships, sphinx = ((60, 0), (66, 0)) if tableau.own else ((6, 4), (14, 4))
    owner = tableau.owner
    return [
        _tableau_place(owner, "number", "egizia-number", x, y, 7, tableau.sequence),
        _tableau_place(owner, "rank", "egizia-rank", x + 7, y, 7, str(tableau.rank)),
        _tableau_place(owner, "graves", "egizia-graves-held", x + 14, y, 10, str(tableau.graves)),
        _tableau_place(owner, "ships", "", *ships, 6),
        _tableau_place(owner, "sphinx", "", *sphinx, 6),
    ]


@lru_cache(maxsize=2048)
def _tableau_place(owner: str, name: str, label: str, x: int, y: int, width: int, note: str = "") -> Place:
    """A place of a tableau that is one row high."""
    return Place(f"{owner}.{name}", label, x, y, width, 1, owner, note)


def _stock(tableau: Tableau) -> list[Piece]:
    """The ships and face-down sphinx cards of a player."""
    owner, pieces = tableau.owner, []
    if tableau.ships:
        pieces.append(_owned_piece(f"{owner}.ship", f"{owner}.ships", "ship", owner, tableau.ships))
    if tableau.sphinx and not tableau.shown:
        face_down = sphinx_piece(f"{owner}.sphinx.card", f"{owner}.sphinx", HIDDEN, owner=owner, count=tableau.sphinx)
        pieces.append(face_down)
    return pieces


def _hand(view: View, pieces: list[Piece]) -> Area:
    """The viewer's sphinx cards, and those just drawn."""
    drawn = view["drawn"]
    kept = [card for card in view["hand"] or [] if card not in drawn]
    places = [Place("hand", "egizia-hand", 0, 0, WIDTH, 2, spoken=True)]
    pieces += [sphinx_piece(f"hand.{card}", "hand", card) for card in kept]
    if drawn:
        places.append(Place("drawn", "egizia-drawn", 0, 2, WIDTH, 2, spoken=True))
        pieces += [sphinx_piece(f"drawn.{card}", "drawn", card, "gold") for card in drawn]
    return Area("hand", "egizia-sphinx-cards", WIDTH, 4 if drawn else 2, places, rank=0 if drawn else 1)

"""EG-1 to EG-3 and EG-13's set-up: what is there and how a game begins."""

from __future__ import annotations

import pytest

import benben
from benben.games.egizia.box import BOX, names_of
from benben.games.egizia.box_types import BUILDINGS
from benben.games.egizia.state import Egizia

from games.egizia.builders import GAME, asked, begin, crews, legal, play, position, why


def opened(players: int, **options: str) -> Egizia:
    """A game with its set-up done: sequence p1, p2, .., round 1 laid out."""
    state = begin(players, **options)
    if options.get("seat_bid") != "on":
        play(state, *[f"sequence p{n + 1}" for n in range(players)])
        state.roll(benben.Rng(3))
    return state


def test_eg_1_1_the_river_from_the_source() -> None:
    """EG-1.1"""
    stops = [space.name for space in BOX.spaces if not space.name.endswith((".2", ".3", ".wait"))]
    expected = (
        "c1 edfu c2 thebae c3 sphinx.1 c4 passalon c5 selinon c6 obelisk.1 c7 beni-hasan c8 alyi c9 temple.1 c10 heliopolis"
    )
    assert stops == expected.split()
    assert len([space for space in BOX.spaces if "." in space.name]) == 3 * 4


@pytest.mark.parametrize(("players", "berths"), [(2, 2), (3, 2), (4, 3)])
def test_eg_1_2_fewer_players_have_two_berths(players: int, berths: int) -> None:
    """EG-1.2"""
    state = opened(players)
    for site in ("sphinx", "obelisk", "temple"):
        assert {f"ship {site}.{n + 1}" for n in range(berths)} == {t for t in legal(state) if t.startswith(f"ship {site}.")}
    assert why(state, "ship sphinx.3") == ("" if players == 4 else "EG-1.2")


def test_eg_1_3_ships_crews_and_store() -> None:
    """EG-1.3 Steps beyond the maximum are lost."""
    state = opened(4)
    assert [int(n) for n in state.ships] == [8] * 4
    assert crews(state) == [1, 1, 1, 2]
    assert [crew.most for crew in BOX.crews] == [9] * 4
    state = position(tableaus={0: {"crews": {"a": 9, "b": 8}}})
    assert crews(play(state, "ship thebae"))[:2] == [9, 9]


def test_eg_1_4_start_cards_and_stones() -> None:
    """EG-1.4 A green field of 6, a quarry of 3, and 2 to 5 stones by sequence."""
    state = begin(4)
    play(state, "sequence p3", "sequence p1", "sequence p4", "sequence p2")
    assert [int(n) for n in state.stones] == [3, 5, 2, 4]
    assert [int(state.grain[seat * 3]) for seat in range(4)] == [6] * 4
    assert [int(n) for n in state.quarry] == [3] * 4


def test_eg_1_5_markets() -> None:
    """EG-1.5"""
    assert BOX.hunger_points == [3, 3, 2, 2, 1]
    assert (BOX.market_spaces, BOX.sale_spaces) == ([5, 5], 2)


def test_eg_1_6_to_1_9_buildings() -> None:
    """EG-1.6, EG-1.7, EG-1.8, EG-1.9"""
    values = {part.name: part.values for part in BOX.parts}
    assert values["obelisk"] == list(range(1, 10))
    assert dict(zip(BOX.grave_values, BOX.grave_counts, strict=True)) == {1: 2, 2: 4, 3: 4, 4: 4, 5: 3, 6: 2, 7: 1}
    assert (len(values["grave"]), BOX.graves_open) == (12, 4)
    assert [values[f"pyramid-{row}"] for row in range(1, 7)] == [[row] * (7 - row) for row in range(1, 7)]
    temple = [values[f"temple-{part}"] for part in ("left", "right", "middle", "top")]
    assert temple == [[2, 3, 4], [2, 3, 4], [5, 5], [6, 6]]
    assert {BUILDINGS[part.building] for part in BOX.parts} == set(BUILDINGS)


def test_eg_1_10_cards() -> None:
    """EG-1.10 56 Nile cards in three decks, 29 sphinx cards."""
    assert [sum(card.decks[deck] for card in BOX.nile) for deck in range(3)] == [22, 22, 12]
    assert len(names_of(BOX.sphinx)) == 29


@pytest.mark.parametrize(("ring", "grain"), [("left", 8), ("centre", 13), ("right", 19)])
def test_eg_1_11_the_ring_waters_fields(ring: str, grain: int) -> None:
    """EG-1.11 Left: green; centre: yellow-green too; right: all."""
    state = position(ring=ring, tableaus={0: {"cards": "field-green-2 field-yellow-5 field-brown-6"}})
    assert state.harvest(0) == grain


def test_eg_2_1_sequence_is_drawn_and_sets_the_order_on_the_track() -> None:
    """EG-2.1 Sequence 1 stands last."""
    state = begin(3)
    assert {GAME.text(a) for a, _ in state.outcomes()} == {"sequence p1", "sequence p2", "sequence p3"}
    play(state, "sequence p2")
    assert {GAME.text(a) for a, _ in state.outcomes()} == {"sequence p1", "sequence p3"}
    play(state, "sequence p3", "sequence p1")
    assert [int(seat) for seat in state.track] == [0, 2, 1]


def test_eg_2_2_markers_ring_and_a_sphinx_card_each() -> None:
    """EG-2.2, EG-13: graves, then sphinx cards with sequence 1 first, then ten Nile cards."""
    state = begin(3)
    play(state, "sequence p2", "sequence p3", "sequence p1")
    events = state.collect_events()
    state.roll(benben.Rng(1))
    kinds = [event.kind for event in events]
    assert kinds == ["grave"] * 4 + ["sphinx"] * 3 + ["nile"] * 10
    assert [event.args["seat"] for event in events if event.kind == "sphinx"] == ["p2", "p3", "p1"]
    assert [int(n) for n in state.hand_sizes] == [1, 1, 1]
    assert set(state.markets) == {0}
    assert BOX.ring_places[state.ring] == "centre"
    assert asked(state) == ("ship", (1,))


def test_eg_2_2_only_the_owner_sees_the_sphinx_card() -> None:
    """EG-2.2"""
    state = begin(2)
    play(state, "sequence p1", "sequence p2")
    events = state.collect_events()
    state.roll(benben.Rng(1))
    first = next(event for event in events if event.kind == "sphinx")
    assert first.seen_by(0)["text"] != "sphinx hidden"
    assert first.seen_by(1)["text"] == first.seen_by(None)["text"] == "sphinx hidden"


def test_eg_3_a_round_has_its_phases_in_order() -> None:
    """EG-3 Lay out, ships, feed, stones, build, bonus, new sequence."""
    state = play(opened(2), "pass", "pass")
    stones = [int(n) for n in state.stones]
    assert asked(state) == ("feed", (1,))
    play(state, "feed")
    assert asked(state) == ("feed", (0,))
    play(state, "feed")
    assert [int(n) for n in state.stones] == [n + 3 for n in stones]
    assert (int(state.round_number), asked(state)) == (2, ("lay-card", (benben.CHANCE,)))


@pytest.mark.parametrize(("round_", "deck"), [(1, "1/2"), (2, "1/2"), (3, "3/4"), (4, "3/4"), (5, "5")])
def test_eg_4_1_ten_cards_of_the_rounds_deck(round_: int, deck: str) -> None:
    """EG-4.1"""
    state = position(ask="lay-card", beneath=[{"step": "ships", "turn": 0}], round=round_)
    index = BOX.decks.index(deck)
    assert {GAME.text(a)[5:]: w for a, w in state.outcomes()} == {c.name: c.decks[index] for c in BOX.nile if c.decks[index]}
    state.roll(benben.Rng(1))
    assert all(card >= 0 for card in state.nile)
    assert len(state.nile) == 10


def test_eg_4_1_cards_left_and_used_decks_leave_the_game() -> None:
    """EG-4.1 Cards not taken leave; a deck after its last round."""
    state = opened(2)
    for _ in range(2):
        play(state, "pass", "pass", "feed", "feed")
        state.roll(benben.Rng(1))
    assert int(state.round_number) == 3
    assert sum(state.decks[: len(BOX.nile)]) == 0
    assert sum(state.gone) == 22
    assert sum(state.decks) == 22 - 10 + 12


def test_eg_10_5_numbers_are_bid_for() -> None:
    """EG-10.5 A free number costs nothing, a held one a point more; who loses it bids again."""
    state = begin(3, seat_bid="on")
    assert {GAME.text(a) for a, _ in state.outcomes()} == {f"sequence p{n}" for n in (1, 2, 3)}
    play(state, "sequence p2")
    assert asked(state) == ("bid-number", (1,))
    play(state, "bid 1")
    assert asked(state) == ("bid-number", (2,))
    play(state, "bid 1")
    assert asked(state) == ("bid-number", (0,))
    assert why(state, "bid 4") == "EG-10.5"
    play(state, "bid 1")
    assert asked(state) == ("bid-number", (1,))
    play(state, "bid 2", "bid 3")
    assert [int(seat) for seat in state.sequence] == [0, 1, 2]
    assert [int(bid) for bid in state.bids] == [2, 0, 0]
    assert asked(state)[0] == "turn-grave"


def test_eg_10_5_a_number_costs_at_most_twenty() -> None:
    """EG-10.5"""
    state = begin(2, seat_bid="on")
    play(state, "sequence p1")
    for _ in range(21):
        play(state, "bid 1")
    assert why(state, "bid 1") == "EG-10.5"
    assert legal(state) == {"bid 2"}
    play(state, "bid 2")
    assert sorted(int(bid) for bid in state.bids) == [0, 20]

"""GP-1 to GP-3: components, set-up and turn order, by rule id."""

from __future__ import annotations

import pytest

import benben
from benben.games.great_pyramid.box import BOX

from games.great_pyramid.builders import GAME, legal, play, position, refusal_rule, turn, worker_places

SUPPORT = ("farm", "temple", "artist")
CAMPS = (*SUPPORT, "middle-camp", "capstone-camp")
QUARRIES = ("quarry-1", "quarry-2", "quarry-3", "quarry-4")


def test_gp_1_1_nine_stones_and_a_sled_for_each_track() -> None:
    """GP-1.1"""
    assert BOX.stones == [4, 4, 1]
    assert len(BOX.quarries) == 4
    state = GAME.start(4)
    assert {name: count for name, count in state.game.position.count(state).items() if "workers" not in name} == {
        "base": 4,
        "middle": 4,
        "capstone": 1,
    }


def test_gp_1_2_camps_hold_any_number_a_quarry_four() -> None:
    """GP-1.2"""
    state = position(["farm 8", "quarry-1.0 3", "quarry-1.0 1"], sleds={"quarry-1": (0, "base")})
    assert "move farm artist" in legal(state)
    assert "move farm quarry-1" not in legal(state)
    assert refusal_rule(state, "move farm quarry-1") == "GP-1.2"
    assert refusal_rule(state, "move farm quarry-2") == ""


def test_gp_1_2_four_per_space_and_sled_of_any_colours() -> None:
    """GP-1.2"""
    state = position(["quarry-1.0 1", "quarry-1.1 2", "quarry-1.1 2"], sleds={"quarry-1": (3, "base")})
    assert refusal_rule(state, "advance quarry-1.0") == "GP-4.3"
    with pytest.raises(benben.BadInput, match=r"5 at quarry-1\.1, which holds 4"):
        position(["quarry-1.1 2", "quarry-1.1 3"])


@pytest.mark.parametrize("length", [3, 4, 5])
def test_gp_1_3_track_length_is_data(length: int) -> None:
    """GP-1.3"""
    assert GAME.start(4).settings["track_length"] == "3"
    state = position([f"quarry-1.{length} 1"], track_length=str(length))
    assert f"advance quarry-1.{length}" in legal(state)
    if length < 5:
        assert refusal_rule(state, f"advance quarry-1.{length + 1}") == "GP-1.3"
    assert legal(play(state, f"advance quarry-1.{length}")) == {f"leave {camp}" for camp in CAMPS}


def test_gp_1_4_rows_are_ab_and_cd() -> None:
    """GP-1.4 Columns are not rows."""
    assert BOX.partners == [1, 0, 3, 2]
    for letter, asked in (("b", "decorate"), ("c", "reassign"), ("d", "reassign")):
        state = position(
            ["quarry-1.3 4"],
            sleds={"quarry-1": (3, "base")},
            base="a",
            step={"step": "bid", "seat": 0, "nominator": 0, "task": 0},
            reassign="after-temple",
        )
        play(state, "bid 4", f"build {letter}")
        step = state.step()
        assert step is not None
        assert step.name == asked


def test_gp_1_5_holdings_are_unbounded_bids_are_not() -> None:
    """GP-1.5"""
    step = {"step": "decorate", "nominator": 0, "way": 0, "built": 1}
    state = position(art=[900, 5, 0, 60], base="ab", step=step)
    assert len(legal(state, 0)) == 61
    assert legal(state, 1) == {f"decorate {n}" for n in range(6)}
    assert legal(state, 2) == {"decorate 0"}
    lift = {"step": "bid", "seat": 0, "nominator": 0, "task": 4}
    camp = position(["middle-camp 10"], 3, step=lift, base="ab", middle="a", waiting=1, food=[500, 0, 0])
    assert legal(camp) == {f"bid {n}" for n in range(21)}


def test_gp_1_5_memory_closed_hides_screens_of_others_in_the_view() -> None:
    """GP-1.5 The owner sees their own; the Perspective remembers all."""
    state = position(food=[5, 6, 7, 8], art=[1, 2, 3, 4])
    assert state.perspective(1).view()["screens"] == [None, {"food": 6, "art": 2}, None, None]
    assert state.perspective(None).view()["screens"] == [None] * 4
    opened = position(food=[5, 6, 7, 8], art=[1, 2, 3, 4], memory="open")
    screens = opened.perspective(None).view()["screens"]
    assert screens == [{"food": f, "art": a} for f, a in ((5, 1), (6, 2), (7, 3), (8, 4))]
    assert state.perspective(1).deal(benben.Rng(1)).to_dict() == state.to_dict()


def test_gp_1_6_the_second_dynasty_tile_is_laid_when_round_6_begins() -> None:
    """GP-1.6 Everyone sees the tile from then on, and the log says once that it was laid."""
    state = position(round=5, step=turn(3))
    assert [state.perspective(viewer).view()["second_dynasty"] for viewer in (0, 3, None)] == [False] * 3
    events = state.collect_events()
    play(state, "end")
    assert [state.perspective(viewer).view()["second_dynasty"] for viewer in (0, 3, None)] == [True] * 3
    assert [event.kind for event in events] == ["end-turn", "round", "second-dynasty"]
    assert events[-1].rule == "GP-1.6"
    later = position(round=6, step=turn(3))
    events = later.collect_events()
    play(later, "end")
    assert later.perspective(0).view()["second_dynasty"]
    assert [event.kind for event in events] == ["end-turn", "round"]


def test_gp_1_6_the_tile_changes_nothing_else() -> None:
    """GP-1.6 Two positions in the middle of a round, one before the tile and one after, differ in the round alone."""
    first, second = (position(["farm 3 artist 2"], round=number) for number in (3, 8))
    assert legal(first) == legal(second)
    assert {**first.to_dict(), "round": 8} == second.to_dict()
    assert GAME.start(4).perspective(0).view()["second_dynasty"] is False


def test_gp_2_1_four_players() -> None:
    """GP-2.1"""
    data = GAME.start(4).to_dict()
    assert data["sleds"] == {quarry: {"at": 0, "stone": "base"} for quarry in QUARRIES}
    assert data["reserve"] == {"base": 0, "middle": 4, "capstone": 1}
    assert data["site"] == {"base": [], "middle": []}


def test_gp_2_1_three_players_leave_the_dark_brown_quarry() -> None:
    """GP-2.1"""
    data = GAME.start(3).to_dict()
    assert data["sleds"] == {quarry: {"at": 0, "stone": "base"} for quarry in QUARRIES[:3]}
    assert data["reserve"] == {"base": 0, "middle": 3, "capstone": 1}
    assert data["site"] == {"base": ["a"], "middle": ["a"]}
    state = position(players=3, base="a", middle="a")
    for text in ("move farm quarry-4", "advance quarry-4.0", "pass quarry-4.0"):
        assert refusal_rule(state, text) == "GP-2.1"
    nominate = position(players=3, base="a", middle="a", sleds={"quarry-1": (0, "base")}, workers=["quarry-1.0 3"])
    play(nominate, "end")
    assert refusal_rule(nominate, "push quarry-4") == "GP-2.1"


@pytest.mark.parametrize(("players", "workers"), [(3, 10), (4, 8)])
def test_gp_2_2_what_each_player_begins_with(players: int, workers: int) -> None:
    """GP-2.2 Five turn-order workers: one for each round of a dynasty."""
    data = GAME.start(players).to_dict()
    assert data["art"] == [3] * players
    assert data["food"] == [8] * players
    assert data["workers"] == [{"unplaced": workers}] * players
    assert BOX.dynasty == 5


@pytest.mark.parametrize("players", [3, 4])
def test_gp_2_3_workers_are_placed_two_by_two_clockwise(players: int) -> None:
    """GP-2.3"""
    state = GAME.start(players)
    assert [GAME.text(action) for action, _ in state.outcomes()] == [f"first p{n}" for n in range(1, players + 1)]
    assert {weight for _, weight in state.outcomes()} == {1}
    state.apply(GAME.parse("first p3"))
    placed = []
    while state.step() is not None and state.step().name == "place-worker":  # type: ignore[union-attr]
        placed.append(state.actors()[0])
        state.apply(GAME.parse("place farm"))
    cycle = [seat for offset in range(players) for seat in [(2 + offset) % players] * 2]
    assert placed == cycle * (BOX.setups[players].workers // 2)
    assert state.actors() == (2,)


def test_gp_2_3_on_camps_or_sleds_up_to_four() -> None:
    """GP-2.3"""
    state = GAME.start(4)
    state.apply(GAME.parse("first p1"))
    texts = {GAME.text(action) for action in state.legal(0)}
    assert texts == {f"place {spot}" for spot in (*CAMPS, *QUARRIES)}
    for _ in range(4):
        state.apply(GAME.parse("place quarry-2"))
    refusal = state.refusal(GAME.parse("place quarry-2"), 2)
    assert refusal is not None
    assert refusal.rule == "GP-1.2"
    refusal = state.refusal(GAME.parse("end"), 2)
    assert refusal is not None
    assert refusal.rule == "GP-2.3"
    other = state.refusal(GAME.parse("place farm"), 0)
    assert other is not None
    assert other.key == "not-your-turn"


def all_end(state: benben.State) -> list[int]:
    """Everybody ends their turn at once; the order in which they had it."""
    order = []
    while (step := state.step()) is not None and step.name in ("turn", "nominate", "bid"):
        if step.name == "turn":
            order.append(state.actors()[0])
        state.apply(state.legal(state.actors()[0])[-1 if step.name == "turn" else 0])
    return order


def choose(state: benben.State, *rows: str) -> list[int]:
    """Rows are chosen one after another, bonus moves skipped; who chose."""
    order = []
    for row in rows:
        order.append(state.actors()[0])
        state.apply(GAME.parse(f"row {row}"))
        step = state.step()
        if step is not None and step.name == "bonus-move":
            state.apply(GAME.parse("skip"))
    return order


def test_gp_3_1_rounds_choose_in_the_reverse_of_the_last_order() -> None:
    """GP-3.1, GP-3.3 The rulebook's first example: red, blue, tan, brown played; brown, tan, blue, red choose next."""
    queue = ["p3", "p4", "p1", "p2"]
    state = position(round=1, queue=queue, rows=[None] * 4, step={"step": "choose-row", "seat": 2, "rank": 0})
    assert choose(state, "art-x2", "lifter", "fish-x2", "no-bonus") == [2, 3, 0, 1]
    assert all_end(state) == [0, 1, 3, 2]
    assert state.to_dict()["queue"] == ["p3", "p4", "p2", "p1"]
    assert state.actors() == (2,)


def test_gp_3_2_a_row_is_taken_once_a_round_and_once_a_dynasty_by_a_player() -> None:
    """GP-3.2"""
    state = position(
        rows=[None] * 4, used=[["farm-x2", "lifter"], [], [], []], step={"step": "choose-row", "seat": 0, "rank": 0}
    )
    assert refusal_rule(state, "row farm-x2") == "GP-3.2"
    assert legal(state) == {f"row {row}" for row in BOX.rows} - {"row farm-x2", "row lifter"}
    play(state, "row fish-x2")
    assert refusal_rule(state, "row fish-x2", 1) == "GP-3.2"
    assert refusal_rule(state, "row farm-x2", 1) == ""
    assert refusal_rule(state, "farm", 1) == "GP-3.2"


def test_gp_3_2_there_is_always_a_row() -> None:
    """GP-3.2 Even for the last chooser of the fifth round."""
    used = ["fish-x2", "no-bonus", "support", "quarry-a"]
    state = position(
        rows=["quarry-b", "lifter", "farm-x2", None],
        used=[[], [], [], used],
        round=5,
        step={"step": "choose-row", "seat": 3, "rank": 3},
    )
    assert legal(state, 3) == {"row art-x2"}


def test_gp_3_3_the_rows_from_first_to_last() -> None:
    """GP-3.3"""
    assert BOX.rows == ["fish-x2", "no-bonus", "support", "quarry-a", "quarry-b", "lifter", "farm-x2", "art-x2"]


BONUS = {"step": "bonus-move", "seat": 0, "rank": 0}
EVERYWHERE = "farm 1 temple 1 artist 1 middle-camp 1 capstone-camp 1 quarry-1.0 1 quarry-2.1 2"


@pytest.mark.parametrize(
    ("row", "moves"),
    [
        ("support", {(a, b) for a in SUPPORT for b in SUPPORT if a != b}),
        (
            "quarry-a",
            {("quarry-1", b) for b in (*SUPPORT, "quarry-2", "quarry-3", "quarry-4")}
            | {(a, b) for a in SUPPORT for b in QUARRIES},
        ),
        (
            "lifter",
            {("middle-camp", "capstone-camp"), ("capstone-camp", "middle-camp")}
            | {(a, b) for a in ("middle-camp", "capstone-camp") for b in SUPPORT}
            | {(b, a) for a in ("middle-camp", "capstone-camp") for b in SUPPORT},
        ),
    ],
)
def test_gp_3_4_bonus_moves(row: str, moves: set[tuple[str, str]]) -> None:
    """GP-3.4 Optional; who is in a quarry as in GP-4.2."""
    state = position([EVERYWHERE], rows=[row, None, None, None], step=BONUS, sleds={"quarry-2": (1, "base")})
    assert legal(state) == {f"move {a} {b}" for a, b in moves} | {"skip"}
    assert refusal_rule(state, "move farm farm") == "GP-3.4"
    assert refusal_rule(state, "farm") == "GP-3.4"
    assert state.actors() == (0,)
    play(state, "skip")
    assert state.actors() == (1,)


def test_gp_3_4_the_move_comes_before_the_next_player_chooses() -> None:
    """GP-3.4"""
    state = position(rows=[None] * 4, step={"step": "choose-row", "seat": 0, "rank": 0})
    play(state, "row support")
    assert state.actors() == (0,)
    play(state, "move farm temple")
    assert worker_places(state)["temple"] == 1
    assert state.actors() == (1,)


def test_gp_3_4_without_a_possible_move_skip_is_still_asked() -> None:
    """GP-3.4"""
    state = position(["middle-camp 8"], rows=["support", None, None, None], step=BONUS)
    assert legal(state) == {"skip"}
    assert refusal_rule(state, "move farm temple") == "GP-3.4"


@pytest.mark.parametrize(
    ("row", "uses"),
    [
        ("fish-x2", (0, 2, 1)),
        ("farm-x2", (2, 0, 1)),
        ("art-x2", (1, 1, 2)),
        ("no-bonus", (1, 1, 1)),
        ("support", (1, 1, 1)),
    ],
)
def test_gp_3_5_rows_double_or_forbid_production(row: str, uses: tuple[int, int, int]) -> None:
    """GP-3.5 Each use still costs an action."""
    rest = ["quarry-a", "quarry-b", "lifter"]
    state = position(["artist 2"], rows=[row, *rest], step={"step": "choose-row", "seat": 3, "rank": 3})
    data = state.to_dict()
    data["rows"] = [row, *rest[:2], None]
    data["used"] = [[row], [], [], []]
    state = GAME.from_dict(data)  # type: ignore[assignment]
    choose(state, "lifter")
    while state.actors() != (0,):
        state.apply(GAME.parse("end"))
    farms, fishes, arts = uses
    assert state.to_dict()["agenda"] == [turn(0, 3, farms, fishes, arts)]
    assert (refusal_rule(state, "farm") == "") == (farms > 0)
    assert (refusal_rule(state, "fish") == "") == (fishes > 0)
    if farms == 0:
        assert refusal_rule(state, "farm") == "GP-3.5"
        play(state, "fish", "fish")
        assert refusal_rule(state, "fish") == "GP-3.5"
    if arts == 2:
        play(state, "art 1", "art 2")
        assert refusal_rule(state, "art 1") == "GP-3.5"


def test_gp_3_6_with_the_second_dynasty_all_rows_are_open() -> None:
    """GP-3.6 Round 6 chooses in the reverse of round 5."""
    used = [["fish-x2", "no-bonus"], ["support"], ["quarry-a"], ["quarry-b"]]
    state = position(round=5, rows=["no-bonus", "support", "quarry-a", "quarry-b"], used=used, step=turn(3))
    play(state, "end")
    data = state.to_dict()
    assert data["round"] == 6
    assert data["used"] == [[], [], [], []]
    assert data["queue"] == ["p4", "p3", "p2", "p1"]
    assert len(legal(state, 3)) == 8


def test_gp_3_6_within_a_dynasty_used_rows_stay_closed() -> None:
    """GP-3.6"""
    state = position(round=4, step=turn(3))
    play(state, "end")
    assert state.to_dict()["round"] == 5
    assert refusal_rule(state, "row quarry-b", 3) == "GP-3.2"

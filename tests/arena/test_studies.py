"""What the games study of themselves, measured on known records."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import benben
from benben.play.study import ALL, SHARE, Played, Values, plain_study, study_of

from hoard import game as hoard

RECORDS = Path(__file__).parents[1] / "records"


def record(name: str) -> benben.Record:
    return benben.Record.loads((RECORDS / f"{name}.record").read_text("utf-8"))


def measured(name: str) -> dict[str, Values]:
    found = record(name)
    return study_of(found.game).read(found)


def lines(name: str, pattern: str) -> int:
    """How many actions of a record read so."""
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    return len(re.findall(rf"^\d+ \S+ {pattern}", text, flags=re.M))


def by_seat(values: Values) -> list[float]:
    """Amounts of all categories added up for each seat."""
    return [sum(column) for column in zip(*values.values(), strict=True)]


def trials(values: Values) -> float:
    return sum(count for _, count in values.values())


def hits(values: Values) -> float:
    return sum(count for count, _ in values.values())


# --- every game ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.record")), ids=lambda path: str(path.stem))
def test_every_measure_reads_every_record(path: Path) -> None:
    found = benben.Record.loads(path.read_text("utf-8"))
    study = study_of(found.game)
    values = study.read(found)
    assert list(values) == [measure.name for measure in study.measures]
    assert hits(values["wins"]) == pytest.approx(1.0)
    assert trials(values["wins"]) == found.players
    scores = [float(word) for word in found.tags["scores"].split()]
    assert values["scores"] == {ALL: scores}
    assert values["winning"] == {ALL: [max(scores)]}
    for measure in study.measures:
        for category, numbers in values[measure.name].items():
            if measure.kind == SHARE and measure.fair:
                assert numbers[0] <= numbers[1], (measure.name, category)


@pytest.mark.parametrize("name", benben.games())
def test_settings_can_be_played_and_names_differ(name: str) -> None:
    game = benben.game(name)
    study = study_of(game)
    for setting in study.settings:
        assert game.start(setting.players, setting.options).players == setting.players
    for names in ([s.name for s in study.settings], [m.name for m in study.measures], [m.title for m in study.measures]):
        assert len(set(names)) == len(names)
    assert {setting.players for setting in study.settings} == set(range(game.seats[0], game.seats[1] + 1))


def test_a_game_with_no_questions_of_its_own_has_a_plain_study() -> None:
    match = benben.Match(hoard.GAME, players=2, seed=1)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    study = plain_study(hoard.GAME)
    values = study.read(match.record)
    winners = match.state.winners()
    assert values["wins"] == {f"p{seat + 1}": [(seat in winners) / len(winners), 1.0] for seat in range(2)}
    assert [setting.name for setting in study.settings] == ["2 players", "3 players"]


def test_moves_come_with_the_position_before_them() -> None:
    played = Played(record("giza-pyramids"))
    for state, seat, action in played.moves():
        assert seat in state.actors()
        assert state.allows(action, seat)


# --- GIZA ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "why"), [("giza-pyramids", "pyramids"), ("giza-last-tile", "last-tile")])
def test_giza_knows_how_a_game_ended(name: str, why: str) -> None:
    values = measured(name)
    assert values["ends"][why] == [1.0, 1.0]
    assert hits(values["ends"]) == 1.0
    assert list(values["enders"]) == [why]


def test_giza_counts_points_by_site_and_tiles() -> None:
    values = measured("giza-pyramids")
    assert by_seat(values["sites"]) == values["scores"][ALL]
    played, thrown = lines("giza-pyramids", "play "), lines("giza-pyramids", "discard ")
    assert hits(values["tiles"]) == trials(values["rivals"]) == played
    assert trials(values["tiles"]) == played + thrown
    own = sum(lines("giza-pyramids", rf"play \S+ on p{seat}\.") for seat in (1, 2, 3))
    assert own == played
    away = sum(lines("giza-pyramids", rf"(?<=p{seat} )play \S+ on p[^{seat}]\.") for seat in (1, 2, 3))
    assert hits(values["rivals"]) == away


# --- Giza: The Great Pyramid -----------------------------------------------------------------------------------------------


def test_the_great_pyramid_is_finished_or_not() -> None:
    finished, not_finished = measured("great_pyramid-capstone"), measured("great_pyramid-tenth-round")
    assert finished["finished"] == {ALL: [1.0, 1.0]}
    assert finished["standing"] == {ALL: [9.0]}
    assert finished["stones"] == {"base": [4.0], "middle": [4.0], "capstone": [1.0]}
    assert not_finished["finished"] == {ALL: [0.0, 1.0]}
    assert not_finished["rounds"] == {ALL: [10.0]}
    site = record("great_pyramid-tenth-round").replay().to_dict()["site"]
    assert isinstance(site, dict)
    assert not_finished["standing"] == {ALL: [float(len(site["base"]) + len(site["middle"]))]}


@pytest.mark.parametrize("name", ["great_pyramid-capstone", "great_pyramid-tenth-round"])
def test_the_great_pyramid_counts_sources_rows_and_hunger(name: str) -> None:
    values, final = measured(name), record(name).replay()
    assert by_seat(values["sources"]) == values["scores"][ALL]
    parts = final.breakdown(1)["parts"]
    assert isinstance(parts, list)
    assert {part["args"]["source"]: [part["points"]] for part in parts} == {
        source: [numbers[1]] for source, numbers in values["sources"].items()
    }
    assert trials(values["row-wins"]) == hits(values["rows"]) == lines(name, "row ")
    assert trials(values["failures"]) == lines(name, "push ") + lines(name, "lift ")
    assert sum(values["starved"][ALL]) >= hits(values["failures"])
    assert values["unused"]["food"] == final.to_dict()["food"]


def test_the_great_pyramid_is_studied_with_every_length_of_its_tracks() -> None:
    names = [setting.name for setting in study_of(benben.game("great_pyramid")).settings]
    assert names == [f"{players} players, track length {length}" for length in (3, 4, 5) for players in (3, 4)]


def test_the_starting_player_of_the_great_pyramid() -> None:
    assert lines("great_pyramid-capstone", "first p1") == 1
    assert measured("great_pyramid-capstone")["wins"]["first"] == [1.0, 1.0]


# --- Pyramids --------------------------------------------------------------------------------------------------------------


def test_pyramids_counts_bonus_edifices_and_gods() -> None:
    name = "pyramids-bonus"
    values, players = measured(name), record(name).players
    assert by_seat(values["edifices"]) == values["scores"][ALL]
    earned = [points for points in values["edifices"]["bonus"] if points]
    assert values["bonus"] == {ALL: [float(len(earned)), float(players)]}
    assert set(earned) == {10.0}
    assert [size >= 3 for size in values["shortest"][ALL]] == [points > 0 for points in values["edifices"]["bonus"]]
    assert trials(values["god-wins"]) == hits(values["gods"]) == lines(name, "god ") == 10 * players
    assert values["god-wins"]["1 horus"][1] == lines(name, "god horus")
    assert sum(values["cards"]["obelisk"]) == lines(name, "obelisk ")
    assert sum(values["cards"]["tomb"]) == lines(name, "tomb ")
    assert hits(values["majorities"]) == sum(values["edifices"]["tomb"]) / 5
    assert values["shared"] == {ALL: [0.0, 1.0]}


def test_pyramids_knows_a_shared_victory() -> None:
    values = measured("pyramids-shared")
    assert values["shared"] == {ALL: [1.0, 1.0]}
    assert sorted(share for share, _ in values["wins"].values())[-1] == 0.5


# --- Egizia ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["egizia-players-2", "egizia-players-3", "egizia-players-4", "egizia-variants"])
def test_egizia_counts_sources_cards_hunger_and_buildings(name: str) -> None:
    values, final = measured(name), record(name).replay()
    players = record(name).players
    assert by_seat(values["sources"]) == values["scores"][ALL]
    assert values["hunger-cost"]["feeding"] == [0.0 - points for points in values["sources"]["feeding"]]
    assert trials(values["nile"]) == lines(name, "nile ") == 50
    assert hits(values["nile"]) == trials(values["nile-wins"]) == lines(name, r"(ship|take) c\d")
    assert trials(values["hunger"]) == 5 * players
    assert (hits(values["hunger"]) > 0) == (sum(values["hunger-cost"]["feeding"]) > 0)
    assert sum(sum(points) for points in values["sphinx-points"].values()) == sum(values["sources"]["sphinx cards"])
    assert hits(values["sphinx"]) == sum(points[0] > 0 for points in values["sphinx-points"].values())
    assert hits(values["sphinx-kept"]) == lines(name, "keep (?!none)")
    told = final.to_dict()
    assert hits(values["built"]) == lines(name, "build ")
    assert trials(values["built"]) == 9 + 12 + 10 + 21
    assert "crews" in values
    assert told["players"] == players


def test_egizia_starts_by_sequence_numbers() -> None:
    name = "egizia-players-4"
    first = re.search(r"chance sequence p(\d)", (RECORDS / f"{name}.record").read_text("utf-8"))
    assert first is not None
    won = int(first[1]) - 1 in record(name).replay().winners()
    assert measured(name)["wins"]["1"] == [float(won), 1.0]

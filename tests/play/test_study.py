"""Studies: every measure reads every record, settings can be played, and declarations are checked."""

from __future__ import annotations

from pathlib import Path

import pytest

import benben
from benben.play.study import ALL, AMOUNT, SHARE, Measure, Played, Values, plain_study, study_of

from games.measured_records import RECORDS, hits, read_record, trials
from hoard import game as hoard


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
    played = Played(read_record("giza-pyramids"))
    moves = []
    for state, seat, action in played.moves():
        assert seat in state.actors()
        assert state.allows(action, seat)
        moves.append((seat, action))
    assert moves == [(entry.seat, entry.action) for entry in played.record.entries]


def test_a_measure_keeps_to_what_it_declared() -> None:
    played = Played(finished_match().record)
    with pytest.raises(benben.BadInput, match="'x' was not declared"):
        Measure("a", "", "", AMOUNT, lambda game: {"x": [1.0]}).read(played)
    with pytest.raises(benben.BadInput, match="how often, of how many"):
        Measure("a", "", "", SHARE, lambda game: {ALL: [3.0, 2.0]}).read(played)
    with pytest.raises(benben.BadInput, match="no kind 'sum'"):
        Measure("a", "", "", "sum", nothing)


def nothing(played: Played) -> Values:
    return {}


def finished_match() -> benben.Match:
    match = benben.Match(benben.game("giza"), 2, seed=3)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_study_wants_finished_games() -> None:
    with pytest.raises(benben.BadInput, match="not finished"):
        Played(benben.Match(benben.game("giza"), 2, seed=3).record)

"""Games of rules version 1 replay, verify, resume and go on under the readings they were begun with.

``write_version.py`` has kept them with the last build of that version, and with each what was legal in it: a reading that
version 2 does not play as version 1 did is found at the first position where it would offer something else.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

import benben
from benben import CHANCE, BadInput, Match, Record
from benben.bots.random import RandomBot
from benben.kernel.errors import one_of
from benben.play.play_out import play_out
from benben.terminal.saved_games import SavedGame, unfinished_games

from records import choices, digest_of_choices

FOLDER = Path(__file__).with_name("version-1")
FINISHED = sorted(FOLDER.glob("*.record"))
SAVED = sorted(FOLDER.glob("*.benben"))
POSITIONS: list[dict[str, Any]] = [json.loads(line) for line in (FOLDER / "positions.jsonl").read_text("utf-8").splitlines()]
CHOICES: dict[str, str] = json.loads((FOLDER / "choices.json").read_text("utf-8"))

OLD_READINGS = {
    "egizia": {"upstream": "new-start", "sphinx_draw": "one-by-one", "market_cards": "either-marker"},
    "great_pyramid": {},
    "pyramids": {"memory": "open"},
    "giza": {},
}
"""What was not an option in version 1, and how it was played."""
NEW_READINGS = [
    ("egizia", "upstream", "one-ship"),
    ("egizia", "sphinx_draw", "at-once"),
    ("egizia", "market_cards", "one-of-each"),
    ("egizia", "leftover_card", "end-of-round"),
    ("great_pyramid", "track_length", "3"),
]
"""The defaults of version 2 that version 1 did not have."""


def header(text: str) -> dict[str, str]:
    """The lines of a record's header by their names."""
    lines = text.split("check: ")[0].splitlines()[1:]
    return dict(line.split(": ", 1) for line in lines)


def options_in(text: str) -> dict[str, str]:
    """The options that a record's header names."""
    return {name.removeprefix("option "): value for name, value in header(text).items() if name.startswith("option ")}


def play_to_the_end(match: Match) -> None:
    """Play on by bots; the whole record verifies."""
    play_out(match, [RandomBot(seat) for seat in range(match.players)])
    assert match.record.verify() > 0
    assert Record.loads(match.record.dumps()).replay().scores() == match.state.scores()


@pytest.mark.slow
@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_record_replays_verifies_and_is_written_with_the_readings_it_was_played_by(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.loads(text)
    state = record.replay()
    assert record.verify() > 0
    assert [int(score) for score in record.tags["scores"].split()] == state.scores()
    assert [f"p{seat + 1}" for seat in state.winners()] == record.tags["winners"].split()
    assert digest_of_choices(record) == CHOICES[path.name]
    again = record.dumps()
    assert header(text)["rules"] == "1"
    assert header(again)["rules"] == record.game.rules
    assert options_in(again) == {**options_in(text), **OLD_READINGS[record.game.name]}
    reread = Record.loads(again)
    assert reread.dumps() == again
    assert reread.replay().to_dict() == state.to_dict()
    assert reread.verify() == record.verify()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option", "value"), NEW_READINGS, ids=[option for _, option, _ in NEW_READINGS])
def test_the_readings_make_a_difference_in_the_kept_records(name: str, option: str, value: str) -> None:
    """Some kept record cannot be replayed with the default of version 2."""
    refused = 0
    for path in FINISHED:
        record = Record.loads(path.read_text("utf-8"))
        if record.game.name == name and record.options[option] != value:
            record.options[option] = value
            try:
                record.replay()
            except BadInput:
                refused += 1
    assert refused > 0


@pytest.mark.slow
@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_saved_game_is_resumed_and_played_to_its_end(path: Path, tmp_path: Path) -> None:
    text = path.read_text("utf-8")
    assert header(text)["rules"] == "1"
    assert digest_of_choices(Record.loads(text)) == CHOICES[path.name]
    for part in (path, path.with_suffix(".seed")):
        shutil.copy(part, tmp_path)
    (saved,) = unfinished_games(tmp_path)
    match, seed = saved.load()
    assert match.record.options == {**options_in(text), **OLD_READINGS[match.game.name]}
    sealed = {name: value for name, value in header(text).items() if name.startswith("tag sealed")}
    assert {f"tag sealed p{seat + 1}" for seat in match.sealed} == set(sealed)
    saved.write(match, seed)
    again = SavedGame(saved.path).load()[0]
    assert again.state.to_dict() == match.state.to_dict()
    assert again.sealed == match.sealed
    play_to_the_end(again)


@pytest.mark.parametrize(
    "kept", POSITIONS, ids=lambda kept: f"{kept['position']['game']}-{kept['position']['agenda'][-1]['step']}"
)
def test_a_position_offers_what_it_offered_and_is_played_to_its_end(kept: dict[str, Any]) -> None:
    position = kept["position"]
    game = benben.game(position["game"])
    state = game.from_dict(position)
    assert choices(state) == kept["choices"]
    assert state.settings == {**position["options"], **OLD_READINGS[game.name]}
    today = state.to_dict()
    assert today["rules"] == game.rules
    again = game.from_dict(today)
    assert again.to_dict() == today
    rng = Random(1)
    while again.actors():
        seat = again.actors()[0]
        again.apply(rng.choice([action for action, _ in again.outcomes()] if seat == CHANCE else again.legal(seat)), seat)
    assert again.winners()


def test_the_kept_positions_cover_every_game() -> None:
    assert {kept["position"]["game"] for kept in POSITIONS} == set(benben.games())


@pytest.mark.parametrize("name", ["egizia", "great_pyramid"])
def test_a_version_that_nobody_knows_is_refused_with_those_that_are(name: str) -> None:
    path = next(path for path in FINISHED if path.name.startswith(name))
    text = path.read_text("utf-8").replace("\nrules: 1\n", "\nrules: 7\n")
    with pytest.raises(BadInput, match=f"line 3: .*rules version 7 is not known, only {one_of(['1', '2'])}"):
        Record.loads(text)

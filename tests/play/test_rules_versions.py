"""Rules versions: games begun under earlier rules are read with the readings they were begun with."""

from __future__ import annotations

import pytest

from benben import BadInput, Match, Record
from benben.kernel.earlier_rules import EarlierRules
from benben.kernel.game import Option
from benben.play.rules_versions import options_today

from hoard.game import BareHoard


def todays_hoard() -> BareHoard:
    """Rules version 2 of the test game: what all played by in version 1 is now an option, which is off by default."""
    game = BareHoard()
    game.rules = "2"
    game.options = (*game.options, Option("loose", ("off", "on"), "off", "HO-1"))
    game.earlier = (EarlierRules("1", {"loose": "on"}),)
    return game


def played(game: BareHoard) -> Match:
    match = Match(game, 2, seed=3)
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_record_of_earlier_rules_names_the_reading_it_was_begun_with() -> None:
    match = played(BareHoard())
    record = Record.loads(match.record.dumps(), todays_hoard())
    assert record.options["loose"] == "on"
    assert record.replay().scores() == match.state.scores()
    assert record.verify() > 0
    again = record.dumps()
    assert "rules: 2" in again
    assert Record.loads(again, todays_hoard()).dumps() == again


def test_a_position_of_earlier_rules_is_read_with_its_reading() -> None:
    data = BareHoard().start(2).to_dict()
    state = todays_hoard().from_dict(data)
    assert state.settings["loose"] == "on"
    assert todays_hoard().from_dict(state.to_dict()).to_dict() == state.to_dict()


def test_a_position_of_earlier_rules_must_name_every_option_of_back_then() -> None:
    """Defaults may have changed since: a position that leaves an option out could mean either."""
    data = BareHoard().start(2).to_dict()
    options = data["options"]
    assert isinstance(options, dict)
    missing = {name: value for name, value in options.items() if name != "hand_limit"}
    assert BareHoard().from_dict({**data, "options": missing}).settings == options
    with pytest.raises(BadInput, match="a position of rules version 1 must name the option 'hand_limit'"):
        todays_hoard().from_dict({**data, "options": missing})


def test_entries_of_an_earlier_position_are_rewritten_by_its_rules() -> None:
    whole, game = BareHoard().start(2).to_dict(), todays_hoard()
    without_rows = {name: value for name, value in whole.items() if name != "rows"}
    with pytest.raises(BadInput, match="'rows' is missing"):
        game.from_dict(without_rows)
    game.earlier = (EarlierRules("1", {"loose": "on"}, lambda position: {**position, "rows": whole["rows"]}),)
    assert game.from_dict(without_rows).to_dict()["rows"] == whole["rows"]


def test_an_unknown_version_and_a_later_option_are_refused() -> None:
    game, named = todays_hoard(), {option.name: option.default for option in BareHoard().options}
    assert options_today(game, "2", {**named, "loose": "off"})["loose"] == "off"
    with pytest.raises(BadInput, match="rules version 3 is not known, only 1 or 2"):
        options_today(game, "3", named)
    with pytest.raises(BadInput, match="rules version 1 has no option 'loose'"):
        options_today(game, "1", {**named, "loose": "off"})


def test_a_record_of_todays_rules_must_name_every_option() -> None:
    text = played(todays_hoard()).record.dumps()
    with pytest.raises(BadInput, match="must name every option"):
        Record.loads(text.replace("option loose: off\n", ""), todays_hoard())


def test_an_option_that_leaves_the_rules_alone_needs_no_new_version() -> None:
    game = todays_hoard()
    game.rules = "1"
    assert options_today(game, "1", {}) == {"loose": "on"}
    assert options_today(game, "1", {"loose": "off"}) == {"loose": "off"}

"""Games with changed boxes: beside the game as it is, in records, positions and pickles, and with other networks."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben.bots.network_file import fingerprint
from benben.bots.networks import Use, shipped_network
from benben.box_files import game_of_box_file, offer_box, offered_boxes, with_offered_box, withdraw_boxes
from benben.kernel.box_changes import MOST_LETTERS, overlay_text, read_changes
from benben.kernel.errors import BadInput
from benben.kernel.rng import Rng
from benben.play.match import Match
from benben.play.playable import check_playable
from benben.play.record import Record
from benben.registry import find_game, game_of, game_with_box

GIZA = benben.game("giza")
SCARABS = "scarab.count=8"
"""A change of GIZA's box, which has 6 scarabs."""


def finished(match: Match) -> Record:
    rng = Rng(1)
    while not match.over():
        seat = match.actors()[0]
        legal = match.perspective(seat).legal()
        match.play(seat, legal[rng.below(len(legal))])
    return match.record


class TestChanges:
    def test_an_overlay_is_the_same_however_it_is_written(self) -> None:
        one = overlay_text(read_changes("temple.left.values=[2,3, 5] ,player.ships = 7"))
        assert one == overlay_text(read_changes("player.ships=7, temple.left.values=[2, 3, 5]"))
        assert one == "player.ships=7, temple.left.values=[2, 3, 5]"

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("scarab", "ENTRY=VALUE"),
            ("scarab.count=", "ENTRY=VALUE"),
            (".count=1", "ENTRY=VALUE"),
            ("a[1]=2", "ENTRY=VALUE"),
            ("a=[1", "a: '\\[1' is neither"),
            ("a=1, a=2", "a is changed twice: to 1 and to 2"),
            (f"a={'1' * MOST_LETTERS}", f"at most {MOST_LETTERS} letters"),
        ],
    )
    def test_what_is_no_change_is_refused(self, text: str, why: str) -> None:
        with pytest.raises(BadInput, match=why):
            read_changes(text)

    @pytest.mark.parametrize(
        ("changes", "why"),
        [
            ("scarabs.count=8", "scarabs.count: the box has no entry 'scarabs'; there are .*scarab"),
            ("scarab.number=8", "scarab.number: scarab has no entry 'number'; there are count"),
            ("scarab.count=99", "scarab: count must be from 0 to 40, not 99"),
            ("scarab.count=many", "scarab.count must be a whole number, not the text 'many'"),
            ("scarab=8", "scarab has entries of its own: name one of them"),
            ("scarab.provenance=source", "scarab.provenance cannot be changed"),
            ("sphinx_tiles.tail.points=1", "sphinx_tiles has no item 'tail'; there are .*sphinx-base"),
            ("scarab.count.1=3", "scarab.count is a value and has no entry '1'"),
            ("hand.size=0", "hand: size must be from"),
            ("handicap.fewer_tiles.1=4", "handicap: fewer_tiles must be from 0 to 3, not 4"),
            ("hand.size=2, handicap.fewer_tiles.2=2", "handicap: fewer_tiles must be from 0 to 1, not 2"),
        ],
    )
    def test_what_does_not_fit_the_box_is_named(self, changes: str, why: str) -> None:
        with pytest.raises(BadInput, match=why):
            game_with_box("giza", changes)

    def test_a_card_of_egizia_moves_to_another_deck(self) -> None:
        changed = game_with_box("egizia", "decks.5.upstream=1, decks.3/4.upstream=0")
        counts = [game.components(4, game.resolve_options(None, 4)) for game in (benben.game("egizia"), changed)]
        assert sum(counts[0].values()) == sum(counts[1].values())
        with pytest.raises(BadInput, match=r"decks.5.sail: 'sail' is not known"):
            game_with_box("egizia", "decks.5.sail=1")
        with pytest.raises(BadInput, match=r"decks.5.upstream must be from 0 to 50, not 51"):
            game_with_box("egizia", "decks.5.upstream=51")


class TestGames:
    def test_two_boxes_of_a_game_live_side_by_side(self) -> None:
        changed = find_game(f"giza[{SCARABS}]")
        assert changed is game_with_box("giza", " scarab.count = 8 ")
        assert (changed.name, changed.box, changed.key) == ("giza", SCARABS, f"giza[{SCARABS}]")
        assert changed.components(2, {})["scarab"] == 8
        assert GIZA.components(2, {})["scarab"] == 6
        assert (GIZA.box, GIZA.key) == ("", "giza")
        assert find_game("giza[]") is GIZA

    def test_a_game_without_a_box_cannot_be_changed(self) -> None:
        with pytest.raises(BadInput, match="there is no game 'gizeh'"):
            find_game("gizeh[a=1]")

    def test_a_process_loads_so_many_boxes_and_no_more(self, monkeypatch: pytest.MonkeyPatch) -> None:
        game_with_box("giza", SCARABS)
        monkeypatch.setattr("benben.registry.MOST_BOXES", 1)
        with pytest.raises(BadInput, match="1 changed boxes are loaded already"):
            game_with_box("giza", "scarab.count=11")

    def test_positions_and_perspectives_keep_their_box(self) -> None:
        changed = game_with_box("giza", SCARABS)
        match = Match(changed, 2, 3)
        seen = match.perspective(match.actors()[0])
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert pickle.loads(pickle.dumps(changed)) is changed
        position = match.state.to_dict()
        assert changed.from_dict(position).to_dict() == position
        with pytest.raises(BadInput, match="option: 'box' is not known"):
            GIZA.from_dict(position)

    def test_a_handicap_deals_fewer_tiles_in_turn_order(self) -> None:
        changed = game_with_box("giza", "handicap.fewer_tiles=[3, 1, 0, 0, 0, 0]")
        state = changed.start(3, {"first": "p3"})
        state.roll(Rng(1))
        hands = state.to_dict()["hands"]
        assert isinstance(hands, list)
        assert [len(hands[seat]) for seat in range(3)] == [3, 4, 1]

    def test_a_network_needs_to_know_of_a_handicap_only_where_there_is_one(self) -> None:
        assert shipped_network(GIZA, 2, Use.JUDGE) is not None
        assert fingerprint(game_with_box("giza", "handicap.fewer_tiles.1=3"), 2) != fingerprint(GIZA, 2)

    def test_a_network_of_another_box_does_not_fit(self) -> None:
        assert fingerprint(game_with_box("giza", SCARABS), 2) != fingerprint(GIZA, 2)

    def test_a_trial_finds_a_box_that_cannot_be_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        changed = game_with_box("giza", SCARABS)
        check_playable(changed)
        monkeypatch.setattr("benben.play.playable.MOST_ACTIONS", 5)
        with pytest.raises(BadInput, match="cannot be played by 2: a random game has no end after 5 actions"):
            check_playable(changed, [2])

    def test_a_process_can_play_one_changed_box_with_the_compiled_modules(self) -> None:
        script = (
            "from benben.registry import *\n"
            f"assert compile_with_box('giza', '{SCARABS}')\n"
            f"assert type(find_game('giza[{SCARABS}]')).__module__ == 'benben.games.giza.game'\n"
            "assert not compile_with_box('giza', 'scarab.count=9')\n"
            "print([find_game(key).components(2, {})['scarab'] for key in "
            f"('giza', 'giza[{SCARABS}]', 'giza[scarab.count=9]')])\n"
        )
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
        assert (done.stdout, done.stderr) == ("[6, 8, 9]\n", "")


class TestRecords:
    def test_a_record_carries_the_overlay(self) -> None:
        record = finished(Match(game_with_box("giza", SCARABS), 2, 3))
        text = record.dumps()
        assert f"option box: {SCARABS}\n" in text
        read = Record.loads(text)
        assert read.game is record.game
        assert read.dumps() == text
        read.replay()
        assert read.verify() > 0
        assert game_of("giza", read.options) is record.game

    def test_a_record_of_the_box_as_it_is_says_nothing_of_it(self) -> None:
        assert "box" not in Match(GIZA, 2, 3).record.dumps()

    def test_an_overlay_that_cannot_be_read_is_named_with_its_line(self) -> None:
        text = Match(game_with_box("giza", SCARABS), 2, 3).record.dumps()
        with pytest.raises(BadInput, match=r"^line \d+: giza cannot be played with scarab.count=99: .* from 0 to 40"):
            Record.loads(text.replace(SCARABS, "scarab.count=99"))

    def test_an_unfinished_record_is_resumed(self) -> None:
        match = Match(game_with_box("giza", SCARABS), 2, 3)
        again = Match.resume(Record.loads(match.record.dumps()), 3)
        assert again.state.to_dict() == match.state.to_dict()
        finished(again)
        assert again.rematch().game is match.game


class TestBoxFiles:
    def test_a_file_lists_changes(self, tmp_path: Path) -> None:
        path = tmp_path / "scarabs.toml"
        path.write_text('game = "giza"\n[changes]\nscarab.count = 8\n"sphinx_tiles.sphinx-head.points" = 4\n')
        assert game_of_box_file(path).box == "scarab.count=8, sphinx_tiles.sphinx-head.points=4"

    @pytest.mark.parametrize(
        ("text", "why"),
        [
            ("game = ", "is not a box file in TOML"),
            ("[changes]\n", "'game' is missing"),
            ('game = "giza"\n', "'changes' is missing"),
            ('game = "giza"\nplayers = 2\n[changes]\n', "'players' is not known here"),
            ('game = "giza"\n[changes]\nscarab.count = 99\n', "from 0 to 40, not 99"),
            ('game = "gizeh"\n[changes]\na = 1\n', "there is no game 'gizeh'"),
        ],
    )
    def test_a_wrong_file_is_named(self, tmp_path: Path, text: str, why: str) -> None:
        path = tmp_path / "wrong.toml"
        path.write_text(text)
        with pytest.raises(BadInput, match=why) as error:
            game_of_box_file(path)
        assert str(path) in str(error.value)

    def test_a_missing_file_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(BadInput, match=r"none.toml cannot be read"):
            game_of_box_file(tmp_path / "none.toml")

    def test_a_server_offers_boxes_by_name(self) -> None:
        changed = game_with_box("giza", SCARABS)
        try:
            offer_box("many-scarabs", changed)
            assert offered_boxes("giza") == {"many-scarabs": SCARABS}
            assert with_offered_box(GIZA, {"box": "many-scarabs", "memory": "open"}) == (changed, {"memory": "open"})
            assert with_offered_box(GIZA, {"box": "printed"}) == (GIZA, {})
            with pytest.raises(BadInput, match="option box: 'few' is not known; it is one of many-scarabs"):
                with_offered_box(GIZA, {"box": "few"})
            with pytest.raises(BadInput, match="offered twice"):
                offer_box("many-scarabs", game_with_box("giza", "scarab.count=9"))
            with pytest.raises(BadInput, match="not 'printed'"):
                offer_box("printed", changed)
        finally:
            withdraw_boxes()
        assert offered_boxes("giza") == {}

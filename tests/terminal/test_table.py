"""Whole games at the table with scripted people, as they would sit in front of a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import benben
from benben.kernel.rng import Rng
from benben.play.record import Record
from benben.terminal.commands import next_table, run_table
from benben.terminal.drawing import Artist, spoken
from benben.terminal.saved_games import Save
from benben.terminal.seating import house_bot
from benben.terminal.table import Table
from benben.words import Words

from hoard.game import GAME as HOARD
from terminal.fakes import Scripted, chancer, first_legal, restless, table_for

GIZA = benben.game("giza")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_restless_person_plays_a_whole_game_against_bots(players: int, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, players, 1, tmp_path, seed=players)
    screen.typist = restless(table, players)
    table.play()
    record = Record.loads(table.save.path.read_text("utf-8"))
    assert record.finished
    assert record.verify() > 8
    assert not table.save.seed_path.exists()
    winner = table.words.name(f"p{table.match.state.winners()[0] + 1}")
    assert f"{winner} wins with" in screen.everything() or "share the victory" in screen.everything()


@pytest.mark.parametrize("players", [2, 6])
def test_every_screen_fits_80_by_24(players: int, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, players, 1, tmp_path)
    screen.typist = restless(table, 1)
    table.play()
    for _, shown in screen.asked:
        rows = shown.splitlines()
        assert len(rows) <= 23
        assert max(len(row) for row in rows) <= 80


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in benben.games() for players in sorted({*benben.game(name).seats})]
)
def test_every_game_of_the_house_can_be_played_here(name: str, players: int, tmp_path: Path) -> None:
    table, screen = table_for(benben.game(name), players, 1, tmp_path)
    typist = restless(table, players)

    def soon_gone(prompt: str) -> str:
        if len(screen.asked) > 40:
            raise EOFError
        return typist(prompt)

    screen.typist = soon_gone
    assert run_table(table) == 0
    assert table.save.path.exists()
    assert all(len(row) <= 80 for _, shown in screen.asked for row in shown.splitlines())


def test_bots_are_waited_for_with_progress_that_names_them(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path)
    screen.typist = first_legal(table)
    table.play()
    assert ("Imhotep (chancer) is thinking", 0.5) in screen.waits
    assert ("Imhotep (chancer) is thinking", 1.0) in screen.waits


# --- several people at one keyboard -----------------------------------------------------------------------------------


def hand_shown(screen: str) -> list[str]:
    """The tiles in the row of the hand."""
    row = next((row for row in screen.splitlines() if row.startswith("Your hand")), "")
    return re.split("  +", row.removeprefix("Your hand ").strip()) if row else []


def test_at_the_hand_over_nothing_of_any_hand_is_on_the_screen(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 3, 3, tmp_path, names=("Ann", "Bo", "Cleo"))
    screen.typist = restless(table, 4)
    table.play()
    overs = [shown for prompt, shown in screen.asked if "press Enter" in prompt]
    assert len(overs) > 20
    for shown in overs:
        assert re.fullmatch(r"Pass the keyboard to (Ann|Bo|Cleo)\.\n", shown)


def test_nobody_ever_sees_what_another_holds_or_draws(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 3, 3, tmp_path, names=("Ann", "Bo", "Cleo"))
    wander = restless(table, 9)
    hands = 0

    def watched(prompt: str) -> str:
        nonlocal hands
        if table.match.over():
            return ""
        for seat, name in enumerate(("Ann", "Bo", "Cleo")):
            if seat != table.holder:
                assert not re.search(rf"{name} draws (?!a hidden tile)", screen.now)
        if hand_shown(screen.now):
            assert table.holder is not None
            pieces = GIZA.scene(table.match.perspective(table.holder).view()).pieces_at("hand")
            assert hand_shown(screen.now) == [spoken(piece.glyph, table.words.noun("tile", piece.word)) for piece in pieces]
            hands += 1
        return wander(prompt)

    screen.typist = watched
    table.play()
    assert hands > 40


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_worlds_that_a_viewer_cannot_tell_apart_are_drawn_alike(viewer: int | None, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 4, 1, tmp_path)
    screen.typist = first_legal(table)
    for _ in range(24):
        table._step()
    artist = Artist(Words(game="giza"), {})
    perspective = table.match.perspective(viewer)
    true = artist.draw(GIZA.scene(perspective.view()), 80, 1000)
    worlds = [perspective.deal(Rng(seed)) for seed in range(6)]
    assert len({str(world.to_dict()) for world in worlds}) > 1
    for world in worlds:
        assert artist.draw(GIZA.scene(world.perspective(viewer).view()), 80, 1000) == true


def test_what_was_drawn_is_seen_before_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path, names=("Ann", "Bo"))
    screen.typist = first_legal(table)
    table._step()
    prompt, shown = screen.asked[-1]
    assert prompt == "Your turn is over: Enter hides your hand. "
    assert re.search(rf"• {'Ann' if table.holder == 0 else 'Bo'} draws (?!a hidden tile)", shown.splitlines()[-1])


def test_news_since_the_own_last_turn_is_told(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path, names=("Ann", "Bo"))
    screen.typist = first_legal(table)
    for _ in range(3):
        table._step()
    holder = "Ann" if table.holder == 0 else "Bo"
    other = "Bo" if holder == "Ann" else "Ann"
    last = next(shown for prompt, shown in reversed(screen.asked) if prompt == "> ")
    assert re.search(rf"• {other} plays ", last)


# --- breaking off and going on -----------------------------------------------------------------------------------------


def test_ctrl_c_loses_nothing_and_resuming_goes_on_identically(tmp_path: Path) -> None:
    straight, screen = table_for(GIZA, 3, 1, tmp_path / "a")
    screen.typist = first_legal(straight)
    straight.play()

    broken, screen = table_for(GIZA, 3, 1, tmp_path / "b")
    typist, left = first_legal(broken), 7

    def interrupted(prompt: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return typist(prompt)

    screen.typist = interrupted
    assert run_table(broken) == 130
    assert "benben resume" in screen.now
    match, seed = Save(broken.save.path).load()
    assert match.record == broken.match.record
    resumed = Table(match, seed, Save(broken.save.path), Scripted(), "en", chancer)
    assert isinstance(resumed.screen, Scripted)
    resumed.screen.typist = first_legal(resumed)
    resumed.play()
    assert resumed.match.record.dumps() == straight.match.record.dumps()


@pytest.mark.parametrize("word", ["quit", "q"])
def test_quitting_saves_and_says_how_to_go_on(word: str, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path)
    screen.typist = lambda prompt: word
    assert run_table(table) == 0
    assert str(table.save.path) in screen.now.replace("\n", "")
    assert not Record.loads(table.save.path.read_text("utf-8")).finished


def test_the_end_of_the_input_is_taken_politely(tmp_path: Path) -> None:
    def gone(prompt: str) -> str:
        raise EOFError

    table, screen = table_for(GIZA, 2, 2, tmp_path)
    screen.typist = gone
    assert run_table(table) == 0
    assert "The game is saved" in screen.now


def test_a_rematch_keeps_the_people_and_lets_the_loser_begin(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path, names=("Ann",))
    typist = first_legal(table)
    screen.typist = lambda prompt: "y" if "Another" in prompt else typist(prompt)
    table.play()
    assert table.wants_rematch()
    again = next_table(table)
    assert again.match.record.tags == table.match.record.tags
    assert again.match.record.options["first"] == GIZA.rematch_options(table.match.state)["first"]


# --- questions ---------------------------------------------------------------------------------------------------------


def answers(table: Table, screen: Scripted, *typed: str) -> list[str]:
    """What the screens show after each thing typed; then the person leaves."""
    lines = iter([*typed, "quit"])
    screen.typist = lambda prompt: next(lines) if prompt == "> " else ""
    run_table(table)
    return [shown for prompt, shown in screen.asked]


def test_a_refused_move_says_why_with_the_rule(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    seat = table.match.actors()[0]
    bad = GIZA.parse("discard sphinx-head")
    refusal = table.match.refusal(bad, seat)
    assert refusal is not None
    shown = answers(table, screen, "discard sphinx-head")
    assert "Not possible: you do not hold sphinx head (GZ-3.1; ? GZ-3.1 shows the rule)" in shown[-1]
    assert len(table.match.record.entries) == 9


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("? GZ-4.2", "For a treasure the top must be a stone"),
        ("? stop", "there is no discard to stop"),
        ("?", "What is asked now"),
        ("? GZ-77", "there is no rule 'GZ-77'"),
        ("? scarab", "In the final count a scarab is worth 0"),
        ("? 1", "You may: "),
        ("99", "there is no choice 99"),
        ("jump", "'jump' is no move; moves begin with play"),
        ("b", "there is nothing to go back to"),
        ("undo", "there is nothing to take back"),
        ("look nowhere", 'there is no "nowhere" to look at'),
        ("look p2", "━ p2 "),
        ("score", "hidden until the end"),
        ("log all", "draws a hidden tile (×4)"),
        ("lang xx", 'there is no language "xx"; there are de, en, fr, nl'),
        ("hint wizard", "there is no level 'wizard'"),
        ("hint random", "A bot (random) would choose: "),
    ],
)
def test_whatever_is_typed_is_answered(typed: str, said: str, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    before = len(table.match.record.entries)
    assert said in answers(table, screen, typed)[2]
    assert len(table.match.record.entries) == before


def test_a_beginning_that_fits_several_moves_narrows_the_list(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    seat = table.match.actors()[0]
    tile = GIZA.text(table.match.legal(seat)[0]).split()[1]
    shown = answers(table, screen, f"play {tile}", "1")
    assert "moves fit" in shown[2]
    assert len(table.match.record.entries) > 9


# --- another game ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2])
def test_the_table_plays_a_game_it_has_never_heard_of(people: int, tmp_path: Path) -> None:
    table, screen = table_for(HOARD, 2, people, tmp_path)
    screen.typist = restless(table, 2)
    table.play()
    assert table.match.over()
    assert "hoard-left" in screen.everything()


def test_undo_takes_the_own_move_back_and_asks_again(tmp_path: Path) -> None:
    table, screen = table_for(HOARD, 2, 2, tmp_path)
    script = iter(["draw", "draw", "row left", "undo", "row right", "quit"])
    screen.typist = lambda prompt: next(script) if prompt == "> " else ""
    run_table(table)
    texts = [HOARD.text(entry.action) for entry in table.match.record.entries]
    assert texts[-1] == "row right"
    assert "row left" not in texts


def test_before_somebody_else_moves_a_move_can_still_be_taken_back(tmp_path: Path) -> None:
    table, screen = table_for(HOARD, 2, 2, tmp_path, seed=1)
    typist, calls = first_legal(table), 0

    def hesitant(prompt: str) -> str:
        nonlocal calls
        if "takes your move back" in prompt:
            calls += 1
            return "undo" if calls == 1 else ""
        return typist(prompt)

    screen.typist = hesitant
    table.play()
    assert calls > 1
    assert table.match.over()


def test_a_hint_names_what_was_weighed_and_changes_nothing(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    table.make_bot = house_bot
    before = table.match.record.dumps()
    shown = answers(table, screen, "hint apprentice")[2]
    hinted = re.search(r"A bot \(apprentice\) would choose: (.+)", shown)
    assert hinted is not None
    assert re.search(rf"{re.escape(hinted[1].strip())}: rated \d+ of 100, tried (once|\d+ times)", shown)
    assert table.match.record.dumps() == before


def test_the_language_changes_while_one_plays_and_stays(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    english, french = answers(table, screen, "lang FR")[-2:]
    assert "a number or a move as text" in english
    assert "numéro ou coup écrit" in french
    assert table.words.language == "fr"

"""Whole games at the table, with scripted people at the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import benben
from benben.bots.bot import Bot
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.rng import Rng
from benben.play.record import Record
from benben.review.reason_words import signed_points
from benben.server.tables.hint_answers import encoded_hint
from benben.server.tables.messages import HintAnswer
from benben.terminal.naming import Naming, glyph_with_word
from benben.terminal.play_commands import rematch_table, run_table
from benben.terminal.saved_games import SavedGame
from benben.terminal.scene_renderer import SceneRenderer
from benben.terminal.table import Table
from benben.words import Words

from hoard.game import GAME as HOARD
from quick import first_quick
from terminal.fakes import FourMovesBot, ScriptedScreen, first_action_typist, make_test_bot, random_typist, table_for

GIZA = benben.game("giza")
GREAT_PYRAMID = benben.game("great_pyramid")


@pytest.mark.slow
@pytest.mark.parametrize("players", first_quick([2, 3, 4, 5, 6]))
def test_a_person_who_types_at_random_plays_a_whole_game_against_bots(players: int, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, players, 1, tmp_path, seed=players)
    screen.reply_to = random_typist(table, players)
    table.play()
    record = Record.loads(table.saved_game.path.read_text("utf-8"))
    assert record.finished
    assert record.verify() > 8
    assert not table.saved_game.seed_path.exists()
    winner = table.words.name(f"p{table.match.state.winners()[0] + 1}")
    assert f"{winner} wins with" in screen.all_text() or "share the victory" in screen.all_text()


@pytest.mark.slow
@pytest.mark.parametrize("players", first_quick([6, 2]))
def test_every_screen_fits_80_by_24(players: int, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, players, 1, tmp_path)
    screen.reply_to = random_typist(table, 1)
    table.play()
    assert len(screen.prompts) > 8
    for _, text in screen.prompts:
        rows = text.splitlines()
        assert len(rows) <= 23
        assert max(len(row) for row in rows) <= 80


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"),
    first_quick([(name, players) for name in benben.games() for players in sorted({*benben.game(name).seats})]),
)
def test_every_game_can_be_played_in_the_terminal(name: str, players: int, tmp_path: Path) -> None:
    table, screen = table_for(benben.game(name), players, 1, tmp_path)
    reply = random_typist(table, players)

    def leave_soon(prompt: str) -> str:
        if len(screen.prompts) > 40:
            raise EOFError
        return reply(prompt)

    screen.reply_to = leave_soon
    assert run_table(table) == 0
    assert table.saved_game.path.exists()
    assert len(screen.prompts) > 20
    assert all(len(row) <= 80 for _, text in screen.prompts for row in text.splitlines())


def test_a_progress_bar_names_the_bot_that_thinks(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path)
    screen.reply_to = first_action_typist(table)
    table.play()
    assert ("Imhotep (random) is thinking", 0.5) in screen.progress_calls
    assert ("Imhotep (random) is thinking", 1.0) in screen.progress_calls


# --- several people at one keyboard -----------------------------------------------------------------------------------


def visible_hand(text: str) -> list[str]:
    """The tiles in the row of the hand."""
    row = next((row for row in text.splitlines() if row.startswith("Your hand")), "")
    return re.split("  +", row.removeprefix("Your hand ").strip()) if row else []


@pytest.mark.slow
def test_at_the_hand_over_nothing_of_any_hand_is_on_the_screen(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 3, 3, tmp_path, names=("Ann", "Bo", "Cleo"))
    screen.reply_to = random_typist(table, 4)
    table.play()
    hand_overs = [text for prompt, text in screen.prompts if "press Enter" in prompt]
    assert len(hand_overs) > 20
    for text in hand_overs:
        assert re.fullmatch(r"Pass the keyboard to (Ann|Bo|Cleo)\.\n", text)


@pytest.mark.slow
def test_nobody_ever_sees_what_another_holds_or_draws(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 3, 3, tmp_path, names=("Ann", "Bo", "Cleo"))
    reply = random_typist(table, 9)
    hands = 0

    def check_screen(prompt: str) -> str:
        nonlocal hands
        if table.match.over():
            return ""
        for seat, name in enumerate(("Ann", "Bo", "Cleo")):
            if seat != table.keyboard_seat:
                assert not re.search(rf"{name} draws (?!a hidden tile)", screen.text)
        if visible_hand(screen.text):
            assert table.keyboard_seat is not None
            pieces = GIZA.scene(table.match.perspective(table.keyboard_seat).view()).pieces_at("hand")
            assert visible_hand(screen.text) == [
                glyph_with_word(piece.glyph, table.words.noun("tile", piece.word)) for piece in pieces
            ]
            hands += 1
        return reply(prompt)

    screen.reply_to = check_screen
    table.play()
    assert hands > 40


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_worlds_that_a_viewer_cannot_distinguish_are_drawn_alike(viewer: int | None, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 4, 1, tmp_path)
    screen.reply_to = first_action_typist(table)
    for _ in range(24):
        table.play_next()
    renderer = SceneRenderer(Words(game="giza"), {})
    perspective = table.match.perspective(viewer)
    true = renderer.draw(GIZA.scene(perspective.view()), 80, 1000)
    worlds = [perspective.deal(Rng(seed)) for seed in range(6)]
    assert len({str(world.to_dict()) for world in worlds}) > 1
    for world in worlds:
        assert renderer.draw(GIZA.scene(world.perspective(viewer).view()), 80, 1000) == true


def test_drawn_tiles_are_shown_before_the_keyboard_is_handed_over(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path, names=("Ann", "Bo"))
    screen.reply_to = first_action_typist(table)
    table.play_next()
    prompt, text = screen.prompts[-1]
    assert prompt == "Your turn is over: Enter hides your hand. "
    assert re.search(rf"• {'Ann' if table.keyboard_seat == 0 else 'Bo'} draws (?!a hidden tile)", text.splitlines()[-1])


def test_the_events_since_the_own_last_turn_are_shown(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path, names=("Ann", "Bo"))
    screen.reply_to = first_action_typist(table)
    for _ in range(3):
        table.play_next()
    holder = "Ann" if table.keyboard_seat == 0 else "Bo"
    other = "Bo" if holder == "Ann" else "Ann"
    last = next(text for prompt, text in reversed(screen.prompts) if prompt == "> ")
    assert re.search(rf"• {other} plays ", last)


# --- interrupting and resuming -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ctrl_c_loses_nothing_and_resuming_continues_identically(tmp_path: Path) -> None:
    uninterrupted, screen = table_for(GIZA, 3, 1, tmp_path / "a")
    screen.reply_to = first_action_typist(uninterrupted)
    uninterrupted.play()

    interrupted_table, screen = table_for(GIZA, 3, 1, tmp_path / "b")
    reply, left = first_action_typist(interrupted_table), 7

    def interrupted(prompt: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return reply(prompt)

    screen.reply_to = interrupted
    assert run_table(interrupted_table) == 130
    assert "benben resume" in screen.text
    match, seed = SavedGame(interrupted_table.saved_game.path).load()
    assert match.record == interrupted_table.match.record
    resumed = Table(match, seed, SavedGame(interrupted_table.saved_game.path), ScriptedScreen(), "en", make_test_bot)
    assert isinstance(resumed.screen, ScriptedScreen)
    resumed.screen.reply_to = first_action_typist(resumed)
    resumed.play()
    assert resumed.match.record.dumps() == uninterrupted.match.record.dumps()


@pytest.mark.parametrize("word", ["quit", "q"])
def test_quitting_saves_and_says_how_to_continue(word: str, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path)
    screen.reply_to = lambda prompt: word
    assert run_table(table) == 0
    assert str(table.saved_game.path) in screen.text.replace("\n", "")
    assert not Record.loads(table.saved_game.path.read_text("utf-8")).finished


def test_the_end_of_the_input_saves_the_game(tmp_path: Path) -> None:
    def end_input(prompt: str) -> str:
        raise EOFError

    table, screen = table_for(GIZA, 2, 2, tmp_path)
    screen.reply_to = end_input
    assert run_table(table) == 0
    assert "The game is saved" in screen.text


def test_a_rematch_keeps_the_people_and_lets_the_loser_begin(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 1, tmp_path, names=("Ann",))
    reply = first_action_typist(table)
    screen.reply_to = lambda prompt: "y" if "Another" in prompt else reply(prompt)
    table.play()
    assert table.wants_rematch()
    again = rematch_table(table)
    assert again.match.record.tags == table.match.record.tags
    assert again.match.record.options["first"] == GIZA.rematch_options(table.match.state)["first"]


# --- questions ---------------------------------------------------------------------------------------------------------


def answers(table: Table, screen: ScriptedScreen, *typed: str) -> list[str]:
    """The text on the screen at every prompt, after typing these lines and quitting."""
    lines = iter([*typed, "quit"])
    screen.reply_to = lambda prompt: next(lines) if prompt == "> " else ""
    run_table(table)
    return [text for prompt, text in screen.prompts]


def test_a_refused_move_says_why_with_the_rule(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    seat = table.match.actors()[0]
    bad = GIZA.parse("discard sphinx-head")
    refusal = table.match.refusal(bad, seat)
    assert refusal is not None
    texts = answers(table, screen, "discard sphinx-head")
    assert "Not possible: you do not hold sphinx head (GZ-3.1; ? GZ-3.1 shows the rule)" in texts[-1]
    assert len(table.match.record.entries) == 9


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? GZ-4.2", "For a treasure the top must be a stone"),
        ("? stop", "there is no discard to stop"),
        ("?", "What is asked now"),
        ("? GZ-77", "there is no rule 'GZ-77'"),
        ("? scarab", "GZ-0  Everybody builds three pyramids"),
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
        ("hint random", "Play this"),
    ],
)
def test_every_input_is_answered(typed: str, answer: str, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    before = len(table.match.record.entries)
    assert answer in answers(table, screen, typed)[2]
    assert len(table.match.record.entries) == before


def test_a_beginning_that_matches_several_moves_narrows_the_list(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    seat = table.match.actors()[0]
    tile = GIZA.text(table.match.legal(seat)[0]).split()[1]
    texts = answers(table, screen, f"play {tile}", "1")
    assert "moves fit" in texts[2]
    assert len(table.match.record.entries) > 9


# --- another game ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
def test_the_table_plays_a_game_of_another_package(people: int, tmp_path: Path) -> None:
    table, screen = table_for(HOARD, 2, people, tmp_path)
    screen.reply_to = random_typist(table, 2)
    table.play()
    assert table.match.over()
    assert "hoard-row" in screen.all_text()


def test_undo_takes_back_the_own_move_and_asks_again(tmp_path: Path) -> None:
    table, screen = table_for(HOARD, 2, 2, tmp_path)
    script = iter(["draw", "draw", "row left", "undo", "row right", "quit"])
    screen.reply_to = lambda prompt: next(script) if prompt == "> " else ""
    run_table(table)
    texts = [HOARD.text(entry.action) for entry in table.match.record.entries]
    assert texts[-1] == "row right"
    assert "row left" not in texts


def test_the_log_says_what_the_table_has_played(tmp_path: Path) -> None:
    """Pyramids: the last card of a god ends the turn by itself."""
    for plays_forced in (True, False):
        table, screen = table_for(benben.game("pyramids"), 2, 2, tmp_path)
        table.plays_forced = plays_forced
        reply, asked = first_action_typist(table), 0

        def some_turns(prompt: str, reply: Callable[[str], str] = reply) -> str:
            nonlocal asked
            asked += 1
            return reply(prompt) if asked < 30 else "quit"

        screen.reply_to = some_turns
        run_table(table)
        assert ("(the only possible move)" in screen.all_text()) == plays_forced


def test_before_somebody_else_moves_a_move_can_still_be_taken_back(tmp_path: Path) -> None:
    table, screen = table_for(GREAT_PYRAMID, 3, 3, tmp_path)
    table.plays_forced = False  # a forced move of the next player would come first
    reply = first_action_typist(table)
    actors: list[tuple[int, ...]] = []

    def undo_once(prompt: str) -> str:
        if "takes your move back" not in prompt:
            return reply(prompt)
        actors.append(table.match.actors())
        return "undo" if len(actors) == 1 else "quit"

    screen.reply_to = undo_once
    run_table(table)
    assert len(actors) == 2
    assert actors[0] == actors[1], "the same player has moved again"


def test_a_hint_is_that_of_the_browser_and_changes_nothing(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path, screen=ScriptedScreen(110, 40))
    table.make_bot = lambda level, game, seed: FourMovesBot()
    before, seat = table.match.record.dumps(), table.match.actors()[0]
    lines = answers(table, screen, "hint")[2].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Play this"))
    text = " ".join(line.strip() for line in lines[start:])
    perspective = table.match.perspective_with_sealed(seat)
    (thought,) = FourMovesBot().think(perspective)
    hint = msgspec.json.decode(encoded_hint(perspective, 0, thought.ranked), type=HintAnswer)
    naming = Naming(GIZA, GIZA.scene(perspective.view()), table.words, seat_name(seat))
    verdicts = ["Play this", *["about equal" if move.equal else "weaker" for move in hint.considered[1:]]]
    assert len(hint.considered) == 4
    for move, verdict in zip(hint.considered, verdicts, strict=True):
        assert re.search(rf"{verdict}, \d+ % to win: {re.escape(naming.action(move.action))}", text), move
    assert hint.rival is not None
    assert f"“{naming.action(hint.rival.action)}”" in text
    assert all(signed_points(source.points, table.words) in text for source in hint.sources)
    plan = "; ".join(naming.action(move.action) for move in hint.plan)
    assert ("Then usually: " in text) == bool(plan)
    assert plan in text
    assert table.match.record.dumps() == before


@pytest.mark.parametrize(("language", "best"), [("de", "Spiele dies"), ("fr", "Jouez ceci"), ("nl", "Speel dit")])
def test_a_hint_is_in_the_language_of_the_viewer(language: str, best: str, tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    assert any(best in text for text in answers(table, screen, f"lang {language}", "hint beginner"))


def test_asking_for_a_hint_again_costs_nothing(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    asked: list[str] = []

    def counting_bot(level: str, game: Game, seed: int) -> Bot:
        asked.append(level)
        return make_test_bot(level, game, seed)

    table.make_bot = counting_bot
    first, again = answers(table, screen, "hint builder", "hint builder", "hint random")[2:4]
    assert first == again
    assert "Play this" in first
    assert asked == ["adviser:builder"] * 2, "a bot that does not search has its hint from the weakest level that is steady"


def test_the_language_can_be_changed_during_a_game(tmp_path: Path) -> None:
    table, screen = table_for(GIZA, 2, 2, tmp_path)
    english, french = answers(table, screen, "lang FR")[-2:]
    assert "a number or a move as text" in english
    assert "numéro ou coup écrit" in french
    assert table.words.language == "fr"

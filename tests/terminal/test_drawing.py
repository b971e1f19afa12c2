"""Any scene can be drawn, and any list of actions narrowed."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

import benben
from benben.play.scene import Area, Part, Piece, Place, Scene
from benben.terminal.drawing import Artist, fitted, in_columns, spoken
from benben.terminal.menu import Menu, Naming, begins
from benben.words import Words

from hoard.game import GAME as HOARD

GIZA = benben.game("giza")


def drawn(scene: Scene, width: int = 80, height: int = 24) -> list[str]:
    artist = Artist(Words(names={"p1": "Ann", "p2": "Bo"}), {"p1": "p1 Ann", "p2": "p2 Bo"})
    return [line.plain.rstrip() for line in artist.draw(scene, width, height)]


def river() -> Scene:
    stops = [Place(f"stop.{n}", "", n * 6, 0, 6, 3, frame=True) for n in range(4)]
    boards = [Area(f"p{n}", "", 20, 2, [Place(f"p{n}.hold", "", 0, 0, 20, 2)], f"p{n}", f"{n}", n == 2) for n in (1, 2)]
    ships = [
        Piece("ship", "stop.1", "ship", "ship", "▲", owner="p2"),
        Piece("ship", "stop.1", "ship", "ship", "▲", owner="p1"),
    ]
    corn = [Piece("corn", "p1.hold", "corn", "corn", "▒", "green", count=12)]
    return Scene([Area("river", "", 24, 3, stops), *boards], ships + corn)


def test_places_are_framed_and_pieces_say_whose_they_are() -> None:
    lines = drawn(river(), width=30)
    assert lines[0] == "┌────┐┌────┐┌────┐┌────┐"
    assert lines[1] == "│·   ││▲₂▲₁││·   ││·   │"
    assert "━ p1 Ann ━━━━━━━━ 1" in lines
    assert "▒×12" in lines
    assert "▶ p2 Bo ━━━━━━━━━ 2" in lines


def test_areas_stand_side_by_side_where_the_screen_is_wide() -> None:
    assert len(drawn(river(), width=30)) == 9
    assert len(drawn(river(), width=80)) == 3


def test_on_a_small_screen_areas_are_folded_to_a_line_the_river_never() -> None:
    lines = drawn(river(), width=30, height=4)
    assert lines[0].startswith("┌")
    assert lines[-1] == "▸ look shows p1 Ann 1 · p2 Bo"
    assert len(lines) == 4
    assert drawn(river(), width=50, height=4)[-1] == "▸ look shows p2 Bo 2"


def test_where_pieces_do_not_fit_the_last_ones_are_seen() -> None:
    tokens = [(str(number), "") for number in range(10)]
    rows = fitted(tokens, 5, 1, " ")
    assert "".join(text for text, _ in rows[0]) == "… 8 9"


def test_a_glyph_is_not_said_twice() -> None:
    assert spoken("▪+2", "+2") == "▪+2"
    assert spoken("◆4", "treasure 4") == "◆ treasure 4"
    assert spoken("✱", "scarab") == "✱ scarab"


def card(number: int, place: str) -> Piece:
    stones = [Part("stone", "red", 0, 0, ["[]", "[]"], "red"), Part("sign", "sun", 1, 0, [str(number)], "gold")]
    return Piece(f"card.{number}", place, "card", str(number), f"c{number}", parts=stones)


def test_pieces_with_parts_are_built_up_from_the_bottom_and_the_last_are_seen() -> None:
    column = Area("p1", "", 4, 5, [Place("column", "", 1, 0, 3, 5, note="3")])
    lines = drawn(Scene([column], [card(number, "column") for number in (1, 2, 3)]))
    assert lines == [" 3", " [3", " []", " [2", " []"]


def test_pieces_with_parts_lie_side_by_side_where_there_is_room_and_are_glyphs_where_there_is_none() -> None:
    table = Area("p1", "", 8, 3, [Place("row", "", 0, 0, 5, 2), Place("line", "", 0, 2, 8, 1)])
    lines = drawn(Scene([table], [card(1, "row"), card(2, "row"), card(3, "line"), card(4, "line")]))
    assert lines == ["[1 [2", "[] []", "c3 c4"]


def test_a_table_without_colour_is_plain_text() -> None:
    for colour in (None, "truecolor"):
        paper = StringIO()
        console = Console(file=paper, width=80, color_system=colour, force_terminal=True)
        scene = GIZA.scene(GIZA.start(2).perspective(0).view())
        for line in Artist(Words(game="giza"), {}).draw(scene, 80, 24):
            console.print(line)
        assert ("\x1b[" in paper.getvalue()) == (colour is not None)


def test_columns_are_read_downwards() -> None:
    assert [line.plain for line in in_columns([Text(letter) for letter in "abcde"], 9)] == ["a  c  e", "b  d"]


def giza_menu(players: int = 6) -> tuple[Menu, Naming]:
    state = GIZA.start(players, {"first": "p1"})
    for tile in ["+3", "scarab", "+5", "+5", *["-1"] * 3, *["+2"] * 7, *["+1"] * 7, *["+4"] * 3][: 4 * players]:
        state.apply(GIZA.parse(f"draw {tile}"))
    scene = GIZA.scene(state.perspective(0).view())
    return Menu(GIZA, state.legal(0)), Naming(GIZA, scene, Words(game="giza"), "p1")


def test_a_long_list_is_chosen_by_what_the_hand_touches_first() -> None:
    menu, naming = giza_menu()
    assert len(menu.actions) > 60
    assert [choice.label for choice in menu.choices(naming)] == ["▪+3", "▪+5", "✱ scarab"]
    scarab = menu.narrow(menu.choices(naming)[2].actions)
    labels = [choice.label for choice in scarab.choices(naming)]
    assert labels[0] == "your Cheops"
    assert labels[4] == "p2 Cheops"
    assert labels[-1] == "discard it"
    assert all(choice.final for choice in scarab.choices(naming))
    assert scarab.touchable() >= {"p1.cheops", "discard"}


def test_a_short_list_is_told_in_sentences() -> None:
    state = HOARD.start(2)
    menu = Menu(HOARD, state.legal(0))
    naming = Naming(HOARD, HOARD.scene(state.perspective(0).view()), Words(game="hoard"), "p1")
    assert [choice.label for choice in menu.choices(naming)] == ["draw"]


def test_words_may_be_shortened_and_left_out() -> None:
    assert begins(["play", "+3", "on", "p2.cheops"], ["+3", "p2.ch"])
    assert not begins(["play", "+3", "on", "p2.cheops"], ["p2.ch", "+3"])
    menu, _ = giza_menu()
    assert [GIZA.text(action) for action in menu.fitting("sc p3.sp")] == ["play scarab on p3.sphinx"]
    assert menu.fitting("fly") == []

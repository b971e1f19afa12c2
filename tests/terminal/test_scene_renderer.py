"""The renderer draws any scene: frames, owners, folded areas, pieces with parts."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import benben
from benben.play.scene import Area, Part, Piece, Place, Scene
from benben.terminal.scene_renderer import SceneRenderer
from benben.words import Words

GIZA = benben.game("giza")


def draw(scene: Scene, width: int = 80, height: int = 24) -> list[str]:
    renderer = SceneRenderer(Words(names={"p1": "Ann", "p2": "Bo"}), {"p1": "p1 Ann", "p2": "p2 Bo"})
    return [line.plain.rstrip() for line in renderer.draw(scene, width, height)]


def river() -> Scene:
    stops = [Place(f"stop.{n}", "", n * 6, 0, 6, 3, frame=True) for n in range(4)]
    boards = [Area(f"p{n}", "", 20, 2, [Place(f"p{n}.hold", "", 0, 0, 20, 2)], f"p{n}", f"{n}", n == 2) for n in (1, 2)]
    ships = [
        Piece("ship", "stop.1", "ship", "ship", "▲", owner="p2"),
        Piece("ship", "stop.1", "ship", "ship", "▲", owner="p1"),
    ]
    corn = [Piece("corn", "p1.hold", "corn", "corn", "▒", "green", count=12)]
    return Scene([Area("river", "", 24, 3, stops), *boards], ships + corn)


def test_places_are_framed_and_pieces_show_their_owner() -> None:
    lines = draw(river(), width=30)
    assert lines[0] == "┌────┐┌────┐┌────┐┌────┐"
    assert lines[1] == "│·   ││▲₂▲₁││·   ││·   │"
    assert "━ p1 Ann ━━━━━━━━ 1" in lines
    assert "▒×12" in lines
    assert "▶ p2 Bo ━━━━━━━━━ 2" in lines


def test_areas_are_side_by_side_on_a_wide_screen() -> None:
    assert len(draw(river(), width=30)) == 9
    assert len(draw(river(), width=80)) == 3


def test_on_a_small_screen_areas_of_seats_are_only_named() -> None:
    lines = draw(river(), width=30, height=4)
    assert lines[0].startswith("┌")
    assert lines[-1] == "▸ look shows p1 Ann 1 · p2 Bo"
    assert len(lines) == 4
    assert draw(river(), width=50, height=4)[-1] == "▸ look shows p2 Bo 2"


def card(number: int, place: str) -> Piece:
    stones = [Part("stone", "red", 0, 0, ["[]", "[]"], "red"), Part("sign", "sun", 1, 0, [str(number)], "gold")]
    return Piece(f"card.{number}", place, "card", str(number), f"c{number}", parts=stones)


def test_pieces_with_parts_are_drawn_from_the_bottom_and_the_last_are_visible() -> None:
    column = Area("p1", "", 4, 5, [Place("column", "", 1, 0, 3, 5, note="3")])
    lines = draw(Scene([column], [card(number, "column") for number in (1, 2, 3)]))
    assert lines == [" 3", " [3", " []", " [2", " []"]


def test_pieces_with_parts_are_side_by_side_if_they_fit_and_glyphs_if_not() -> None:
    area = Area("p1", "", 8, 3, [Place("row", "", 0, 0, 5, 2), Place("line", "", 0, 2, 8, 1)])
    lines = draw(Scene([area], [card(1, "row"), card(2, "row"), card(3, "line"), card(4, "line")]))
    assert lines == ["[1 [2", "[] []", "c3 c4"]


def test_without_colour_the_output_is_plain_text() -> None:
    for colour in (None, "truecolor"):
        output = StringIO()
        console = Console(file=output, width=80, color_system=colour, force_terminal=True)
        scene = GIZA.scene(GIZA.start(2).perspective(0).view())
        for line in SceneRenderer(Words(game="giza"), {}).draw(scene, 80, 24):
            console.print(line)
        assert ("\x1b[" in output.getvalue()) == (colour is not None)


def test_a_label_that_leaves_too_little_room_for_the_pieces_is_shortened() -> None:
    """The strength of every crew is shown, also in a language with a long word for crews."""
    egizia = benben.game("egizia")
    match = benben.Match(egizia, 2, seed=1)
    view = match.perspective(0).view()
    for language, label in (("en", "crews A1 B1 C1 J2 "), ("de", "Bautru. A1 B1 C1 J2 ")):
        renderer = SceneRenderer(Words(language, {}, "egizia"), {})
        shown = "\n".join(line.plain for line in renderer.draw(egizia.scene(view), 110, 100))
        assert shown.count(label) == 2, language

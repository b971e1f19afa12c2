"""Drawings that are files of a game's package: what is read of them, and what is left out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from benben.drawings import MAX_BYTES, Drawings, Spot, game_drawings, parse_svg, read_drawings
from benben.kernel.errors import BadInput
from benben.new_game.hoard.game import GAME

from hoard.game import GAME as BARE

SVG = 'xmlns="http://www.w3.org/2000/svg"'
EMPTY = f'<svg {SVG} viewBox="0 0 20 10"/>'
LAUGHS = f'<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg {SVG} viewBox="0 0 1 1"><text>&b;</text></svg>'

WritePackage = Callable[[dict[str, str | bytes]], Drawings]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WritePackage:
    """A function that writes a package with these drawings and reads them."""

    def write(drawings: dict[str, str | bytes]) -> Drawings:
        package = tmp_path / f"drawn_{tmp_path.name.replace('-', '_')}"
        for path, text in {"__init__.py": "", **{f"drawings/{path}": text for path, text in drawings.items()}}.items():
            file = package / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text if isinstance(text, bytes) else text.encode())
        monkeypatch.syspath_prepend(str(tmp_path))
        return read_drawings(package.name)

    return write


# --- one file ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["0 0 48 32.5", "0,0,48,32.5", " -3 4e1  48\n32.5 "])
def test_the_view_box_is_the_size(box: str) -> None:
    drawing = parse_svg(f'<svg {SVG} viewBox="{box}"/>'.encode())
    assert (drawing.width, drawing.height) == (48, 32.5)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is not XML"),
        ("<svg", "it is not XML"),
        (f'{EMPTY}<svg {SVG} viewBox="0 0 1 1"/>', "it is not XML"),
        ('<?xml version="1.0" encoding="no-such"?>' + EMPTY, "it is not XML"),
        ('<svg viewBox="0 0 1 1"/>', "it is not SVG"),
        ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "it is not SVG"),
        (f"<svg {SVG}/>", "its viewBox is missing"),
        (f'<svg {SVG} viewBox="0 0 10"/>', "its viewBox is missing"),
        (f'<svg {SVG} viewBox="0 0 10 px"/>', "its viewBox is missing"),
        (f'<svg {SVG} viewBox="0 0 10 0"/>', "its viewBox is missing"),
        (f'<svg {SVG} viewBox="0 0 inf nan"/>', "its viewBox is missing"),
        (LAUGHS, "a drawing has no DOCTYPE"),
        (f'<!DOCTYPE svg SYSTEM "file:///etc/passwd">{EMPTY}', "a drawing has no DOCTYPE"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        parse_svg(text.encode())


def test_the_rectangles_of_a_board_are_spots() -> None:
    board = f"""<?xml version="1.0"?>
    <svg {SVG} viewBox="10 20 100 50">
      <defs><rect id="bag" x="10" y="25" width="30" height="20" data-flow="wrap" data-label="above" data-align="end"/></defs>
      <rect id="player.left" width="5.5" height="6"/>
      <rect x="1" y="1" width="5" height="5"/>
      <rect id="ground" width="100%" height="100%"/>
      <rect id="flat" width="0" height="5"/>
      <g transform="translate(5 5)"><g><rect id="moved" width="5" height="5"/></g></g>
      <svg x="5"><rect id="nested" width="5" height="5"/></svg>
      <g><rect id="grouped" x="15" y="20" width="5" height="5"/></g>
      <circle id="round" r="5"/>
    </svg>"""
    assert parse_svg(board.encode(), has_spots=True).spots == {
        "bag": Spot(0, 5, 30, 20, "wrap", "above", "end"),
        "player.left": Spot(-10, -20, 5.5, 6, "row", "inside", "middle"),
        "grouped": Spot(5, 0, 5, 5, "row", "inside", "middle"),
    }
    assert parse_svg(board.encode()).spots == {}


@pytest.mark.parametrize("name", ["flow", "label", "align"])
def test_a_word_that_no_spot_knows_is_refused(name: str) -> None:
    board = f'<svg {SVG} viewBox="0 0 9 9"><rect id="bag" width="5" height="5" data-{name}="up"/></svg>'
    with pytest.raises(BadInput, match=f"data-{name} of the rect 'bag' is 'up', not"):
        parse_svg(board.encode(), has_spots=True)


# --- a package -----------------------------------------------------------------------------------------------------------


def test_a_package_without_drawings_has_none() -> None:
    assert game_drawings(BARE) == Drawings()
    assert read_drawings("") == Drawings()


def test_files_are_found_by_their_folders_and_names(written: WritePackage) -> None:
    found = written(
        {"cover.svg": EMPTY, "pieces/coin-gold.svg": EMPTY, "boards/p1.camp.svg": EMPTY, "pieces/notes.txt": "-"}
    )
    assert list(found.files) == ["boards/p1.camp.svg", "cover.svg", "pieces/coin-gold.svg"]
    assert found.left_out == {}
    assert list(found.named("pieces")) == ["coin-gold"]
    assert list(found.named("boards")) == ["p1.camp"]
    assert found.files["cover.svg"].data == EMPTY.encode()


def test_what_cannot_be_used_is_left_out_with_one_line_and_the_rest_stays(written: WritePackage) -> None:
    large = f"{EMPTY}<!--{'x' * MAX_BYTES}-->"
    found = written(
        {
            "pieces/good.svg": EMPTY,
            "pieces/broken.svg": "<svg",
            "pieces/binary.svg": b"\xff\xfe\x00\x01",
            "pieces/laughs.svg": LAUGHS,
            "pieces/large.svg": large,
            "pieces/two words.svg": EMPTY,
            "coin.svg": EMPTY,
            "tokens/coin.svg": EMPTY,
        }
    )
    assert list(found.files) == ["pieces/good.svg"]
    assert {path: why.split(":")[0] for path, why in found.left_out.items()} == {
        "coin.svg": "a drawing is cover.svg or a file in pieces or boards",
        "pieces/binary.svg": "it is not XML",
        "pieces/broken.svg": "it is not XML",
        "pieces/large.svg": f"a drawing has {MAX_BYTES} bytes at most",
        "pieces/laughs.svg": "a drawing has no DOCTYPE",
        "pieces/two words.svg": "the name of a drawing has letters, digits, underscores, dots and hyphens",
        "tokens/coin.svg": "a drawing is cover.svg or a file in pieces or boards",
    }
    assert all("\n" not in why for why in found.left_out.values())


def test_there_are_not_too_many(written: WritePackage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.drawings.MAX_FILES", 2)
    found = written({f"pieces/{name}.svg": EMPTY for name in "abc"})
    assert list(found.files) == ["pieces/a.svg", "pieces/b.svg"]
    assert found.left_out == {"pieces/c.svg": "a game has 2 drawings at most"}


def test_a_version_changes_with_the_content() -> None:
    assert parse_svg(EMPTY.encode()).version == parse_svg(EMPTY.encode()).version
    assert parse_svg(EMPTY.encode()).version != parse_svg(f"{EMPTY} ".encode()).version


# --- the template --------------------------------------------------------------------------------------------------------


def test_the_drawings_of_the_template_can_be_used() -> None:
    found = game_drawings(GAME)
    assert found.left_out == {}
    cover = found.files["cover.svg"]
    assert (cover.width, cover.height) == (320, 200)
    assert set(found.named("pieces")) == {"coin", "coin-copper", "coin-silver", "coin-gold"}


def test_every_place_of_the_template_has_a_spot() -> None:
    spots = {name: set(board.spots) for name, (_, board) in game_drawings(GAME).named("boards").items()}
    assert spots == {
        "bag": {"bag"},
        "hand": {"hand"},
        "own": {"row.left", "row.right"},
        "player": {"player.left", "player.right", "player.hand"},
    }

"""Tables with changed boxes: offered by name, played, kept over a restart, and studied with the games of people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from benben.box_files import withdraw_boxes
from benben.cli import main
from benben.kernel.errors import BadInput
from benben.play.record import Record
from benben.server import run
from benben.server.settings import Settings
from benben.server.tables.finished_games import finished_games

from server.running_server import running
from server.test_tables import moved, two_at_a_table
from waiting import run as run_story

SCARABS = "scarab.count=8"
BOXES = {"many-scarabs": [f"giza[{SCARABS}]"]}


@pytest.fixture(autouse=True)
def _no_box_is_left() -> Iterator[None]:
    yield
    withdraw_boxes()


@pytest.mark.slow
def test_a_table_is_played_with_an_offered_box_and_its_record_carries_it(database: str) -> None:
    async def story() -> None:
        async with running(database, boxes=BOXES) as server:
            ann = await server.person("Ann")
            games = {game["name"]: game for game in (await ann.get("/api/games"))["games"]}
            offered = games["giza"]["options"][-1]
            assert (offered["name"], offered["values"], offered["default"]) == (
                "box",
                ["printed", "many-scarabs"],
                "printed",
            )
            assert "box" not in [option["name"] for option in games["pyramids"]["options"]]
            wrong = await ann.post("/api/tables", {"game": "giza", "players": 2, "options": {"box": "few"}}, 422)
            assert "it is one of many-scarabs" in wrong["error"]["message"]
            rated = {"game": "giza", "players": 2, "options": {"box": "many-scarabs"}, "settings": {"rated": True}}
            assert (await ann.post("/api/tables", rated, 409))["error"]["key"] == "server-rated-box"
            made = await ann.new_table("giza", bots={"p2": "random"}, options={"box": "many-scarabs"})
            tab = await ann.open(made["id"])
            assert tab.frame["options"]["box"] == SCARABS
            await tab.until(lambda: bool(tab.choices))
            await tab.play()
        withdraw_boxes()
        async with running(database) as server:  # a server that offers no boxes plays the table on
            again = moved(ann, server)
            tab = await again.open(made["id"])
            await tab.play_on(Random(1))
            record = Record.loads((await again.http.get(f"/api/tables/{made['id']}/record")).text)
        assert record.game.box == SCARABS
        assert record.verify() > 0

    run_story(story)


@pytest.mark.slow
def test_finished_games_are_those_of_people_unless_bots_are_asked_for(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            one, two = await two_at_a_table(ann, bea)
            await asyncio.gather(one.play_on(Random(1)), two.play_on(Random(2)))
            against_a_bot = await ann.open((await ann.new_table("vault", bots={"p2": "random"}))["id"])
            await against_a_bot.play_on(Random(3))
            await ann.new_table("vault", bots={"p2": "random"})  # it is never played to its end

    run_story(story)
    assert len(finished_games(database, "vault", with_bots=False)) == 1
    assert len(finished_games(database, "vault", with_bots=True)) == 2
    assert finished_games(database, "giza", with_bots=True) == []


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="none"):
        finished_games(f"sqlite:///{tmp_path / 'none.sqlite'}", "giza", with_bots=True)


def box_file(folder: Path, count: int = 8) -> Path:
    path = folder / "scarabs.toml"
    path.write_text(f'game = "giza"\n[changes]\nscarab.count = {count}\n')
    return path


@pytest.mark.slow
def test_serve_reads_box_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Settings] = []
    monkeypatch.setattr(run, "run_server", started.append)
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--box", f"many-scarabs={box_file(tmp_path)}"]) == 0
    assert started[0].boxes == BOXES


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("scarabs", "a box is NAME=FILE"),
        ("Many={file}", "not 'Many'"),
        ("few={file}.none", "cannot be read"),
        ("many={file}", "99"),
    ],
)
def test_serve_names_a_wrong_box(text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = box_file(tmp_path, 99 if why == "99" else 8)
    assert main(["serve", "--data", str(tmp_path), "--port", "0", "--box", text.format(file=file)]) == 2
    assert why in capsys.readouterr().err

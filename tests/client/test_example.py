"""The example of docs/bots.md works as written."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from client.test_player import invite, online, owner_and_host, play_against
from server.bot_people import new_bot
from server.running_server import running
from waiting import run

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "outside_bot.py"


def test_the_page_shows_the_example_whole_and_it_is_short() -> None:
    lines = EXAMPLE.read_text("utf-8").rstrip().split("\n")
    shown = "\n".join(f"    {line}" if line else "" for line in lines)
    assert shown in (ROOT / "docs" / "bots.md").read_text("utf-8")
    code = lines[1:]
    assert len([line for line in code if line.strip()]) <= 20


@pytest.mark.slow
def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(f"sqlite:///{tmp_path / 'benben.sqlite'}") as server:
            bea, ann = await owner_and_host(server)
            page, token = await new_bot(bea)
            file = tmp_path / "token.txt"
            file.write_text(f"{token}\n")
            words = [sys.executable, str(EXAMPLE), f"http://{server.address}", str(file)]
            process = subprocess.Popen(words, env={"PYTHONPATH": ":".join(path for path in sys.path if path)})
            try:
                await online(bea)
                tab = await ann.open((await invite(ann, page, game="giza"))["id"])
                await play_against(tab)
                assert tab.over
            finally:
                process.terminate()
                process.wait()

    run(story)

"""Takes screenshots of the web table for docs and README: ``make client``, then ``python -m tools.web_screenshots``."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import benben
from benben.bots import levels

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "images"
"""The folder that is written to."""
ADDRESS = "http://127.0.0.1:8877"
"""The address of the server that runs meanwhile."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
"""Options of Chromium."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
"""The size of a page on a desktop, in px."""
PHONE: ViewportSize = {"width": 390, "height": 844}
"""The size of a page on a phone, in px."""

PLAY = """async ([game, players, moves, level]) => {
    const post = (path, body) => fetch(path, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    }).then(answer => answer.ok ? answer.json() : answer.text().then(why => { throw new Error(why); }));
    await post('/api/me', {name: 'Ann', colour: 'lapis', symbol: 'ankh'});
    const bots = {};
    for (let seat = 2; seat <= players; seat += 1) bots[`p${seat}`] = level;
    const table = (await post('/api/tables', {game, players, bots})).id;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    let made = 0, asked = -1, moment = 0, over = false;
    await new Promise(resolve => {
        const hear = (said) => {
            if (said.is === 'show') {
                const question = said.frame.picture?.question;
                moment = said.frame.moment;
                over = said.frame.phase === 'over';
                if (over || (made >= moves && question?.choices.length > 1)) { resolve(); return; }
                if (question?.choices.length && asked !== moment) {
                    asked = moment;
                    socket.send(JSON.stringify({do: 'hint', id: `h${moment}`, level}));
                }
            } else if (said.is === 'hint' && said.progress >= 1) {
                made += 1;
                socket.send(JSON.stringify({do: 'play', id: `m${moment}`, at: moment, action: said.action}));
            }
        };
        socket.onmessage = ({data}) => JSON.parse(data).forEach(hear);
    });
    socket.close();
    return over ? null : table;
}"""
"""Plays `moves` moves against bots by their hints; returns the id of the table, or null if the game is over."""


@dataclass(frozen=True)
class Screen:
    """One picture: a game in play, at a size, in light or dark."""

    name: str
    game: str
    players: int
    moves: int
    size: ViewportSize
    theme: str = "light"


def half_way(game: str, players: int) -> int:
    """Half the number of moves that the first player makes in a game between bots."""
    match = benben.Match(benben.game(game), players, seed=2005)
    bots = [levels.bot("greedy", match.game, seed=seat) for seat in range(players)]
    moves = 0
    while not match.over():
        seat = match.actors()[0]
        match.play(seat, bots[seat].choose(match.perspective(seat)))
        moves += seat == 0
    return moves // 2


def screens() -> Iterator[Screen]:
    """Every game half way to its end, on a desktop and, in dark, on a phone."""
    for game in benben.games():
        name, players = f"web-{game.replace('_', '-')}", min(4, benben.game(game).seats[1])
        moves = half_way(game, players)
        yield Screen(name, game, players, moves, DESKTOP)
        yield Screen(f"{name}-phone", game, players, moves, PHONE, "dark")


@contextmanager
def serving() -> Iterator[None]:
    """A server that runs while screenshots are taken."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", ADDRESS.rpartition(":")[2], "--data", folder, "--pace", "0", "--unlimited"]
        server = subprocess.Popen([sys.executable, "-m", "benben.cli", *words])
        try:
            _wait()
            yield
        finally:
            server.terminate()
            server.wait()


def _wait() -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{ADDRESS}/api/health").close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError("the server did not start")


def take(browser: Browser, screen: Screen) -> None:
    """Play the moves and take the screenshot."""
    context = browser.new_context(viewport=screen.size, base_url=ADDRESS, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.evaluate(f"localStorage.setItem('benben.theme', '{screen.theme}')")
    table = None
    while table is None:
        table = page.evaluate(PLAY, [screen.game, screen.players, screen.moves, "greedy"])
    page.goto(f"/table/{table}")
    page.locator(".stage").wait_for()
    page.wait_for_timeout(1000)
    page.screenshot(path=FOLDER / f"{screen.name}.png")
    context.close()


def main() -> int:
    """Take all screenshots."""
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serving(), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        for screen in screens():
            take(browser, screen)
            print(FOLDER / f"{screen.name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

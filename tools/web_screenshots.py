"""Takes screenshots of the web table for docs: ``make client``, then ``python -m tools.web_screenshots [NAME]...``."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

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
TABLET: ViewportSize = {"width": 820, "height": 1180}
"""The size of a page on a tablet held upright, in px."""
PHONE: ViewportSize = {"width": 390, "height": 844}
"""The size of a page on a phone, in px."""
REVIEW_MS = 300_000
"""Milliseconds that a review may take."""
COLOURS = 192
"""Colours of a stored picture: drawings have few, and a file is a third as large as with all."""

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
                if (over || (moves !== null && made >= moves && question?.choices.length > 1)) { resolve(); return; }
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
    return over && moves !== null ? null : table;
}"""
"""Plays `moves` moves against bots by their hints, or to the end if it is null.

Returns the id of the table, or null if the game was over sooner.
"""


HALF = -1
"""Moves of a picture that is taken half way through a game."""


@dataclass(frozen=True)
class Screen:
    """One picture: a game at a moment, at a size, in light or dark."""

    name: str
    game: str
    players: int
    size: ViewportSize
    theme: str = "light"
    moves: int | None = HALF
    """Moves before the picture; none plays to the end."""
    moment: Callable[[Page], None] = lambda page: page.evaluate("scrollTo(0, 0)")
    """What is done on the page before the picture; by default it is scrolled to its top."""
    lesson: str = ""
    """The lesson that is opened instead of a game."""
    whole: bool = False
    """Whether the picture shows the page to its end, not only what the window shows."""


# --- moments -----------------------------------------------------------------------------------------------------------


def pick_move(page: Page) -> None:
    """Touch what can be touched until a move waits to be confirmed."""
    for _ in range(6):
        if page.locator(".ready").count():
            return
        choices = page.locator("[data-id].selectable")
        (choices if choices.count() else page.locator(".prompt .buttons button")).first.click(force=True)
        page.wait_for_timeout(500)


def press_tool(number: int) -> Callable[[Page], None]:
    """Press a button of the tools; negative numbers count from the last."""
    return lambda page: page.locator(".prompt .tools button").nth(number).click()


def open_score(page: Page) -> None:
    """Open the points of the first player."""
    page.locator(".scores button").first.click()


def read_lesson(page: Page) -> None:
    """Read a lesson up to the first move that it asks for."""
    page.locator(".coach").wait_for()
    while page.locator(".coach button.primary").count():
        page.locator(".coach button.primary").click()
        page.wait_for_timeout(500)


def open_review(page: Page) -> None:
    """Have the finished game reviewed, and look at the costliest mistake of the first player, or at the middle."""
    page.locator("section.game-over").get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    page.get_by_role("slider").wait_for(timeout=REVIEW_MS)
    page.locator("progress").wait_for(state="detached", timeout=REVIEW_MS)
    mistakes = page.locator(".players > details").first.locator("li > a")
    at = re.search(r"at=(\d+)", mistakes.first.get_attribute("href") or "") if mistakes.count() else None
    page.goto(f"{page.url.partition('?')[0]}?view=p1&at={at[1] if at else 40}")
    page.locator(".stage").wait_for()


# --- pictures ----------------------------------------------------------------------------------------------------------


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
    """Every game half way to its end on a desktop, and the main moments of a table on all sizes, in light and dark."""
    for game in benben.games():
        yield Screen(f"web-{game.replace('_', '-')}", game, min(4, benben.game(game).seats[1]), DESKTOP)
    yield Screen("moment-preview", "egizia", 3, DESKTOP, "dark", moment=pick_move)
    yield Screen("moment-end", "pyramids", 3, DESKTOP, moves=None)
    yield Screen("moment-lesson", "great_pyramid", 3, TABLET, moment=read_lesson, lesson="first-game")
    yield Screen("moment-score", "pyramids", 3, TABLET, "dark", moment=open_score)
    yield Screen("moment-phone-preview", "giza", 3, PHONE, "dark", moment=pick_move)
    yield Screen("moment-phone-since", "great_pyramid", 3, PHONE, moves=6, moment=press_tool(-1))
    yield Screen("moment-phone-rules", "egizia", 2, PHONE, moves=1, moment=press_tool(3))
    yield Screen("review", "giza", 3, DESKTOP, moves=None, moment=open_review, whole=True)
    yield Screen("moment-phone-lesson", "giza", 2, PHONE, "dark", moment=read_lesson, lesson="first-game")


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
    for _ in range(2400):
        try:
            urllib.request.urlopen(f"{ADDRESS}/api/health").close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError("the server did not start")


def take(browser: Browser, screen: Screen) -> None:
    """Lead a page to its moment and take the screenshot."""
    hand = screen.size != DESKTOP
    context = browser.new_context(
        viewport=screen.size, base_url=ADDRESS, locale="en-GB", reduced_motion="reduce", has_touch=hand, is_mobile=hand
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate(f"localStorage.setItem('benben.theme', '{screen.theme}')")
    page.evaluate("localStorage.setItem('benben.howToPlay', '*'); localStorage.setItem('benben.confirm', 'always')")
    page.goto(f"/learn/{screen.game}?lesson={screen.lesson}" if screen.lesson else f"/table/{play(page, screen)}")
    page.locator(".stage").wait_for()
    page.wait_for_timeout(1000)
    screen.moment(page)
    page.wait_for_timeout(1000)
    store(page.screenshot(full_page=screen.whole), FOLDER / f"{screen.name}.png")
    context.close()


def play(page: Page, screen: Screen) -> str:
    """Play the moves before the picture; returns the id of the table."""
    moves = half_way(screen.game, screen.players) if screen.moves == HALF else screen.moves
    while True:
        table = page.evaluate(PLAY, [screen.game, screen.players, moves, "greedy"])
        if table is not None:
            return str(table)


def store(png: bytes, path: Path) -> None:
    """Write a picture with few colours, which makes a small file."""
    picture = Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    picture.save(path, optimize=True)


def main() -> int:
    """Take all screenshots, or those that are named."""
    wanted = sys.argv[1:]
    chosen = [screen for screen in screens() if not wanted or screen.name in wanted]
    if unknown := sorted(set(wanted) - {screen.name for screen in chosen}):
        print(f"there is no screenshot {', '.join(unknown)}", file=sys.stderr)
        return 2
    found = subprocess.run([ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serving(), sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found.stdout.strip(), args=FLAGS)
        for screen in chosen:
            take(browser, screen)
            print(FOLDER / f"{screen.name}.png")
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

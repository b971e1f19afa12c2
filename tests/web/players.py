"""What people do on the pages: introduce themselves, lay tables, and play by pointer, by finger or by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize

import benben
from benben import Match
from benben.bots.greedy import GreedyBot

from web.conftest import DESKTOP, Opening

PATIENCE = 30.0
"""Seconds after which a table where nothing can be done stands still."""

LOOK_EVERY = 12
"""Touches after which somebody looks around."""
LEAST = 24
"""Pixels, wide and high, that WCAG 2.2 asks of whatever is touched."""

Choice = dict[str, Any]
"""What `table_probe.js` calls a choice."""


def introduce(page: Page, name: str) -> None:
    """Answer the question for a name."""
    page.locator("#guest-name").fill(name)
    page.locator("form:has(#guest-name) button.first").click()


def friend(opened: Opening, table: dict[str, Any], name: str, size: ViewportSize = DESKTOP) -> Page:
    """Somebody who comes by the invitation and sits down on the first free seat."""
    page = opened(f"/link/{table['invite']}", size)
    page.get_by_role("button", name="Sit here").first.click()
    introduce(page, name)
    page.wait_for_url(f"**/table/{table['id']}*")
    page.locator(".stage, .waiting").first.wait_for()
    return page


def sit(page: Page, name: str, game: str, players: int, level: str = "random", **more: Any) -> str:
    """Be somebody with a new table of bots, and open it; the id of the table."""
    bots = {f"p{seat}": level for seat in range(2, players + 1)}
    table = made(page, name, {"game": game, "players": players, "bots": bots, **more})
    page.goto(f"/table/{table['id']}")
    page.locator(".stage").wait_for()
    return str(table["id"])


def made(page: Page, name: str, wish: dict[str, Any]) -> dict[str, Any]:
    """A new table, by the server's own word."""
    return post(page, "/api/tables", wish) if post(page, "/api/me", {"name": name}) else {}


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something as this page would."""
    code = """([path, body]) => fetch(path, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    }).then(answer => answer.json())"""
    answer: dict[str, Any] = page.evaluate(code, [path, body])
    assert "error" not in answer, answer
    return answer


def row(page: Page, name: str) -> Locator:
    """The line of a player beside the table."""
    return page.locator(".players li").filter(has_text=name)


def log(page: Page) -> list[str]:
    """The log as it is shown."""
    return page.locator(".log li").all_inner_texts()


SOCKET = """([table, action]) => new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let asked = false;
    socket.onmessage = ({data}) => {
        for (const told of JSON.parse(data)) {
            if (told.is === 'show' && !asked) {
                asked = true;
                socket.send(JSON.stringify({do: 'play', id: `hasty-${told.frame.moment}`, at: told.frame.moment, action}));
            } else if (told.is === 'done' || told.is === 'refused') {
                socket.close();
                told.is === 'done' ? done() : fail(new Error(data));
            }
        }
    };
})"""


def hasten(pages: Sequence[Page], table: dict[str, Any], seed: bytes, until: Callable[[Match], bool]) -> None:
    """Play a table on to a certain kind of position, unseen: by the sockets of its players, as greedy bots would."""
    match = Match(benben.game(table["game"]), len(pages), seed, table["options"])
    bots = [GreedyBot(seat, worlds=1) for seat in range(len(pages))]
    while not until(match):
        seat = match.actors()[0]
        action = bots[seat].choose(match.perspective(seat))
        match.play(seat, action)
        pages[seat].evaluate(SOCKET, [table["id"], action])


class Clicker:
    """Plays at random by pointing at what is lit, pressing buttons and confirming."""

    def __init__(self, page: Page, seed: int, patience: float = PATIENCE) -> None:
        self.page = page
        self.rng = Random(seed)
        self.patience = patience
        self.touches = 0
        self.small: set[str] = set()
        """What was touched and is smaller than `LEAST`."""
        self._dice = self._throw()

    def step(self) -> str:
        """Touch one thing once there is something to touch; what it was, or that one "waits", or that the game is "over"."""
        choice = self.page.evaluate("([dice, patience]) => hands.choose(dice, patience)", [self._dice, self.patience * 1000])
        way = str(choice["way"])
        if way not in ("waits", "over"):
            self._dice = self._throw()
            self.take(choice)
            self.touches += 1
        return way

    def take(self, choice: Choice) -> None:
        """Do what was chosen."""
        point = self.page.evaluate("choice => hands.point(choice)", choice)
        assert point, f"nobody can touch {choice}: other things lie on all of it, or it is out of sight"
        if min(point["width"], point["height"]) < LEAST:
            self.small.add(f"{choice.get('id', choice['way'])}: {point['width']:.1f} x {point['height']:.1f}")
        self.touch(point["x"], point["y"])

    def touch(self, x: float, y: float) -> None:
        """Touch a point of the screen."""
        self.page.mouse.click(x, y)

    def play(self, most: int = 3000, look: Callable[[Page], None] = lambda _: None) -> None:
        """Play to the end, or so many touches, and look at the page now and then."""
        while self.touches < most:
            way = self.step()
            assert way != "waits", "the table stands still"
            if way == "over" or self.touches % LOOK_EVERY == 0:
                look(self.page)
            if way == "over":
                return

    def _throw(self) -> tuple[float, float]:
        return self.rng.random(), self.rng.random()


class Thumb(Clicker):
    """Plays on a phone: with a finger."""

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Typist(Clicker):
    """Plays by keyboard alone: Tab or the arrow keys, and Enter."""

    def take(self, choice: Choice) -> None:
        keyboard = self.page.keyboard
        if choice["way"] == "confirm":
            keyboard.press("Enter")
            return
        if choice["way"] == "piece" and self.rng.random() < 0.4 and self.steer():
            keyboard.press("Enter")
            return
        self.walk(choice)
        keyboard.press("Enter")

    def steer(self) -> bool:
        """Go over the board by arrow keys; whether that ended on something lit."""
        for _ in range(self.rng.randrange(1, 5)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        return bool(self.page.evaluate("hands.onBoard()"))

    def walk(self, choice: Choice) -> None:
        """Go to a choice by Tab."""
        for _ in range(3):  # a place that scrolls may be a stop of its own
            for _ in range(abs(far := self.page.evaluate("choice => hands.tabs(choice)", choice))):
                self.page.keyboard.press("Tab" if far > 0 else "Shift+Tab")
            if self.page.evaluate("choice => hands.reached(choice)", choice):
                return
        raise AssertionError(f"Tab does not lead to {choice}")

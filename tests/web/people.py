"""What people do on the pages: introduce themselves, lay tables, and play by pointer, by finger or by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

PATIENCE = 30.0
"""Seconds after which a table where nothing can be done stands still."""

Choice = dict[str, Any]
"""What `hands.js` calls a choice."""

def introduce(page: Page, name: str) -> None:
    """Answer the question for a name."""
    page.locator("#guest-name").fill(name)
    page.locator("form:has(#guest-name) button.first").click()


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


class Clicker:
    """Plays at random by pointing at what is lit, pressing buttons and confirming."""

    def __init__(self, page: Page, seed: int, patience: float = PATIENCE) -> None:
        self.page = page
        self.rng = Random(seed)
        self.patience = patience
        self.touches = 0
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
        self.touch(point["x"], point["y"])

    def touch(self, x: float, y: float) -> None:
        """Touch a point of the screen."""
        self.page.mouse.click(x, y)

    def play(self, most: int = 3000) -> None:
        """Play to the end, or so many touches."""
        while self.touches < most:
            way = self.step()
            assert way != "waits", "the table stands still"
            if way == "over":
                return

    def _throw(self) -> tuple[float, float]:
        return self.rng.random(), self.rng.random()


class Thumb(Clicker):
    """Plays on a phone: with a finger."""

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Typist(Clicker):
    """Plays by keyboard alone: Tab or the arrow keys, or the list of choices, and Enter."""

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

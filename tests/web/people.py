"""What people do on the pages: introduce themselves, lay tables, and play by pointer, by finger or by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
    const over = document.querySelector('section.over') !== null;
    const confirm = document.querySelector('.prompt .ready button.first') !== null;
    const buttons = document.querySelectorAll('.prompt .buttons button').length;
    const lit = new Set([...document.querySelectorAll('[data-id].lit')].map(one => one.dataset.id));
    return {over, confirm, buttons, lit: [...lit]};
}"""
"""What somebody sees who is about to act."""

POINT = """id => {
    const drawn = [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"].lit`)];
    if (!drawn.length) return 'gone';
    for (const one of drawn) {
        one.scrollIntoView({block: 'center'});
        const box = one.getBoundingClientRect();
        for (let place = 0; place < 81; place += 1) {
            const across = (5 + place) % 9 + 1, down = (5 + Math.floor(place / 9)) % 9 + 1;
            const x = box.left + box.width * across / 10, y = box.top + box.height * down / 10;
            const hit = document.elementFromPoint(x, y)?.closest('[data-id]');
            if (hit === one) return {x, y};
        }
    }
    return 'covered';
}"""
"""Where a finger can touch something lit and hit that and nothing else; the element may lie under others in part."""


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
    """Plays at random by touching what is lit, pressing buttons and confirming."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touches = 0

    def step(self) -> bool:
        """Touch one thing if there is something to touch; False once the game is over."""
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return False
        if seen["confirm"]:
            self.page.locator(".prompt .ready button.first").click()
        elif seen["buttons"] and (not seen["lit"] or self.rng.random() < 0.3):
            self.press(self.rng.randrange(seen["buttons"]))
        elif seen["lit"]:
            self.touch(self.rng.choice(seen["lit"]))
        else:
            self.page.wait_for_timeout(15)
            return True
        self.touches += 1
        return True

    def press(self, number: int) -> None:
        """Press a button of the prompt."""
        self.page.locator(".prompt .buttons button").nth(number).click()

    def touch(self, element: str) -> None:
        """Touch something on the board, where it can be hit."""
        point = self.page.evaluate(POINT, element)
        assert point != "covered", f"nobody can touch {element}: other things lie on all of it"
        if point != "gone":  # the table moves on while one looks
            self.page.mouse.click(point["x"], point["y"])

    def play(self, most: int = 3000) -> None:
        """Play to the end."""
        for _ in range(most * 20):
            if not self.step():
                return
            assert self.touches < most, "the game does not end"
        raise AssertionError("the table stands still")


class Typist(Clicker):
    """Plays by keyboard alone: the list of choices, Tab, Enter."""

    def step(self) -> bool:
        seen = self.page.evaluate(LOOK)
        if seen["over"]:
            return False
        keyboard = self.page.keyboard
        if seen["confirm"]:
            keyboard.press("Enter")
        elif seen["lit"] or seen["buttons"]:
            self.walk()
        else:
            self.page.wait_for_timeout(15)
            return True
        self.touches += 1
        return True

    def walk(self) -> None:
        """Tab on to something lit or a button of the prompt, and press Enter there."""
        reached = "document.activeElement.closest('[data-id].lit, .prompt .buttons button') !== null"
        for _ in range(self.rng.randrange(1, 4)):
            for _ in range(80):
                self.page.keyboard.press("Tab")
                if self.page.evaluate(reached):
                    break
        if self.page.evaluate(reached):
            self.page.keyboard.press("Enter")

"""Hands that play: by touching what is lit, or by keys alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

TOUCHABLE = "[data-id].lit, .prompt .buttons button"


def seated(page: Page, game: str, players: int, **more: Any) -> Any:
    """A new table of somebody new, with bots that move at random on all other seats."""
    bots = {f"p{seat}": "random" for seat in range(2, players + 1)}
    body = {"game": game, "players": players, "bots": bots, **more}
    return page.evaluate(
        """async body => {
            const post = async (path, body) => {
                const headers = { 'Content-Type': 'application/json' };
                return (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
            };
            await post('me', { name: body.name ?? 'Nefertari' });
            delete body.name;
            return post('tables', body);
        }""",
        json.loads(json.dumps(body)),
    )


def over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator(".over").count() > 0


def wait_for_turn(page: Page) -> None:
    """Wait until there is something to touch or to confirm, or the game is over."""
    page.locator(f".over, .ready button.first, {TOUCHABLE}").first.wait_for(state="attached")


def play_on(page: Page, rng: Random, most: int = 10_000) -> int:
    """Touch what is lit and confirm, until the game is over; how many touches it took."""
    touches = 0
    while touches < most:
        wait_for_turn(page)
        if over(page):
            break
        touches += 1
        # In one step: what is lit may be gone before a second one.
        page.evaluate(
            """([touchable, share]) => {
                const confirm = document.querySelector('.ready button.first');
                const lit = confirm ? [confirm] : [...document.querySelectorAll(touchable)];
                const chosen = lit[Math.floor(share * lit.length)];
                chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            }""",
            [TOUCHABLE, rng.random()],
        )
    return touches


def play_by_keys(page: Page, rng: Random, most: int = 10_000) -> int:
    """Play with Tab, arrows and Enter alone until the game is over; how many keys it took."""
    keys = 0
    while keys < most:
        wait_for_turn(page)
        if over(page):
            break
        if page.locator(".ready").count():
            page.keyboard.press("Enter")
            keys += 1
        else:
            way = rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Tab"])
            page.keyboard.press(way)
            keys += 1
            if page.evaluate(f"document.activeElement?.closest('{TOUCHABLE}') != null"):
                page.keyboard.press("Enter")
                keys += 1
    return keys

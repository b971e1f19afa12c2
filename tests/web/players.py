"""Simulated people: they enter names, create tables, and play by mouse, touch screen or keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize

import benben
from benben import Match
from benben.bots.greedy import GreedyBot

from web.conftest import DESKTOP, OpenPage

PATIENCE_S = 30.0
"""Seconds without anything to do after which a table counts as stuck."""

LOOK_EVERY = 12
"""Touches between two calls of `look`."""
MIN_TARGET_PX = 24
"""Smallest width and height of a target in pixels, by WCAG 2.2."""

NUMBERS = count(1)
"""Numbers of names."""
Choice = dict[str, Any]
"""A choice as `table_probe.js` returns it."""


def new_name(stem: str) -> str:
    """A name that nobody has at this server. Accounts stay: a test that is tried again would find a fixed name taken."""
    return f"{stem} {next(NUMBERS):03}"


def enter_name(page: Page, name: str) -> None:
    """Fill in the dialog that asks a guest for a name."""
    page.locator("#guest-name").fill(name)
    page.locator("form:has(#guest-name) button.primary").click()


def join_by_link(open_page: OpenPage, table: dict[str, Any], name: str, size: ViewportSize = DESKTOP) -> Page:
    """Open the invitation link as a new guest and take the first free seat."""
    page = open_page(f"/link/{table['invite']}", size)
    page.get_by_role("button", name="Sit here").first.click()
    enter_name(page, name)
    page.wait_for_url(f"**/table/{table['id']}*")
    page.locator(".stage, .waiting").first.wait_for()
    return page


def open_bot_table(page: Page, name: str, game: str, players: int, level: str = "random", **more: Any) -> str:
    """Create a table with bots on all other seats and open it; returns the id of the table."""
    bots = {f"p{seat}": level for seat in range(2, players + 1)}
    table = create_table(page, name, {"game": game, "players": players, "bots": bots, **more})
    page.goto(f"/table/{table['id']}")
    page.locator(".stage").wait_for()
    return str(table["id"])


def create_table(page: Page, name: str, settings: dict[str, Any]) -> dict[str, Any]:
    """Become a guest and create a table over HTTP; returns the server's answer."""
    post(page, "/api/me", {"name": name})
    return post(page, "/api/tables", settings)


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a POST request from the page, with its cookies; returns the answer."""
    code = """([path, body]) => fetch(path, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
    }).then(answer => answer.json())"""
    answer: dict[str, Any] = page.evaluate(code, [path, body])
    assert "error" not in answer, answer
    return answer


def wait_for_turn(page: Page) -> None:
    """Wait until the player of this page is asked."""
    page.locator(".prompt .you").wait_for()


def player_row(page: Page, name: str) -> Locator:
    """The entry of a player in the list beside the table."""
    return page.locator(".players li").filter(has_text=name)


def log_lines(page: Page) -> list[str]:
    """The texts of the event log."""
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


def play_until(pages: Sequence[Page], table: dict[str, Any], seed: bytes, until: Callable[[Match], bool]) -> None:
    """Leave the table on all pages, and play greedily over their sockets until the match is in the wanted position."""
    for page in pages:
        page.goto("/")
    match = Match(benben.game(table["game"]), len(pages), seed, table["options"])
    bots = [GreedyBot(seat, worlds=1) for seat in range(len(pages))]
    while not until(match):
        seat = match.actors()[0]
        action = bots[seat].choose(match.perspective(seat))
        match.play(seat, action)
        pages[seat].evaluate(SOCKET, [table["id"], action])


FINISH = """table => new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let answered = -1;
    socket.onclose = () => fail(new Error('the server has closed the socket'));
    socket.onmessage = ({data}) => {
        for (const told of JSON.parse(data)) {
            if (told.is === 'refused') fail(new Error(data));
            if (told.is !== 'show') continue;
            const {phase, moment, picture} = told.frame;
            const choices = picture?.question?.choices ?? [];
            if (phase === 'over') {
                done();
                socket.close();
            } else if (choices.length && answered !== moment) {
                answered = moment;
                const {action} = choices[moment % choices.length];
                socket.send(JSON.stringify({do: 'play', id: `quick-${moment}`, at: moment, action}));
            }
        }
    };
})"""


def finish_game(page: Page, table: str) -> None:
    """Play against bots to the end over a socket, without drawing the board, and open the table: the page shows the end."""
    page.goto("/")
    page.evaluate(FINISH, table)
    page.goto(f"/table/{table}")
    page.locator("section.game-over").wait_for()


def finish_together(pages: Sequence[Page], table: str) -> None:
    """Play to the end over the sockets of all players, whose pages show the table meanwhile."""
    for page in pages:
        page.evaluate(f"table => {{ ({FINISH})(table); }}", table)
    for page in pages:
        page.locator("section.game-over").wait_for()


PLAY_ONCE = """table => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let asked = false;
    socket.onmessage = ({data}) => {
        for (const told of JSON.parse(data)) {
            const action = told.frame?.picture?.question?.choices?.[0]?.action;
            if (told.is === 'show' && !asked && action !== undefined) {
                asked = true;
                socket.send(JSON.stringify({do: 'play', id: `once-${told.frame.moment}`, at: told.frame.moment, action}));
            } else if (told.is === 'done') {
                socket.close();
                done();
            }
        }
    };
})"""
"""Plays the first choice over a socket of its own: as the page is not touched, nothing but a followed move scrolls it."""


class MousePlayer:
    """Plays at random with the mouse: selectable elements, buttons of the prompt, the confirm button."""

    def __init__(self, page: Page, seed: int, patience: float = PATIENCE_S) -> None:
        self.page = page
        self.rng = Random(seed)
        self.patience = patience
        self.touches = 0
        self.small_targets: set[str] = set()
        """Touched elements that were smaller than `MIN_TARGET_PX`."""
        self._dice = self._throw()

    def step(self) -> str:
        """Make one touch as soon as one is possible; returns its kind, "waits" after the patience, or "over"."""
        choice = self.page.evaluate(
            "([dice, patience]) => tableProbe.choose(dice, patience)", [self._dice, self.patience * 1000]
        )
        way = str(choice["way"])
        if way not in ("waits", "over"):
            self._dice = self._throw()
            self.take(choice)
            self.touches += 1
        return way

    def take(self, choice: Choice) -> None:
        """Touch the chosen element."""
        point = self.page.evaluate("choice => tableProbe.point(choice)", choice)
        assert point, f"{choice} cannot be touched: it is covered or out of view"
        if min(point["width"], point["height"]) < MIN_TARGET_PX:
            self.small_targets.add(f"{choice.get('id', choice['way'])}: {point['width']:.1f} x {point['height']:.1f}")
        self.touch(point["x"], point["y"])

    def touch(self, x: float, y: float) -> None:
        """Click at a point of the screen."""
        self.page.mouse.click(x, y)

    def play(self, most: int = 3000, look: Callable[[Page], None] = lambda _: None) -> None:
        """Play to the end, or up to `most` touches; `look` is called every `LOOK_EVERY` touches and at the end."""
        while self.touches < most:
            way = self.step()
            assert way != "waits", "the table is stuck"
            if way == "over" or self.touches % LOOK_EVERY == 0:
                look(self.page)
            if way == "over":
                return

    def _throw(self) -> tuple[float, float]:
        return self.rng.random(), self.rng.random()


class TouchPlayer(MousePlayer):
    """Plays on the touch screen of a phone."""

    def touch(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class KeyboardPlayer(MousePlayer):
    """Plays with the keyboard alone: Tab, arrow keys and Enter."""

    def take(self, choice: Choice) -> None:
        keyboard = self.page.keyboard
        if choice["way"] == "confirm":
            keyboard.press("Enter")
            return
        if choice["way"] == "piece" and self.rng.random() < 0.4 and self.move_by_arrows():
            keyboard.press("Enter")
            return
        self.move_by_tab(choice)
        keyboard.press("Enter")

    def move_by_arrows(self) -> bool:
        """Press some arrow keys; returns whether the focus ended on a selectable element."""
        for _ in range(self.rng.randrange(1, 5)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        return bool(self.page.evaluate("tableProbe.onBoard()"))

    def move_by_tab(self, choice: Choice) -> None:
        """Press Tab until the choice has the focus."""
        for _ in range(3):  # a scrolling region may be a tab stop of its own
            for _ in range(abs(far := self.page.evaluate("choice => tableProbe.tabs(choice)", choice))):
                self.page.keyboard.press("Tab" if far > 0 else "Shift+Tab")
            if self.page.evaluate("choice => tableProbe.reached(choice)", choice):
                return
        raise AssertionError(f"Tab does not lead to {choice}")

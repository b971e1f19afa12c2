"""A person who hears the page: plays by the roles and names of the accessibility tree, and with the keyboard."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Locator, Page, expect

from benben.bots.levels import BASELINES
from benben.words import Words

from waiting import wait_until

CONTROLS = frozenset({"button", "link", "radio", "checkbox", "combobox", "textbox", "searchbox"})
"""Roles of what people press or fill in: each needs a name."""
LINE = re.compile(
    r"""(?P<indent> *)-\ '?(?P<role>[a-z]+)(?:\ "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?:\ \[[^]]*\])*)'?(?::|$)"""
)
"""A line of Playwright's snapshot of the tree: `- button "Confirm" [disabled]`."""
BUTTONS_OFTEN = 0.15
"""How often a choice of the prompt is preferred to the board, where there are both."""


@dataclass(frozen=True)
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    states: str
    parents: tuple[tuple[str, str], ...]
    """Role and name of the nodes that contain it, the outermost first."""

    def inside(self, role: str, name: str = "") -> bool:
        """True if a node of this role, and of this name if one is given, contains it."""
        return any(parent == role and (not name or called == name) for parent, called in self.parents)


def read_tree(root: Locator) -> Iterator[Node]:
    """The nodes of the accessibility tree below an element, in order."""
    parents: list[tuple[int, tuple[str, str]]] = []
    for line in root.aria_snapshot().splitlines():
        found = LINE.match(line)
        if found is None or found["role"] == "text":
            continue
        name = re.sub(r"\\(.)", r"\1", found["name"] or "")
        if line.lstrip().startswith("- '"):
            name = name.replace("''", "'")
        indent = len(found["indent"])
        parents = [parent for parent in parents if parent[0] < indent]
        yield Node(found["role"], name, found["states"], tuple(parent for _, parent in parents))
        parents.append((indent, (found["role"], name)))


def unnamed_controls(root: Locator) -> list[Node]:
    """The controls that have no name: a screen reader says only what kind they are."""
    return [node for node in read_tree(root) if node.role in CONTROLS and not node.name.strip()]


AMBIGUOUS = """() => {
    const said = one => one.getAttribute('aria-label');
    const named = Map.groupBy(document.querySelectorAll('[data-id] > [role=button]'),
        one => `${said(one.closest('[role=group]'))}: ${said(one)}`);
    const things = all => new Set(all.map(one => one.parentElement.dataset.id)).size;
    return [...named].filter(([, all]) => things(all) > 1).map(([name]) => name);
}"""
"""Names that different things to touch in one area share. Equal pieces have the same id: they are one thing."""


class TreePlayer:
    """Plays at random: whatever the tree offers on the board or among the choices of the prompt."""

    def __init__(self, page: Page, language: str, seed: int) -> None:
        self.page = page
        self.words = Words(language)
        self.rng = Random(seed)
        self.presses = 0
        self.ambiguous: Counter[str] = Counter()
        """Names that could mean more than one thing when they were offered."""

    # --- before the game ---------------------------------------------------------------------------------------------

    def prefer(self, *keys: str) -> None:
        """Choose preferences by the keys of their messages."""
        self.press(self.page, "web-preferences")
        dialog = self.page.get_by_role("dialog", name=self.words.say("web-preferences"), exact=True)
        for key in keys:
            dialog.get_by_role("radio", name=self.words.say(key), exact=True).press("Space")
        self.press(dialog, "web-close")
        expect(dialog).to_have_count(0)

    def begin(self, name: str, title: str, players: int, level: str) -> None:
        """Sit down with bots of a level, under a name, and close the page that says how to play."""
        self.page.get_by_role("button", name=f"{self.words.say('web-against-bots')} ({title})").press("Enter")
        start = self.page.get_by_role("dialog", name=self.words.say("start-title", game=title), exact=True)
        if level in BASELINES:
            start.get_by_text(self.words.say("level-baselines"), exact=True).press("Enter")
        start.get_by_role("radio", name=re.compile(f"^{self.words.say(f'level-name-{level}')} ", re.IGNORECASE)).press(
            "Space"
        )
        start.get_by_role("combobox", name=self.words.say("start-rivals"), exact=True).select_option(str(players - 1))
        self.press(start, "web-begin")
        who = self.page.get_by_role("dialog", name=self.words.say("web-who"), exact=True)
        who.get_by_role("textbox", name=self.words.say("web-name"), exact=True).fill(name)
        self.press(who, "web-ready")
        self.press(self.page.get_by_role("dialog", name=title, exact=True), "web-help-play")
        self.open_panel("web-tab-chat")  # the log would be read again and again

    def open_panel(self, key: str) -> None:
        """Open a panel beside the table."""
        self.press(self.page.get_by_role("group", name=self.words.say("web-beside"), exact=True), key)

    # --- the game ----------------------------------------------------------------------------------------------------

    def play(self, most: int) -> None:
        """Play to the end of the game."""
        while (offered := self.wait_for_offers()) and self.presses < most:
            self.ambiguous.update(self.page.evaluate(AMBIGUOUS))
            self.take(self.choose(offered))

    def wait_for_offers(self) -> list[Node]:
        """What can be pressed to make a move, as soon as there is something; nothing when the game is over."""
        offers: list[Node] = []

        def asked() -> bool:
            tree = list(read_tree(self.page.get_by_role("main")))
            offers[:] = [node for node in tree if self.is_offer(node)]
            return bool(offers) or any(node.role == "list" and node.name == self.words.say("web-standings") for node in tree)

        wait_until(asked, "the table asks or the game is over")
        return offers

    def is_offer(self, node: Node) -> bool:
        """True for choices of the prompt, Confirm, and what can be touched on the board."""
        if node.role != "button" or "pressed" in node.states or "disabled" in node.states or node.inside("complementary"):
            return False
        if node.inside("region", self.words.say("web-question")):
            return node.name == self.words.say("web-confirm") or node.inside("group", self.words.say("web-choices"))
        return node.parents[-1][0] == "group"

    def choose(self, offered: list[Node]) -> Node:
        """Confirm if that is asked; otherwise something at random."""
        for node in offered:
            if node.name == self.words.say("web-confirm"):
                return node
        prompt = [node for node in offered if node.inside("region")]
        board = [node for node in offered if not node.inside("region")]
        return self.rng.choice(prompt if not board or (prompt and self.rng.random() < BUTTONS_OFTEN) else board)

    def take(self, node: Node) -> None:
        """Find the node by role and name alone, and press Enter on it."""
        within: Page | Locator = self.page
        for role, name in node.parents:
            if role == "region":
                within = within.get_by_role("region", name=name, exact=True)
            elif role == "group" and name:
                within = within.get_by_role("group", name=name, exact=True)
        within.get_by_role("button", name=node.name, exact=True).first.press("Enter")
        self.presses += 1

    def press(self, within: Page | Locator, key: str) -> None:
        """Press Enter on the button that has the name of a message."""
        within.get_by_role("button", name=self.words.say(key), exact=True).press("Enter")

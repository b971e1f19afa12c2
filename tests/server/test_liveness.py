"""Liveness: whenever a bot is asked and nobody acts, it acts, whatever happened before."""

from __future__ import annotations

from random import Random

from server.running_server import Person, Tab, running
from server.test_tables import run


async def marking(ann: Person) -> Tab:
    """A tab of a player who makes the second mark at a table with one bot; its last mark asks the bot for a card."""
    for _ in range(20):
        tab = await ann.open((await ann.new_table(bots={"p2": "random"}))["id"])
        await tab.play(max(choice["action"] for choice in tab.choices))
        await tab.until_asked("marking")
        if tab.choices:
            await tab.play()
            return tab
    raise AssertionError("the bot had the highest card twenty times")


def test_a_move_and_its_undo_in_one_breath_do_not_stop_a_bot(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            tab = await marking(await server.person())
            at, action = tab.moment, tab.choices[0]["action"]
            await tab.send("play", at=at, action=action)
            await tab.answer(await tab.send("undo", at=at + 1))
            await tab.until(lambda: tab.moment == at + 2)
            assert (await tab.play())["is"] == "done"
            await tab.until(lambda: tab.frame["picture"]["question"]["sealed"] == ["p2"])
            await tab.play_on(Random(1))

    run(story)

from __future__ import annotations

import asyncio
from random import Random

import benben
from benben.kernel.record import Record

from server.house import Person, Tab, running


async def two_at_a_table(ann: Person, bea: Person, **more: object) -> tuple[Tab, Tab]:
    table = await ann.new_table(**more)
    await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
    return await ann.open(table["id"]), await bea.open(table["id"])


def test_one_click_against_bots_to_the_end(database: str) -> None:
    async def story() -> None:
        async with running(database) as house:
            ann = await house.person()
            table = await ann.new_table("vault", 3, bots={"p2": "random", "p3": "greedy"})
            tab = await ann.open(table["id"])
            assert tab.frame["phase"] == "playing"
            await asyncio.wait_for(tab.play_on(Random(1)), 30)
            assert tab.frame["seed"]
            assert benben.kernel.dealer.commitment_of(bytes.fromhex(tab.frame["seed"])) == table["commitment"]
            assert [part["points"] for part in tab.frame["breakdown"]] == tab.frame["picture"]["scores"]
            assert tab.frame["picture"]["winners"]
            assert any(note["is"] == "thinking" for note in tab.notes)
            await ann.close()

    asyncio.run(story())

"""Seeds: random, unless a test fixes them in code; no command and no request can."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benben.cli import parser
from benben.play.dealer import commitment_of
from benben.server.seeds import Seeds
from benben.server.settings import Settings
from benben.server.storage.database import sqlite_url
from benben.server.storage.rows import SeatHolder, TableRow

from server.running_server import running


def row(**other: Any) -> TableRow:
    given: dict[str, Any] = {"game": "giza", "rules": "1", "players": 2, "options": {"first": "p1"}}
    given |= {"commitment": "", "host": "h", "open": False, "invite": "i", "watch": "w"}
    seat_holders = [SeatHolder("h", None, "Ann", "gold", "eye"), SeatHolder()]
    return TableRow(**({"id": "t", "seat_holders": seat_holders} | given | other))


def test_a_fixed_seed_the_game_and_the_names_determine_the_seed_of_a_table() -> None:
    seed = Seeds(7).of_table(row())
    assert len(seed) == 32
    assert seed == Seeds(7).of_table(row(id="u", invite="j", watch="v"))
    others = [
        Seeds(8).of_table(row()),
        Seeds(7).of_table(row(game="egizia")),
        Seeds(7).of_table(row(players=3)),
        Seeds(7).of_table(row(options={"first": "p2"})),
        Seeds(7).of_table(row(seat_holders=[SeatHolder("h", None, "Bea", "gold", "eye"), SeatHolder()])),
    ]
    assert len({seed, *others}) == 6
    assert len({Seeds(7).of_bot(seed, seat, moment) for seat in range(3) for moment in range(3)}) == 9
    assert Seeds(7).of_bot(seed, 1, 2) == Seeds(7).of_bot(seed, 1, 2) != Seeds(8).of_bot(seed, 1, 2)


def test_seeds_are_random_unless_code_fixes_them() -> None:
    assert Settings("sqlite://").fixed_seed is None
    assert Seeds().of_table(row()) != Seeds().of_table(row())
    assert Seeds().of_bot(bytes(32), 0, 0) is None
    assert not any("fixed_seed" in name or "seed" in name for name in vars(parser().parse_args(["serve"])))


@pytest.mark.slow
def test_tables_under_a_fixed_seed_deal_the_same_and_keep_their_commitment(tmp_path: Path) -> None:
    wish = {"game": "giza", "players": 2, "options": {"first": "p1"}, "bots": {"p2": "random"}}

    async def game(folder: str) -> tuple[str, str, str]:
        async with running(sqlite_url(tmp_path / folder), fixed_seed=3) as server:
            ann = await server.person("Ann")
            table = await ann.post("/api/tables", wish, 201)
            live = await server.open_tables.open(table["id"])
            seed = server.services.seeds.of_table(live.row)
            assert table["commitment"] == commitment_of(seed)
            return table["id"], table["commitment"], live.playing().match.record.dumps()

    first, second = [asyncio.run(asyncio.wait_for(game(folder), 60)) for folder in ("one", "two")]
    assert first[0] != second[0]
    assert first[1:] == second[1:]

"""No message to a viewer contains hidden information: every byte that was sent is searched for it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import benben
from benben.bots import levels
from benben.kernel.rng import Rng
from benben.play.record import Record
from benben.server.tables.frame import ENCODER, picture
from benben.server.tables.frame_difference import FrameReader

from quick import first_quick
from server.running_server import Person, Tab, running
from server.vault_game import CARDS, GAME


class Truth:
    """The owner of every card and the cards that were turned up, from the record of a finished match."""

    def __init__(self, record: Record) -> None:
        self.owner: dict[str, str] = {}
        self.shown: set[str] = set()
        dealt = 0
        for entry in record.entries:
            kind, card = record.game.text(entry.action).split(" ")
            if kind == "deal":
                self.owner[card] = f"p{dealt % record.players + 1}"
                dealt += 1
            elif kind == "show":
                self.shown.add(card)

    def forbidden(self, viewer: str | None, turned: set[str]) -> set[str]:
        """The cards whose names this viewer must not have been sent while only these are turned up."""
        return {card for card in CARDS if card not in turned and (viewer is None or self.owner.get(card) != viewer)}


def search(tab: Tab, truth: Truth, seed: str, others: list[str]) -> int:
    """Search every message in order for forbidden names; return the number of allowed ones."""
    found, turned, reader = 0, set[str](), FrameReader()
    for message in [message for data in tab.received for message in json.loads(data)]:
        data, over = json.dumps(message, ensure_ascii=False), False
        if message["is"] in ("show", "change"):
            reader = FrameReader() if message["seq"] == 1 else reader
            frame = reader.read(message)
            turned |= {event["args"]["card"] for event in frame["events"] if event["kind"] == "turned"}
            over = frame["phase"] == "over"
        for card in truth.forbidden(tab.frame["viewer"], turned) - named(tab, message):
            assert card not in data, f"{tab.frame['viewer']} was sent {card}: {data}"
        found += sum(card in data for card in CARDS)
        assert over or seed not in data, "the seed before the end"
        for secret in others:
            assert secret not in data, "somebody else's key"
    return found


def named(tab: Tab, message: dict[str, Any]) -> set[str]:
    """The cards that the viewer itself named in the message that this one answers: an echo reveals nothing."""
    asked = tab.sent.get(message.get("id", ""), {})
    text = GAME.text(asked["action"]) if "action" in asked else " ".join(asked.get("path", []))
    return {card for card in CARDS if card in text}


async def watch_everything(database: str, seed: int) -> None:
    async with running(database) as server:
        people = [await server.person(name) for name in ("Ann", "Bea", "Cleo")]
        table = await people[0].new_table(players=3)
        for person in people[1:]:
            await person.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
        players = [await person.open(table["id"]) for person in people]
        stranger = Person(server.address)
        server.people.append(stranger)
        spectator = await stranger.open(table["id"], table["watch"])
        second = await people[0].open(table["id"], changes=True)
        rng = Random(seed)
        playing = [asyncio.create_task(restless(tab, Random(rng.random()))) for tab in players[:2]]
        playing.append(asyncio.create_task(reconnecting(players[2], Random(rng.random()))))
        await spectator.until(lambda: spectator.moment > 12)
        late = await people[1].open(table["id"])
        late_spectator = await stranger.open(table["id"], table["watch"], changes=True)
        await asyncio.gather(*playing)
        tabs = [*players, spectator, second, late, late_spectator]
        for tab in tabs:
            await tab.until_over()
        record = Record.loads((await people[0].http.get(f"/api/tables/{table['id']}/record")).text, GAME)
        truth = Truth(record)
        assert len(truth.owner) == 9
        assert len(truth.shown) == 6
        keys = [table["invite"], table["watch"], *[value for person in people for value in person.http.cookies.values()]]
        counts = [search(tab, truth, tab.frame["seed"], keys) for tab in tabs]
        assert all(counts), "the search finds what may be known"
        assert truth.forbidden(None, truth.shown) > truth.forbidden("p1", truth.shown)


async def restless(tab: Tab, rng: Random) -> None:
    """Play, change choices, take moves back, and ask for reasons, previews and hints."""
    while not tab.over:
        await tab.until(lambda: tab.over or bool(tab.choices and tab.frame["picture"]["question"]["own"] is None))
        if tab.over:
            return
        await tab.send("play", at=tab.moment, action=rng.choice(tab.choices)["action"])
        await tab.send("why", path=[f"hand.{rng.choice(CARDS)}"])
        await tab.send("play", at=tab.moment, action=rng.randrange(len(GAME.catalogue)))
        await tab.send("preview", at=tab.moment, action=rng.choice(tab.choices)["action"] if tab.choices else 0)
        if rng.random() < 0.3:
            await tab.ask("undo", at=tab.moment, all=True)
        elif rng.random() < 0.3:
            await tab.ask("hint", level="greedy")
        else:
            await tab.ask("say", text="hm")


async def reconnecting(tab: Tab, rng: Random) -> None:
    """Play and lose the connection after every move."""
    while not tab.over:
        await tab.until(lambda: tab.over or bool(tab.choices and tab.frame["picture"]["question"]["own"] is None))
        if not tab.over:
            await tab.send("play", at=tab.moment, action=rng.choice(tab.choices)["action"])
            await tab.close()
            await tab.connect()


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(3)))
def test_no_viewer_is_ever_sent_what_it_may_not_know(database: str, seed: int) -> None:
    asyncio.run(asyncio.wait_for(watch_everything(database, seed), 60))


@pytest.mark.parametrize("name", first_quick([GAME.name, *benben.games()]))
def test_a_picture_is_the_same_in_every_world_the_viewer_cannot_tell_apart(name: str) -> None:
    game, rng, chance, differed = benben.game(name), Random(7), Rng(11), 0
    state, bot = game.start(game.seats[1]), levels.bot("greedy", game, 7)
    state.roll(chance)
    step = 0
    while state.actors() and (step < 90 or not differed):
        if step % 6 == 0 or len(state.actors()) > 1:
            for viewer in [None, *range(state.players)]:
                perspective = state.perspective(viewer)
                twin = perspective.deal(Rng(step))
                differed += twin.to_dict() != state.to_dict()
                assert ENCODER.encode(picture(twin.perspective(viewer))) == ENCODER.encode(picture(perspective))
        seat = rng.choice(state.actors())
        state.apply(bot.choose(state.perspective(seat)), seat)
        state.roll(chance)
        step += 1
    assert differed, "worlds that look alike must differ somewhere"

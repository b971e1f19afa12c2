"""Lessons over the socket: frames with steps, moves that are asked for, and nothing that is kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

import benben
from benben.lessons.lesson_files import find_lesson, lesson_names

from server.running_server import Person, RunningServer, running
from waiting import PATIENCE

GIZA = benben.game("giza")
ADDRESS = "/api/lessons/giza/first-game/socket"


class Learner:
    """A connection to a lesson, with every frame and every other message that it was sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.frames: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self.socket: Any = None

    async def connect(self, path: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        self.socket = await websockets.connect(
            f"ws://{self.person.address}{path}",
            origin=websockets.Origin(f"http://{self.person.address}"),
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
        )
        await self.shown()

    @property
    def frame(self) -> dict[str, Any]:
        return self.frames[-1]

    @property
    def step(self) -> dict[str, Any]:
        step: dict[str, Any] = self.frame["lesson"]
        return step

    async def receive(self) -> None:
        async with asyncio.timeout(PATIENCE):
            messages = json.loads(await self.socket.recv())
        for message in messages:
            if message["is"] == "show":
                self.frames.append(message["frame"])
            else:
                self.others.append(message)

    async def shown(self) -> None:
        """Receive frames until the text of a step is shown."""
        await self.receive()
        while self.step["watching"]:
            await self.receive()

    async def ask(self, **message: object) -> dict[str, Any]:
        """Send a message that changes nothing, and return its answer."""
        await self.socket.send(json.dumps({"id": "q", **message}))
        await self.receive()
        return self.others[-1]

    async def go_on(self, text: str = "") -> None:
        """Make a move, or read on, until the text of the next step is shown."""
        move = {"do": "play", "at": self.frame["moment"], "action": GIZA.parse(text)} if text else {"do": "next"}
        await self.socket.send(json.dumps({"id": f"m{len(self.frames)}", **move}))
        await self.shown()


Story = Callable[[Learner, RunningServer], Awaitable[None]]


def learn(database: str, path: str, story: Story) -> None:
    """Open a lesson as a guest, and tell a story about it."""

    async def told() -> None:
        async with running(database) as server:
            learner = Learner(await server.person())
            await learner.connect(path)
            try:
                await story(learner, server)
            finally:
                await learner.socket.close()

    asyncio.run(asyncio.wait_for(told(), 60))


def test_a_lesson_is_taken_to_its_end(database: str) -> None:
    lesson = find_lesson(GIZA, "first-game")

    async def story(learner: Learner, server: RunningServer) -> None:
        for number, step in enumerate(lesson.steps):
            assert (learner.step["step"], learner.step["key"]) == (number, step.text_key)
            assert learner.step["point"] == list(step.point)
            if step is not lesson.steps[-1]:
                await learner.go_on(GIZA.text(step.ask[0]) if step.ask else "")
        assert learner.frame["phase"] == "over"
        assert learner.step["args"]["own"] == learner.frame["picture"]["scores"][0]
        assert sum(1 for other in learner.others if other["is"] == "done") == len(lesson.steps) - 1

    learn(database, ADDRESS, story)


def test_moves_of_rivals_are_shown_one_by_one(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        await learner.go_on("play +5 on p1.cheops")
        own, rival = learner.frames[-2:]
        assert [event["kind"] for event in own["events"]] == ["play", "draw"]
        assert [event["who"] for event in rival["events"]] == ["p2", "chance"]
        assert (own["lesson"]["watching"], rival["lesson"]["watching"]) == (True, False)
        assert own["lesson"]["key"].endswith("-stone")
        assert rival["lesson"]["key"].endswith("-treasure")

    learn(database, f"{ADDRESS}?step=1", story)


def test_the_hands_of_rivals_stay_hidden(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        assert "sphinx-base" not in str(learner.frame)

    learn(database, f"{ADDRESS}?step=2", story)


def test_another_legal_move_changes_nothing_and_says_why(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        moment = learner.frame["moment"]
        answer = await learner.ask(do="play", at=moment, action=GIZA.parse("play +1 on p1.cheops"))
        assert (answer["is"], answer["key"]) == ("refused", "giza-lesson-first-game-stone-why")
        assert "smaller than what it covers" in answer["message"]
        impossible = await learner.ask(do="play", at=moment, action=GIZA.parse("play treasure-5 on p1.cheops"))
        assert impossible["rule"] == "GZ-4.2"
        await learner.go_on("play +5 on p1.cheops")

    learn(database, f"{ADDRESS}?step=1", story)


@pytest.mark.slow
def test_questions_are_answered_as_at_a_table(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        asked = GIZA.parse("play +5 on p1.cheops")
        assert (await learner.ask(do="hint"))["action"] == asked
        preview = await learner.ask(do="preview", at=learner.frame["moment"], action=asked)
        assert preview["scores"][0] == 5
        assert (await learner.ask(do="why", path=["hand.treasure-5", "p1.cheops"]))["rule"] == "GZ-4.2"
        assert (await learner.ask(do="undo", at=learner.frame["moment"]))["key"] == "lesson-no-undo"
        assert (await learner.ask(do="say", text="hello"))["key"] == "lesson-no-table"
        assert (await learner.ask(do="next"))["key"] == "lesson-move-first"
        assert (await learner.ask(do="dance"))["key"] == "server-bad-input"

    learn(database, f"{ADDRESS}?step=1", story)


def test_a_move_for_another_moment_is_refused_and_the_frame_sent_again(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        answer = await learner.ask(do="play", at=0, action=GIZA.parse("play +5 on p1.cheops"))
        assert answer["key"] == "server-moved-on"
        await learner.receive()
        assert learner.step["step"] == 1

    learn(database, f"{ADDRESS}?step=1", story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/lessons/chess/first-game/socket", 404),
        ("/api/lessons/giza/nothing/socket", 404),
        (f"{ADDRESS}?step=x", 422),
        (f"{ADDRESS}?step=-1", 422),
        (f"{ADDRESS}?step=99999", 422),
    ],
)
def test_a_lesson_that_is_not_there_is_refused(database: str, path: str, status: int) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        with pytest.raises(websockets.InvalidStatus) as found:
            await Learner(await server.person()).connect(path)
        assert found.value.response.status_code == status

    learn(database, ADDRESS, story)


def test_a_step_behind_the_end_is_the_end(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        assert learner.step["step"] == learner.step["steps"] - 1

    learn(database, f"{ADDRESS}?step=900", story)


def test_the_list_of_games_names_the_lessons(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        games = {game["name"]: game for game in (await learner.person.get("/api/games"))["games"]}
        for name in benben.games():
            assert [lesson["name"] for lesson in games[name]["lessons"]] == lesson_names(benben.game(name))

    learn(database, ADDRESS, story)


def test_nothing_of_a_lesson_is_kept(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        assert learner.frame["seats"][0]["name"] == "Ann"
        await learner.go_on()
        assert await learner.person.get("/api/tables") == {"open": [], "mine": [], "watch": []}
        assert (await learner.person.get("/api/health"))["open"] == 0

    learn(database, ADDRESS, story)


def test_a_table_has_no_next_step(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        table = await learner.person.new_table("giza", 2, bots={"p2": "random"})
        tab = await learner.person.open(table["id"])
        assert (await tab.ask("next"))["key"] == "server-no-lesson"

    learn(database, ADDRESS, story)


def test_a_visitor_without_a_name_may_learn(database: str) -> None:
    async def story(learner: Learner, server: RunningServer) -> None:
        visitor = Person(server.address)
        server.people.append(visitor)
        stranger = Learner(visitor)
        await stranger.connect(ADDRESS)
        await stranger.socket.close()
        assert [seat["name"] for seat in stranger.frame["seats"]] == ["", "Imhotep"]

    learn(database, ADDRESS, story)

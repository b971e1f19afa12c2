"""Names: what can be seen, what looks alike, and what poses as the house."""

from __future__ import annotations

import unicodedata

import pytest

from benben.bots.names import BOT_NAMES
from benben.server.errors import RequestError
from benben.server.people.look_alikes import LOOK_ALIKES, look_alike, shapeless, skeleton
from benben.server.people.names import MAX_NAME_LENGTH, checked_name, poses_as_house

from server.running_server import running
from waiting import run


def refusal(name: str) -> str:
    with pytest.raises(RequestError) as caught:
        checked_name(name)
    assert caught.value.message != caught.value.key
    return caught.value.key


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ann\t B ", "Ann B"),
        ("Ann ❤\ufe0f", "Ann ❤"),
        ("Änn", "Änn"),
        ("Bea 𓂀", "Bea 𓂀"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("Ольга", "Ольга"),
        ("عمر", "عمر"),
        ("สมชาย", "สมชาย"),
        ("!", "!"),
    ],
)
def test_names_of_all_scripts_are_taken(given: str, name: str) -> None:
    assert checked_name(given) == name


@pytest.mark.parametrize("name", ["", "   ", "x" * (MAX_NAME_LENGTH + 1), "\ufe0f"])
def test_names_are_neither_empty_nor_long(name: str) -> None:
    assert refusal(name) == "server-name-length"


@pytest.mark.parametrize(
    "name",
    [
        "\u200b",
        "\u3164",
        "\u2800",
        "A\u034fnn",
        "Ann\u115f",
        "Ann\u00ad",
        "Ann\u202eB",
        "Ann\u2066B",
        "\u061cAnn",
        "a\0b",
        "\u0301",
        "A\u0301\u0302\u0303\u0304\u0305\u0306",
        "Ann\U000e0041",
    ],
    ids=ascii,
)
def test_invisible_and_direction_changing_names_are_refused(name: str) -> None:
    """Hangul fillers, grapheme joiners and blanks passed, because Python calls them printable."""
    assert refusal(name) == "server-name-unreadable"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "Ann\u00ad"),
        ("Ann", "A\u034fnn"),
        ("Paul", "Pau1"),
        ("Al", "AI"),
        ("Otto", "0tt0"),
        ("Emma", "Ernma"),
        ("KIM", "кім"),
        ("Bob", "Воb"),
        ("Cléo", "Cle\u0301o"),
    ],
)
def test_names_that_look_alike(first: str, second: str) -> None:
    assert look_alike(first, second)
    assert look_alike(second, first)


@pytest.mark.parametrize(
    ("first", "second"), [("Ann", "Änn"), ("Ian", "Lan"), ("Ann", "Anna"), ("Ola", "Ala"), ("Ольга", "Olga")]
)
def test_names_that_can_be_told_apart(first: str, second: str) -> None:
    assert not look_alike(first, second)


def test_the_table_of_look_alikes_is_in_order() -> None:
    others = [one for group in LOOK_ALIKES.values() for one in group]
    assert len(others) == len(set(others)) > 300
    assert all(key.isascii() for key in LOOK_ALIKES)
    assert not set(others) & set(LOOK_ALIKES) - set("01Il"), "what something looks like is not replaced again"
    for one in others:
        assert unicodedata.normalize("NFKC", one) == one, "normalisation comes first"
        assert skeleton(skeleton(one)) == skeleton(one)
    assert shapeless("\u3164")
    assert not shapeless("A")


@pytest.mark.parametrize(
    "name", [*BOT_NAMES, "imhotep", "Ιmhοtep", "Imhotep 2", "Benben", "the Server", "B0T", "bot 3", "Admin"]
)
def test_names_that_pose_as_the_house_are_refused(name: str) -> None:
    assert poses_as_house(name)
    assert refusal(name) == "server-name-reserved"


@pytest.mark.parametrize("name", ["Botho", "Abbot", "Imhotep Jr", "Merit B.", "Systema", "Talbot", "Hosta"])
def test_names_that_only_contain_such_letters_are_taken(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.slow
def test_names_at_one_table_never_look_alike(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            people = [await server.person(name) for name in ("Ann", "Аnn", "АNN")]
            table = await people[0].new_table(players=3)
            for person in people[1:]:
                table = await person.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
                names = [seat["name"] for seat in table["seats"] if seat["taken"]]
                assert not any(look_alike(one, other) for n, one in enumerate(names) for other in names[n + 1 :]), names

    run(story)


def test_renaming_while_seated_changes_no_name_at_the_table(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann, bea = await server.person("Ann"), await server.person("Bea")
            table = await ann.new_table()
            await bea.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
            await bea.post("/api/me", {"name": "Аnn"})
            tab = await bea.open(table["id"])
            assert [seat["name"] for seat in tab.frame["seats"]] == ["Ann", "Bea"]
            await tab.ask("say", text="I am Ann")
            await tab.until(lambda: any(message["is"] == "chat" and message["lines"] for message in tab.messages))
            (line,) = [line for message in tab.messages if message["is"] == "chat" for line in message["lines"]]
            assert line["name"] == "Bea"

    run(story)


def test_a_refused_name_changes_nothing_and_an_earlier_one_is_kept(database: str) -> None:
    async def story() -> None:
        async with running(database) as server:
            ann = await server.person("Ann")
            answer = await ann.post("/api/me", {"name": "\u3164", "colour": "gold"}, 422)
            assert answer["error"]["key"] == "server-name-unreadable"
            assert (await ann.get("/api/me"))["guest"]["colour"] == "lapis"
            session = next(iter(server.lobby.sessions._by_token.values()))
            session.guest.name = "Imhotep"  # a guest of an earlier version
            await ann.post("/api/me", {"name": "Imhotep", "colour": "gold"})
            assert (await ann.get("/api/me"))["guest"]["colour"] == "gold"

    run(story)

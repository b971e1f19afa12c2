"""People with bots of their own, and bots that ask a server by their tokens."""

from __future__ import annotations

from typing import Any

from server.running_server import Person, RunningServer


async def account(server: RunningServer, name: str = "Ann", network: str = "") -> Person:
    """Somebody with an account."""
    person = await server.person(name, network)
    await person.post("/api/account")
    return person


async def new_bot(owner: Person, name: str = "Thoth", **rules: object) -> tuple[str, str]:
    """The public page and a token of a new bot."""
    own = await owner.post("/api/account/bots", {"name": name, **rules})
    page = next(one["bot"]["page"] for one in own["bots"] if one["bot"]["name"] == name)
    return page, await new_token(owner, page)


async def new_token(owner: Person, page: str, label: str = "laptop") -> str:
    return str((await owner.post(f"/api/account/bots/{page}/tokens", {"label": label}))["token"])


def signed_in(server: RunningServer, token: str) -> Person:
    """A program that sends this token, and no cookie."""
    program = Person(server.address, {"Authorization": f"Bearer {token}"})
    server.people.append(program)
    return program


async def seated(server: RunningServer, host: Person, program: Person, page: str, **table: Any) -> Any:
    """A table of the host where the bot has taken the second seat."""
    await program.get("/api/bot")
    made = await host.new_table(**table)
    await host.post(f"/api/tables/{made['id']}/outside-bots", {"bot": page, "seat": "p2"})
    await program.post(f"/api/bot/invitations/{made['id']}", {"accept": True})
    return made

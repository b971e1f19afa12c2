"""Finding people in the browser: filters, tables to watch, quick match, friends, invitations, blocks, reports, admins."""

from __future__ import annotations

from itertools import count, islice
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from benben.cli import main

from long import first_fair
from web.conftest import DESKTOP, PHONE, OpenPage, Scheme, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow, untranslated_texts
from web.players import create_table, new_name, post
from web.server_process import ServerProcess
from web.test_accounts import keep_picture


def sound(page: Page, name: str = "", language: str = "en") -> None:
    """The page has no violation, fits the screen and is in its language."""
    page.wait_for_load_state("networkidle")
    assert accessibility_violations(page) == []
    assert horizontal_overflow(page) == 0
    if language != "en":
        assert untranslated_texts(page, language) == []
    if name:
        keep_picture(page, f"{name}-{page.viewport_size['width'] if page.viewport_size else 0}")


def account(page: Page, name: str) -> str:
    """Become an account over HTTP; return the id of its public page."""
    post(page, "/api/me", {"name": name})
    found = str(post(page, "/api/account", {})["account"]["page"])
    page.reload()
    page.locator("main").wait_for()
    return found


def befriend(one: Page, of_one: str, other: Page, of_other: str) -> None:
    post(one, "/api/friends", {"page": of_other})
    post(other, "/api/friends", {"page": of_one})


def waiting_pair(first: Page, second: Page, names: tuple[str, str], **more: Any) -> dict[str, Any]:
    """A listed table of three where two people sit."""
    table = create_table(first, names[0], {"game": "giza", "players": 3, "open": True, **more})
    post(second, "/api/me", {"name": names[1]})
    post(second, f"/api/tables/{table['id']}/join", {})
    return table


@at_sizes(PHONE, DESKTOP)
def test_open_tables_are_filtered(open_page: OpenPage, size: ViewportSize) -> None:
    host, page = open_page(), open_page("/", size)
    ipi = new_name("Ipi")
    create_table(host, ipi, {"game": "giza", "players": 4, "open": True})
    create_table(host, ipi, {"game": "pyramids", "players": 2, "open": True})
    own = page.locator("section", has=page.locator("#open")).locator("li").filter(has_text=ipi)
    page.reload()
    expect(own).to_have_count(2)
    page.get_by_text("Filter the tables").click()
    page.get_by_label("Game", exact=True).last.select_option("pyramids")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Pyramids")
    page.get_by_label("Players", exact=True).last.select_option("4")
    expect(page.get_by_text("No open table fits these filters.")).to_be_visible()
    sound(page, "filters")
    page.get_by_role("button", name="Show all").click()
    expect(own).to_have_count(2)
    page.get_by_label("Players", exact=True).last.select_option("2")
    expect(own).to_have_count(1)
    page.get_by_label("Players", exact=True).last.select_option("")
    expect(own).to_have_count(2)
    expect(page.get_by_label("Players", exact=True).last).to_be_visible()


@at_sizes(DESKTOP, PHONE)
def test_a_listed_game_is_watched_and_others_are_not_found(open_page: OpenPage, size: ViewportSize) -> None:
    ann, ben, page = open_page(), open_page(), open_page("/", size)
    names, hidden = (new_name("Bata"), new_name("Anpu")), new_name("Hunefer")
    table = create_table(ann, names[0], {"game": "giza", "players": 2, "open": True})
    create_table(open_page(), hidden, {"game": "giza", "players": 2, "bots": {"p2": "random"}})
    post(ben, "/api/me", {"name": names[1]})
    post(ben, f"/api/tables/{table['id']}/join", {})
    page.reload()
    watched = page.locator("section", has=page.locator("#watch")).locator("li").filter(has_text=names[1])
    expect(watched).to_contain_text(names[0])
    expect(page.get_by_text(hidden)).to_have_count(0)
    sound(page, "watch-list")
    watched.get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/table/{table['id']}")
    page.locator(".stage").wait_for()
    expect(page.locator(".prompt .you")).to_have_count(0)
    sound(page, "watched")


@at_sizes(PHONE, DESKTOP)
def test_the_header_leads_through_the_tables_that_wait_for_one(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    post(page, "/api/me", {"name": new_name("Bak")})
    alone = {"game": "giza", "players": 2, "bots": {"p2": "random"}}
    begun = (post(page, "/api/tables", alone) for _ in count())
    made = [str(table["id"]) for table in islice((one for one in begun if one["your_turn"]), 3)]
    page.reload()
    header, visited = page.locator("header"), list[str]()
    header.get_by_role("link", name="3 tables wait for you").click()
    for left in ("2 tables wait for you", "2 tables wait for you", "2 tables wait for you"):
        page.locator(".stage").wait_for()
        visited.append(page.url.rsplit("/", 1)[1])
        link = header.get_by_role("link", name=left)
        expect(link).not_to_have_attribute("href", f"/table/{visited[-1]}")
        link.click()
        page.wait_for_url(lambda url: not url.endswith(visited[-1]))
    assert sorted(visited) == sorted(made), "each of them once"
    assert page.url.endswith(visited[0]), "and then the first one again"
    sound(page, "next-table")


@at_sizes(DESKTOP, PHONE)
def test_two_people_find_each_other_by_quick_match(open_page: OpenPage, size: ViewportSize) -> None:
    first, second = open_page("/", size), open_page("/", size)
    for page, name in ((first, "Hori"), (second, "Huy")):
        post(page, "/api/me", {"name": new_name(name)})
        page.reload()
        page.get_by_label("Game", exact=True).first.select_option("pyramids")
    first.get_by_role("button", name="Find players").click()
    expect(first.get_by_text("you are the first one who waits")).to_be_visible()
    first.get_by_role("button", name="Stop waiting").click()
    expect(first.get_by_role("button", name="Find players")).to_be_visible()
    first.get_by_role("button", name="Find players").click()
    expect(first.get_by_text("you are the first one who waits")).to_be_visible()
    sound(first, "quick-match")
    first.reload()
    expect(first.get_by_text("you are the first one who waits")).to_be_visible()
    second.get_by_role("button", name="Find players").click()
    for page in (first, second):
        page.wait_for_url("**/table/*")
        page.locator(".stage").wait_for()
    assert first.url == second.url


@at_sizes(DESKTOP, PHONE)
def test_friends_ask_accept_invite_and_sit_down(open_page: OpenPage, size: ViewportSize) -> None:
    ann, ben = open_page("/", size), open_page("/", size)
    nofret, senbi = new_name("Nofret"), new_name("Senbi")
    of_ann, _ = account(ann, nofret), account(ben, senbi)
    ben.goto(f"/player/{of_ann}")
    ben.get_by_role("button", name="Ask to be friends").click()
    expect(ben.get_by_text("You have asked to be friends.")).to_be_visible()
    ann.goto("/friends")
    ann.get_by_role("button", name="Accept").click()
    expect(ann.get_by_role("link", name=senbi)).to_be_visible()
    sound(ann, "friends")
    table = post(ann, "/api/tables", {"game": "giza", "players": 2})
    ann.goto(f"/table/{table['id']}")
    ann.get_by_role("button", name=f"Invite {senbi}").click()
    expect(ann.get_by_text("invited", exact=True)).to_be_visible()
    sound(ann, "invite")
    ben.goto("/")
    expect(ben.get_by_text(f"{nofret} invites you to a table of GIZA")).to_be_visible()
    sound(ben, "invitation")
    ben.get_by_role("link", name="See the table").click()
    ben.get_by_role("button", name="Sit here").first.click()
    ben.wait_for_url(f"**/table/{table['id']}*")
    ben.locator(".stage").wait_for()


@at_sizes(DESKTOP, PHONE)
def test_a_muted_blocked_and_reported_player(open_page: OpenPage, size: ViewportSize) -> None:
    ann, ben = open_page("/", size), open_page("/", size)
    rude = new_name("Rude")
    table = create_table(ann, new_name("Meret"), {"game": "giza", "players": 2, "open": True})
    post(ben, "/api/me", {"name": rude})
    post(ben, f"/api/tables/{table['id']}/join", {})
    for page in (ann, ben):
        page.goto(f"/table/{table['id']}")
        page.locator(".stage").wait_for()
        page.get_by_role("button", name="Chat").click()
    ben.get_by_label("Say something").fill("a rude line")
    ben.get_by_label("Say something").press("Enter")
    line = ann.locator("li").filter(has_text="a rude line")
    expect(line).to_be_visible()
    ann.get_by_role("button", name=f"More about {rude}").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_text("Report to the host").click()
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Choose lines of the chat")
    dialog.get_by_label("a rude line").check()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    sound(ann, "report")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_text("The host of this server has been told")).to_be_visible()
    expect(dialog.get_by_role("button", name="Send the report")).not_to_be_visible()
    dialog.get_by_role("button", name="Mute", exact=True).click()
    expect(dialog.get_by_text(f"{rude} is muted.")).to_be_visible()
    expect(line).to_have_count(0)
    dialog.get_by_role("button", name="Unmute").click()
    dialog.get_by_role("button", name="Block", exact=True).click()
    expect(dialog.get_by_text(f"{rude} is blocked.")).to_be_visible()
    ann.goto("/friends")
    expect(ann.get_by_text(rude)).to_be_visible()
    ann.get_by_role("button", name="Unblock").click()
    expect(ann.get_by_text("Nobody.")).to_be_visible()


@at_sizes(DESKTOP, PHONE)
def test_a_refused_line_of_chat_stays_in_the_field(open_page: OpenPage, server: ServerProcess, size: ViewportSize) -> None:
    ann, ben = open_page(), open_page("/", size)
    muted = new_name("Iti")
    table = waiting_pair(ann, ben, (new_name("Meri"), muted))
    post(ann, f"/api/tables/{table['id']}/bots", {"seat": "p3", "level": "random"})
    account(ben, muted)
    assert main(["admin", "mute", "--data", str(server.folder), muted]) == 0
    ben.goto(f"/table/{table['id']}")
    ben.locator(".stage").wait_for()
    ben.get_by_role("button", name="Chat").click()
    field = ben.get_by_label("Say something")
    field.fill("a line that took a minute")
    field.press("Enter")
    expect(ben.get_by_text("the host of this server has muted you")).to_be_visible()
    expect(field).to_have_value("a line that took a minute")
    assert horizontal_overflow(ben) == 0
    keep_picture(ben, f"refused-line-{size['width']}")
    assert main(["admin", "unmute", "--data", str(server.folder), muted]) == 0
    field.press("Enter")
    expect(ben.locator("li").filter(has_text="a line that took a minute")).to_have_count(1)
    expect(field).to_have_value("")


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_an_admin_handles_a_report_closes_a_table_and_bans(
    open_page: OpenPage, server: ServerProcess, size: ViewportSize, scheme: Scheme
) -> None:
    ada, ann, ben = open_page("/", size, "en-GB", scheme), open_page(), open_page()
    hapu, villain = new_name("Hapu"), new_name("Villain")
    account(ada, hapu)
    ada.goto("/admin")
    expect(ada.locator("h1")).to_have_text("There is nothing here")
    assert main(["admin", "grant", "--data", str(server.folder), hapu]) == 0
    table = waiting_pair(ann, ben, (new_name("Teti"), villain))
    post(ann, "/api/reports", {"table": table["id"], "seat": "p2", "reason": "name", "text": "a rude name"})
    ann.goto(f"/table/{table['id']}")
    ada.goto("/admin")
    report = ada.locator("li").filter(has_text=villain).first
    expect(report).to_contain_text("a rude name")
    sound(ada, f"admin-reports-{scheme}")
    report.get_by_role("button", name="Handled").click()
    expect(ada.locator("li").filter(has_text=villain)).to_have_count(0)
    ada.get_by_role("button", name="Tables").click()
    row = ada.locator("li").filter(has_text=villain).first
    row.get_by_role("button", name="Close the table").click()
    sound(ada, f"admin-tables-{scheme}")
    row.get_by_role("button", name="Close it for good").click()
    expect(ann.get_by_text("The host of this server has closed this table")).to_be_visible()
    ada.get_by_role("button", name="People").click()
    ada.get_by_label("Who").select_option("guests")
    ada.get_by_role("button", name=f"Ban {villain}").click()
    sound(ada, f"admin-ban-{scheme}")
    ada.get_by_role("dialog").get_by_role("button", name="Ban", exact=True).click()
    expect(ada.locator("li").filter(has_text=villain).first).to_contain_text("banned")
    ada.get_by_role("button", name="Log").click()
    expect(ada.locator("li").first).to_contain_text("Banned")
    sound(ada, f"admin-log-{scheme}")
    ben.wait_for_function("async () => (await (await fetch('/api/me')).json()).guest === null")  # servers read the log
    ben.goto("/")
    expect(ben.locator("header button.me")).to_have_count(0)


@pytest.mark.parametrize(("locale", "scheme"), first_fair([("de-DE", "dark"), ("fr-FR", "light"), ("nl-NL", "dark")]))
def test_the_pages_are_in_every_language(open_page: OpenPage, locale: str, scheme: Scheme) -> None:
    language = locale[:2]
    page, other = open_page("/", PHONE, locale, scheme), open_page()
    khufu = new_name("Khufu")
    own, of_other = account(page, new_name("Kawab")), account(other, khufu)
    befriend(page, own, other, of_other)
    table = create_table(other, khufu, {"game": "giza", "players": 3, "open": True})
    post(other, f"/api/tables/{table['id']}/invitations", {"page": own})
    for path in ("/", "/friends", f"/player/{of_other}", f"/table/{table['id']}"):
        page.goto(path)
        page.locator("h1, h2").first.wait_for()
        sound(page, f"{path.split('/')[1] or 'lobby'}-{language}", language)

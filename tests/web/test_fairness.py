"""Chance without trust in the host: what the browser adds, remembers, recomputes and warns of."""

from __future__ import annotations

import copy
import hashlib
import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from benben.play.evidence import check_evidence
from benben.server.tables.frame_difference import FrameReader
from benben.words import Words, languages

from node_command import VERIFIER, find_node
from web.conftest import OpenPage
from web.page_checks import accessibility_violations, untranslated_texts
from web.players import enter_name, finish_game, finish_together, join_by_link
from web.server_process import ServerProcess

MEMORY = "table => JSON.parse(localStorage.getItem(`benben.chance.${table}`))"
NUMBER = "07" * 32
"""The random number of every browser in the tests (`table_probe.js`)."""
COMMITMENT = hashlib.sha256(bytes.fromhex(NUMBER)).hexdigest()
BAD = "li.error"


def play_giza_against_bots(page: Page) -> str:
    """Begin a game as people do, play it to its end, and open the panel about chance; returns the id of the table."""
    lay_giza_table(page, "random")
    enter_name(page, "Ann")
    page.locator(".stage").wait_for()
    table = page.url.rsplit("/", 1)[1]
    finish_game(page, table)
    open_panel(page)
    return table


def lay_giza_table(page: Page, opponent: str) -> None:
    """Fill in the dialog for a table of two; the opponent is the level of a bot, or empty for a person."""
    card = page.locator(".games article").filter(has=page.get_by_role("heading", name="GIZA", exact=True))
    card.locator("button:not(.primary)").click()
    page.locator("#new-players").select_option("2")
    page.locator("#new-p2").select_option(opponent)
    page.locator("dialog button.primary").click()


def open_panel(page: Page, language: str = "en") -> None:
    page.locator(".tabs").get_by_role("button", name=Words(language).say("web-tab-more")).click()


def findings(page: Page) -> list[str]:
    """The results of the browser's check."""
    page.locator("[role=status] li").first.wait_for()
    return [text[2:] for text in page.locator("[role=status] li").all_inner_texts()]


def test_the_browser_recomputes_every_chance_event_of_a_game(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    table = play_giza_against_bots(page)
    evidence = page.request.get(f"/api/tables/{table}/evidence").json()
    assert evidence["contributions"][0] == {"commitment": COMMITMENT, "randomness": NUMBER}
    for language in languages():
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = Words(language)
        keys = ["web-fair-here", "web-fair-remembered", "web-fair-own", "web-fair-seats"]
        expected = [*[words.say(key) for key in keys], words.say("web-fair-events", {"chances": len(evidence["chances"])})]
        assert findings(page) == expected
        assert untranslated_texts(page, language) == []
    assert evidence["seed"] == server.seed_of(table).hex()
    assert check_evidence(json.dumps(evidence)).verify() == len(evidence["chances"])
    assert page.evaluate(MEMORY, table)["commitment"] == evidence["commitment"]
    assert accessibility_violations(page) == []


def tamper(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Have the browser get other evidence than the server sends."""

    def answer(route: Route) -> None:
        found = route.fetch().json()
        change(found)
        route.fulfill(json=found)

    page.route("**/evidence*", answer)


def other_outcome(found: dict[str, Any]) -> None:
    event = found["chances"][4]
    other = next(text for text, _ in event["outcomes"] if text != event["drawn"])
    found["record"] = found["record"].replace(
        f"\n{event['action']} chance {event['drawn']} ", f"\n{event['action']} chance {other} "
    )
    event["drawn"] = other


def other_seed(found: dict[str, Any]) -> None:
    found["seed"] = "0" * 64
    found["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def without_own_number(found: dict[str, Any]) -> None:
    found["contributions"][0]["randomness"] = None


def other_number_of_a_bot(found: dict[str, Any]) -> None:
    found["contributions"][1] = {"commitment": hashlib.sha256(bytes(32)).hexdigest(), "randomness": "0" * 64}


def outcomes_in_another_order(found: dict[str, Any]) -> None:
    for event in found["chances"]:
        event["outcomes"].reverse()


def test_tampered_answers_are_found_and_the_first_event_is_named(open_page: OpenPage) -> None:
    page = open_page()
    table = play_giza_against_bots(page)
    assert page.locator(BAD).count() == 0
    for change, told in (
        (other_outcome, "Chance event 5 (action 5) was"),
        (other_seed, "This does not fit the fingerprint"),
        (without_own_number, "the server left its random number out"),
        (other_number_of_a_bot, "had promised another random number"),
        (outcomes_in_another_order, "but the numbers give"),
    ):
        tamper(page, change)
        page.reload()
        page.locator(".stage").wait_for()
        open_panel(page)
        expect(page.locator(BAD).filter(has_text=told)).to_have_count(1)
        page.unroute("**/evidence*")
    page.goto(f"/replay/{table}")
    page.locator(".stage").wait_for()
    open_panel(page)
    assert any("chance events: all follow" in text for text in findings(page)), "the replay checks as well"
    assert page.locator(BAD).count() == 0


def test_players_see_each_others_numbers_and_a_rematch_gets_new_ones(open_page: OpenPage, server: ServerProcess) -> None:
    ann = open_page()
    lay_giza_table(ann, "")
    enter_name(ann, "Ann")
    ann.locator(".waiting").wait_for()
    ann.locator(".waiting summary", has_text="Fair chance").click()
    table = ann.url.rsplit("/", 1)[1]
    info = ann.request.get(f"/api/tables/{table}").json()
    expect(ann.locator(".waiting code").first).to_have_text(info["commitment"])
    assert ann.evaluate(MEMORY, table)["commitment"] == info["commitment"]
    assert NUMBER not in ann.content(), "a number is not shown before all seats are taken"
    assert accessibility_violations(ann) == []
    bea = join_by_link(open_page, info, "Bea")
    for page in (ann, bea):
        page.locator(".stage").wait_for()
        open_panel(page)
        expect(page.locator("dd code").filter(has_text=NUMBER)).to_have_count(2)
        memory = page.evaluate(MEMORY, table)
        assert memory["revealed"]
        assert memory["commitments"] == [COMMITMENT, COMMITMENT]
    finish_together([ann, bea], table)
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(re.compile(f"/table/(?!{table})"))
    ann.locator(".stage").wait_for()
    again = ann.url.rsplit("/", 1)[1]
    open_panel(ann)
    expect(ann.locator("dd code").filter(has_text=NUMBER)).to_have_count(2)
    assert bea.url.rsplit("/", 1)[1] == table, "Bea still looks at the game before"
    assert bea.evaluate(MEMORY, again)["revealed"]


def test_a_server_that_exchanges_its_fingerprint_is_named_at_once(open_page: OpenPage) -> None:
    page = open_page()
    lay_giza_table(page, "random")
    enter_name(page, "Ann")
    page.locator(".stage").wait_for()
    assert page.get_by_role("alert").count() == 0
    exchange_frames(page, lambda frame: frame.update(commitment="0" * 64))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("the server has exchanged its secret number")
    assert accessibility_violations(page) == []


def test_a_server_that_leaves_out_a_number_is_named_at_once(open_page: OpenPage) -> None:
    page = open_page()
    exchange_frames(page, leave_out)
    lay_giza_table(page, "random")
    enter_name(page, "Ann")
    expect(page.get_by_role("alert").filter(has_text="the server left its random number out")).to_have_count(1)


def test_a_server_that_does_not_ask_a_connected_browser_is_named(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    exchange_frames(page, lambda frame: None, drop="reveal")
    lay_giza_table(page, "random")
    enter_name(page, "Ann")
    expect(page.locator(".waiting")).to_contain_text("All seats are taken")
    expect(page.get_by_role("alert").filter(has_text="the server left its random number out")).to_have_count(1)
    page.locator(".stage").wait_for()


def leave_out(frame: dict[str, Any]) -> None:
    if frame["phase"] != "waiting" and frame["contributions"]:
        frame["contributions"][0]["randomness"] = None


def exchange_frames(page: Page, change: Callable[[dict[str, Any]], None], drop: str = "") -> None:
    """Have the browser get other frames than the server sends, all of them whole, and no messages of one kind."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        reader = FrameReader()

        def pass_on(data: str | bytes) -> None:
            messages = [message for message in json.loads(data) if message["is"] != drop]
            socket.send(json.dumps([exchanged(message) for message in messages]))

        def exchanged(message: dict[str, Any]) -> dict[str, Any]:
            if message["is"] not in ("show", "change"):
                return message
            frame = copy.deepcopy(reader.read(message))
            change(frame)
            return {"is": "show", "seq": message["seq"], "frame": frame}

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/socket"), connect)


def test_the_downloaded_evidence_is_what_the_verifier_reads(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    play_giza_against_bots(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Evidence for other verifiers").click()
    path = tmp_path / "game.evidence.json"
    download.value.save_as(path)
    events = check_evidence(path.read_text("utf-8")).verify()
    result = subprocess.run([find_node(), VERIFIER, path], capture_output=True, text=True, timeout=60)
    assert f"{events} chance events follow" in result.stdout, result.stderr

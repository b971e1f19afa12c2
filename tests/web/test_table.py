"""Tables in a real browser: whole games by hand and by keys, with friends, through a power cut, and again in the replay."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import benben
from benben.kernel.record import Record

from web.checks import sideways, violations
from web.conftest import DESKTOP, PHONE, Opening, Scheme
from web.hands import play_by_keys, play_on, seated, wait_for_turn
from web.serving import Serving


def at_table(page: Page, game: str, players: int) -> str:
    """Sit down against bots; the id of the table."""
    table = seated(page, game, players)
    page.goto(f"/table/{table['id']}")
    page.locator(".prompt").wait_for()
    return str(table["id"])


@pytest.mark.parametrize("name", benben.games())
def test_a_whole_game_by_clicking(opened: Opening, name: str) -> None:
    game = benben.game(name)
    page = opened(calm=False)
    at_table(page, name, game.seats[0])
    assert play_on(page, Random(1)) > 5
    expect(page.get_by_role("heading", name="Every point explained")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    text = downloading.value.path().read_text("utf-8")
    assert Record.loads(text).replay().winners()


def test_a_whole_game_by_keys_alone(opened: Opening) -> None:
    page = opened()
    at_table(page, "giza", 2)
    assert play_by_keys(page, Random(2)) > 20


@pytest.mark.parametrize("name", benben.games())
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_a_table(opened: Opening, name: str, size: ViewportSize, scheme: Scheme) -> None:
    page = opened("/", size, scheme=scheme)
    at_table(page, name, benben.game(name).seats[1])
    play_on(page, Random(3), most=6)
    wait_for_turn(page)
    for tab in ("Log", "Chat", "In words", "More"):
        page.get_by_role("button", name=tab, exact=True).click()
        assert violations(page) == [], tab
    page.keyboard.press("l")
    assert violations(page) == []
    assert sideways(page) == 0


def test_two_friends_meet_by_a_link_play_and_talk(opened: Opening) -> None:
    ann, bea = opened(), opened("/", PHONE)
    table = seated(ann, "giza", 2, bots={}, name="Ann")
    ann.goto(f"/table/{table['id']}")
    invitation = ann.get_by_label("Invitation").input_value()
    seated(bea, "giza", 2, name="Bea")
    bea.goto(f"/table/{table['id']}?token={invitation.rsplit('/', 1)[1]}")
    bea.get_by_role("button", name="Sit down here").wait_for()
    assert violations(bea) == []
    bea.get_by_role("button", name="Sit down here").click()
    for page in (ann, bea):
        page.locator(".prompt").wait_for()
    bea.get_by_role("button", name="Chat").click()
    bea.get_by_label("Say something").fill("<b>hello</b>")
    bea.get_by_role("button", name="Send").click()
    ann.get_by_role("button", name="Chat").click()
    expect(ann.get_by_text("<b>hello</b>")).to_be_visible()
    moved = 0
    while moved < 6:
        mover = ann if "Your turn" in ann.title() else bea
        if "Your turn" in mover.title():
            play_on(mover, Random(moved), most=1)
            moved += 1
        ann.wait_for_timeout(50)
    ann.get_by_role("button", name="Log", exact=True).click()
    expect(ann.locator(".log li").first).to_be_attached()


def test_what_is_not_possible_is_told_with_its_rule(opened: Opening) -> None:
    page = opened()
    at_table(page, "giza", 2)
    page.locator("[data-id^='hand.'].lit").first.wait_for()
    page.locator("[data-id='p2.sphinx']").first.dispatch_event("click")
    expect(page.locator(".reason p").first).to_be_visible()
    page.locator(".reason .rule").first.click()
    expect(page.get_by_role("complementary", name="Rule")).to_contain_text("GZ-")
    page.keyboard.press("Escape")
    page.locator(".reason").get_by_role("button", name="Close").click()
    expect(page.locator(".reason p")).to_have_count(0)


def test_a_move_survives_a_power_cut(opened: Opening, serving: Serving) -> None:
    page = opened()
    at_table(page, "giza", 2)
    page.get_by_role("button", name="List", exact=True).click()
    page.locator("[aria-label='List'] ul button").first.click()
    serving.kill()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("your move is kept")).to_be_visible()
    serving.start()
    expect(page.get_by_text("your move is kept")).to_have_count(0, timeout=30_000)
    expect(page.locator(".log li").filter(has_text="Nefertari")).not_to_have_count(0)
    wait_for_turn(page)


def test_a_finished_game_is_seen_again(opened: Opening) -> None:
    page = opened()
    table = at_table(page, "giza", 2)
    play_on(page, Random(4))
    page.locator(".log .jump").first.click()
    page.wait_for_url(f"**/replay/{table}?**")
    page.locator(".controls").wait_for()
    assert violations(page) == []
    page.keyboard.press("Home")
    expect(page.locator(".controls output")).to_contain_text("0 /")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".controls output")).to_contain_text("3 /")
    assert "at=3" in page.url
    page.reload()
    expect(page.locator(".controls output")).to_contain_text("3 /")
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("it fits the secret number")).to_be_visible()
    expect(page.get_by_text("all follow from the secret number")).to_be_visible()
    page.get_by_label("Seen by").select_option("p2")
    page.wait_for_url("**viewer=p2**")
    assert violations(page) == []


def test_a_rematch_is_one_click_away(opened: Opening) -> None:
    page = opened()
    first = at_table(page, "giza", 2)
    play_on(page, Random(5))
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt").wait_for()
    assert first not in page.url

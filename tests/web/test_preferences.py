"""All preferences are in one place, each does what it says, and a guest has them on every device."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.conftest import DESKTOP, PHONE, OpenPage, at_sizes
from web.page_checks import accessibility_violations
from web.players import create_table

GROUPS = {
    "Confirm a move": 3,
    "Moves without a choice": 2,
    "How fast moves of others are shown": 4,
    "Text size": 3,
    "Motion": 2,
    "Order of boards and players": 2,
    "Light or dark": 3,
}
"""The preferences with a few values each, and the number of these."""


def open_preferences(page: Page) -> Locator:
    """Open the dialog with all preferences."""
    page.get_by_role("button", name="Preferences").click()
    return page.get_by_role("dialog", name="Preferences")


def close(dialog: Locator) -> None:
    """Close a dialog."""
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


@at_sizes(PHONE, DESKTOP)
def test_all_preferences_are_in_one_place(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    dialog = open_preferences(page)
    for name, values in GROUPS.items():
        radios = dialog.get_by_role("group", name=name, exact=True).get_by_role("radio")
        expect(radios).to_have_count(values)
        assert [radio.is_checked() for radio in radios.all()].count(True) == 1, f"{name} has one value"
    assert dialog.get_by_role("group", name="Sounds").get_by_role("checkbox").count() >= 4
    expect(dialog.get_by_role("combobox", name="Language")).to_have_value("en")
    assert accessibility_violations(page) == []


def test_the_page_follows_motion_theme_and_language(open_page: OpenPage) -> None:
    page = open_page(calm=False)
    root = page.locator("html")
    dialog = open_preferences(page)
    dialog.get_by_role("group", name="Motion").get_by_role("radio", name="None").check()
    expect(root).to_have_attribute("data-motion", "none")
    light = root.evaluate("() => getComputedStyle(document.body).backgroundColor")
    dialog.get_by_role("group", name="Light or dark").get_by_role("radio", name="Dark", exact=True).check()
    assert root.evaluate("() => getComputedStyle(document.body).backgroundColor") != light
    dialog.get_by_role("combobox", name="Language").select_option("fr")
    expect(root).to_have_attribute("lang", "fr")
    page.reload()
    for name, value in [("data-motion", "none"), ("lang", "fr")]:
        expect(root).to_have_attribute(name, value)


def test_boards_and_players_are_in_the_preferred_order(open_page: OpenPage) -> None:
    page = open_page("/", PHONE)
    bots = {"p1": "random", "p3": "random"}
    table = create_table(page, "Ann", {"game": "great_pyramid", "players": 3, "seat": "p2", "bots": bots})
    page.goto(f"/table/{table['id']}")
    scores = page.get_by_role("list", name="Points").get_by_role("listitem")
    expect(scores.first).to_contain_text("Ann")
    assert board_owners(page) == [1, 2, 0], "the viewer's board, then the others as they sit"
    dialog = open_preferences(page)
    with page.expect_response("**/api/me/preferences"):
        dialog.get_by_role("radio", name="As we sit", exact=True).check()
    close(dialog)
    expect(scores.nth(1)).to_contain_text("Ann")
    assert board_owners(page) == [0, 1, 2]
    page.evaluate("localStorage.clear()")
    page.reload()  # another device of the guest
    expect(scores.nth(1)).to_contain_text("Ann")


def board_owners(page: Page) -> list[int]:
    """The seats whose boards are drawn, from top to bottom, each by its number from 0."""
    boards = page.locator("section[data-area^=p]")
    expect(boards).to_have_count(3)
    return [int(str(board.get_attribute("data-area"))[1:]) - 1 for board in boards.all()]

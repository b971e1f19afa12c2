"""Lessons in a real browser: one of each game to its end, at a desk and on a phone, and where lessons are offered."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Error, Page, ViewportSize, expect

import benben
from benben.lessons.lesson import Lesson, LessonStep
from benben.lessons.lesson_files import find_lesson, lesson_names
from benben.words import Words, languages

from long import fair_selection
from web.conftest import DESKTOP, PHONE, TABLET, OpenPage, at_sizes
from web.page_checks import accessibility_violations, horizontal_overflow, small_targets, untranslated_texts

CONFIRM = ".prompt .ready button.primary"
NUMBER = "(document.querySelector('.coach progress')?.value ?? 0)"
SHOWN = f"number => {NUMBER} === number && !document.querySelector('.coach .actions > .muted')"
ANSWERED = f"number => {NUMBER} !== number || document.querySelector({CONFIRM!r})"


MARKED_IN_SIGHT = """() => {
    const { top, bottom } = document.querySelector('[data-id].pointed')?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    const middle = (top + bottom) / 2;
    const box = name => document.querySelector(name).getBoundingClientRect();
    return middle > box('.top').bottom && middle < box('.coach').top;
}"""
UNCUT = "(text => text.scrollHeight <= text.clientHeight + 1)(document.querySelector('.coach .text'))"


class Learner:
    """Takes a lesson on a page, by mouse or on a touch screen."""

    def __init__(self, page: Page, lesson: Lesson, size: ViewportSize) -> None:
        self.page = page
        self.lesson = lesson
        self.size = size

    def shown(self, number: int) -> None:
        """Wait until the text of a step, counted from 1, is shown."""
        self.page.wait_for_function(SHOWN, arg=number)

    def touch(self, element: str) -> None:
        """Touch a marked place or piece, or the marked button of the prompt."""
        drawn = self.page.locator(f'[data-id="{element}"].selectable')
        button = self.page.locator(".prompt .buttons button.pointed")
        drawn.or_(button).first.wait_for(state="attached")
        if not drawn.count():
            button.first.click()
            return
        point = self.page.evaluate("choice => tableProbe.point(choice)", {"way": "piece", "id": element})
        assert point, f"{element} cannot be touched: it is covered or out of view"
        if self.size == PHONE:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def move(self, step: LessonStep, number: int) -> None:
        """Make the move that a step asks for."""
        for element in self.lesson.game.catalogue.path(step.ask[0]):
            if self.page.locator(CONFIRM).count() == 0:
                self.touch(element)
        self.page.wait_for_function(ANSWERED, arg=number)
        if self.page.locator(CONFIRM).count():
            with suppress(Error):  # a move that can be taken back is made without it
                self.page.locator(CONFIRM).click(timeout=10_000)

    def take(self) -> None:
        """Take the lesson to its end."""
        for number, step in enumerate(self.lesson.steps, 1):
            self.shown(number)
            assert horizontal_overflow(self.page) == 0
            assert self.page.locator(".refusal").count() == 0, f"{step.name}: who does as told is refused nothing"
            if step.ask:
                assert self.page.locator(".pointed").count() > 0, step.name
                assert self.page.locator(".prompt .buttons button.primary:not(.pointed)").count() == 0, step.name
                self.move(step, number)
            elif number < len(self.lesson.steps):
                self.page.locator(".coach .actions button.primary").click()


def open_lesson(
    open_page: OpenPage, game: str, name: str, size: ViewportSize = DESKTOP, locale: str = "en-GB", calm: bool = True
) -> Learner:
    page = open_page(f"/learn/{game}?lesson={name}", size, locale, calm=calm)
    return Learner(page, find_lesson(benben.game(game), name), size)


@pytest.mark.parametrize(("game", "size"), fair_selection(product(benben.games(), [DESKTOP, PHONE])))
def test_a_first_game_is_taken_to_its_end(open_page: OpenPage, game: str, size: ViewportSize) -> None:
    learner = open_lesson(open_page, game, "first-game", size)
    learner.take()
    page = learner.page
    expect(page.get_by_text("Lesson finished. Well done!")).to_be_visible()
    assert accessibility_violations(page) == []
    page.get_by_role("link", name="Other lessons").click()
    expect(page.get_by_text("✓ done")).to_be_visible()
    assert accessibility_violations(page) == []


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in benben.games() for name in lesson_names(benben.game(game))[1:]]
)
def test_a_short_lesson_is_taken_to_its_end(open_page: OpenPage, game: str, name: str) -> None:
    learner = open_lesson(open_page, game, name)
    learner.take()
    expect(learner.page.get_by_text("Lesson finished. Well done!")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), fair_selection(product([DESKTOP, PHONE], ["dark", "light"])))
def test_everybody_can_use_a_lesson(open_page: OpenPage, size: ViewportSize, scheme: str) -> None:
    learner = open_lesson(open_page, "giza", "first-game", size)
    learner.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    learner.shown(1)
    assert accessibility_violations(learner.page) == []
    learner.page.keyboard.press("Enter")
    learner.shown(2)
    assert accessibility_violations(learner.page) == []
    assert small_targets(learner.page) == []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_a_lesson_speaks_the_language_of_the_page(open_page: OpenPage, language: str) -> None:
    learner = open_lesson(open_page, "giza", "ending", locale=language)
    learner.shown(1)
    assert untranslated_texts(learner.page, language) == []
    learner.take()
    expect(learner.page.locator(".coach strong")).to_have_text(Words(language).say("lesson-finished"))
    learner.page.goto("/learn/giza")
    learner.page.locator("h2").first.wait_for()
    assert untranslated_texts(learner.page, language) == []


def test_another_legal_move_is_met_with_the_reason(open_page: OpenPage) -> None:
    learner = open_lesson(open_page, "giza", "first-game")
    learner.shown(1)
    learner.page.locator(".coach button.primary").click()
    learner.shown(2)
    learner.touch("hand.+1")
    learner.touch("p1.cheops")
    learner.page.locator(CONFIRM).click()
    expect(learner.page.locator(".refused")).to_contain_text("a stone must always be smaller than what it covers")
    learner.shown(2)


def test_a_lesson_goes_on_where_it_was_left(open_page: OpenPage) -> None:
    learner = open_lesson(open_page, "giza", "first-game")
    learner.shown(1)
    learner.page.locator(".coach button.primary").click()
    learner.shown(2)
    learner.move(learner.lesson.steps[1], 2)
    learner.shown(3)
    learner.page.reload()
    learner.shown(3)
    expect(learner.page.locator('[data-id="p1.cheops.1"]')).to_be_visible()
    learner.page.get_by_role("link", name="Leave the lesson").click()
    expect(learner.page.get_by_role("link", name="Continue (Your first game)")).to_be_visible()
    learner.page.get_by_role("link", name="Continue (Your first game)").click()
    learner.shown(3)
    learner.page.get_by_role("button", name="From the start").click()
    learner.shown(1)


@at_sizes(PHONE, DESKTOP)
def test_lessons_are_offered_at_the_first_visit_and_on_every_card(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page("/", size)
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    assert accessibility_violations(page) == []
    assert page.get_by_role("link", name="Learn (").count() == len(benben.games())
    page.get_by_role("button", name="No, thank you").click()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    page.reload()
    page.locator("article").first.wait_for()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    page.get_by_role("link", name="Learn (GIZA)").click()
    expect(page.get_by_role("heading", name="Learn GIZA at the table")).to_be_visible()
    assert horizontal_overflow(page) == 0
    page.get_by_role("link", name="Begin (Your first game)").click()
    expect(page.locator(".coach")).to_be_visible()


def test_on_a_tablet_the_text_is_never_folded(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "great_pyramid", "first-game", TABLET).page
    page.locator(".coach").wait_for()
    page.locator(".top").tap(position={"x": 5, "y": 5})
    expect(page.locator(".coach .fold")).to_have_count(0)
    assert page.evaluate(UNCUT)


def test_only_what_is_touched_next_is_marked(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "giza", "first-game").page
    page.locator(".coach .actions button.primary").click()
    marked = page.locator("[data-id].pointed")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-id", "hand.+5")
    marked.click()
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-id", "p1.cheops")


def test_the_welcome_leads_to_the_first_game(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Learn GIZA", exact=True).click()
    expect(page.locator(".coach")).to_contain_text("Welcome to the plateau of Giza")
    page.goto("/")
    page.locator("article").first.wait_for()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)


def test_on_a_phone_the_text_is_whole_until_the_learner_touches_the_board(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "great_pyramid", "first-game", PHONE).page
    coach = page.locator(".coach")
    coach.wait_for()
    expect(coach.get_by_role("button", name="Show less")).to_be_visible()
    assert page.evaluate(UNCUT)
    page.locator(".top").tap(position={"x": 5, "y": 5})
    expect(coach.get_by_role("button", name="Read all")).to_be_visible()
    expect(coach.locator(".text .before")).to_be_hidden()
    box = coach.bounding_box()
    assert box is not None
    assert box["height"] <= 140, "the board is in sight"
    coach.get_by_role("button", name="Read all").click()
    expect(coach.get_by_role("button", name="Show less")).to_be_visible()
    coach.get_by_role("button", name="Show less").click()
    coach.locator(".actions button.primary").click()
    expect(coach.get_by_role("button", name="Show less")).to_be_visible()
    assert page.evaluate(UNCUT), "the next text is whole again"
    expect(page.locator(".players, .top").get_by_text("Seat 1")).to_have_count(0)


def test_the_folded_text_says_what_to_do(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "giza", "first-game", PHONE).page
    coach = page.locator(".coach")
    coach.locator("button.primary").click()
    page.locator('[data-id="hand.+5"]').tap()
    expect(coach.get_by_role("button", name="Read all")).to_be_visible()
    expect(coach.locator(".text")).to_have_text(re.compile(r"Choose the \+5, then your Cheops\.\s*$"), use_inner_text=True)
    expect(coach.locator(".text")).not_to_contain_text("only you can see", use_inner_text=True)
    assert page.evaluate(UNCUT), "nothing of the instruction is cut off"


def test_what_is_marked_is_in_sight_when_the_rival_has_moved(open_page: OpenPage) -> None:
    """GIZA on a phone: the rival's tile brings the page down to the boards, and then the page goes back to the hand."""
    learner = open_lesson(open_page, "giza", "first-game", PHONE, calm=False)
    page = learner.page
    page.evaluate("localStorage.setItem('benben.playback', 'normal')")
    page.reload()
    for number, step in enumerate(learner.lesson.steps[:7], 1):
        learner.shown(number)
        if not step.ask:
            page.locator(".coach .actions button.primary").click()
            continue
        page.wait_for_function(MARKED_IN_SIGHT)
        page.wait_for_timeout(1500)  # nothing scrolls it away again
        assert page.evaluate(MARKED_IN_SIGHT), step.name
        for element in learner.lesson.game.catalogue.path(step.ask[0]):
            page.locator(f'[data-id="{element}"].selectable').first.dispatch_event("click")
        page.locator(CONFIRM).and_(page.locator(":not([aria-disabled=true])")).dispatch_event("click")


def test_another_way_than_the_one_that_is_asked_for_is_told_at_once(open_page: OpenPage) -> None:
    """Great Pyramid: "Farm!" is a button; a learner who touches the farms has begun to move a worker."""
    learner = open_lesson(open_page, "great_pyramid", "first-game")
    page = learner.page
    for number in range(1, 4):
        learner.shown(number)
        if learner.lesson.steps[number - 1].ask:
            learner.move(learner.lesson.steps[number - 1], number)
        else:
            page.locator(".coach .actions button.primary").click()
    learner.shown(4)
    move = page.locator(".coach .move")
    expect(move).to_have_text("Your move: touch what is marked.")
    page.locator('.place[data-id="farm"]').click()
    expect(move).to_have_text("That begins another move. Go back, then touch what is marked.")
    page.locator(".prompt .back").click()
    expect(move).to_have_text("Your move: touch what is marked.")


def test_what_is_marked_never_looks_fainter_than_other_choices(open_page: OpenPage) -> None:
    page = open_lesson(open_page, "giza", "first-game", calm=False).page
    page.locator(".coach .actions button.primary").click()
    width = "one => [getComputedStyle(one).strokeWidth, getComputedStyle(one).strokeOpacity].map(parseFloat)"
    marked, other = page.locator(".pointed > .outline").first, page.locator(".selectable:not(.pointed) > .outline").first
    for _ in range(12):
        (thickness, opacity), (others, _) = marked.evaluate(width), other.evaluate(width)
        assert thickness > others
        assert opacity == 1
        page.wait_for_timeout(110)


def test_who_has_learned_a_game_is_not_shown_how_to_play_it(open_page: OpenPage) -> None:
    learner = open_lesson(open_page, "giza", "first-game")
    page = learner.page
    page.evaluate("localStorage.setItem('benben.howToPlay', 'egizia')")
    learner.take()
    expect(page.get_by_text("Lesson finished. Well done!")).to_be_visible()
    assert page.evaluate("localStorage.getItem('benben.howToPlay')") == "egizia giza"

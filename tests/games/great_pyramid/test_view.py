"""The view of Giza: The Great Pyramid."""

from __future__ import annotations

from games.great_pyramid.builders import play, position


def test_the_view_shows_the_open_question() -> None:
    state = position(["quarry-1.0 3"], sleds={"quarry-1": (0, "base")})
    play(state, "end", "push quarry-1")
    view = state.perspective(2).view()
    asked = {"seat": "p1", "nominator": "p1", "task": "push quarry-1", "given": 0, "needs": 4, "workers": 3}
    assert view["question"] == asked
    assert view["actors"] == ["p1"]

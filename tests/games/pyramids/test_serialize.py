"""Positions of Pyramids that cannot be are refused, and every refusal names the entry."""

from __future__ import annotations

import pytest

import benben

from games.pyramids.builders import GAME, play_at_random, position, started


@pytest.mark.parametrize("players", range(2, 6))
def test_every_position_of_a_game_is_read_back_as_it_was_written(players: int) -> None:
    rng = benben.Rng(players)
    state = started(players)
    while state.depth > 0:
        play_at_random(state, rng, 7)
        data = state.to_dict()
        assert GAME.from_dict(data).to_dict() == data
        assert GAME.position.count(state) == GAME.components(players, state.settings)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"round": 11}, "round must be from 1 to 10, not 11"),
        ({"resting": "ra"}, "resting: 'ra' is not known"),
        ({"gods": ["horus", "horus"]}, "gods\\[1\\]: horus sits out or is another player's"),
        ({"gods": ["horus", "thoth"]}, "gods\\[1\\]: 'thoth' is not known"),
        ({"gods": [None, "horus"]}, "agenda: build-pyramid is asked when everyone has a god"),
        ({"hands": [["b-wr"], ["x-y"]]}, "hands\\[1\\]: 'x-y' is not known"),
        ({"hands": [["b-wr", "b-wg", "b-wy", "b-rg"], []]}, "hands\\[0\\]: 4 cards are too many"),
        ({"hands": [["b-wr"], ["b-rg", "y-y"]]}, "y-y: 2 in this position, the box has 1"),
        ({"pyramids": [{"0.1": "b-wg"}, {}]}, "pyramids\\[0\\]: the base must hold 0.0"),
        ({"pyramids": [{"0.0": "b-wg", "0.2": "b-wy"}, {}]}, "pyramids\\[0\\]: the base must hold 0.0, without gaps"),
        ({"pyramids": [{"0.0": "b-wg", "1.0": "b-wy"}, {}]}, "pyramids\\[0\\]: 1.0 does not stand on two cards"),
        ({"doubts": [["y-g"], []]}, "doubts\\[0\\]: y-g must be in the hand or in the tomb"),
        ({"tombs": [["y-g"], []], "doubts": [["y-g"], []]}, "doubts\\[0\\]: one of the cards in doubt is in the hand"),
        ({"dealt": ["b-wr", None]}, "dealt\\[0\\]: b-wr must be in the tomb, or in the hand and in doubt"),
        ({"agenda": [{"step": "build-more", "seat": 0, "built": 3}]}, "agenda: built must be from 0 to 2, not 3"),
        ({"agenda": [{"step": "choose-god", "seat": 0}] * 2}, "agenda: choose-god is asked alone"),
        ({"quarry": [["b-w", "b-r"], ["w-b", "w-r"]], "agenda": [{"step": "stock-quarry"}]}, "the quarry is full already"),
        ({"luck": 1}, "'luck' is not known here"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_name_of_the_entry(change: dict[str, object], message: str) -> None:
    data = position(["b-wr", "b-rg"], gods=["horus", "anubis"]).to_dict()
    data.update(change)
    with pytest.raises(benben.BadInput, match=message):
        GAME.from_dict(data)

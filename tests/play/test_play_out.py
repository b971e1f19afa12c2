"""Playing out by bots, and the seeds that deals and bots are derived from."""

from __future__ import annotations

import pytest

import benben
from benben import Match, Perspective
from benben.kernel.event import seat_name
from benben.play.play_out import play_out
from benben.play.seeds import derive_seed

from server.vault_game import GAME as VAULT


class FirstLegal:
    """Takes the first legal action and notes the seat it was asked for."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def choose(self, perspective: Perspective, /) -> int:
        assert perspective.seat is not None
        self.seats.append(perspective.seat)
        return perspective.legal()[0]


def test_a_match_is_played_to_its_end_and_simultaneous_choices_are_asked_in_seat_order() -> None:
    match, seats = Match(VAULT, 3, seed=1), list[int]()
    play_out(match, [FirstLegal(seats)] * 3)
    assert match.over()
    assert seats[:3] == [0, 1, 2]
    assert seats == [entry.seat for entry in match.record.entries if entry.seat != benben.CHANCE]


def test_a_bot_chooses_as_if_no_other_seat_had_chosen_yet() -> None:
    asked: list[tuple[int, ...]] = []

    class Watching(FirstLegal):
        def choose(self, perspective: Perspective, /) -> int:
            asked.append(perspective.actors())
            return super().choose(perspective)

    match = Match(VAULT, 3, seed=1)
    play_out(match, [Watching([])] * 3)
    assert asked[:3] == [(0, 1, 2)] * 3


def test_play_stops_before_a_choice() -> None:
    match, seats = Match(VAULT, 3, seed=1), list[int]()
    play_out(match, [FirstLegal(seats)] * 3, until=lambda: len(match.actors()) == 1 and not match.sealed)
    assert not match.over()
    assert seats == [0, 1, 2]


@pytest.mark.parametrize(
    ("parts", "seed"),
    [
        ((7, 0, "deal"), 71272743769864336),
        ((7, 0, 1), 70230082384923676),
        ((20, 3, "2 players 1"), 68894300087198554),
    ],
)
def test_the_seeds_of_tournaments_and_studies_never_change(parts: tuple[object, ...], seed: int) -> None:
    assert derive_seed(*parts) == seed


def test_different_parts_give_different_seeds() -> None:
    seeds = {derive_seed(seat_name(seat), moment) for seat in range(4) for moment in range(50)}
    assert len(seeds) == 200

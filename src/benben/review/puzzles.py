"""Finds puzzles in finished games: decisions in which one move is clearly best, and which the levels often miss.

A search finds the best move, and a longer one with other random numbers must agree. The move is compared with the moves that
the search tried most, the one that was played and the one that looks best at once. It has to be clearly better than all of
them. Then each level tries several times to find it. Everything is judged by what the seat knew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from benben.bots.levels import bot
from benben.bots.network import best_search
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.kernel.perspective import Perspective
from benben.kernel.step import CHANCE
from benben.play.record import Record
from benben.play.seeds import derive_seed
from benben.review.as_json import reasons_object
from benben.review.decisions import Comparison, compare
from benben.review.moments import Moments, moments_of
from benben.review.puzzle_files import Puzzle, Rival, position_before, puzzle_id
from benben.review.reasons import reasons_for
from benben.review.values import Values, values_for

LEAST_CHOICES = 4
"""Legal moves of a puzzle, at least: among fewer the answer is guessed too easily."""
ITERATIONS, LONGER = 150, 1200
"""Iterations of the search that looks for a move, and of the one that has to agree."""
RIVALS = 5
"""Moves that the best one is compared with, at most: the obvious one, the one played, those that the search tried most."""
MOST_ALIKE = 2
"""Puzzles with the same answer in one collection, at most: who has solved two of them guesses the third."""
FIRST_PAIRS, PAIRS = 60, 600
"""Pairs of futures of a first comparison, and of one that counts."""
MARGIN = 0.06
"""Win share that every rival must lose for certain."""
SOLVERS = ("beginner", "apprentice", "builder", "architect")
"""The levels that try to find the move."""
OBVIOUS = "greedy"
"""The bot whose move is the obvious one: what looks best at once."""
TRIES = 5
"""Tries of each level."""
EASIEST, HARDEST = 0.75, 0.1
"""The largest and the smallest share of all tries that find the move of a puzzle."""
STRONGEST = 0.6
"""The least share of the tries of the strongest solver that find the move: else it may not be the best one."""
STORIES = 100
"""Futures from which reasons are taken."""


@dataclass(frozen=True)
class PuzzleJob:
    """Some moments of a finished record to look at."""

    game: Game
    record: str
    moments: tuple[int, ...]
    seed: int


def plan_puzzle_jobs(record: Record, seed: int, moments_in_job: int = 8) -> list[PuzzleJob]:
    """The jobs for one record; raise BadInput if it is not finished or does not replay."""
    moments, text = moments_of(record), record.dumps()
    wanted = [moment for moment in moments.decisions() if _may_be_puzzle(moments, moment)]
    count = max(1, -(-len(wanted) // moments_in_job))
    return [PuzzleJob(record.game, text, tuple(wanted[first::count]), seed) for first in range(count)]


def find_puzzles(job: PuzzleJob) -> list[Puzzle]:
    """The puzzles at the moments of a job."""
    moments = moments_of(Record.loads(job.record, job.game))
    found = [puzzle_at(moments, moment, derive_seed("puzzle", job.seed, moment)) for moment in job.moments]
    return [puzzle for puzzle in found if puzzle is not None]


def puzzle_at(moments: Moments, moment: int, seed: int) -> Puzzle | None:
    """The puzzle at a moment; None if no move is clearly best there, or it is obvious, or hardly anyone finds it."""
    record, entry = moments.record, moments.record.entries[moment]
    perspective = moments.states[moment].perspective(entry.seat)
    values = values_for(record.game, record.players, record.options)
    best, tried = searched(perspective, derive_seed(seed, "first"), ITERATIONS)
    obvious = bot(OBVIOUS, record.game, seed).choose(perspective)
    others = (obvious, entry.action, *tried, *perspective.legal())  # where moves are few, also those that no search tried
    rivals = [one for one in dict.fromkeys(others) if one != best][:RIVALS]
    if best == obvious or not _all_lose(perspective, best, rivals, values, seed, FIRST_PAIRS):
        return None
    if searched(perspective, derive_seed(seed, "longer"), LONGER)[0] != best:
        return None
    compared = {rival: compare(perspective, best, rival, values, derive_seed(seed, rival), PAIRS) for rival in rivals}
    if not all(_loses(one) for one in compared.values()):
        return None
    found = {level: found_share(level, perspective, best, seed) for level in SOLVERS}
    share = sum(found.values()) / len(found)
    if not HARDEST <= share <= EASIEST or found[SOLVERS[-1]] < STRONGEST:
        return None
    return _puzzle(record, moment, best, compared, found, seed, perspective)


def searched(perspective: Perspective, seed: int, iterations: int) -> tuple[int, list[int]]:
    """The best move of a search, and the other moves, the most tried first."""
    search = best_search(perspective, seed, iterations)
    search.run(iterations)
    best, results = search.best(), search.results()
    return best, sorted((one for one in results if one != best), key=lambda one: (-results[one][0], one))


def found_share(level: str, perspective: Perspective, best: int, seed: int) -> float:
    """The share of the tries of a level that find a move."""
    tries = [bot(level, perspective.game, derive_seed(seed, level, number), clock=False) for number in range(TRIES)]
    return sum(one.choose(perspective) == best for one in tries) / TRIES


def varied(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles in their order, without those whose answer enough others before them have too."""
    answers: Counter[str] = Counter()
    kept = []
    for puzzle in found:
        answers[puzzle.best] += 1
        if answers[puzzle.best] <= MOST_ALIKE:
            kept.append(puzzle)
    return kept


def has_choices(puzzle: Puzzle) -> bool:
    """Whether a puzzle has so many legal moves that its answer is not guessed, and rivals accordingly."""
    record = Record.loads(puzzle.record)
    choices = len(record.replay(len(record.entries)).legal(int(puzzle.seat[1:]) - 1))
    return choices >= LEAST_CHOICES and len(puzzle.rivals) >= min(RIVALS, choices - 1)


def _may_be_puzzle(moments: Moments, moment: int) -> bool:
    """Whether a single seat chooses there among several moves."""
    state, seat = moments.states[moment], moments.record.entries[moment].seat
    return seat != CHANCE and state.actors() == (seat,) and len(state.legal(seat)) >= LEAST_CHOICES


def _all_lose(perspective: Perspective, best: int, rivals: Sequence[int], values: Values, seed: int, pairs: int) -> bool:
    """Whether all rivals lose against the best move at a first look."""
    return all(
        compare(perspective, best, rival, values, derive_seed(seed, rival), pairs).difference > MARGIN for rival in rivals
    )


def _loses(found: Comparison) -> bool:
    return found.difference - found.uncertainty >= MARGIN


def _puzzle(
    record: Record,
    moment: int,
    best: int,
    compared: dict[int, Comparison],
    found: dict[str, float],
    seed: int,
    perspective: Perspective,
) -> Puzzle:
    text, seat = position_before(record, moment).dumps(), seat_name(record.entries[moment].seat)
    nearest = min(compared, key=lambda rival: compared[rival].difference)
    reasons = reasons_for(perspective, best, nearest, seed, STORIES)
    rivals = [
        Rival(record.game.text(one), round(it.difference, 4), round(it.uncertainty, 4)) for one, it in compared.items()
    ]
    return Puzzle(
        id=puzzle_id(text, seat),
        players=record.players,
        seat=seat,
        record=text,
        best=record.game.text(best),
        rivals=sorted(rivals, key=lambda rival: (rival.lost, rival.action)),
        found=found,
        difficulty=round(100 * (1 - sum(found.values()) / len(found))),
        reasons=reasons_object(reasons, record.game),
    )

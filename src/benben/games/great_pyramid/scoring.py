"""Scoring: points by rank, the list of scorings in a position, and every point explained (GP-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid import lookup
from benben.games.great_pyramid.box import RANKS, SCORINGS
from benben.games.great_pyramid.moves import STONE_WORDS
from benben.games.great_pyramid.state import GreatPyramid
from benben.kernel.refusal import Args

SOURCES: Final = {
    "push": "push",
    "middle-lift": "lift",
    "final-lift": "lift",
    "decoration": "decoration",
    "capstone-decoration": "decoration",
    "temple": "temple",
}
"""The source of points under which a breakdown lists each scoring."""

COUNTED: Final = {
    "push": "workers",
    "middle-lift": "food",
    "final-lift": "food",
    "decoration": "art",
    "capstone-decoration": "art",
    "temple": "workers",
}
"""GP-7.1 The amount that each scoring ranks by."""


# --- points by rank ---------------------------------------------------------------------------------------------------


def rank_points(amounts: vec[i64], seat: i64, kind: i64) -> i64:
    """GP-7.1, GP-7.2, GP-7.3 The points of a seat's rank: none for an amount of 0; tied ranks are added up and divided."""
    own = amounts[seat]
    if own <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 0
    for other in range(i64(len(amounts))):
        if amounts[other] > own:
            rank += 1
        elif amounts[other] == own:
            tied += 1
    return pooled_points(kind, rank, tied) // tied


def pooled_points(kind: i64, rank: i64, tied: i64) -> i64:
    """GP-7.3 The points of as many ranks as are ``tied``, from this one (counted from 0) on, added up."""
    total: i64 = 0
    first = kind * RANKS + rank
    for i in range(first, first + tied):
        total += lookup.RANK_POINTS[i]
    return total


def solo_points(amounts: vec[i64], kind: i64) -> i64:
    """GP-7.1 The points added where only one player took part, else 0."""
    taking_part: i64 = 0
    for seat in range(i64(len(amounts))):
        if amounts[seat] > 0:
            taking_part += 1
    return lookup.SOLO_POINTS[kind] if taking_part == 1 else 0


def award(state: GreatPyramid, kind: i64, amounts: vec[i64], stone: i64, rule: str) -> None:
    """GP-7 Rank the amounts, give the points and add the scoring to the position."""
    solo = solo_points(amounts, kind)
    packed_amounts: i64 = 0
    packed_points: i64 = 0
    for seat in range(state.players):
        points = rank_points(amounts, seat, kind)
        if solo > 0 and amounts[seat] > 0:
            points += solo
        packed_amounts |= amounts[seat] << (8 * seat)
        packed_points |= points << (8 * seat)
        if state.event_log is not None and amounts[seat] > 0:
            args: Args = {"scoring": SCORINGS[kind], "player": f"p{seat + 1}", "points": int(points)}
            args["amount"], args["counted"] = int(amounts[seat]), COUNTED[SCORINGS[kind]]
            state.emit("scored", seat, rule, args)
    state.add_scoring(kind | (stone << 8) | (state.round_number << 16), packed_amounts, packed_points)


def score_temple(state: GreatPyramid, stone: i64) -> None:
    """GP-7.1 Score the Temple of Ra, by workers praying there."""
    award(state, lookup.TEMPLE_SCORING, worker_counts(state, lookup.TEMPLE), stone, "GP-7.1")


def worker_counts(state: GreatPyramid, place: i64) -> vec[i64]:
    """The number of workers of each seat at a place."""
    start = place * lookup.SEATS
    return state.workers[start : start + state.players]


# --- the list of scorings ---------------------------------------------------------------------------------------------


class ScoringEntry:
    """One scoring of a position, unpacked."""

    def __init__(self, state: GreatPyramid, index: int) -> None:
        start: i64 = index * lookup.SCORING_NUMBERS
        heading = state.scorings[start]
        self.kind = int(heading & 0xFF)
        self.stone = int((heading >> 8) & 0xFF)
        self.round_number = int((heading >> 16) & 0xFF)
        self.amounts: list[int] = _unpacked(state.scorings[start + 1], int(state.players))
        self.points: list[int] = _unpacked(state.scorings[start + 2], int(state.players))

    @property
    def name(self) -> str:
        """The name of the scoring in the box."""
        return SCORINGS[self.kind]

    def rank(self, seat: int) -> int:
        """The best rank that the seat occupies, counted from 1."""
        return 1 + sum(1 for amount in self.amounts if amount > self.amounts[seat])

    def tied(self, seat: int) -> int:
        """How many seats share the seat's ranks, the seat itself included."""
        return self.amounts.count(self.amounts[seat])


def _unpacked(packed: int, count: int) -> list[int]:
    """The bytes of a number, lowest first."""
    return [(packed >> (8 * i)) & 0xFF for i in range(count)]


def scoring_list(state: GreatPyramid) -> list[ScoringEntry]:
    """Every scoring so far, oldest first."""
    return [ScoringEntry(state, index) for index in range(len(state.scorings) // lookup.SCORING_NUMBERS)]


# --- every point explained --------------------------------------------------------------------------------------------


def breakdown(state: GreatPyramid, seat: int) -> dict[str, object]:
    """GP-7.1 The points of a seat by source (push, lift, decoration, temple), each scoring with its rank."""
    parts: list[dict[str, object]] = []
    for source in dict.fromkeys(SOURCES.values()):
        scored = [entry for entry in scoring_list(state) if SOURCES[entry.name] == source]
        earned = [_scoring_breakdown(entry, seat) for entry in scored if entry.amounts[seat] > 0]
        points = sum(entry.points[seat] for entry in scored)
        args: Args = {"source": source}
        parts.append({"key": "great_pyramid-source", "args": args, "rule": "GP-7.1", "points": points, "parts": earned})
    total = int(state.score[seat])
    args = {"seat": f"p{seat + 1}"}
    return {"key": "great_pyramid-total", "args": args, "rule": "GP-8.2", "points": total, "parts": parts}


def _scoring_breakdown(entry: ScoringEntry, seat: int) -> dict[str, object]:
    """The points of a seat in one scoring: for its rank and, where it was alone, the solo points."""
    tied, points = entry.tied(seat), entry.points[seat]
    solo = int(solo_points(vec[i64](entry.amounts), entry.kind))
    args: Args = {
        "scoring": entry.name,
        "round": entry.round_number,
        "stone": STONE_WORDS[entry.stone],
        "amount": entry.amounts[seat],
        "counted": COUNTED[entry.name],
        "rank": entry.rank(seat),
        "tied": tied,
    }
    rank: dict[str, object] = {
        "key": "great_pyramid-rank",
        "args": args,
        "rule": "GP-7.3" if tied > 1 else "GP-7.1",
        "points": points - solo,
    }
    parts = [rank]
    if solo:
        parts.append({"key": "great_pyramid-solo", "args": {}, "rule": "GP-7.1", "points": solo})
    return {"key": "great_pyramid-scoring", "args": args, "rule": "GP-7.1", "points": points, "parts": parts}

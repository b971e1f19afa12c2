"""Scoring: ranks and their points, the ledger they are written into, and every point explained."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from benben.games.great_pyramid.box import BOX, RANKS, SCORINGS
from benben.games.great_pyramid.moves import STONE_WORDS
from benben.games.great_pyramid.state import ENTRY, SEATS, TEMPLE, GreatPyramid
from benben.kernel.refusal import Args

PUSH_SCORING: Final[i64] = 0
MIDDLE_LIFT: Final[i64] = 1
FINAL_LIFT: Final[i64] = 2
DECORATION: Final[i64] = 3
CAPSTONE_DECORATION: Final[i64] = 4
TEMPLE_SCORING: Final[i64] = 5

TABLE: Final[vec[i64]] = vec[i64]([points for scoring in BOX.scorings for points in scoring.ranks])
SOLO: Final[vec[i64]] = vec[i64]([scoring.solo for scoring in BOX.scorings])

SOURCES: Final = {
    "push": "push",
    "middle-lift": "lift",
    "final-lift": "lift",
    "decoration": "decoration",
    "capstone-decoration": "decoration",
    "temple": "temple",
}
"""Where points come from, for the account of a game."""

COUNTED: Final = {
    "push": "workers",
    "middle-lift": "food",
    "final-lift": "food",
    "decoration": "art",
    "capstone-decoration": "art",
    "temple": "workers",
}
"""GP-7.1 What each scoring ranks by."""


def share(amounts: vec[i64], seat: i64, kind: i64) -> i64:
    """GP-7.1, GP-7.2, GP-7.3 What a seat earns by its rank: nothing for nothing, tied ranks added up and divided."""
    mine = amounts[seat]
    if mine <= 0:
        return 0
    rank: i64 = 0
    tied: i64 = 0
    other: i64 = 0
    while other < len(amounts):
        if amounts[other] > mine:
            rank += 1
        elif amounts[other] == mine:
            tied += 1
        other += 1
    return pooled(kind, rank, tied) // tied


def pooled(kind: i64, rank: i64, tied: i64) -> i64:
    """GP-7.3 The points of so many ranks from this one (counted from 0) on, added up."""
    total: i64 = 0
    i = kind * RANKS + rank
    end = i + tied
    while i < end:
        total += TABLE[i]
        i += 1
    return total


def solo_bonus(amounts: vec[i64], kind: i64) -> i64:
    """GP-7.1 What is added where only one player took part."""
    taking_part: i64 = 0
    seat: i64 = 0
    while seat < len(amounts):
        if amounts[seat] > 0:
            taking_part += 1
        seat += 1
    return SOLO[kind] if taking_part == 1 else 0


def workers_at(state: GreatPyramid, place: i64) -> vec[i64]:
    """How many workers each seat has at a place."""
    start = place * SEATS
    return state.workers[start : start + state.players]


def award(state: GreatPyramid, kind: i64, amounts: vec[i64], stone: i64, rule: str) -> None:
    """GP-7 Rank the amounts, give the points and enter them in the ledger."""
    bonus = solo_bonus(amounts, kind)
    packed_amounts: i64 = 0
    packed_points: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        points = share(amounts, seat, kind)
        if bonus > 0 and amounts[seat] > 0:
            points += bonus
        packed_amounts |= amounts[seat] << (8 * seat)
        packed_points |= points << (8 * seat)
        if state.event_log is not None and amounts[seat] > 0:
            earned: Args = {"scoring": SCORINGS[kind], "player": f"p{seat + 1}", "points": int(points)}
            earned["amount"], earned["counted"] = int(amounts[seat]), COUNTED[SCORINGS[kind]]
            state.emit("scored", seat, rule, earned)
        seat += 1
    state.enter(kind | (stone << 8) | (state.round_number << 16), packed_amounts, packed_points)


def score_temple(state: GreatPyramid, stone: i64) -> None:
    """GP-7.1 Temple of Ra: by workers praying there."""
    award(state, TEMPLE_SCORING, workers_at(state, TEMPLE), stone, "GP-7.1")


# --- every point explained --------------------------------------------------------------------------------------------


class Scored:
    """One entry of the ledger, unpacked."""

    def __init__(self, state: GreatPyramid, index: int) -> None:
        start: i64 = index * ENTRY
        heading = state.ledger[start]
        self.kind = int(heading & 0xFF)
        self.stone = int((heading >> 8) & 0xFF)
        self.round_number = int((heading >> 16) & 0xFF)
        self.amounts: list[int] = _bytes(state.ledger[start + 1], int(state.players))
        self.points: list[int] = _bytes(state.ledger[start + 2], int(state.players))

    @property
    def name(self) -> str:
        """The scoring in words of the box."""
        return SCORINGS[self.kind]

    def rank(self, seat: int) -> int:
        """The best rank the seat occupies, counted from 1."""
        return 1 + sum(1 for amount in self.amounts if amount > self.amounts[seat])

    def tied(self, seat: int) -> int:
        """How many share the seat's ranks, the seat itself included."""
        return self.amounts.count(self.amounts[seat])


def _bytes(packed: int, count: int) -> list[int]:
    return [(packed >> (8 * i)) & 0xFF for i in range(count)]


def entries(state: GreatPyramid) -> list[Scored]:
    """The ledger, oldest first."""
    return [Scored(state, index) for index in range(len(state.ledger) // ENTRY)]


def breakdown(state: GreatPyramid, seat: int) -> dict[str, object]:
    """GP-7.1 The points of a seat by source (push, lift, decoration, temple), each scoring with its rank."""
    parts: list[dict[str, object]] = []
    for source in dict.fromkeys(SOURCES.values()):
        scored = [entry for entry in entries(state) if SOURCES[entry.name] == source]
        earned = [_explain(entry, seat) for entry in scored if entry.amounts[seat] > 0]
        points = sum(entry.points[seat] for entry in scored)
        args: Args = {"source": source}
        parts.append({"key": "great_pyramid-source", "args": args, "rule": "GP-7.1", "points": points, "parts": earned})
    total = int(state.score[seat])
    args = {"seat": f"p{seat + 1}"}
    return {"key": "great_pyramid-total", "args": args, "rule": "GP-8.2", "points": total, "parts": parts}


def _explain(entry: Scored, seat: int) -> dict[str, object]:
    tied, points = entry.tied(seat), entry.points[seat]
    solo = int(solo_bonus(vec[i64](entry.amounts), entry.kind))
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

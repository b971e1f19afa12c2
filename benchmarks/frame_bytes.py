"""Bytes of a move: differences against whole frames, over whole games of random moves: python -m benchmarks.frame_bytes.

Every seat and a spectator of each game and number of players are sent both; the first frame, which is always whole, is not
counted. Prints the mean bytes of a message and the share of the whole frames' bytes.
"""

from __future__ import annotations

from random import Random

from msgspec import json

import benben
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.play.match import Match
from benben.server.storage.schema import OVER, PLAYING
from benben.server.tables.frame import Frame, SeatFrame, happenings, picture, show_end
from benben.server.tables.frames_sent import FrameWriter, SharedFrame

SEED = 1
"""Seed of the games."""


class Viewer:
    """A seat, or a spectator, with the bytes it was sent in both ways."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.since = 0
        self.writers = (FrameWriter(), FrameWriter(differences=True))
        self.sizes = [0, 0]
        self.moves = -1

    def show(self, match: Match) -> None:
        """Be sent the position."""
        shared = SharedFrame(frame_of(match, self.seat, self.since))
        self.since = match.clock
        sizes = [len(json.encode(writer.write(shared))) for writer in self.writers]
        self.moves += 1
        if self.moves:
            self.sizes = [total + size for total, size in zip(self.sizes, sizes, strict=True)]


def frame_of(match: Match, seat: int | None, since: int) -> Frame:
    """A frame as a table sends it."""
    over = match.over()
    frame = Frame(
        table="a" * 12,
        game=match.game.name,
        options=match.record.options,
        players=match.players,
        viewer=None if seat is None else seat_name(seat),
        phase=OVER if over else PLAYING,
        moment=len(match.record.entries),
        seats=[SeatFrame(seat_name(n), "Nefer", "lapis", "ankh", True, None, True, True) for n in range(match.players)],
        commitment="0" * 64,
        picture=picture(match.perspective(seat), match.sealed),
        since=since,
        events=happenings(match.unveiled_events(since), seat),
        undo=False,
    )
    if over:
        show_end(frame, match)
    return frame


def play(game: Game, players: int) -> list[Viewer]:
    """A whole game with random moves, shown to everybody after every move."""
    match, rng = Match(game, players, seed=SEED), Random(SEED)
    viewers = [Viewer(seat) for seat in (None, *range(players))]
    while True:
        for viewer in viewers:
            viewer.show(match)
        if match.over():
            return viewers
        seat = rng.choice([one for one in match.actors() if one not in match.sealed])
        match.play(seat, rng.choice(match.legal(seat)))


def main() -> None:
    """Print one line for each game and number of players, and one for all."""
    print(f"{'game':16} {'players':>7} {'moves':>6} {'whole':>8} {'change':>8} {'share':>6}")
    totals = [0, 0]
    for name in benben.games():
        game = benben.game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            viewers = play(game, players)
            whole, change = (sum(viewer.sizes[way] for viewer in viewers) for way in (0, 1))
            messages = sum(viewer.moves for viewer in viewers)
            totals = [totals[0] + whole, totals[1] + change]
            line = f"{whole // messages:8} {change // messages:8} {change / whole:6.1%}"
            print(f"{name:16} {players:7} {viewers[0].moves:6} {line}")
    print(f"all: {totals[1] / totals[0]:.1%} of the bytes")


if __name__ == "__main__":
    main()

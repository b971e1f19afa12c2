"""``python -m attack.ratios``: how much longer players wait while somebody else attacks the server.

For each attack a server is started. Players from addresses of their own play against bots, reload the page and play on;
attackers from another address ask for as much as the limits allow. Rounds without and with the attack take turns, so that
other work of the machine falls on both. The printed ratios are those of percentiles over the moves, replies and reloads of
all rounds: those of one round are too few for a 99th percentile.

A 99th percentile of a few hundred waits rests on the few longest, so that its ratio varies from run to run. The interval
behind it contains 95 % of the ratios of samples that are drawn again from the same waits. Players wait too long where all of
the interval is above the limit; where only a part of it is, more rounds have to tell.

Beside the ratio of waits stands that of the processor time that the server used during a wait. It says how much of the
attack came before the player, also on a machine that does other things.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from attack.attacked_server import AttackedServer, attacked_server
from attack.attackers import ATTACKS, AttackProcess, full_size
from attack.player import Players, Wait, Waits
from attack.ratio_table import HEAD, PAGE, Row, above, printed, verdict, write_rows

ROUNDS = 7
"""Rounds without and with each attack."""
MOVES = 30
"""Moves of each player in each half of a round."""
SAMPLES = 400
"""Number of samples that an interval is made from."""


@dataclass
class Round:
    """The waits without and with an attack, one shortly after the other."""

    quiet: Waits
    attacked: Waits


async def half(players: Players, moves: int, attack: AttackProcess | None) -> Waits:
    """One half of a round."""
    sent = 0 if attack is None else attack.sent
    waits = await players.play(moves)
    waits.sent = 0 if attack is None else attack.sent - sent
    return waits


async def measure(server: AttackedServer, name: str, size: int, rounds: int, moves: int) -> list[Round]:
    """The rounds of one attack."""
    address = f"127.0.0.1:{server.port}"
    players, found = Players(address, server.processor_seconds), []
    await players.arrive()
    attack = await asyncio.to_thread(AttackProcess, name, address, size)
    try:
        await players.play(moves)  # workers are started, and times are learned
        for _ in range(rounds):
            quiet = await half(players, moves, None)
            attack.begin()
            attacked = await half(players, moves, attack)
            attack.pause()
            found.append(Round(quiet, attacked))
        await players.leave()
    finally:
        attack.end()
    return found


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[int(share * (len(values) - 1) + 0.5)]


def seconds(wait: Wait) -> float:
    """How long a wait was."""
    return wait.seconds


def server_seconds(wait: Wait) -> float:
    """Processor time of the server during a wait."""
    return wait.server_seconds


@dataclass(frozen=True)
class Ratio:
    """How many times as long a player waits for one kind of thing during an attack, over all rounds."""

    p99: float
    interval: tuple[float, float]
    """Contains 95 % of the ratios of samples of these waits."""
    p50: float
    server_p99: float
    """The same of the server's processor time during the wait; 0 where the system does not say."""

    @staticmethod
    def of(rounds: Sequence[Round], kind: Callable[[Waits], list[Wait]]) -> Ratio:
        """The ratio of one kind of wait."""
        during = [wait for one in rounds for wait in kind(one.attacked)]
        before = [wait for one in rounds for wait in kind(one.quiet)]

        def ratio(value: Callable[[Wait], float], share: float) -> float:
            return ratio_of_percentiles([value(wait) for wait in during], [value(wait) for wait in before], share)

        interval = sampled_interval([wait.seconds for wait in during], [wait.seconds for wait in before])
        return Ratio(ratio(seconds, 0.99), interval, ratio(seconds, 0.5), ratio(server_seconds, 0.99))

    def cells(self) -> list[str]:
        """The figures as the table shows them."""
        low, high = self.interval
        return [f"{self.p99:.1f} ({low:.1f}-{high:.1f})", f"{self.p50:.1f}", f"{self.server_p99:.1f}"]


def ratio_of_percentiles(during: Sequence[float], before: Sequence[float], share: float) -> float:
    """A percentile of some values divided by that of others; 0 if that is 0."""
    least = percentile(before, share)
    return percentile(during, share) / least if least > 0 else 0.0


def sampled_interval(during: Sequence[float], before: Sequence[float]) -> tuple[float, float]:
    """The interval that contains 95 % of the ratios of 99th percentiles of samples, drawn from both with replacement."""
    rng = Random(1)
    ratios = [
        ratio_of_percentiles(rng.choices(during, k=len(during)), rng.choices(before, k=len(before)), 0.99)
        for _ in range(SAMPLES)
    ]
    return percentile(ratios, 0.025), percentile(ratios, 0.975)


@dataclass(frozen=True)
class Ratios:
    """What an attack does to a player's waits, and how much of it there was."""

    name: str
    move: Ratio
    bot: Ratio
    reload: Ratio
    moves: int
    """Moves that were timed during the attack."""
    sent: float
    """What the attack sent in a second."""
    busy: float
    """Share of a processor that the server used during the attack."""
    quiet_move: float
    """Seconds of the 99th percentile of a move without an attack."""

    @staticmethod
    def of(name: str, rounds: Sequence[Round]) -> Ratios:
        """The ratios of the rounds of an attack."""
        length = sum(one.attacked.seconds for one in rounds)
        return Ratios(
            name,
            Ratio.of(rounds, lambda waits: waits.moves),
            Ratio.of(rounds, lambda waits: waits.bots),
            Ratio.of(rounds, lambda waits: waits.reloads),
            sum(len(one.attacked.moves) for one in rounds),
            sum(one.attacked.sent for one in rounds) / length,
            sum(one.attacked.busy for one in rounds) / length,
            percentile([wait.seconds for one in rounds for wait in one.quiet.moves], 0.99),
        )

    def row(self) -> Row:
        """The row of the table."""
        figures = [*self.move.cells(), *self.bot.cells(), *self.reload.cells(), str(self.moves)]
        return [self.name, *figures, f"{self.sent:.0f}", f"{self.busy:.0%}", f"{1000 * self.quiet_move:.1f}"]


def measured(name: str, size: int, rounds: int = ROUNDS, moves: int = MOVES) -> Ratios:
    """Attack a new server; the ratios."""
    with tempfile.TemporaryDirectory() as folder, attacked_server(Path(folder)) as server:
        rows = asyncio.run(asyncio.wait_for(measure(server, name, size, rounds, moves), 900))
        assert "Traceback" not in server.log(), server.log()
    return Ratios.of(name, rows)


def measured_rows(names: Sequence[str], rounds: int, moves: int) -> Iterator[Row]:
    """Measure these attacks, or all; print each row when it is known."""
    print(printed(HEAD), flush=True)
    for name, size in full_size(names).items():
        row = measured(name, size, rounds, moves).row()
        print(printed(row), flush=True)
        yield row


def main() -> int:
    """Measure all attacks, or those that are named; return 1 if a player waits too long during one of them."""
    parser = argparse.ArgumentParser(description="how much longer a player waits while somebody else attacks the server")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"all by default: {', '.join(ATTACKS)}")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--moves", type=int, default=MOVES, help="moves of each player in each half of a round")
    parser.add_argument("--write", action="store_true", help=f"put the rows into {PAGE}; those of other attacks stay")
    given = parser.parse_args()
    unknown = set(given.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    rows = list(measured_rows(given.attacks, given.rounds, given.moves))
    print(verdict(rows))
    if given.write:
        write_rows(list(ATTACKS), rows)
    return int(bool(above(rows)))


if __name__ == "__main__":
    sys.exit(main())

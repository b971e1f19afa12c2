"""What a tournament shows: win share with its interval, rating, mean points, time and decisions, bot by bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from rich.table import Table

from benben.arena.intervals import wilson
from benben.arena.tournament import Outcome, Tournament
from benben.kernel.errors import BadInput


@dataclass(frozen=True)
class Line:
    """One bot's results."""

    bot: str
    games: int
    seats: int
    """How many seats it held in all: several in a game when there are more seats than bots."""
    win_share: float
    """Won games as a share of those it sat in; a shared victory counts its part."""
    win_low: float
    win_high: float
    rating: float
    """openskill's mu: everyone begins at 25."""
    rating_spread: float
    mean_score: float
    ms_per_move: float
    moves_per_game: float


def report(plan: Tournament, outcomes: Iterable[Outcome]) -> list[Line]:
    """A line for each bot. The order in which games ended makes no difference."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    ratings = rate(plan, played)
    return [_line(plan, played, index, *ratings[index]) for index in range(len(plan.bots))]


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names, numbered where the same one comes twice."""
    return [name if bots.count(name) == 1 else f"{name}#{bots[: i + 1].count(name)}" for i, name in enumerate(bots)]


def _line(plan: Tournament, played: list[Outcome], index: int, rating: float, spread: float) -> Line:
    held = [(game, seat) for game in played for seat, bot in enumerate(game.lineup) if bot == index]
    games = len({game.number for game, _ in held})
    wins = sum(1.0 / game.ranks.count(0) for game, seat in held if game.ranks[seat] == 0)
    moves = sum(game.moves[seat] for game, seat in held)
    seconds = sum(game.seconds[seat] for game, seat in held)
    points = sum(game.points[seat] for game, seat in held)
    low, high = wilson(wins, games)
    return Line(
        labels(plan.bots)[index],
        games,
        len(held),
        _mean(wins, games),
        low,
        high,
        rating,
        spread,
        _mean(points, len(held)),
        1000.0 * _mean(seconds, moves),
        _mean(moves, len(held)),
    )


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0


def rate(plan: Tournament, played: list[Outcome]) -> list[tuple[float, float]]:
    """Each bot's openskill rating (mu and sigma) after these games; a bot on several seats learns their average."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("ratings need the package openskill: pip install 'benben[arena]'") from None
    model = PlackettLuce()
    ratings = [model.rating() for _ in plan.bots]
    for game in played:
        if len(set(game.lineup)) == 1:
            continue  # a bot on its own learns nothing from itself
        teams = [[ratings[bot]] for bot in game.lineup]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.lineup):
            news = [team[0] for seat, team in enumerate(after) if game.lineup[seat] == bot]
            mu, sigma = (sum(values) / len(news) for values in ([n.mu for n in news], [n.sigma for n in news]))
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]


def table(plan: Tournament, lines: list[Line]) -> Table:
    """The lines for people."""
    games = max(line.games for line in lines)
    shown = Table(title=f"{plan.game}, {plan.players} players, {games} of {plan.games} games, seed {plan.seed}")
    shown.add_column("bot")
    for name in ("games", "won", "95 %", "rating", "score", "ms/move", "moves"):
        shown.add_column(name, justify="right", no_wrap=True)
    for line in sorted(lines, key=lambda line: -line.win_share):
        shown.add_row(
            line.bot,
            str(line.games),
            f"{100 * line.win_share:.1f} %",
            f"{100 * line.win_low:.0f}-{100 * line.win_high:.0f} %",
            f"{line.rating:.1f} ±{line.rating_spread:.1f}",
            f"{line.mean_score:.1f}",
            f"{line.ms_per_move:.1f}",
            f"{line.moves_per_game:.1f}",
        )
    return shown


def as_json(plan: Tournament, lines: list[Line]) -> dict[str, object]:
    """The same for programs."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": plan.games,
        "played": max(line.games for line in lines),
        "bots": [asdict(line) for line in lines],
    }

"""The report of a tournament: for each bot its win share with an interval, rating, mean score and thinking time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import inf, isfinite

from rich.table import Table as RichTable

from benben.arena.intervals import wilson_interval
from benben.arena.luck_correction import TINY, corrected, variance
from benben.arena.sequential import Estimate, games_needed, sequential_estimate
from benben.arena.tournament import Outcome, Tournament
from benben.kernel.errors import BadInput


@dataclass(frozen=True)
class BotResult:
    """The results of one bot. The field names are the keys of ``benben arena --json``."""

    bot: str
    games: int
    seats: int
    """Seats held in all games: several in a game if there are more seats than bots."""
    win_share: float
    """Games won as a share of the games played; a shared victory counts in part."""
    win_low: float
    """Lower end of the 95 % interval of ``win_share``."""
    win_high: float
    """Upper end of the 95 % interval of ``win_share``."""
    corrected_share: float
    """The win share corrected for luck, over whole deals: each was played in every shift of the bots over the seats."""
    corrected_margin: float
    """Half the width of its interval, which holds at every number of games together with 95 % probability."""
    games_saved: float | None
    """How many times more games the plain win share needs for the same interval; None if no number of them is enough."""
    rating: float
    """openskill's mu; every bot starts at 25."""
    rating_spread: float
    """openskill's sigma, the uncertainty of the rating."""
    mean_score: float
    """Points of a seat, on average."""
    ms_per_move: float
    """Thinking time of a decision in milliseconds, on average."""
    moves_per_game: float
    """Decisions of a seat in a game, on average."""


def bot_results(tournament: Tournament, outcomes: Iterable[Outcome], margin: float | None = None) -> list[BotResult]:
    """The results of each bot, whatever the order in which games ended; see `corrected_share` for the margin."""
    games = sorted(outcomes, key=lambda outcome: outcome.number)
    ratings = openskill_ratings(tournament, games)
    names = numbered_names(tournament.bots)
    return [
        _bot_result(name, games, index, corrected_share(tournament, games, index, margin), *ratings[index])
        for index, name in enumerate(names)
    ]


@dataclass(frozen=True)
class CorrectedShare:
    """A win share over whole deals, corrected for luck."""

    estimate: Estimate
    saved: float
    """How many plain games say as much as one; infinite where every deal has the same result."""


def corrected_share(
    tournament: Tournament, games: Sequence[Outcome], bot: int, margin: float | None = None
) -> CorrectedShare:
    """The win share of a bot from paired deals and corrected for luck; games must be in order.

    The games of a deal count as one result. ``saved`` compares the variance of the mean with that of independent games.
    With a ``margin`` the estimate is that of a tournament which ends at the latest when the share is known to ± this.
    """
    held = [(game, [seat for seat, other in enumerate(game.lineup) if other == bot]) for game in games]
    wins = {game.number: sum(win_share(game, seat) for seat in seats) for game, seats in held}
    luck = {game.number: kinds_of_luck(game, seats) for game, seats in held}
    size = len(tournament.bots)
    deals = [deal for deal in range(tournament.deal(tournament.games)) if all(deal * size + i in wins for i in range(size))]
    numbers = [range(deal * size, deal * size + size) for deal in deals]
    results = [sum(wins[number] for number in deal) / size for deal in numbers]
    corrections = [[sum(kind) / size for kind in zip(*[luck[number] for number in deal], strict=True)] for deal in numbers]
    found = corrected(results, corrections)
    before, after = variance([wins[number] for deal in numbers for number in deal]), variance(found.results) * size
    last = None if margin is None else games_needed(variance(found.results), margin)
    saved = before / after if after > TINY * before else inf if before > 0.0 else 1.0
    return CorrectedShare(sequential_estimate(found.results, last), saved)


def kinds_of_luck(game: Outcome, seats: Sequence[int]) -> list[float]:
    """For each source of values two kinds of luck: that of these seats, and that of the others."""
    rivals = [seat for seat in range(len(game.lineup)) if seat not in seats]
    return [sum(luck[seat] for seat in side) for luck in game.luck for side in (seats, rivals)]


def win_share(game: Outcome, seat: int) -> float:
    """A seat's share of the victory."""
    return 1.0 / game.ranks.count(0) if game.ranks[seat] == 0 else 0.0


def numbered_names(bots: Sequence[str]) -> list[str]:
    """The names of the bots, with a number if a name occurs twice: ``greedy#1``, ``greedy#2``."""
    return [name if bots.count(name) == 1 else f"{name}#{bots[: i + 1].count(name)}" for i, name in enumerate(bots)]


def _bot_result(
    name: str, outcomes: list[Outcome], index: int, less_luck: CorrectedShare, rating: float, sigma: float
) -> BotResult:
    held = [(game, seat) for game in outcomes for seat, bot in enumerate(game.lineup) if bot == index]
    games = len({game.number for game, _ in held})
    wins = sum(win_share(game, seat) for game, seat in held)
    moves = sum(game.moves[seat] for game, seat in held)
    seconds = sum(game.seconds[seat] for game, seat in held)
    points = sum(game.points[seat] for game, seat in held)
    low, high = wilson_interval(wins, games)
    return BotResult(
        bot=name,
        games=games,
        seats=len(held),
        win_share=_mean(wins, games),
        win_low=low,
        win_high=high,
        corrected_share=less_luck.estimate.value,
        corrected_margin=min(1.0, less_luck.estimate.margin),
        games_saved=less_luck.saved if isfinite(less_luck.saved) else None,
        rating=rating,
        rating_spread=sigma,
        mean_score=_mean(points, len(held)),
        ms_per_move=1000.0 * _mean(seconds, moves),
        moves_per_game=_mean(moves, len(held)),
    )


def _mean(total: float, count: int) -> float:
    return total / count if count else 0.0


def openskill_ratings(tournament: Tournament, games: list[Outcome]) -> list[tuple[float, float]]:
    """The openskill rating (mu and sigma) of each bot after these games; a bot on several seats gets their mean."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("ratings need the package openskill: pip install 'benben[arena]'") from None
    model = PlackettLuce()
    ratings = [model.rating() for _ in tournament.bots]
    for game in games:
        if len(set(game.lineup)) == 1:
            continue  # a game of one bot against itself says nothing about its rating
        teams = [[ratings[bot]] for bot in game.lineup]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.lineup):
            own = [team[0] for seat, team in enumerate(rated) if game.lineup[seat] == bot]
            mu, sigma = (sum(values) / len(own) for values in ([seat.mu for seat in own], [seat.sigma for seat in own]))
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [(rating.mu, rating.sigma) for rating in ratings]


def results_grid(tournament: Tournament, results: list[BotResult]) -> RichTable:
    """The results as a grid for the terminal, the best bot first."""
    played = max(result.games for result in results)
    title = f"{tournament.game}, {tournament.players} players, {played} of {tournament.games} games, seed {tournament.seed}"
    grid = RichTable(title=title)
    grid.add_column("bot")
    for name in ("games", "won", "95 %", "rating", "score", "ms/move", "moves"):
        grid.add_column(name, justify="right", no_wrap=True)
    for result in sorted(results, key=lambda result: -result.win_share):
        grid.add_row(
            result.bot,
            str(result.games),
            f"{100 * result.win_share:.1f} %",
            f"{100 * result.win_low:.0f}-{100 * result.win_high:.0f} %",
            f"{result.rating:.1f} ±{result.rating_spread:.1f}",
            f"{result.mean_score:.1f}",
            f"{result.ms_per_move:.1f}",
            f"{result.moves_per_game:.1f}",
        )
    return grid


def luck_lines(results: list[BotResult]) -> list[str]:
    """For each bot its win share less luck, the best first; none before there are enough games."""
    return [
        f"{result.bot}: {100 * result.corrected_share:.1f} ±{100 * result.corrected_margin:.1f} % less luck, paired deals "
        f"(± holds at all times; {saved_words(result.games_saved)})"
        for result in sorted(results, key=lambda result: -result.corrected_share)
        if result.corrected_margin < 1.0
    ]


def saved_words(saved: float | None) -> str:
    """How many plain games say as much."""
    return "every deal was alike" if saved is None else f"{saved:.2f} times as many plain games say as much"


def as_json(tournament: Tournament, results: list[BotResult]) -> dict[str, object]:
    """The results as JSON-able data."""
    return {
        "game": tournament.game,
        "players": tournament.players,
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "games": tournament.games,
        "played": max(result.games for result in results),
        "bots": [asdict(result) for result in results],
    }

"""The specification page of a game for research: tables of observations, actions, rewards and options, from the code."""

from __future__ import annotations

from benben.envs.rewards import ILLEGAL_REWARD, REWARDS
from benben.kernel.catalogue import Family
from benben.kernel.event import seat_name
from benben.kernel.game import Game
from benben.markdown import markdown_table


def spec_page(game: Game) -> str:
    """The whole page in Markdown."""
    chapters = [_overview(game), _options(game), _actions(game), _observations(game), _rewards()]
    return "\n".join(line for chapter in chapters for line in (*chapter, ""))


def _overview(game: Game) -> list[str]:
    low, high = game.seats
    return [
        f"# {game.title} for learning agents",
        "",
        f"Printed by `benben spec {game.name}`, from the code that runs.",
        "",
        *markdown_table(
            ["", ""],
            [
                ["environment", f'`benben.envs.aec("{game.name}", players={high})`'],
                ["players", f"{low} to {high}"],
                ["agents", f"`{seat_name(0)}` to `{seat_name(high - 1)}`"],
                ["rules version", game.rules],
                ["actions", f"`Discrete({len(game.catalogue)})`, the same for every number of players"],
                ["observation", '`{"observation": float32 vector, "action_mask": int8 vector}`'],
            ],
        ),
    ]


def _options(game: Game) -> list[str]:
    rows = [[f"`{o.name}`", ", ".join(f"`{value}`" for value in o.values), f"`{o.default}`", o.rule] for o in game.options]
    return ["## Options", "", *markdown_table(["option", "values", "default", "rule"], rows)]


def _actions(game: Game) -> list[str]:
    rows = [
        [_index_range(int(family.base), int(family.size)), f"`{family.pattern}`", _axes(family), _actor_of(family)]
        for family in game.catalogue.families
    ]
    axes = {axis.name: axis for family in game.catalogue.families for axis in family.axes}
    words = [[f"`{axis.name}`", axis.size, " ".join(f"`{word}`" for word in axis.words)] for axis in axes.values()]
    return [
        "## Actions",
        "",
        "An action is the base of its family and its place among the combinations of the axes, the last varying fastest.",
        "`game.text(action)` and `game.parse(text)` translate. Actions name players by seat, whoever acts. Those of",
        "chance are numbered too; no mask ever allows them.",
        "",
        *markdown_table(["index", "action", "axes", "taken by"], rows),
        "",
        *markdown_table(["axis", "size", "words"], words),
    ]


def _actor_of(family: Family) -> str:
    return "a player" if family.path_patterns else "chance"


def _axes(family: Family) -> str:
    return " x ".join(f"{axis.name} {axis.size}" for axis in family.axes) or "none"


def _observations(game: Game) -> list[str]:
    low, high = game.seats
    lines = [
        "## Observation",
        "",
        "Own seat first, then clockwise. All from the Perspective of the seat: what it was shown, in perfect memory.",
    ]
    for players in range(low, high + 1):
        lines += [
            "",
            f"### {players} players: {game.observation_size(players)} numbers",
            "",
            *_observation_parts(game, players),
        ]
    return lines


def _observation_parts(game: Game, players: int) -> list[str]:
    rows: list[list[object]] = []
    start = 0
    for name, size, least, greatest in game.observation(players):
        rows.append([_index_range(start, size), size, name, f"{least:g} to {greatest:g}"])
        start += size
    return markdown_table(["index", "size", "what", "bounds"], rows)


def _index_range(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start}-{start + size - 1}"


def _rewards() -> list[str]:
    return [
        "## Rewards",
        "",
        "All rewards are paid with the last step of a game and add up to nothing over the seats.",
        "",
        *markdown_table(["`reward=`", "what it is"], [[f"`{name}`", text] for name, text in REWARDS.items()]),
        "",
        f"Where an illegal action ends the game (`wrapped=True`, and `benben.envs.gym`) its reward is {ILLEGAL_REWARD:g}.",
    ]

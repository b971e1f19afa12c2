"""The report of ``benben doctor``: versions, packages, networks of the bots, and whether the engine runs compiled."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from benben import __version__
from benben.bots.networks import describe_networks
from benben.build_info import ENGINE_MODULE, is_compiled
from benben.registry import find_game, game_names, left_out_games
from benben.review.values import describe_values

COMPILED_PARTS = {"kernel": ENGINE_MODULE, "search": "benben.search.playout"}
"""For each part that can be compiled, besides the games, a module that shows whether it is."""

NEEDED_PACKAGES = ("librt", "mypy_extensions", "fluent.runtime", "msgspec", "platformdirs", "rich")
"""Packages that benben does not run without."""
OPTIONAL_PACKAGES = (
    *("fastapi", "uvicorn", "websockets", "httptools", "uvloop", "sqlalchemy", "alembic", "prometheus-client"),
    *("aiohttp", "pywebpush", "tzdata", "webauthn", "segno", "openskill", "aiosmtplib", "psycopg"),
    *("pettingzoo", "gymnasium", "numpy", "matplotlib", "open_spiel", "pgx", "torch", "ray"),
)
"""Packages of the optional extras: web and postgresql, then envs, arena, bench, train and cluster."""

INTERPRETED_ADVICE = (
    "Interpreted, everything works but bots think more slowly. For the compiled engine install a C compiler",
    "and Python's headers (gcc and python3-dev, or Xcode's tools), then reinstall: pip install --force-reinstall .",
)
"""The last lines of the report if a part is not compiled."""


def package_version(package: str) -> str:
    """The version of a package, or ``not installed``."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def report() -> list[str]:
    """The lines of the report."""
    parts = {**COMPILED_PARTS, **{f"games/{name}": type(find_game(name)).__module__ for name in game_names()}}
    compiled = {part: is_compiled(module) for part, module in parts.items()}
    lines = [
        f"benben {__version__}",
        f"Python {platform.python_version()} ({platform.python_implementation()}) on {platform.platform()}",
        "",
        *[f"{part:20} {'compiled' if yes else 'interpreted'}" for part, yes in compiled.items()],
        "",
        *[f"{package:20} {package_version(package)}" for package in NEEDED_PACKAGES],
        *[f"{package:20} {package_version(package)} (optional)" for package in OPTIONAL_PACKAGES],
        "",
        *setting_lines(),
    ]
    if left_out_games():
        lines += ["", "Games of installed packages that cannot be used:", *left_out_games().values()]
    return lines if all(compiled.values()) else [*lines, "", *INTERPRETED_ADVICE]


def setting_lines() -> list[str]:
    """For each setting: where percentages come from, which networks there are, and why one cannot be used."""
    lines = []
    for name in game_names():
        game = find_game(name)
        for players in range(game.seats[0], game.seats[1] + 1):
            found = f"percentages: {describe_values(game, players)}; {describe_networks(game, players)}"
            lines.append(f"{f'{name} for {players}':20} {found}")
    return lines

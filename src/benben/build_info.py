"""How this installation was built: which modules run compiled."""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

ENGINE_MODULE = "benben.kernel.state"
"""Compiled if and only if the engine is."""


def is_compiled(module: str = ENGINE_MODULE) -> bool:
    """True if a module runs compiled, by default the engine."""
    return str(import_module(module).__file__).endswith(tuple(EXTENSION_SUFFIXES))

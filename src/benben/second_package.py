"""Loads the package of a game a second time under another name, so that one process can play the game with several boxes.

The rules read their tables from the box when they are imported, and compiled code keeps them in places of its own. So
another box needs the modules once more. They are read from the same source files with the name of the package replaced, and
run interpreted, on the same kernel.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from benben.kernel.errors import BadInput

_folders: Final[dict[str, tuple[str, Path]]] = {}
"""Of each second package: the name and the folder of the first."""


def second_package(package: str, name: str) -> None:
    """Make a package importable once more as ``name``; raise BadInput if its source files are not there."""
    if name in _folders:
        return
    spec = find_spec(package)
    places = list(spec.submodule_search_locations or []) if spec is not None else []
    folder = Path(places[0]) if places else Path()
    if not places or not (folder / "__init__.py").is_file():
        raise BadInput(f"the package {package} has no source files here, so that it cannot be loaded with another box")
    _folders[name] = (package, folder)
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


class _Finder(MetaPathFinder):
    """Finds the modules of second packages in the folders of the first ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        name, *words = fullname.split(".")
        if name not in _folders:
            return None
        package, folder = _folders[name]
        inner = folder.joinpath(*words)
        if (inner / "__init__.py").is_file():
            loader = _Loader(fullname, str(inner / "__init__.py"), package, name)
            return spec_from_file_location(fullname, loader.path, loader=loader, submodule_search_locations=[str(inner)])
        if not words or not inner.with_suffix(".py").is_file():
            return None
        loader = _Loader(fullname, str(inner.with_suffix(".py")), package, name)
        return spec_from_file_location(fullname, loader.path, loader=loader)


class _Loader(SourceFileLoader):
    """Reads a source file with the name of the first package replaced by that of the second."""

    def __init__(self, fullname: str, path: str, package: str, name: str) -> None:
        super().__init__(fullname, path)
        self._package = re.compile(rf"\b{re.escape(package)}\b".encode())
        self._name = name.encode()

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed source; compiled files of the first package beside it are not used."""
        source = self._package.sub(self._name, self.get_data(self.path))
        return compile(source, self.path, "exec", dont_inherit=True)

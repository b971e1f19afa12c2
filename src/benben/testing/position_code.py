"""Writes the constructor, `clone` and `share` of a State class from the fields that the class declares.

A compiled State is quick to make and to copy only when its code names every field. That code is written by this module, so
that a field is declared in one place: as an annotation with its docstring in the body of the class. The code stands between
two marks in the same class; `share` is written only where the class calls it. A test compares.
``python -m benben.testing.position_code FILE ...`` writes the code anew.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benben.kernel.errors import BadInput

BEGIN: Final = "    # --- written by benben.testing.position_code from the fields above; do not edit"
END: Final = "    # --- end of the written code"
WIDTH: Final = 125
"""Columns of a line of code at most."""
VALUES: Final = ("i64", "int", "bool", "float", "str")
"""Types whose values never change, so that a clone may share them."""


class Field:
    """A declared field: its name and its type as written."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind

    @property
    def parameter(self) -> str:
        """The field's parameter of the constructor."""
        return f"{self.name}: {self.kind}"

    @property
    def copied(self) -> str:
        """The expression that copies the field of ``self``."""
        if self.kind in VALUES:
            return f"self.{self.name}"
        return f"self.{self.name}[:]" if self.kind.startswith(("vec[", "list[")) else f"self.{self.name}.copy()"


def declared_fields(source: str) -> tuple[str, list[Field]]:
    """The name of the class that has the marks, and its annotated fields in order."""
    marks = source.find(BEGIN)
    if marks < 0:
        raise BadInput(f"no class has the mark {BEGIN.strip()!r}")
    line = source.count("\n", 0, marks) + 1
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.lineno < line]
    if not classes:
        raise BadInput(f"line {line}: the mark stands outside of a class")
    owner = classes[-1]  # by its lines a class would end before a comment at its end
    declared = [item for item in owner.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
    return owner.name, [Field(ast.unparse(item.target), ast.unparse(item.annotation)) for item in declared]


def code_for(name: str, fields: Sequence[Field], shares: bool) -> list[str]:
    """The lines of the constructor, of `clone` and, for a class that calls it, of `share`."""
    parameters = ["self", "game: Game", "players: i64", "settings: dict[str, str]", "*"]
    same = ["self.game", "self.players", "self.settings"]
    copied = [*same, *[f"{field.name}={field.copied}" for field in fields]]
    shared = [*same, *[f"{field.name}=self.{field.name}" for field in fields]]
    return [
        *_call("    def __init__(", [*parameters, *[field.parameter for field in fields]], ") -> None:"),
        "        super().__init__(game, players, settings)",
        *[f"        self.{field.name} = {field.name}" for field in fields],
        "",
        *_copy_method(name, "clone", copied, "copy_agenda"),
        *(_copy_method(name, "share", shared, "share_agenda") if shares else []),
    ]


def _copy_method(name: str, method: str, arguments: Sequence[str], agenda: str) -> list[str]:
    """The lines of a method that returns a copy."""
    return [
        f"    def {method}(self) -> {name}:",
        *_call(f"        copy = {name}(", arguments, ")"),
        f"        copy.{agenda}(self)",
        "        return copy",
        "",
    ]


def _call(head: str, arguments: Sequence[str], tail: str) -> list[str]:
    """A call or a signature: on one line where it fits, else with one argument a line."""
    flat = f"{head}{', '.join(arguments)}{tail}"
    margin = " " * (len(head) - len(head.lstrip()))
    if len(flat) <= WIDTH:
        return [flat]
    return [head, *[f"{margin}    {argument}," for argument in arguments], f"{margin}{tail}"]


def rewritten(source: str) -> str:
    """The source with its code between the marks written anew."""
    name, fields = declared_fields(source)
    head, _, rest = source.partition(BEGIN)
    _, mark, tail = rest.partition(END)
    if not mark:
        raise BadInput(f"the mark {END.strip()!r} is missing")
    return "\n".join([head + BEGIN, "", *code_for(name, fields, "self.share()" in tail), END]) + tail


def main(paths: Sequence[str]) -> int:
    """Rewrite these files."""
    for path in map(Path, paths):
        path.write_text(rewritten(path.read_text("utf-8")), "utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Values of a view for the texts of a lesson, so that the numbers of a text come from the position.

A path leads through the view: ``scores/0`` is the entry 0 of ``scores``. ``gain scores/0`` is how much a number has grown
since the step before; ``loss scores/0`` how much it has fallen; ``count hand`` the length of a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from benben.kernel.errors import BadInput
from benben.kernel.reader import kind_of
from benben.kernel.refusal import Args

View = Mapping[str, object]


def text_args(values: Mapping[str, str], view: View, before: View) -> Args:
    """The arguments of a text; ``before`` is the view at the step before. Raise BadInput that names a wrong value."""
    return {name: _value(source, view, before) for name, source in values.items()}


def _value(source: str, view: View, before: View) -> str | int:
    kind, _, path = source.rpartition(" ")
    if kind == "gain":
        return _number(path, view) - _number(path, before)
    if kind == "loss":
        return _number(path, before) - _number(path, view)
    found = value_at(path, view)
    if kind == "count":
        if not isinstance(found, (Sequence, Mapping)):
            raise BadInput(f"{source!r} is no list but {kind_of(found)}")
        return len(found)
    if kind:
        raise BadInput(f"{source!r} begins with {kind!r}; it is a path, or gain, loss or count and a path")
    if not isinstance(found, (str, int)):
        raise BadInput(f"{source!r} is no text or number but {kind_of(found)}")
    return found


def _number(path: str, view: View) -> int:
    found = value_at(path, view)
    if isinstance(found, bool) or not isinstance(found, int):
        raise BadInput(f"{path!r} is no number but {kind_of(found)}")
    return found


def value_at(path: str, view: View) -> object:
    """The entry that a path leads to; raise BadInput if there is none."""
    found: object = view
    for part in path.split("/"):
        if isinstance(found, Mapping) and part in found:
            found = found[part]
        elif isinstance(found, Sequence) and not isinstance(found, str) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        else:
            raise BadInput(f"the view has no entry {path!r}: there is no {part!r} in {kind_of(found)}")
    return found

"""Writes the source map of docs/architecture.md: one line for each module, taken from the first line of its docstring.

``python -m tools.source_map`` writes it anew; a test compares.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
SOURCE = ROOT / "src" / "benben"
BEGIN = "<!-- source map: written by tools/source_map.py -->"
END = "<!-- end of the source map -->"


def first_line(path: Path) -> str:
    """The first sentence or line of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return docstring.partition("\n")[0].rstrip(":").strip()


def folders() -> list[Path]:
    """Every folder with modules, the package's own first."""
    return sorted({path.parent for path in SOURCE.rglob("*.py")})


def section(folder: Path) -> list[str]:
    """The modules of one folder as a Markdown table."""
    name = "benben" if folder == SOURCE else f"benben/{folder.relative_to(SOURCE).as_posix()}"
    about = folder / "__init__.py"
    modules = [path for path in sorted(folder.glob("*.py")) if path != about and not path.name.startswith("v0")]
    lines = [f"### {name}", "", first_line(about) if about.exists() else "", ""]
    if modules:
        rows = [f"| [{path.name}](../{path.relative_to(ROOT).as_posix()}) | {first_line(path)} |" for path in modules]
        lines += ["| module | what it holds |", "| --- | --- |", *rows, ""]
    return lines


def source_map() -> str:
    """The whole map."""
    return "\n".join([line for folder in folders() for line in section(folder)])


def rewritten(page: str) -> str:
    """The page with its map written anew."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{source_map()}\n{END}{tail}"


def main() -> int:
    """Rewrite the page."""
    PAGE.write_text(rewritten(PAGE.read_text("utf-8")), "utf-8")
    print(PAGE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())

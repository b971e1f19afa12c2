"""The compiled engine: one C unit for each group, and only units that changed are compiled."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from building import engine

RULES = "char CPyDef_rules_____top_level__(void) {\n    return 1;\n}\nchar CPyDef_rules___apply(void) {\n    return 1;\n}\n"


class Compiler:
    """A C compiler that copies its source, and remembers which sources it was given."""

    obj_extension = ".o"
    compiler_so: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.broken = False

    def compile(self, sources: Sequence[str], output_dir: str, **options: object) -> list[str]:
        (source,) = sources
        made = Path(output_dir, "made.o")
        made.write_bytes(Path(source).read_bytes())
        if self.broken:
            raise OSError("no space left")
        self.compiled.append(Path(source).stem)
        return [str(made)]


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    monkeypatch.chdir(tmp_path)
    engine.GENERATED.mkdir(parents=True)
    engine.OBJECTS.mkdir(parents=True)
    for name in ("core", "giza", "egizia"):
        (engine.GENERATED / f"unit_{name}.c").write_text(f"int {name};\n")
    (engine.GENERATED / "__native_benben.h").write_text("extern int giza;\n")
    return Compiler()


def build(compiler: Compiler, **options: object) -> list[str]:
    """Compile all units by a new process's compiler; return the names of those that were compiled."""
    compiler.compiled = []
    fresh: Any = Compiler()
    fresh.compiled, fresh.broken = compiler.compiled, compiler.broken
    sources = [str(path) for path in sorted(engine.GENERATED.glob("unit_*.c"))]
    for made in engine.CachingCompiler.around(fresh).compile(sources, **options):
        assert Path(made).is_file()
    return sorted(compiler.compiled)


def test_a_second_build_compiles_nothing(compiler: Compiler) -> None:
    assert build(compiler) == ["unit_core", "unit_egizia", "unit_giza"]
    assert build(compiler) == []


def test_a_change_in_one_game_compiles_that_game_alone(compiler: Compiler) -> None:
    build(compiler)
    (engine.GENERATED / "unit_giza.c").write_text("int giza = 1;\n")
    assert build(compiler) == ["unit_giza"]


def test_a_changed_header_or_flag_compiles_everything(compiler: Compiler) -> None:
    build(compiler)
    (engine.GENERATED / "__native_benben.h").write_text("extern long giza;\n")
    assert len(build(compiler)) == 3
    assert len(build(compiler, extra_postargs=["-O3"])) == 3


def test_the_order_of_include_folders_compiles_nothing(compiler: Compiler) -> None:
    build(compiler, include_dirs=["vecs", "random"])
    assert build(compiler, include_dirs=["random", "vecs"]) == []
    assert len(build(compiler, include_dirs=["random"])) == 3


def test_the_way_back_compiles_nothing(compiler: Compiler) -> None:
    build(compiler)
    before = (engine.GENERATED / "unit_giza.c").read_text()
    (engine.GENERATED / "unit_giza.c").write_text("int giza = 1;\n")
    build(compiler)
    (engine.GENERATED / "unit_giza.c").write_text(before)
    engine.forget_old_objects()
    assert build(compiler) == []


def test_an_interrupted_compiler_leaves_no_object(compiler: Compiler) -> None:
    compiler.broken = True
    with pytest.raises(OSError, match="no space left"):
        build(compiler)
    assert not list(engine.OBJECTS.iterdir())


def test_old_objects_are_forgotten(compiler: Compiler) -> None:
    for number in range(engine.KEPT + 2):
        (engine.GENERATED / "unit_giza.c").write_text(f"int giza = {number};\n")
        build(compiler)
    engine.forget_old_objects()
    names = [path.name.rpartition("-")[0] for path in engine.OBJECTS.iterdir()]
    assert sorted(names) == ["unit_core", "unit_egizia", *["unit_giza"] * engine.KEPT]


@pytest.mark.usefixtures("compiler")
def test_modules_are_joined_by_game_and_only_their_bodies_are_marked_as_run_once() -> None:
    names = ("benben___games___giza___steps", "benben___games___giza___state", "benben___kernel___state", "benben")
    paths = [engine.GENERATED / f"__native_{name}.c" for name in names]
    for path in paths:
        path.write_text(RULES)
    units = engine.units([*paths, engine.GENERATED / "init.c"])
    assert sorted(Path(unit).name for unit in units) == ["unit_core.c", "unit_giza.c"]
    giza = (engine.GENERATED / "unit_giza.c").read_text()
    assert giza.count("\nRUN_ONCE char CPyDef_rules_____top_level__") == 2
    assert giza.count("\nchar CPyDef_rules___apply") == 2
    assert '#include "init.c"' in (engine.GENERATED / "unit_core.c").read_text()

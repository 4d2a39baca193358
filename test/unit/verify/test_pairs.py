"""The pairs under test/lit/verify: enough of them, at every level, and no two the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, ModuleOp
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.canonical import CanonicalForm, canonical
from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.program import BodyNode, GraphOp, Level, Program

FOLDER = Path(__file__).parents[2] / "lit" / "verify"
FILES = sorted(FOLDER.glob("*.srctgt.mlir"))


def pair(path: Path) -> tuple[Program, Program]:
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, path.read_text(), str(path)).parse_module()
    assert isinstance(module, ModuleOp)
    programs = {f.sym_name.data: program_from_func(f) for f in module.ops if isinstance(f, FuncOp)}
    assert list(programs) == ["src", "tgt"]
    return programs["src"], programs["tgt"]


def graphs(nodes: tuple[BodyNode, ...]) -> Iterator[GraphOp]:
    for node in nodes:
        if isinstance(node, GraphOp):
            yield node
            yield from graphs(node.body)


def test_there_are_enough_at_every_level_and_half_are_wrong() -> None:
    wrong = [path for path in FILES if path.read_text().startswith("// RUN: not ")]
    assert len(FILES) - len(wrong) >= 33
    assert len(wrong) >= 33
    levels = [{g.level for g in graphs(pair(path)[1].nodes)} for path in FILES]
    assert sum(not found for found in levels) >= 20
    assert sum(Level.BLOCK in found for found in levels) >= 20
    assert sum(Level.THREAD in found for found in levels) >= 5


def test_no_two_pairs_are_the_same_up_to_names() -> None:
    seen: dict[tuple[CanonicalForm, ...], Path] = {}
    for path in FILES:
        forms = tuple(canonical(decompose(p), dtypes=False) for p in pair(path))
        # The canonical form has no order of commuting operands: the law that says so is the one pair of one form.
        assert forms[0] != forms[1] or path.name.endswith(".commutative.srctgt.mlir"), f"{path.name} compares a program with itself"
        assert forms not in seen, f"{path.name} is {seen[forms].name}"
        seen[forms] = path

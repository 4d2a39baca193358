"""An operator's properties stand in its row: few files outside the rooms of operators, laws and rules spell an operator's name."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from mirage_ir.ops import OPERATORS
from mirage_ir.ops.composites import COMPOSITES

ROOMS = (
    "mirage_ir/ops/",
    "mirage_ir/saturate/laws/",
    "mirage_ir/verify/identities/",
    "mirage_ir/importers/",
    "mirage_ir/torch/convert/",
    "passes/convert/",
    "passes/islands/",
    "lowering/cuda/rules.py",
    "lowering/module/composite_rules.py",
    "lowering/module/libraries.py",
    "lowering/module/rules.py",
    "lowering/triton/rules.py",
    "lowering/mlir/scalars.py",
    "lowering/mlir/tensors.py",
)
"""The table and composites, laws, importers, and the rules of each lowering: what is said of one operator is said here."""

SPELLED = {
    "lowering/exponentials.py": "the law by which exp of a difference becomes one exp2",
    "mirage_ir/api/graph.py": "the Python face: a method for each operator",
    "mirage_ir/expr/normal_form.py": "the laws of exp and log in normal forms",
    "mirage_ir/interpret/intervals.py": "how far each function may be rounded",
    "mirage_ir/interpret/rational.py": "the arguments at which a function is rational",
    "mirage_ir/numerics/draws.py": "inputs are drawn so that arguments of exp have the scale of scores",
    "mirage_ir/program.py": "the kinds of accumulators, which are no operators, have the names of three",
    "mirage_ir/saturate/stability.py": "exp overflows: the fault that stability looks for",
    "mirage_ir/search/cone/steps.py": "the operators that the axioms make of a program's own",
    "mirage_ir/search/cone/split.py": "how partial results of a shifted sum are combined",
    "mirage_ir/search/cone/tiles.py": "a shifted sum takes the exp of what it is shifted by",
}
"""Other files that spell the name of an operator, and why they must."""


def spelled(path: Path) -> set[str]:
    """The names of operators that occur as whole strings in a file."""
    names = OPERATORS.keys() | COMPOSITES.keys()
    strings = (n.value for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.Constant))
    return {s for s in strings if isinstance(s, str) and s in names}


def test_few_files_spell_an_operator(root: Path, project: dict[str, Any]) -> None:
    folders = project["tool"]["setuptools"]["package-dir"].values()
    files = (path for folder in folders for path in sorted((root / folder).rglob("*.py")))
    found = {str(path.relative_to(root)): names for path in files if (names := spelled(path))}
    outside = {name: names for name, names in found.items() if not name.startswith(ROOMS)}
    assert {name: names for name, names in outside.items() if name not in SPELLED} == {}
    assert SPELLED.keys() - outside.keys() == set(), "these spell no operator and need no reason"
    assert len(SPELLED) <= 12

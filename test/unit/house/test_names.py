"""One meaning a public name: no two classes, functions or type aliases of the product share a name and mean different things."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RULE = "what an operator does to shapes, as a tile in Triton, as an operation of MLIR: the rule is named for the operator"
STAGE = "the stage of the pipeline, and the engine that it runs"
SAME = {
    "Json": "what `json` reads",
    "broadcast": RULE,
    "concat": RULE,
    "contraction": "what a product does to dimensions, and the row of such an operator",
    "elementwise": RULE,
    "explain": "says how a result came about, law by law or island by island",
    "generate": STAGE,
    "main": "what a script does",
    "matmul": RULE,
    "reduction": RULE,
    "reshape": RULE,
    "saturate": STAGE,
    "slice_": RULE,
    "verify": STAGE,
    "register_rule": "adds a rule, in the lowering that is asked",
    "superoptimize": "the same job for a program, a graph and a module",
    "superoptimize_sizes": "the same job for a sized program and a graph",
    "transpose": RULE,
    "unregister_rule": "takes a rule out, in the lowering that is asked",
}
"""Names that stand more than once, and the one meaning that they have."""


def public_names(tree: ast.Module) -> Iterator[str]:
    """The classes, functions and type aliases that a module defines, without constants and type variables."""
    for node in tree.body:
        names: list[str] = []
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            names = [node.name]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        constants = isinstance(node, ast.Assign | ast.AnnAssign)
        yield from (name for name in names if not name.startswith("_") and not (constants and name.isupper()))


def test_a_public_name_has_one_meaning(root: Path, project: dict[str, Any]) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for folder in project["tool"]["setuptools"]["package-dir"].values():
        for path in sorted((root / folder).rglob("*.py")):
            for name in public_names(ast.parse(path.read_text(encoding="utf-8"))):
                places[name].append(str(path.relative_to(root)))
    assert {name: where for name, where in places.items() if len(where) > 1 and name not in SAME} == {}
    assert {name for name in SAME if len(places[name]) == 1} == set(), "these stand once and need no reason"

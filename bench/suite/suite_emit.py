"""Bundles and searches of the suite's programs: each in a process of its own, without a GPU."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

from suite_all import SUITE
from suite_search import found_for

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent / "gpu", HERE.parents[1] / "test" / "support"):
    sys.path.insert(0, str(folder))

from gpu_cases import CASE_FILE, Case  # noqa: E402
from gpu_emit import text_of  # noqa: E402

from mirage_ir.check import infer_program  # noqa: E402
from mirage_ir.decompose import decompose  # noqa: E402
from mirage_ir.ops import OPERATORS, Kind  # noqa: E402
from mirage_ir.program import Apply, GraphOp, Program  # noqa: E402
from mirage_ir.runtime.bundle import write_bundle  # noqa: E402
from mirage_ir.search.plan.generate import calls_library  # noqa: E402
from mirage_ir.target import machine  # noqa: E402


def flops_of(program: Program) -> int:
    """Two for each pair of entries that a product multiplies."""
    types = infer_program(program)
    total = 0
    for value, node in enumerate(program.nodes, len(program.inputs)):
        if isinstance(node, Apply) and OPERATORS[node.op].kind is Kind.CONTRACTION:
            total += 2 * prod(types[value].shape) * types[node.operands[0]].shape[-1]
    return total


def case_of(name: str) -> Case:
    """A program of the suite as a case of `bench/gpu`."""
    whole = SUITE[name].full_size()
    source = decompose(whole.program(name))
    types = infer_program(source)
    output, *further = (types[v].shape for v in source.outputs)
    return Case(
        name,
        name,
        "",
        1,
        "",
        tuple(x.shape for x in whole.inputs),
        (None,) * len(whole.inputs),
        tuple(x.deviation for x in whole.inputs),
        output,
        flops_of(source),
        kinds=tuple(x.kind for x in whole.inputs),
        further=tuple(further),
        module="suite_sides",
    )


def emit_one(name: str, folder: Path, target: str, budget: float | None, top: int) -> tuple[dict[str, Any], list[str]]:
    """Writes the bundle of a program, with its case and what the search took; says so, with a line for each candidate left out.

    A program without a kernel of ours or of a library has itself as its candidate: a row that falls back to PyTorch's operators.
    """
    source, found, facts = found_for(SUITE[name].full_size().program(name), target, budget, top)
    fused = [p for p in found if calls_library(p.nodes) or any(isinstance(n, GraphOp) for n in p.nodes)] or found[:1]
    shutil.rmtree(folder, ignore_errors=True)
    left_out = write_bundle(folder, source, fused, text_of([replace(source, name=name), *fused]), machine(target))
    written = {**case_of(name).to_json(), "verified": True, "search": facts}
    (folder / CASE_FILE).write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
    return facts, left_out

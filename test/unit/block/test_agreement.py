"""A kernel costs the same before and after it is built, as does a program: to rounding, for all that a search looks at."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import fused_programs as fp
import pytest
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.block.cost import graph_work, program_cost
from mirage_ir.check import check_graph_results
from mirage_ir.decompose import decompose
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.program import DType, Program
from mirage_ir.search.cone.combining import partial_types
from mirage_ir.search.cone.cone import Cone, ValueTypes
from mirage_ir.search.cone.instantiate import Instantiator
from mirage_ir.search.cone.kernels import ConeKernels
from mirage_ir.search.cone.sizes import Roles
from mirage_ir.search.cone.structures import Structure
from mirage_ir.search.plan import generate as generation
from mirage_ir.search.plan.assemble import assemble, block_graph
from mirage_ir.search.plan.parts import cut
from mirage_ir.search.run import run as running
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import MACHINES
from mirage_ir.target.cost import kernel_cost

H100 = MACHINES["h100"]
EXAMPLES = sorted((Path(__file__).parents[3] / "examples").glob("*.mlir"))
ROUNDING = 1e-9


def programs(path: Path) -> list[Program]:
    """The programs that are searched for a file: its function, or the parts of it."""
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    module = Parser(context, path.read_text(encoding="utf-8"), str(path)).parse_module()
    sources = [decompose(program_from_func(f)) for f in module.ops if isinstance(f, FuncOp)]
    return [part.program for source in sources for part in cut(source, H100)]


def built(structure: Structure, types: ValueTypes, roles: Roles) -> float:
    """Microseconds of the graph-defined kernel that a structure is in one size."""
    dtypes = [DType.f32 if structure.split is not None else types[t.value].dtype for t in structure.targets]
    read = list(dict.fromkeys(load.value for load in structure.loads))
    graph = block_graph(structure, roles, [read.index(load.value) for load in structure.loads], dtypes)
    operands = [types[read[n]] for n in graph.operands]
    return float(kernel_cost(graph_work(graph, operands, check_graph_results(graph, operands)), H100))


def test_every_size_of_parts_of_sums_costs_what_it_is_ranked_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks that share the columns store a tile of products each, whose rows have few entries in some sizes."""
    source = fp.program("sums", fp.tensors((8, 2048), (8, 2048)), fp.op("mul", 0, 1), fp.op("sum", 2, dim=1))
    graphs: list[tuple[float, float]] = []
    best = Instantiator.best

    def sized(self: Instantiator, *rest: Any) -> list[tuple[float, Roles]]:
        structure = replace(self.structure, extents=dict(self.extents))
        if structure.split is not None:
            graphs.extend((cost, built(structure, self.types, roles)) for cost, roles in best(self, None))
        return best(self, *rest)

    monkeypatch.setattr(Instantiator, "best", sized)
    with Run(Control(progress=False), (source,), Space(), H100) as run, run.searching():
        generation.generate(decompose(source), Space(), H100, run)
    assert len(graphs) > 50
    assert [cost for cost, _ in graphs] == pytest.approx([cost for _, cost in graphs], rel=ROUNDING)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_what_ranks_candidates_is_what_they_cost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kernel that the search of a cone returns, every program that is made of them, and each block graph that was sized, in
    the cheapest and the dearest size that were kept when it was met first, whether the search returns it or not."""
    graphs: list[tuple[float, float]] = []
    kernels: list[tuple[float, float]] = []
    plans: list[tuple[float, float]] = []
    met: set[tuple[Any, ...]] = set()
    best, search = Instantiator.best, running.search_cone

    def sized(self: Instantiator, keep: int | None, *rest: Any) -> list[tuple[float, Roles]]:
        found = best(self, keep, *rest)
        structure = replace(self.structure, extents=dict(self.extents))
        key = (structure.parts, structure.outputs, structure.split)
        if found and key not in met:
            met.add(key)
            graphs.extend((cost, built(structure, self.types, roles)) for cost, roles in {found[0], found[-1]})
        return found

    def searched(cone: Cone, types: ValueTypes, *rest: Any) -> ConeKernels:
        kernels_of = search(cone, types, *rest)
        for cost, stages in kernels_of.found:
            known = {**types, **{v: t for structure, _ in stages for v, t in partial_types(structure).items()}}
            kernels.append((cost, sum(built(structure, known, roles) for structure, roles in stages)))
        return kernels_of

    def priced(source: Program, types: Any, plan: Any) -> Program:
        program = assemble(decompose(source), types, plan)
        plans.append((plan.cost, program_cost(program, H100)))
        return program

    monkeypatch.setattr(Instantiator, "best", sized)
    monkeypatch.setattr(running, "search_cone", searched)
    monkeypatch.setattr(generation, "assemble", priced)
    sources = programs(path)
    space = Space(top=4) if len(sources) == 1 else Space(max_searches=8)  # The parts of a layer are many.
    with Run(Control(progress=False), tuple(sources), space, H100) as run:
        for source in dict.fromkeys(sources):
            with run.searching():
                generation.generate(decompose(source), space, H100, run)
    for ranked in (graphs, kernels, plans):
        assert ranked
        assert [cost for cost, _ in ranked] == pytest.approx([cost for _, cost in ranked], rel=ROUNDING)

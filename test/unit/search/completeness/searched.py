"""What the search returns, as graphs of `enumeration.py`. No other file of this package knows the search."""

from __future__ import annotations

from collections.abc import Iterable

from mirage_ir.check import infer_program
from mirage_ir.program import Program
from mirage_ir.search.cone.cone import ConeBuilder
from mirage_ir.search.cone.steps import LoadTile
from mirage_ir.search.cone.structures import Structure, structures
from mirage_ir.search.cone.tiles import TileSpace
from mirage_ir.search.space import ACCUMULATORS, SHIFTED, LoopAccumulator, Space

from .enumeration import Graph, graph_name, load_name

NO_LIMIT = 1_000_000_000
NAMES = {accumulator: name for name, accumulator in ACCUMULATORS.items()} | {SHIFTED: "accumulate shifted"}


def found_by_search(program: Program, operators: Iterable[str], most: int) -> set[Graph]:
    """All block graphs for the program with at most `most` of these operators, accumulators among them, for any loop index."""
    space = Space(
        operators=tuple("accumulate sum shift" if o == "accumulate shifted" else o for o in operators),
        max_block_ops=most,
        max_terms=NO_LIMIT,
        reload=True,
        max_states=NO_LIMIT,
        max_structures=NO_LIMIT,
    )
    cone = ConeBuilder(program, infer_program(program)).build(program.outputs, frozenset(range(len(program.inputs))))
    found: set[Graph] = set()
    for named, loop_index in cone.loops(space.reload):
        tiles = TileSpace(named, loop_index, space)
        made, exhausted = structures(tiles, space.max_structures, redundant=True)
        assert exhausted
        found |= {_graph(s) for s in made}
    return found


def _graph(structure: Structure) -> Graph:
    names: list[Graph] = []
    for part in structure.parts:
        step = part.step
        if isinstance(step, LoadTile):
            load = structure.loads[step.load]
            assert isinstance(load.value, int)
            split = structure.loop_index is not None and structure.loop_index in load.axes
            names.append(load_name(load.value, load.axes.index(structure.loop_index) if split else -1))
        else:
            op, attrs = (NAMES[step], ()) if isinstance(step, LoopAccumulator) else (step.name, step.attrs)
            names.append(graph_name(op, (names[o] for o in part.operands), attrs))
    (output,) = structure.outputs
    return names[output]

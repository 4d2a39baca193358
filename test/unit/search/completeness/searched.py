"""What the search returns, as graphs of `enumeration.py`. No other file of this package knows the search."""

from __future__ import annotations

from collections.abc import Iterable

from mirage_ir.check import infer_program
from mirage_ir.program import Program
from mirage_ir.search.cone.cone import ConeBuilder
from mirage_ir.search.cone.loops import loops
from mirage_ir.search.cone.structures import Structure, structures
from mirage_ir.search.cone.tiles import LOAD, SHIFTED, TileSpace
from mirage_ir.search.space import Space

from .enumeration import Graph, graph_name, load_name

NO_LIMIT = 1_000_000_000


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
    for named, loop_index in loops(cone, space):
        tiles = TileSpace(named, loop_index, space)
        made, exhausted = structures(tiles, space.max_structures, redundant=True)
        assert exhausted
        found |= {_graph(s) for s in made}
    return found


def _graph(structure: Structure) -> Graph:
    names: list[Graph] = []
    for part in structure.parts:
        if part.op == LOAD:
            load = structure.loads[part.operands[0]]
            split = structure.loop_index is not None and structure.loop_index in load.axes
            names.append(load_name(load.value, load.axes.index(structure.loop_index) if split else -1))
        else:
            op = "accumulate shifted" if part.op == SHIFTED else part.op
            names.append(graph_name(op, (names[o] for o in part.operands), part.derivation.attrs))
    (output,) = structure.outputs
    return names[output]

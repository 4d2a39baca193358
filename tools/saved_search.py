"""A saved search of Mirage as a module: its computation graph is a workload, its programs are candidates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdsl.dialects.builtin import ModuleOp, SymbolRefAttr

from mirage_ir.dialects.candidate_attributes import write_candidate
from mirage_ir.dialects.functions import set_private
from mirage_ir.dialects.workloads import CANDIDATE_OF
from mirage_ir.passes.options import declare_space
from mirage_ir.pipeline.candidate import Candidate

if TYPE_CHECKING:
    from mirage_ir.importers.checkpoint import SavedSearch


def saved_module(saved: SavedSearch) -> ModuleOp:
    """The module of a saved search.

    `@computation_graph` is the workload, and `@graph_0`, `@graph_1`, … are private candidates for it, in the order of the file,
    with `mugraph.saved`, their place there; the module declares the space of the search. Where the file has no
    computation graph, each program is a function of its own.
    """
    from mirage_ir.decompose import decompose
    from mirage_ir.dialects.bridge import func_from_program

    graphs = [func_from_program(program, program.name) for program in saved.programs]
    if saved.source is None:
        return ModuleOp(graphs)
    source = func_from_program(saved.source, saved.source.name)
    for position, graph in enumerate(graphs):
        candidate = Candidate(decompose(saved.programs[position]), saved=f"$.generated_graphs[{position}]")
        write_candidate(graph, candidate, {CANDIDATE_OF: SymbolRefAttr(source.sym_name)})
        set_private(graph)
    module = ModuleOp([source, *graphs])
    declare_space(module, saved.space)
    return module

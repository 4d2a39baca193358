"""Prices our programs: every kernel of the program model, graph-defined or of a library, with what it moves and takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Hashable, Mapping, Sequence
from dataclasses import replace
from math import inf

from mirage_ir.block.copies import copied_tensors, copy_us
from mirage_ir.block.cost import graph_work
from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.library import PRODUCT, has_figures, library_work, padded_operands, predefined_cost
from mirage_ir.block.rows import VECTOR_BYTES, placed_types, vector_bytes
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, GraphOp, Node, Program, TensorType, numbered, results
from mirage_ir.reporting.figures import kernel_figures
from mirage_ir.target.cost import CostTerm, cost_terms
from mirage_ir.target.machines import Machine
from mirage_ir.validation.priced import MovedTensor, PricedKernel, PricedProgram, TensorRole

MOST_NAMED = 5
"""Operators by which a kernel is described; of more, the others are counted."""


def price_program(program: Decomposed, machine: Machine, names: Mapping[int, str] | None = None) -> PricedProgram:
    """The kernels of a program, and its tensors by the numbers of their values; `names` has those that somebody gave.

    Views are no tensors of their own: what reads one reads bytes of the tensor that it is a view of. The times add up to
    `mirage_ir.block.cost.program_cost`. Raises `ProgramError` when the program is not well formed.
    """
    types = placed_types(program)
    copied = copied_tensors(program, types, machine)
    roots = tensor_of_values(program, types, copied)
    free = {part.whole for part in parts_in_place(program, types).values()}
    figures = iter(kernel_figures(program, machine))
    kernels: list[PricedKernel] = []
    labels = dict(names or {})
    for first, node in numbered(len(program.inputs), program.nodes):
        copies = sum(copy_us(source, machine) for source in copied.get(first, ()))
        if isinstance(node, Apply) and (node.op in VIEWS or first in free):
            if copies:
                figure, source = next(figures), roots[node.operands[0]]
                labels.setdefault(first, f"the result of kernel {len(kernels) + 1}")
                entering, leaving = (Counter[Hashable]({value: types[first].nbytes}) for value in (source, first))
                kernels.append(PricedKernel("copy", entering, leaving, figure.us, {CostTerm.COPIES: copies}, None))
            continue
        read, made = [types[v] for v in node.operands], types[first : first + results(node)]
        reads: Counter[Hashable] = Counter()
        writes: Counter[Hashable] = Counter()
        for v in dict.fromkeys(node.operands):
            reads[roots[v]] += types[v].nbytes
        for v in range(first, first + len(made)):
            writes[roots[v]] += types[v].nbytes
            which = f"result {v - first + 1}" if len(made) > 1 else "the result"
            labels.setdefault(v, f"{which} of kernel {len(kernels) + 1}")
        figure = next(figures)
        terms, blocks = _terms(node, read, made, machine, figure.nbytes)
        if copies:
            terms = {**terms, CostTerm.COPIES: copies}
        kernels.append(PricedKernel(computed_by(node), reads, writes, figure.us, terms, blocks))
    return PricedProgram(tuple(kernels), _tensors(program, types, roots, labels))


def tensor_of_values(program: Program, types: Sequence[TensorType], copied: Container[int] = ()) -> dict[int, int]:
    """For each value the value that is in device memory: views and parts of concatenations in place are elsewhere, unless they are
    `copied`."""
    parts = parts_in_place(program, types)
    roots: dict[int, int] = {}
    for value in reversed(range(len(types))):
        roots[value] = roots[parts[value].whole] if value in parts else value
    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, Apply) and node.op in VIEWS and first not in copied:
            roots[first] = roots[node.operands[0]]
    return roots


def computed_by(node: Node) -> str:
    """The operators of a kernel in words, in their order."""
    names = [node.op] if isinstance(node, Apply) else list(_operators(node))
    named = [name.replace("_", " ") for name in dict.fromkeys(names)]
    more = len(named) - MOST_NAMED
    return ", ".join(named[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _operators(graph: GraphOp) -> list[str]:
    found: list[str] = []
    for node in graph.body:
        if isinstance(node, Apply):
            found.append(node.op)
        elif isinstance(node, GraphOp):
            found += _operators(node)
    return found or ["copy"]


def _terms(
    node: Node, read: Sequence[TensorType], made: Sequence[TensorType], machine: Machine, nbytes: float
) -> tuple[dict[CostTerm, float], int | None]:
    """What a kernel takes its time for, and how many blocks it has, if it has a description."""
    if isinstance(node, GraphOp):
        return cost_terms(graph_work(node, read, made), machine), node.blocks
    if not has_figures(node, read):
        return cost_terms(library_work(node, read, made[0]), machine), None
    return library_terms(node, read, made[0], nbytes, machine), None


def library_terms(
    node: Apply, inner: Sequence[TensorType], outer: TensorType, nbytes: float, machine: Machine
) -> dict[CostTerm, float]:
    """What a kernel of a library with figures of its own takes its time for; `nbytes` are those of its tensors.

    Each term is what the price falls by when the machine has no such limit: L2's bandwidth, then the rate of products, then the
    bandwidth of device memory. Where operands are padded first, only the launch and the bytes are told from the rest.
    """
    c = machine.calibration
    launch, memory = machine.launch_us * c.launch, nbytes / (machine.dram_bandwidth * c.dram)
    known = {CostTerm.LAUNCH: launch, CostTerm.MEMORY: memory}
    if padded_operands(node, inner, outer, machine) is not None:
        return known
    whole = predefined_cost(node, inner, outer, machine)
    far = replace(machine, l2_bandwidth=inf)
    loaded = predefined_cost(node, inner, outer, far)
    moved = predefined_cost(node, inner, outer, replace(far, tensor_rate=inf))
    start = predefined_cost(node, inner, outer, replace(far, tensor_rate=inf, dram_bandwidth=inf))
    beyond = {CostTerm.START: start - launch, CostTerm.SHARE: moved - start - memory}
    aligned = loaded
    if any(vector_bytes(t) < VECTOR_BYTES for t in (*inner, outer)):  # Products of such tensors have a lower rate.
        rate = machine.tensor_rate * PRODUCT.rate / PRODUCT.unaligned
        aligned = predefined_cost(node, inner, outer, replace(far, tensor_rate=rate))
    arithmetic = {CostTerm.TENSOR: aligned - moved, CostTerm.UNALIGNED: loaded - aligned}
    return {**known, **beyond, **arithmetic, CostTerm.TILES: whole - loaded}


def _tensors(
    program: Program, types: Sequence[TensorType], roots: Mapping[int, int], labels: Mapping[int, str]
) -> dict[Hashable, MovedTensor]:
    outputs = {roots[v]: place for place, v in reversed(list(enumerate(program.outputs)))}
    found: dict[Hashable, MovedTensor] = {}
    for value in dict.fromkeys(roots.values()):
        known = program.input_names[value] if value < len(program.input_names) else f"input {value + 1}"
        label = labels.get(value, known if value < len(program.inputs) else f"value {value}")
        role = TensorRole.INPUT if value < len(program.inputs) else TensorRole.OUTPUT if value in outputs else TensorRole.BETWEEN
        place = value if role is TensorRole.INPUT else outputs.get(value, 0)
        found[value] = MovedTensor(label, types[value], types[value].nbytes, role, place)
    return found

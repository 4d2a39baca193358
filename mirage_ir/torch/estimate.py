"""What PyTorch's own compiler is expected to need for a program: its library products, and one kernel for what lies between.

Inductor fuses element-wise operators and reductions between two products into one kernel when the reductions are over the same
dimensions, and adds a bias within the product. PyTorch has kernels of libraries for attention.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from math import prod

from mirage_ir.block.kernels import describe_sweep
from mirage_ir.block.library import LIBRARY_THREADS, library_takes, predefined_cost
from mirage_ir.block.work import work_of
from mirage_ir.check import infer_program
from mirage_ir.ops.library import ATTENTION_BACKENDS, LIBRARY
from mirage_ir.ops.table import VIEWS, Expansion, Kind, operator
from mirage_ir.program import Apply, Program, TensorType, make_attrs
from mirage_ir.search.cone.cone import reached
from mirage_ir.search.plan.libraries import LibraryMatches
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine


@dataclass(frozen=True, slots=True)
class _Attention:
    """The values that one kernel of a library computes, and its µs."""

    values: frozenset[int]
    us: float


class ExpectedCosts:
    """What Inductor is expected to take for a program, or for what is left of it.

    `backend` gives, for a value, the kernels that PyTorch computes it by: their name if it is known, "" if not, None where it is
    computed by no attention of PyTorch's. Inductor finds attention without a mask by itself. `causal` are inputs that are causal
    masks, which kernels for attention apply themselves.
    """

    def __init__(
        self,
        program: Program,
        machine: Machine,
        backend: Callable[[int], str | None] = lambda value: None,
        causal: Set[int] = frozenset(),
    ) -> None:
        self.program, self.machine, self.causal = program, machine, causal
        self.types = infer_program(program)
        self.first = len(program.inputs)
        self._attention = tuple(self._attended(backend))

    def of(self, elsewhere: Set[int] = frozenset()) -> float:
        """Microseconds of all values but those that are computed `elsewhere`."""
        group: dict[int, int] = {}  # Computed values, and views of them, by their kernel.
        own: dict[int, set[int]] = {}
        total = 0.0
        attended = [a for a in self._attention if elsewhere.isdisjoint(a.values)]
        done = set(elsewhere).union(*(a.values for a in attended))
        for value, node in enumerate(self.program.nodes, self.first):
            assert isinstance(node, Apply)
            if value in done:
                continue
            if node.op in VIEWS:
                if node.operands[0] in group:
                    group[value] = group[node.operands[0]]
            elif operator(node.op).kind is Kind.CONTRACTION:
                inner = [self.types[v] for v in node.operands]
                total += predefined_cost(node, inner, self.types[value], self.machine)
            elif not _is_bias(self.program, self.types, node, elsewhere):
                joined = {group[v] for v in node.operands if v in group}
                for other in joined:
                    for v in own.pop(other):
                        own.setdefault(value, set()).add(v)
                own.setdefault(value, set()).add(value)
                group = {v: value if g in joined else g for v, g in group.items()}
                group[value] = value
        for values in own.values():
            total += _kernels(self.program, values) * self._sweep(values)
        return total + sum(a.us for a in attended)

    def attends(self, values: Set[int]) -> bool:
        """Whether PyTorch computes some of these values by a kernel for attention."""
        return any(not values.isdisjoint(a.values) for a in self._attention)

    def _sweep(self, values: set[int]) -> float:
        """Microseconds of a kernel that computes these values entry by entry."""
        read, written = _moved(self.program, values)
        entries = max(self.types[v].size for v in values)
        flops = sum(operator(_op(self.program, v)).flops_outside * self.types[v].size for v in values) / entries
        sources = [(self.types[v].size, self.types[v].dtype.itemsize) for v in read]
        itemsize = max(self.types[v].dtype.itemsize for v in values)
        swept = describe_sweep(sources, sum(self.types[v].nbytes for v in written), entries, flops, entries, itemsize)
        return float(kernel_cost(work_of(swept, LIBRARY_THREADS), self.machine))

    def _attended(self, backend: Callable[[int], str | None]) -> list[_Attention]:
        """What PyTorch computes by kernels for attention."""
        matches = LibraryMatches(self.program, self.types)
        found: list[_Attention] = []
        for value, node in enumerate(self.program.nodes, self.first):
            assert isinstance(node, Apply)
            if not operator(node.op).product:
                continue
            known = backend(value)
            ways = [w for w in matches.ways(value) if LIBRARY[w.op].products == 2 and (known is not None or len(w.operands) == 3)]
            if ways:
                inside = frozenset(self._between(value, {*ways[0].operands}))
                found.append(_Attention(inside, min(self._calls(ways[0], self.types[value], known))))
        return found

    def _between(self, value: int, ends: Set[int]) -> set[int]:
        """A value and what it is computed from, `ends` aside."""
        return reached([value], lambda v: (o for o in self.program.nodes[v - self.first].operands if o not in ends))

    def _calls(self, node: Apply, outer: TensorType, known: str | None) -> list[float]:
        """Microseconds of each kernel by which PyTorch may compute attention; of the one that is known."""
        operands = tuple(v for v in node.operands if v not in self.causal)
        inner = [self.types[v] for v in operands]
        calls = {b: Apply(node.op, operands, make_attrs({**node.attr(), "backend": b})) for b in ATTENTION_BACKENDS}
        costs = {b: predefined_cost(c, inner, outer, self.machine) for b, c in calls.items() if library_takes(c, inner)}
        return [costs[known]] if known in costs else [*costs.values()]


def _is_bias(program: Program, types: Sequence[TensorType], node: Apply, elsewhere: Set[int]) -> bool:
    """Whether a product's result is added to a row, which the library does; not if the product is computed `elsewhere`."""
    first = len(program.inputs)
    row = operator(node.op)
    made = [program.nodes[v - first] for v in node.operands if v >= first and v not in elsewhere]
    products = [n for n in made if isinstance(n, Apply) and operator(n.op).product]
    inputs = [types[v] for v in node.operands if v < first]
    return row.expansion is Expansion.TERMS and len(products) == len(inputs) == 1 and prod(inputs[0].shape[:-1]) == 1


def _kernels(program: Program, values: set[int]) -> int:
    """The kernels of a group: one for each set of dimensions that is reduced."""
    first = len(program.inputs)
    nodes = (program.nodes[v - first] for v in values)
    return max(1, len({n.attrs for n in nodes if isinstance(n, Apply) and operator(n.op).kind is Kind.REDUCTION}))


def _op(program: Program, value: int) -> str:
    node = program.nodes[value - len(program.inputs)]
    assert isinstance(node, Apply)
    return node.op


def _moved(program: Program, values: set[int]) -> tuple[set[int], set[int]]:
    """The values that a kernel with these values reads and writes."""
    first = len(program.inputs)
    read: set[int] = set()
    for v in values:
        read.update(_source(program, o) for o in program.nodes[v - first].operands)
    users = {o for v, n in enumerate(program.nodes, first) if v not in values for o in n.operands} | set(program.outputs)
    written = {v for v in values if v in users}
    return read - values, written


def _source(program: Program, value: int) -> int:
    """The value of which one is a view."""
    first = len(program.inputs)
    while value >= first:
        node = program.nodes[value - first]
        if not (isinstance(node, Apply) and node.op in VIEWS):
            return value
        value = node.operands[0]
    return value

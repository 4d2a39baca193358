"""Parts: a large program is cut into parts that are searched and verified one by one, and joined again.

Plans grow with the power set of a program's values, so there is a size beyond which it must be cut. A cut loses the kernels that
would reach across it; which those are is estimated by the cost model. Operators are put into one topological order, and every
stretch of it that could be one kernel gets an estimate (`estimates.py`). A *wall* is a position that no good kernel crosses: a
reshape, or a value between large products that one for-loop cannot hold. Dynamic programming over the positions finds the cheapest
way to make the order of kernels, and these of parts of a bounded number of operators, which are cut at the walls, and elsewhere
only where they must be. Values that several operators read, and that cost no more to compute than to read, are computed in every
part that needs them, unless it costs less to store them. No kind of layer is recognized.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from itertools import accumulate
from math import inf
from typing import TypeAlias

from mirage_ir.check import infer_program
from mirage_ir.clock import now
from mirage_ir.decompose import Decomposed
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.program import Apply, GraphOp, Node, Program, TensorType, numbered, rename_values, results
from mirage_ir.search.cone.cone import ValueTypes, is_barrier, reached
from mirage_ir.search.plan.estimates import NANOSECONDS, Estimates
from mirage_ir.search.plan.libraries import LibraryMatches
from mirage_ir.target.machines import Machine

LARGEST_UNCUT = 26
"""Operators beyond which a program is cut, views not counted. A choice: it bounds the time of a search, and of a proof.

A GPT-2 attention layer of 25 operators is six kernels as a whole, 24 µs by the model, and nine in parts, 32 µs."""
MAX_PART_OPS = 12
"""Most operators of a part that may become several kernels. A choice."""
WALL_LAUNCHES = 4
"""Launches: a position is a wall when the best kernel across it costs this much time more than kernels that end there. A choice."""

MOST_COMBINATIONS = 256
"""Combinations of the programs of parts that are joined when all programs are wanted. A choice."""
LIGHT_READS = 1.5
"""Bytes of a value's sources, for each of its own, up to which every reader computes it anew. A choice."""
MOST_ANEW = 12
"""Operators that every reader of a value computes anew, at most. A choice: readers of links of a chain would compute all of it."""

Stretch: TypeAlias = tuple[int, int]
"""Positions between operators of the order: from the first to before the second."""
Score: TypeAlias = tuple[float, int, int]
"""What cutting minimizes, in this order: nanoseconds of all kernels (whole ones, so that sums are exact), cuts elsewhere than at
walls and walls that are not cut, and bytes that enter parts from others."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a program, as a program: its i-th input is the value `inputs[i]` of the whole, its outputs make `outputs`."""

    program: Decomposed
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]

    @property
    def key(self) -> Hashable:
        """Equal for parts that are the same computation on other values."""
        return replace(self.program, name="", input_names=())


def size_of(program: Program) -> int:
    """Operators of a decomposed program, views not counted."""
    return sum(1 for n in program.nodes if not (isinstance(n, Apply) and n.op in VIEWS))


def cut(
    program: Decomposed,
    machine: Machine,
    large: int = LARGEST_UNCUT,
    max_ops: int = MAX_PART_OPS,
    libraries: bool = True,
    seconds: float = inf,
) -> tuple[Part, ...]:
    """The parts of a decomposed program, producers first; a single one, the program itself, when it has at most `large` operators.

    A part has at most `max_ops` operators, or at most `large` when it may be one kernel; views are not counted. Operators that no
    output needs are in no part. Kernels of `libraries` are estimated too, so that what one of them computes stays together. When
    `seconds` are over, light values are taken as the first way of two has them. A program with graph-defined kernels is not cut.
    Raises `ProgramError` when the program is not well formed.
    """
    types = infer_program(program)
    whole = (Part(program, tuple(range(len(program.inputs))), program.outputs),)
    if size_of(program) <= large or any(isinstance(n, GraphOp) for n in program.nodes):
        return whole
    order = topological_order(program)
    libraries_of = LibraryMatches(program, types).ways if libraries else lambda _: ()
    best: tuple[float, Estimates, list[Stretch]] | None = None
    began = now()
    known: dict[Hashable, float] = {}
    for light in dict.fromkeys((tuple(light_values(program, types, order).items()), ())):
        anew = {v for value, own in light for v in (value, *own)}
        estimates = Estimates(program, types, machine, [v for v in order if v not in anew], dict(light), libraries_of, known)
        cost, stretches = _stretches(estimates, large, max_ops)
        if best is None or cost < best[0]:
            best = cost, estimates, stretches
        if now() - began > seconds:
            break
    assert best is not None
    _, estimates, stretches = best
    if len(stretches) <= 1:
        return whole
    return _parts(estimates, order, stretches)


def join(source: Program, parts: Sequence[Part], programs: Sequence[Decomposed]) -> Decomposed:
    """The whole program, with each part computed by the program given for it."""
    numbers = {v: v for v in range(len(source.inputs))}
    nodes: list[Node] = []
    made = len(source.inputs)
    for part, program in zip(parts, programs, strict=True):
        names = [numbers[v] for v in part.inputs]
        for node in program.nodes:
            moved = rename_values(node, names)
            assert isinstance(moved, Apply | GraphOp)
            nodes.append(moved)
            names += range(made, made + results(node))
            made += results(node)
        numbers.update(zip(part.outputs, (names[v] for v in program.outputs), strict=True))
    return Decomposed(replace(source, nodes=tuple(nodes), outputs=tuple(numbers[v] for v in source.outputs)))


def cheapest(costs: Sequence[Sequence[float]], most: int) -> list[tuple[int, ...]]:
    """The ways to choose one of each row, at most `most` of them, cheapest first and by number where they cost the same."""
    found: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    for row in costs:
        found = nsmallest(most, ((sum_ + cost, (*chosen, i)) for sum_, chosen in found for i, cost in enumerate(row)))
    return [chosen for _, chosen in found]


def topological_order(program: Program) -> list[int]:
    """The values that outputs need, operands first and each as near to its first consumer as that allows (depth first).

    The operand that could be fused with an operator comes directly before it, if there is one. Views that no kernel makes come
    directly after what they are views of.
    """
    first, found = len(program.inputs), _depth_first(program)
    views: dict[int, list[int]] = {}
    for value in found:
        node = program.nodes[value - first]
        if isinstance(node, Apply) and node.op in VIEWS and is_barrier(node):
            views.setdefault(node.operands[0], []).append(value)
    order: dict[int, None] = {}
    for value in found:
        pending = [] if value in order else [value]
        while pending:
            last = pending.pop()
            order[last] = None
            pending += reversed(views.get(last, ()))
    return list(order)


def _depth_first(program: Program) -> list[int]:
    """The values that outputs need, operands first and each as near to its first consumer as that allows."""
    first = len(program.inputs)
    done: dict[int, None] = {}
    stack = [(v, False) for v in reversed(program.outputs)]
    while stack:
        value, ready = stack.pop()
        if value < first or value in done:
            continue
        if ready:
            done[value] = None
        else:
            operands = [v for v in program.nodes[value - first].operands if v >= first]
            operands.sort(key=lambda v: not _begins(program, v))
            stack += [(value, True), *((v, False) for v in reversed(operands))]
    return list(done)


def _begins(program: Program, value: int) -> bool:
    """Whether no kernel that computes a value is fused with its readers: the value is a barrier, an input, or a view of one."""
    first = len(program.inputs)
    while value >= first:
        node = program.nodes[value - first]
        if is_barrier(node):
            return True
        if not (isinstance(node, Apply) and node.op in VIEWS):
            return False
        value = node.operands[0]
    return True


def light_values(program: Program, types: Sequence[TensorType], order: Sequence[int]) -> dict[int, frozenset[int]]:
    """Values that cost no more to compute than to read and that several operators read, each with what only it is computed from.

    Between their sources and them there are at most `MOST_ANEW` operators, none of them a product, and the sources have at most
    `LIGHT_READS` times their bytes.
    """
    first = len(program.inputs)
    users: dict[int, set[int]] = {}
    for value in order:
        for operand in program.nodes[value - first].operands:
            users.setdefault(operand, set()).add(value)
    found: dict[int, frozenset[int]] = {}
    for value in order:
        readers = [program.nodes[u - first] for u in users.get(value, ())]
        if len(readers) < 2 or value in program.outputs or any(map(is_barrier, readers)):
            continue
        own = {value}  # All that is computed for this value only, but for views that no kernel computes.
        for other in reversed(order[: order.index(value)]):
            node = program.nodes[other - first]
            view = isinstance(node, Apply) and node.op in VIEWS and is_barrier(node)
            if other not in program.outputs and users[other] <= own and not view:
                own.add(other)
        nodes = [program.nodes[v - first] for v in own]
        sources = {v for n in nodes for v in n.operands} - own
        cheap = all(isinstance(n, Apply) and not is_barrier(n) and operator(n.op).kind is not Kind.CONTRACTION for n in nodes)
        few = sum(n.op not in VIEWS for n in nodes if isinstance(n, Apply)) <= MOST_ANEW
        if cheap and few and sum(types[v].nbytes for v in sources) <= LIGHT_READS * types[value].nbytes:
            found[value] = frozenset(own - {value})
    return found


class _Kernels:
    """The stretches that may be kernels, estimated when somebody asks.

    `sizes` has their operators, views not counted. What is the least of several sums is found without the estimates of those that
    a lower bound shows to be no less.
    """

    def __init__(self, estimates: Estimates, large: int) -> None:
        self._estimates = estimates
        self._known: dict[Stretch, float] = {}
        self.sizes: dict[Stretch, int] = {}
        n = len(estimates.order)
        for i in range(n):
            for j in range(i + 1, n + 1):
                size = sum(not estimates.is_free(v) for v in estimates.inside(i, j))
                if size > large and j > i + 1:
                    break
                self.sizes[i, j] = size

    def cost(self, stretch: Stretch) -> float:
        """Nanoseconds of a stretch as one kernel."""
        if stretch not in self._known:
            self._known[stretch] = self._estimates.kernel(*stretch)
        return self._known[stretch]

    def least(self, ways: Iterable[tuple[float, Stretch]]) -> float:
        """The least of the given nanoseconds with those of a stretch added, over all ways; infinite if there is none."""
        best = inf
        for ns, stretch in ways:
            if stretch in self.sizes and ns + self._estimates.at_least(*stretch) < best:
                best = min(best, ns + self.cost(stretch))
        return best


def _walls(estimates: Estimates, kernels: _Kernels, n: int) -> list[bool]:
    """For each position of the order, whether no good kernel crosses it."""
    before, after = [0.0] + [inf] * n, [inf] * n + [0.0]
    for j in range(1, n + 1):  # Long stretches first: with one launch each they cost little.
        before[j] = kernels.least((before[i], (i, j)) for i in range(j))
    for i in reversed(range(n)):
        after[i] = kernels.least((after[j], (i, j)) for j in range(n, i, -1))
    most = before[n] + WALL_LAUNCHES * estimates.machine.launch_us * NANOSECONDS
    walls = [True] * (n + 1)
    for i, j in kernels.sizes:
        around = before[i] + after[j]
        if any(walls[i + 1 : j]) and around + estimates.across_at_least(i, j) < most and around + estimates.across(i, j) < most:
            walls[i + 1 : j] = [False] * (j - i - 1)
    return walls


def _stretches(estimates: Estimates, large: int, max_ops: int) -> tuple[float, list[Stretch]]:
    """The stretches of the order that become parts, and the nanoseconds of their kernels."""
    n = len(estimates.order)
    kernels = _Kernels(estimates, large)
    sizes, walls = kernels.sizes, _walls(estimates, kernels, n)
    uncut = list(accumulate(walls, initial=0))  # uncut[j] - uncut[i + 1]: the walls strictly between i and j.
    best: list[Score] = [(0, 0, 0)] + [(inf, 0, 0)] * n
    begin = [0] * (n + 1)
    for i in range(n):
        least: dict[int, float] = {i: 0}  # For each j: how to make order[i:j] of kernels.
        for j in range(i + 1, n + 1):
            if (i, j) not in sizes:
                break
            if sizes[i, j] <= max_ops:
                cost = least[j] = kernels.least((ns, (k, j)) for k, ns in least.items())
            else:
                cost = kernels.cost((i, j))
            if sizes[i, j]:
                ns, faults, moved = best[i]
                fault = (not walls[j]) + uncut[j] - uncut[i + 1]
                best[j], begin[j] = min((best[j], begin[j]), ((ns + cost, faults + fault, moved + estimates.entering(i, j)), i))
    cost, found = best[n][0], list[Stretch]()
    while n:
        found.append((begin[n], n))
        n = begin[n]
    return cost, found[::-1]


def _parts(estimates: Estimates, order: Sequence[int], stretches: Sequence[Stretch]) -> tuple[Part, ...]:
    """The programs of stretches; `order` is the order of all values. Views are made where they are read."""
    program = estimates.program
    nodes = dict(numbered(len(program.inputs), program.nodes))
    inner = [_with_views(program, estimates.inside(*stretch)) for stretch in stretches]
    entering = [{o for v in inside for o in nodes[v].operands} - inside for inside in inner]
    wanted = set(program.outputs).union(*entering)
    found: list[Part] = []
    for position, (stretch, inside) in enumerate(zip(stretches, inner, strict=True)):
        outputs = tuple(v for v in estimates.order[slice(*stretch)] if v in wanted)
        needed = reached(outputs, lambda v, inside=inside: (o for o in nodes[v].operands if o in inside))
        found.append(_part(program, estimates.types, [v for v in order if v in needed], outputs, position))
    return tuple(found)


def _with_views(program: Program, inside: set[int]) -> set[int]:
    """Values, and those outside that they read of which each is a view, as far as it costs nothing: who reads them regrouped wants
    their dimensions in memory in this order."""
    first, found, regrouped = len(program.inputs), set(inside), set[int]()
    for value in range(first + len(program.nodes) - 1, first - 1, -1):
        node = program.nodes[value - first]
        if not isinstance(node, Apply) or node.op not in VIEWS:
            continue
        read = any(value in program.nodes[v - first].operands for v in found if v > value)
        if read and not (value in regrouped and operator(node.op).transposes):
            found.add(value)
        if value in found and (value in regrouped or _regroups(node)):
            regrouped.update(node.operands)
    return found


def _regroups(view: Apply) -> bool:
    """Whether a view gives a tensor other extents, rather than some of its entries."""
    return is_barrier(view) and "shape" in view.attr()


def _part(program: Program, types: ValueTypes, values: Sequence[int], outputs: tuple[int, ...], position: int) -> Part:
    """The program of some of a program's values, which come in order."""
    first, inside = len(program.inputs), set(values)
    nodes = dict(numbered(first, program.nodes))
    inputs = tuple(dict.fromkeys(v for value in values for v in nodes[value].operands if v not in inside))
    names = {v: i for i, v in enumerate((*inputs, *values))}
    moved = [rename_values(nodes[v], names) for v in values]
    strides = program.strides or (None,) * first
    called = program.input_names or tuple(f"arg{v}" for v in range(first))
    piece = Program(
        f"{program.name}.part{position}",
        tuple(types[v] for v in inputs),
        tuple(n for n in moved if isinstance(n, Apply)),
        tuple(names[v] for v in outputs),
        tuple(called[v] if v < first else f"v{v}" for v in inputs),
        tuple(strides[v] if v < first else None for v in inputs),
    )
    return Part(Decomposed(piece), inputs, outputs)

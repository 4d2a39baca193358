"""Estimates of kernels before any search: the cost of a stretch of a program as one kernel.

Each operator is taken as it is written, and tiles by the best grid and the best range of one for-loop; whether an operator may
stand before the end of the loop is not asked. So an estimate is rough, but it counts launches, the bytes that pass between
kernels, the blocks that share the work, the work that every block repeats, and the bytes in shared memory: these decide which
operators belong into one kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import lru_cache
from math import floor, inf
from typing import Any

import numpy as np

from mirage_ir.block.copies import copied_inputs, copy_us, returned_cost, returned_values
from mirage_ir.block.description import ENTRY_BYTES, DescribedKernel, DescribedValue, Role, TileBody, TileExtents
from mirage_ir.block.joins import is_concatenation
from mirage_ir.block.kernels import ROLES
from mirage_ir.block.library import predefined_cost
from mirage_ir.block.rows import between_kernels, following_rows, vector_bytes
from mirage_ir.block.work import work_of
from mirage_ir.ops import VIEWS, Kind, operator
from mirage_ir.program import Apply, DType, Program, Stage, TensorType
from mirage_ir.search.cone.cone import Axes, Cone, ConeBuilder, Index, Instance, ValueTypes, is_barrier, reached
from mirage_ir.search.cone.sizes import IndexExtent, Sizes, sizes_of, sizes_together
from mirage_ir.target.cost import kernel_cost
from mirage_ir.target.machines import Machine

MOST_OUTPUTS = 2
"""Tensors that a kernel stores, unless they are the program's outputs: as many as a space allows when it is not told."""
ESTIMATED_THREADS = 128
"""Threads of a block in estimates."""
NANOSECONDS = 1000
"""In a microsecond. Estimates are whole numbers of them, so that sums are exact."""


class Estimates:
    """Costs of stretches of an order of a program's values as one kernel each, and the bytes that enter them.

    `order` is topological. `light` gives values that are not in it, because every kernel that reads them computes them anew, each
    with the values on the way to it, which are not in the order either. `libraries` gives the kernels of libraries for a value.
    `known` are costs that other estimates of the program came to, and takes those that these come to.
    """

    def __init__(
        self,
        program: Program,
        types: Sequence[TensorType],
        machine: Machine,
        order: Sequence[int],
        light: Mapping[int, frozenset[int]] | None = None,
        libraries: Callable[[int], Sequence[Apply]] = lambda value: (),
        known: dict[Hashable, float] | None = None,
    ) -> None:
        self.program, self.machine, self.order = program, machine, order
        first, outputs = len(program.inputs), program.outputs
        self.types: ValueTypes = {v: t if v < first or v in outputs else between_kernels(t) for v, t in enumerate(types)}
        self.light, self.libraries = light or {}, libraries
        self.cones = ConeBuilder(program, types)
        self.outputs = frozenset(program.outputs)
        self.copied, self.returned = copied_inputs(program, types), returned_values(program)
        self._computed = [self._with_light(v) for v in order]
        self.last = {v: len(order) if v in self.outputs else 0 for v in order}
        for i in range(len(order)):
            for value in self.inside(i, i + 1):
                for operand in self.cones.node(value).operands:
                    self.last[operand] = max(self.last.get(operand, 0), i)
        self._known: dict[Hashable, float] = {} if known is None else known

    def inside(self, i: int, j: int) -> set[int]:
        """The values that order[i:j] computes, with the values that it computes anew."""
        return set().union(*self._computed[i:j])

    def _with_light(self, value: int) -> set[int]:
        """A value with the ones that are computed anew for it."""
        light = self.light
        return reached([value], lambda v: {*light.get(v, ()), *(u for u in self.cones.node(v).operands if u in light)})

    def entering(self, i: int, j: int) -> int:
        """Bytes of the values that order[i:j] reads and other stretches compute."""
        inside = self.inside(i, j)
        read = {v for value in inside for v in self.cones.node(value).operands}
        return sum(self.types[v].nbytes for v in read - inside if v >= len(self.program.inputs))

    def kernel(self, i: int, j: int) -> float:
        """Nanoseconds of order[i:j] as one kernel, infinite when it cannot be one."""
        targets = [v for v in self.order[i:j] if self.last[v] >= j]
        if len(targets) > MOST_OUTPUTS and not self.outputs.issuperset(targets):
            return inf
        us = min(self._fused(i, j, targets), self._library(i, j, targets))
        return _nanoseconds(us if j > i + 1 else min(us, self._apart(self.order[i])))

    def at_least(self, i: int, j: int) -> float:
        """No more than the nanoseconds of order[i:j] as one kernel: its launch, and each of its bytes once."""
        targets = [v for v in self.order[i:j] if self.last[v] >= j]
        inside = self.inside(i, j)
        return self._moving(i, j, targets, {v for value in inside for v in self.cones.node(value).operands} - inside)

    def across_at_least(self, i: int, j: int) -> float:
        """No more than `across`."""
        return self._moving(i, j, self.order[j - 1 : j], ())

    def _moving(self, i: int, j: int, targets: Sequence[int], read: Collection[int]) -> float:
        """Nanoseconds of a kernel that only moves tensors; nothing for what may be one of a library, or a view."""
        if j == i + 1 or (len(targets) == 1 and self.libraries(targets[0])):
            return 0.0
        machine, nbytes = self.machine, sum(self.types[v].nbytes for v in (*targets, *read))
        c = machine.calibration
        return floor((machine.launch_us * c.launch + nbytes / (machine.dram_bandwidth * c.dram)) * NANOSECONDS)

    def across(self, i: int, j: int) -> float:
        """At least the nanoseconds of any kernel for the last of order[i:j], whoever makes the values that others need, too."""
        targets = self.order[j - 1 : j]
        return _nanoseconds(min(self._fused(i, j, targets), self._library(i, j, targets)))

    def _apart(self, value: int) -> float:
        """Microseconds of an operator alone, after kernels for the values that it reads and that are computed anew."""
        read = [v for v in dict.fromkeys(self.cones.node(value).operands) if v in self.light]
        return self._alone(value) + sum(self._cone_of({v, *self.light[v]}, [v]) for v in read)

    def _alone(self, value: int) -> float:
        node = self.cones.node(value)
        if self.is_free(value):
            return copy_us(self.types[node.operands[0]], self.machine) if value in self.copied else 0.0
        return self._predefined(value, node)

    def _predefined(self, value: int, node: Apply) -> float:
        """Microseconds of an operator that is a kernel of its own."""
        cost = returned_cost if value in self.returned else predefined_cost
        return cost(node, [self.types[v] for v in node.operands], self.types[value], self.machine)

    def _library(self, i: int, j: int, targets: Sequence[int]) -> float:
        """Microseconds of the best kernel of a library that makes the one target of order[i:j] from what these read."""
        if len(targets) != 1 or j == i + 1:
            return inf
        inside = self.inside(i, j)
        read = {v for value in inside for v in self.cones.node(value).operands} - inside
        known = (node for node in self.libraries(targets[0]) if read.issuperset(node.operands))
        return min((self._predefined(targets[0], node) for node in known), default=inf)

    def is_free(self, value: int) -> bool:
        """Whether an operator is no kernel when it is not fused: a view, or a concatenation of what kernels can store in place."""
        node, first = self.cones.node(value), len(self.program.inputs)
        if node.op in VIEWS or not is_concatenation(node):
            return node.op in VIEWS
        made = (self.cones.node(v) for v in node.operands if v >= first)
        return min(node.operands) >= first and not any(n.op in VIEWS or is_barrier(n) for n in made)

    def _fused(self, i: int, j: int, targets: Sequence[int]) -> float:
        return self._cone_of(self.inside(i, j), targets)

    def _cone_of(self, inside: set[int], targets: Sequence[int]) -> float:
        """Microseconds of the values `inside` as one kernel that stores `targets`, infinite when it cannot be one."""
        if any(is_barrier(self.cones.node(v)) for v in inside):
            return inf
        frontier = frozenset(v for u in inside for v in self.cones.node(u).operands if v not in inside)
        cone = self.cones.build(targets, frontier)
        key = (cone.key(), tuple(self.types[load.value].dtype for load in cone.loads))
        if key not in self._known:
            self._known[key] = self._cone(cone)
        return self._known[key]

    def _cone(self, cone: Cone) -> float:
        """The best of all loops and sizes, operators taken as they are written and without regard to what may follow a loop."""
        kept = {i for t in cone.targets for i in t.axes}
        bound = {i for step in cone.steps.values() for i in step.bound}
        common = frozenset.intersection(*(frozenset(t.axes) for t in cone.targets)) - bound
        free = tuple((i, cone.extents[i]) for i in dict.fromkeys(cone.targets[0].axes) if i is not None and i in common)
        best = self._sized(cone, sizes_of(free, None, False, None, None), None)
        for index in sorted(bound - kept):
            sizes, split = _looped(free, (index, cone.extents[index]))
            best = min(best, self._sized(cone, sizes, index, split))
        return best

    def _sized(self, cone: Cone, sizes: Sizes, loop: Index | None, split: Any = False) -> float:
        """The best of these sizes; where blocks `split` the loop's index, too, a second kernel adds up their results."""
        if not len(sizes.loops):
            return inf
        extents, shapes = cone.extents, _shapes(cone)
        elements = [sizes.elements(tuple((i, extents[i]) for i in axes if i is not None)) for axes in shapes]

        def kind(instance: Instance) -> tuple[int, int]:
            return shapes[instance.axes], self.types[instance.value].dtype.itemsize if instance in cone.loads else ENTRY_BYTES

        room = np.zeros_like(sizes.loops)
        for tiles_at_once in {tuple(sorted(map(kind, (instance, *step.operands)))) for instance, step in cone.steps.items()}:
            room = np.maximum(room, sum(elements[shape] * itemsize for shape, itemsize in tiles_at_once))
        stored = sum(self.types[t.value].nbytes for t in cone.targets)
        if loop is not None:  # Partial results in f32, and a second kernel that reads them.
            parts = sizes.parts.get(loop, 1) * sum(ENTRY_BYTES * self.types[t.value].size for t in cone.targets)
            stored = np.where(split, parts, stored)
        read = sum(self.types[v].nbytes for v in {load.value for load in cone.loads})
        tiles = TileExtents([[1 if i is None else sizes.tile(i, extents[i]) for i in axes] for axes in shapes], elements)
        single = all(self.types[load.value].dtype is DType.f32 for load in cone.loads)
        kernel = DescribedKernel(self._body(cone, loop), tiles, sizes.blocks, sizes.loops, read, stored, single=single)
        cost = kernel_cost(work_of(kernel, ESTIMATED_THREADS), self.machine)
        cost = cost + np.where(split, self.machine.launch_us + stored / self.machine.dram_bandwidth, 0.0)
        return float(np.min(np.where(room <= self.machine.shared_memory_per_block, cost, inf)))

    def _body(self, cone: Cone, loop: Index | None) -> TileBody:
        """The description of a block: every operator as it is written, in each iteration where it has the loop's index."""
        number = {instance: n for n, instance in enumerate((*cone.loads, *cone.steps))}
        shapes = _shapes(cone)

        def stage(*axes: Axes) -> Stage:
            return Stage.VARIANT if loop is not None and any(loop in some for some in axes) else Stage.INVARIANT

        values = [
            DescribedValue(
                Role.LOAD,
                (),
                shapes[load.axes],
                source.dtype.itemsize,
                stage(load.axes),
                vector=vector_bytes(source),
                rows=following_rows(source),
            )
            for load, source in ((load, self.types[load.value]) for load in cone.loads)
        ]
        for instance, step in cone.steps.items():
            row = operator(step.node.op)
            operands = tuple(number[o] for o in step.operands)
            dim = step.node.attr()["dim"] if row.kind is Kind.REDUCTION else None
            assert dim is None or isinstance(dim, int)
            when = stage(instance.axes, step.bound)
            values.append(DescribedValue(ROLES[row.kind], operands, shapes[instance.axes], ENTRY_BYTES, when, row.flops, dim))
        stored = (tuple(1 if i is None else cone.extents[i] for i in t.axes) for t in cone.targets)
        return TileBody(tuple(values), tuple(number[t] for t in cone.targets), tuple(stored))


@lru_cache(maxsize=512)
def _looped(free: tuple[IndexExtent, ...], loop: IndexExtent) -> tuple[Sizes, Any]:
    """The sizes with a for-loop, and for each whether blocks split the loop's index as well."""
    each = [sizes_of(free, loop, split, None, None) for split in (False, True)]
    return sizes_together(each), np.repeat([False, True], [len(sizes.loops) for sizes in each])


def _shapes(cone: Cone) -> dict[Axes, int]:
    """The axes that tiles have, numbered."""
    return {axes: n for n, axes in enumerate(dict.fromkeys(i.axes for i in (*cone.loads, *cone.steps)))}


def _nanoseconds(us: float) -> float:
    return us if us == inf else round(us * NANOSECONDS)

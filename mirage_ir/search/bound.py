"""What a kernel for a cone costs at least, before any block graph for it is known.

Whatever a block computes, it reads its share of every tensor: the part that its grid indices select, in each iteration or before
the loop. What is read before the loop must fit a block and is waited for. Some arithmetic is done in every order of computation.
So the cost model gives a bound for every grid and loop range, and the cheapest of them bounds the cone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from mirage_ir.ops import Kind, operator
from mirage_ir.program import TensorType
from mirage_ir.search.cone import Axes, Cone, Index, Instance
from mirage_ir.search.instantiate import DEFAULT_BLOCKDIMS, REGISTERS
from mirage_ir.search.kernels import loops
from mirage_ir.search.sizes import SPLITS, Sizes, sizes_of
from mirage_ir.search.space import Space
from mirage_ir.target.cost import ENTRY_BYTES, Work, fastest_kernels, least_cost, narrow
from mirage_ir.target.machines import Machine

LINEAR = frozenset({"add", "sub", "mul", "div", "neg", "scale", "offset"})
"""Element-wise operators that algebra moves sums and products across; of a division, the numerator."""


def cone_bound(cone: Cone, types: Mapping[int, TensorType], space: Space, machine: Machine) -> float:
    """Microseconds that kernels for a cone take at least: one, or one for partial results and one that combines them."""
    return min(
        min(bounds.single(bounds.whole, loop), bounds.split(loop) if loop is not None else inf)
        for named, loop in loops(cone, space)
        for bounds in [_Bounds(named, types, space, machine)]
    )


@dataclass(frozen=True, slots=True)
class _Share:
    """What one kernel reads and computes; partial results are `loaded`, too, in bytes."""

    loads: tuple[Instance, ...]
    products: tuple[Product, ...]
    function: Function | None
    partial: int = 0


class _Bounds:
    """Bounds for the kernels of one cone."""

    def __init__(self, cone: Cone, types: Mapping[int, TensorType], space: Space, machine: Machine) -> None:
        self.cone, self.types, self.space, self.machine = cone, types, space, machine
        common = frozenset.intersection(*(frozenset(i for i in t.axes if i is not None) for t in cone.targets))
        self.splittable = tuple((i, cone.extents[i]) for i in dict.fromkeys(cone.targets[0].axes) if i is not None and i in common)
        self.stored = sum(types[t.value].nbytes for t in cone.targets)
        self.whole = _Share(cone.loads, *least_arithmetic(cone))

    def _sizes(self, loop: Index | None, split: bool) -> Sizes:
        sized = None if loop is None else (loop, self.cone.extents[loop])
        return sizes_of(self.splittable, sized, split, self.space.griddims, self.space.franges)

    def single(self, share: _Share, loop: Index | None) -> float:
        """One kernel, which stores the targets."""
        sizes = self._sizes(loop, split=False)
        return float(np.min(self._each(share, sizes, self.stored))) if sizes.roles else inf

    def split(self, loop: Index) -> float:
        """Two kernels: in the first one, blocks share the range of an index among them.

        The second one may do whatever does not run over that index and no product over it reads.
        """
        sizes = self._sizes(loop, split=True)
        if not sizes.roles:
            return inf
        over = tuple(p for p in self.whole.products if loop in (*p.axes, *p.bound))
        read = frozenset[Instance]().union(*(p.factors for p in over))
        loads = tuple(i for i in self.cone.loads if loop in i.axes or i in read)
        function = self.whole.function
        first = _Share(loads, over, function if function is not None and loop in function.along else None)
        # Partial results of a product that binds the index have all of its axes.
        partial = ENTRY_BYTES * max((self.cone.entries(p.axes) for p in over if loop in p.bound), default=0)
        rest = _Share(
            tuple(i for i in self.cone.loads if i not in loads),
            tuple(p for p in self.whole.products if p not in over),
            function if first.function is None else None,
            SPLITS[0] * partial,
        )
        kept = {i for t in self.cone.targets for i in t.axes}
        free = {i for axes in (*(v.axes for v in rest.loads), *(p.bound for p in rest.products)) for i in axes if i is not None}
        others = [None, *sorted(free - kept - {loop})]
        # The space's grids do not bind a kernel that only combines.
        second = min(self.single(rest, other) for other in others) if self.space.griddims is None else 0.0
        written = partial * sizes.parts[loop]
        moved = written + self.stored + sum(self.types[i.value].nbytes for i in rest.loads)
        return float(np.min(self._each(first, sizes, written) + np.maximum(second, fastest_kernels(1, moved, self.machine))))

    def _each(self, share: _Share, sizes: Sizes, written: Any) -> Any:
        """Microseconds for each of `sizes`; infinite where tiles do not fit."""
        blockdims = self.space.blockdims or DEFAULT_BLOCKDIMS
        room = max(ENTRY_BYTES * REGISTERS * max(blockdims), self.machine.shared_memory_per_block)
        extents, loop = self.cone.extents, sizes.loop
        loaded, narrowed, streamed, exposed, fits = 0, 0, 0, 0, np.ones(len(sizes.roles), dtype=np.bool_)
        for load in share.loads:
            itemsize, variant = self.types[load.value].dtype.itemsize, loop is not None and loop in load.axes
            tile = itemsize * sizes.elements(tuple((i, extents[i]) for i in load.axes if i is not None))
            last = (None, *load.axes)[-1]
            row, times = 1 if last is None else sizes.tile(last, extents[last]), sizes.loops if variant else 1
            loaded, narrowed = loaded + tile * times, narrowed + tile * times * narrow(row, itemsize)
            if variant:
                streamed = streamed + tile
            else:
                exposed = exposed + tile
                fits &= tile <= room
        read = share.partial + sum(self.types[v].nbytes for v in {load.value for load in share.loads})
        function = share.function
        work = Work(
            blocks=sizes.blocks,
            iterations=sizes.loops,
            loaded_bytes=sizes.blocks * loaded + share.partial + written,
            unique_bytes=read + written,
            tensor_flops=sum(2.0 * self.cone.entries((*p.axes, *p.bound)) for p in share.products),
            vector_flops=0.0 if function is None else function.flops,
            narrow_bytes=sizes.blocks * narrowed,
            threads=min(blockdims),
            streamed_bytes=streamed,
            exposed_bytes=exposed,
            stored_bytes=written / sizes.blocks,
            products=0 if loop is None else sum(loop in (*p.axes, *p.bound) for p in share.products),
            others=loop is not None and function is not None and loop in function.along,
        )
        return np.where(fits, least_cost(work, self.machine), np.inf)


@dataclass(frozen=True, slots=True)
class Product:
    """A product that falls apart into no smaller ones: its axes, the indices that it binds, and the factors that have all axes of
    one of its operands."""

    axes: Axes
    bound: tuple[Index, ...]
    factors: frozenset[Instance]


@dataclass(frozen=True, slots=True)
class Function:
    """A function of entries along some axes: what it takes for all of them."""

    flops: float
    along: Axes


def least_arithmetic(cone: Cone) -> tuple[tuple[Product, ...], Function | None]:
    """Products, and a function, that are computed for a cone in whatever order, if there are such.

    Functions (exp, sqrt, …) divide the steps of a cone into regions that algebra does not reach across. Of each region the largest
    product counts which no other product of the region is an operand of or reads, so that no other order makes it smaller, and
    whose operands each have a factor with all of its axes, so that it falls apart into no smaller ones. Of the functions one
    counts: the one with the most work.
    """
    region: dict[Instance, Instance] = {i: i for i in cone.steps}

    def root(instance: Instance) -> Instance:
        while region[instance] != instance:
            instance = region[instance]
        return instance

    nested: set[Instance] = set()  # Products with another one among what they read, or reading them.
    inside: dict[Instance, frozenset[Instance]] = {}
    factors: dict[Instance, frozenset[Instance]] = {i: frozenset({i}) for i in cone.loads}
    function: Function | None = None
    for instance, step in cone.steps.items():
        row = operator(step.node.op)
        contraction = row.kind is Kind.CONTRACTION
        linear = contraction or row.kind is not Kind.ELEMENTWISE or row.name in LINEAR
        reached = step.operands[:1] if row.name == "div" else step.operands if linear else ()
        below = frozenset[Instance]().union(*(inside.get(o, frozenset()) for o in reached))
        for operand in reached:
            if operand in region:
                region[root(operand)] = root(instance)
        if contraction and below:
            nested |= {instance, *below}
        inside[instance] = below | {instance} if contraction else below
        own = {instance} if contraction or not linear else set[Instance]()
        factors[instance] = frozenset(own).union(*(factors[o] for o in reached))
        if not linear:
            arguments = [tuple(i for i in factor.axes if i in o.axes) for o in step.operands for factor in factors[o]]
            widest = max(arguments, key=cone.entries)
            flops = row.flops * cone.entries(widest)
            if function is None or flops > function.flops:
                function = Function(flops, widest)
    largest: dict[Instance, Product] = {}
    for instance, step in cone.steps.items():
        if operator(step.node.op).kind is not Kind.CONTRACTION or instance in nested:
            continue
        full = [{f for f in factors[o] if set(o.axes) <= set(f.axes)} for o in step.operands]
        if all(full):
            product, known = Product(instance.axes, step.bound, frozenset().union(*full)), largest.get(root(instance))
            if known is None or cone.entries((*known.axes, *known.bound)) < cone.entries((*product.axes, *product.bound)):
                largest[root(instance)] = product
    return tuple(largest.values()), function

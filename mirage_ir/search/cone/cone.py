"""Cones: the parts of a program that are tried as one kernel, with an index for each dimension.

A cone computes its targets from its frontier (values that are in device memory). Dimensions that operators force to run together
share an index; matmul, element-wise operators and reductions unify them, so a program has few (attention: b, s, d, t, e). A value
that is read under two different index tuples (X in X·Xᵀ) has two instances.

Source: section 4 of the paper, extended to expressions with indices.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import accumulate
from math import prod
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mirage_ir.index.classes import DimensionClasses
from mirage_ir.ops import operator, signature_of
from mirage_ir.ops.signature import Dim
from mirage_ir.program import Apply, Node, Program, TensorType

Reached = TypeVar("Reached")


class Index(NamedTuple):
    """A range over which dimensions of values run together.

    `copy` tells apart the indices of one dimension that is read under several index tuples: 0 is the first.
    """

    name: str
    copy: int = 0

    def next(self) -> Index:
        """Another index over the same dimension."""
        return Index(self.name, self.copy + 1)


@dataclass(frozen=True, slots=True)
class PartialResult:
    """The partial results of accumulator `number` of a split reduction, in device memory between two kernels."""

    number: int


@dataclass(frozen=True, slots=True)
class Intermediate:
    """A value on the way from partial results to the targets of a split reduction."""

    number: int


Value: TypeAlias = int | PartialResult | Intermediate
"""A value of the program, by number, or one that splitting a reduction makes."""
ValueTypes: TypeAlias = Mapping[Value, TensorType]
Axes: TypeAlias = tuple[Index | None, ...]
"""The index of each dimension of a value; None for a dimension of extent 1."""


def is_barrier(node: Node) -> bool:
    """Whether no cone reaches through a node: an operator that regroups dimensions stays at kernel level."""
    return isinstance(node, Apply) and operator(node.op).regroups


class Instance(NamedTuple):
    """A value under an index tuple."""

    value: Value
    axes: Axes


@dataclass(frozen=True, slots=True)
class Step:
    """How an instance is computed: the operator, its operands' instances, and the indices that it binds."""

    node: Apply
    operands: tuple[Instance, ...]
    bound: tuple[Index, ...]


@dataclass(frozen=True, slots=True)
class Cone:
    """The instances of a cone. `steps` is in the order of computation; `extents` gives each index's extent."""

    targets: tuple[Instance, ...]
    loads: tuple[Instance, ...]
    steps: dict[Instance, Step]
    extents: dict[Index, int]

    def entries(self, axes: Axes) -> int:
        """How many entries there are along some axes, each index counted once."""
        return prod(self.extents[i] for i in set(axes) if i is not None)

    def key(self) -> tuple[Any, ...]:
        """Equal for the same computation on the same values under the same names. Extents are not compared."""
        return (self.targets, self.loads, tuple(self.steps.items()))

    def renamed(self, names: Mapping[Index, Index], values: Mapping[Value, Value]) -> Cone:
        """Renames all indices and renumbers all values."""

        def instance(i: Instance) -> Instance:
            return Instance(values[i.value], renamed_axes(i.axes, names))

        steps = {
            instance(i): Step(replace(s.node, operands=()), tuple(map(instance, s.operands)), tuple(names[b] for b in s.bound))
            for i, s in self.steps.items()
        }
        extents = {names[i]: n for i, n in self.extents.items() if i in names}  # A split's cone has indices that it does not name.
        return Cone(tuple(map(instance, self.targets)), tuple(map(instance, self.loads)), steps, extents)

    def shared(self) -> Cone | None:
        """Merges bound indices of equal extent that never occur in one value; None when there are none.

        Before: Σ_k x[i,k]·w[k,j] + Σ_m y[i,m]·v[m,j], where k and m both have extent 4096: two loops.
        After:  Σ_k x[i,k]·w[k,j] + Σ_k y[i,k]·v[k,j]: one loop over k runs both sums.
        """
        instances = (*self.loads, *self.steps)
        kept = {i for t in self.targets for i in t.axes}
        together = {(i, j) for v in instances for i in v.axes for j in v.axes if i is not None and j is not None}
        names: dict[Index, Index] = {}
        groups: list[list[Index]] = []
        for index in sorted({b for step in self.steps.values() for b in step.bound} - kept):
            fits = (
                g
                for g in groups
                if self.extents.get(g[0]) == self.extents.get(index, 0) and not any((index, other) in together for other in g)
            )
            group = next(fits, None) if index.copy == 0 else None
            if group is None:
                groups.append([index])
            else:
                group.append(index)
                names[index] = group[0]
        if not names:
            return None
        every = {i: names.get(i, i) for v in instances for i in v.axes if i is not None}
        return self.renamed(every, {v: v for v in {i.value for i in instances}})

    def apart(self) -> Cone | None:
        """Renames bound indices that bear the name of a target's index; None when there are none.

        Before: Xᵀ(XW) is Σ_i x[i,a]·(Σ_a x[i,a]·w[a,j]): the inner sum binds the index a of the result's rows.
        After:  Σ_i x[i,a]·(Σ_a' x[i,a']·w[a',j]), which is also (XᵀX)W: Σ_a' (Σ_i x[i,a]·x[i,a'])·w[a',j].
        """
        kept = {i for t in self.targets for i in t.axes}
        if not any(b in kept for step in self.steps.values() for b in step.bound):
            return None
        loads: dict[Instance, None] = {}
        steps: dict[Instance, Step] = {}
        extents = dict(self.extents)

        def visit(instance: Instance, names: Mapping[Index, Index]) -> Instance:
            renamed = Instance(instance.value, renamed_axes(instance.axes, names))
            step = self.steps.get(instance)
            if step is None:
                loads[renamed] = None
            elif renamed not in steps:
                inner = {i: n for i, n in names.items() if i not in step.bound}
                for index in step.bound:
                    if index in kept:
                        inner[index] = index.next()
                        while inner[index] in renamed.axes:
                            inner[index] = inner[index].next()
                        extents[inner[index]] = self.extents[index]
                operands = tuple(visit(o, inner) for o in step.operands)
                steps[renamed] = Step(step.node, operands, tuple(inner.get(b, b) for b in step.bound))
            return renamed

        targets = tuple(visit(t, {}) for t in self.targets)
        return Cone(targets, tuple(loads), steps, extents)

    def loops(self, reload: bool) -> list[tuple[Cone, Index | None]]:
        """Each index that the for-loop may split, which no target has (an accumulator ends it), and None for no loop.

        Each comes with its cone: this one, the one whose sums share names (`shared`), and, with `reload`, the one whose sums have
        names of their own (`apart`).
        """
        found: list[tuple[Cone, Index | None]] = []
        for named in (self, self.shared(), self.apart() if reload else None):
            if named is not None:
                kept = {i for t in named.targets for i in t.axes}
                used = {i for v in (*named.loads, *named.steps) for i in v.axes if i is not None}
                found += [(named, None), *((named, i) for i in sorted(used) if i not in kept)]
        return found

    def chains(self, reload: bool) -> list[tuple[Cone, Index]]:
        """Each index over which several loops may run, with its cone: values that vary along it depend on a sum over it, which one
        loop must end before the next one computes them. They may be targets."""
        found: list[tuple[Cone, Index]] = []
        for named in (self, self.shared(), self.apart() if reload else None):
            if named is None:
                continue
            for index in sorted({b for step in named.steps.values() for b in step.bound}):
                late = set[Instance]()
                for instance, step in named.steps.items():
                    if index in step.bound or late.intersection(step.operands):
                        late.add(instance)
                if any(index in instance.axes for instance in late):
                    found.append((named, index))
        return found

    def canonical_names(self) -> tuple[dict[Index, Index], dict[Value, Value]]:
        """Names for indices and numbers for values, the same for all cones that are the same computation."""
        instances = (*self.loads, *self.steps)
        values: dict[Value, Value] = {v: n for n, v in enumerate(dict.fromkeys(i.value for i in instances))}
        indices = dict.fromkeys(i for v in instances for i in v.axes if i is not None)
        letters = {name: index_name(n) for n, name in enumerate(dict.fromkeys(i.name for i in indices))}
        return {i: Index(letters[i.name], i.copy) for i in indices}, values


def reached(start: Iterable[Reached], onward: Callable[[Reached], Iterable[Reached]]) -> set[Reached]:
    """`start` and all that steps `onward` lead to."""
    found, waiting = set[Reached](), list(start)
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting += onward(node)
    return found


def bits(mask: int) -> Iterator[int]:
    """The positions of the bits that are set, highest first."""
    while mask:
        n = mask.bit_length() - 1
        yield n
        mask ^= 1 << n


def renamed_axes(axes: Axes, names: Mapping[Index, Index]) -> Axes:
    return tuple(None if i is None else names.get(i, i) for i in axes)


def joined_axes(x: Axes, y: Axes) -> Axes | None:
    """The axes of an element-wise result: aligned at the last dimension, equal or of extent 1; no index twice."""
    if len(x) < len(y):
        x, y = y, x
    lead = len(x) - len(y)
    axes = list(x)
    for d, index in enumerate(y):
        have = axes[lead + d]
        if have is None:
            axes[lead + d] = index
        elif index is not None and index != have:
            return None
    named = [i for i in axes if i is not None]
    return tuple(axes) if len(set(named)) == len(named) else None


def index_name(number: int) -> str:
    """a, b, …, z, a1, b1, …"""
    letter, round_ = chr(ord("a") + number % 26), number // 26
    return letter if not round_ else f"{letter}{round_}"


_Classes: TypeAlias = DimensionClasses[int]


@dataclass(frozen=True, slots=True)
class _Flow:
    """How dimensions flow through an operator of a program: its signature, with a number for each dimension of each value.

    `ranks` counts the dimensions of each operand. Of each label, `labels` has the result's dimension (None where it is bound),
    those of operands, and the number of the first of them. `joined` are pairs that run together, `bound` those summed over.
    """

    node: Apply
    ranks: tuple[int, ...]
    labels: tuple[tuple[int | None, tuple[Dim, ...], int], ...]
    joined: tuple[tuple[int, int], ...]
    bound: tuple[int, ...]


class ConeBuilder:
    """Makes cones of one program (decomposed, with the types of its values). `ways` computes some values in another way."""

    def __init__(self, program: Program, types: Sequence[TensorType], ways: Mapping[int, Apply] | None = None) -> None:
        self.program, self.types = program, types
        self.ways = {} if ways is None else ways
        self.first = len(program.inputs)
        self._extents = [extent for t in types for extent in t.shape]
        self._starts = list(accumulate((len(t.shape) for t in types), initial=0))
        self._flows: dict[tuple[int, Apply], _Flow] = {}

    def by(self, ways: Mapping[int, Apply]) -> ConeBuilder:
        """The same program, some of whose values are computed in another way."""
        other = copy(self)  # What is known of operators is shared.
        other.ways = ways
        return other

    def node(self, value: int) -> Apply:
        """The operator that computes a value (a program before the search has no graph-defined kernels)."""
        node = self.ways.get(value) or self.program.nodes[value - self.first]
        assert isinstance(node, Apply)
        return node

    def build(self, targets: Sequence[int], frontier: frozenset[int]) -> Cone:
        """The cone that computes `targets` from `frontier`."""
        inside: dict[int, _Flow] = {}
        waiting = [t for t in targets if t not in frontier]
        while waiting:
            value = waiting.pop()
            if value not in inside:
                flow = inside[value] = self._flow(value)
                waiting += [v for v in flow.node.operands if v not in frontier]
        classes = _Classes()
        for flow in inside.values():
            for x, y in flow.joined:
                classes.join(x, y)
        if len(targets) > 1:
            self._align_targets(targets, inside.values(), classes)
        names: dict[int, Index] = {}
        extents: dict[Index, int] = {}

        def name_of(dim: int, taken: Collection[Index | None]) -> Index | None:
            """The index of a dimension under a name that is not taken; None for extent 1."""
            extent = self._extents[dim]
            if extent == 1:
                return None
            root = classes.find(dim)
            if root not in names:
                names[root] = Index(index_name(len(names)))
            name = names[root]
            while name in taken:
                name = name.next()
            extents[name] = extent
            return name

        steps: dict[Instance, Step] = {}
        loads: dict[Instance, None] = {}

        def visit(instance: Instance) -> None:
            value, axes = instance
            assert isinstance(value, int)
            if value in frontier:
                loads[instance] = None
                return
            if instance in steps:
                return
            step = _step(inside[value], axes, name_of)
            for operand in step.operands:
                visit(operand)
            steps[instance] = step

        made: list[Instance] = []
        for target in targets:
            axes: list[Index | None] = []
            for dim in range(self._starts[target], self._starts[target + 1]):
                axes.append(name_of(dim, axes))
            made.append(Instance(target, tuple(axes)))
            visit(made[-1])
        return Cone(tuple(made), tuple(loads), steps, extents)

    def _flow(self, value: int) -> _Flow:
        node = self.node(value)
        found = self._flows.get((value, node))
        if found is None:
            found = self._flows[value, node] = self._flow_of(value, node)
        return found

    def _flow_of(self, value: int, node: Apply) -> _Flow:
        starts, signature = self._starts, signature_of(node, [self.types[v].shape for v in node.operands])
        labels: list[tuple[int | None, tuple[Dim, ...], int]] = []
        joined: list[tuple[int, int]] = []
        bound: list[int] = []
        for label in signature.labels:
            dims = [starts[node.operands[o]] + d for o, d in label.along]
            if label.result is None:
                bound += dims
            else:
                dims.append(starts[value] + label.result)
            labels.append((label.result, label.along, dims[0]))
            joined += [(dim, dims[-1]) for dim in dims[:-1]]
        return _Flow(node, tuple(len(self.types[v].shape) for v in node.operands), tuple(labels), tuple(joined), tuple(bound))

    def _align_targets(self, targets: Sequence[int], inside: Iterable[_Flow], classes: _Classes) -> None:
        """Lets dimensions of different targets run together where nothing else decides: a grid can then split them all.

        They must have one extent, at one place counted from the end, and be bound by no operator of the cone.
        """
        starts = self._starts
        bound = {classes.find(dim) for flow in inside for dim in flow.bound}
        first, *others = targets
        for other in others:
            have = [{classes.find(d) for d in range(starts[t], starts[t + 1])} for t in (first, other)]
            for back in range(1, 1 + min(starts[t + 1] - starts[t] for t in (first, other))):
                own, its = starts[first + 1] - back, starts[other + 1] - back
                x, y = classes.find(own), classes.find(its)
                free = not {x, y} & bound and x not in have[1] and y not in have[0]
                if self._extents[own] == self._extents[its] > 1 and free:
                    classes.join(x, y)


def _step(flow: _Flow, axes: Axes, name_of: Callable[[int, Collection[Index | None]], Index | None]) -> Step:
    """The operands' index tuples, from the result's."""
    inner: list[list[Index | None]] = [[None] * rank for rank in flow.ranks]
    bound: list[Index] = []
    for result, along, dim in flow.labels:
        if result is None:
            index = name_of(dim, (*axes, *bound))
            bound += [] if index is None else [index]
        else:
            index = axes[result]
        for o, d in along:
            inner[o][d] = index
    operands = tuple(Instance(v, tuple(a)) for v, a in zip(flow.node.operands, inner, strict=True))
    return Step(flow.node, operands, tuple(bound))

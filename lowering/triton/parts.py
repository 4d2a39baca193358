"""Short dimensions that only reductions read, such as that of partial results: their entries are written one after the other.

A tile of partial results has a first dimension of as many entries as there were parts. Triton deals it out to warps, and each
reduction over it goes through shared memory, which takes longer than all else in such a kernel. Here no tile has the dimension:
each reduction is a loop over its entries, in which the tiles that it needs are loaded and computed. What several reductions need is
loaded and computed again for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from mirage_ir.lowering.exponentials import Exponentials
from mirage_ir.lowering.flatten import Flat, Round, TileStep, reads
from mirage_ir.lowering.triton.reductions import in_parts
from mirage_ir.lowering.triton.rules import REDUCTION_RULES
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import Apply, Load, Stage

MOST_AGAIN = 2.0
"""Times that what the reductions load, all of them together, may be what they would load at once. A choice."""


@dataclass(frozen=True, slots=True)
class PartedReductions:
    """The values that are written entry by entry, and by each reduction of such the steps, in order, that make its operand."""

    values: frozenset[int] = frozenset()
    chains: Mapping[int, Sequence[TileStep]] = field(default_factory=dict[int, Sequence[TileStep]])


def reduced_dim(flat: Flat, node: Apply) -> int:
    """The dimension of its operand that a reduction binds."""
    (label,) = signature_of(node, [flat.types[v].shape for v in node.operands]).bound
    return label.along[0][1]


def plan_parts(flat: Flat, exponentials: Exponentials) -> PartedReductions:
    """The reductions over short dimensions whose operands are made of loads entry by entry, and read by nothing else."""
    reductions = dict[tuple[int, Stage], list[TileStep]]()
    for step in flat.steps:
        if isinstance(step.node, Apply) and step.node.op in REDUCTION_RULES:
            dim, shape = reduced_dim(flat, step.node), flat.types[step.node.operands[0]].shape
            if in_parts(shape, dim):
                reductions.setdefault((dim - len(shape), step.stage), []).append(step)
    chains = dict[int, Sequence[TileStep]]()
    for (dim, _), found in reductions.items():
        made = _made_in_parts(flat, exponentials, dim, found)
        for group in _sharing({step.value: _chain(step, made) for step in found}):
            if _loads_little_again(group.values()):
                chains |= group
    return PartedReductions(frozenset(s.value for chain in chains.values() for s in chain), chains)


def _made_in_parts(flat: Flat, exponentials: Exponentials, dim: int, reductions: Sequence[TileStep]) -> dict[int, TileStep]:
    """The steps in order, by value, that these reductions over a dimension (negative) read, and that nothing else needs whole."""
    stage, over = reductions[0].stage, {step.value for step in reductions}
    made = {
        s.value: s
        for s in flat.steps
        if s.stage is stage and _long(flat, s.value, dim) and _is_entrywise(flat, exponentials, s, dim)
    }
    while True:
        wrong = {v for v, s in made.items() if any(_long(flat, o, dim) and o not in made for o in _tiles_of(s))}
        for step in flat.steps:
            if step.value not in made and step.value not in over:
                wrong.update(v for v in reads(step.node) if v in made)
        if not wrong:
            return made
        made = {v: s for v, s in made.items() if v not in wrong}


def _tiles_of(step: TileStep) -> Sequence[int]:
    """The tiles that a step reads."""
    return () if isinstance(step.node, Load) else reads(step.node)


def _long(flat: Flat, value: int, dim: int) -> bool:
    """Whether a value has several entries along a dimension (negative)."""
    shape = flat.types[value].shape if value >= 0 else ()
    return len(shape) >= -dim and shape[dim] > 1


def _is_entrywise(flat: Flat, forms: Exponentials, step: TileStep, dim: int) -> bool:
    """Whether each entry along a dimension is made of operands' entries there alone, by a load or an element-wise operator."""
    match step.node:
        case Load():
            return flat.absent[step.value][dim] is None
        case Round():
            return True
        case Apply() as node:
            special = step.value in forms.special | forms.unwritten | forms.rescaled | forms.binary
            return operator(node.op).kind is Kind.ELEMENTWISE and not special
        case _:
            return False


def _chain(reduction: TileStep, made: dict[int, TileStep]) -> list[TileStep]:
    """The steps that make a reduction's operand, in order."""
    needed = set(reads(reduction.node)) & made.keys()
    for value, step in reversed(made.items()):
        if value in needed:
            needed.update(v for v in _tiles_of(step) if v in made)
    return [step for value, step in made.items() if value in needed]


def _sharing(chains: Mapping[int, Sequence[TileStep]]) -> list[dict[int, Sequence[TileStep]]]:
    """Chains that are not empty, those together that share a step."""
    groups = list[tuple[set[int], dict[int, Sequence[TileStep]]]]()
    for value, chain in chains.items():
        if chain:
            steps, group = {s.value for s in chain}, {value: chain}
            for other in [g for g in groups if not steps.isdisjoint(g[0])]:
                groups.remove(other)
                steps |= other[0]
                group = {**other[1], **group}
            groups.append((steps, group))
    return [group for _, group in groups]


def _loads_little_again(chains: Iterable[Sequence[TileStep]]) -> bool:
    loads = [s for chain in chains for s in chain if isinstance(s.node, Load)]
    once = {s.value: s.type.nbytes for s in loads}
    return sum(s.type.nbytes for s in loads) <= MOST_AGAIN * sum(once.values())

"""Which tensors between the kernels of two programs are the same: the verifier compares those of the same shape."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from mirage_ir.check import infer_program
from mirage_ir.clock import monotonic
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.errors import MirageError
from mirage_ir.program import Node, Program, numbered, rename_values, results
from mirage_ir.validation.priced import PricedProgram, TensorRole
from mirage_ir.verify.equivalence import Verifier

MOST_COMPARED = 64
"""Pairs of tensors that are compared at most."""
COMPARING_S = 10.0
"""Seconds after which no further pair is compared: a tensor without a known equal counts as one that the other does not have."""


@dataclass(frozen=True, slots=True)
class ComparableValues:
    """A program, and the values of it that are tensors between kernels, by the keys of these."""

    program: Decomposed
    values: Mapping[Hashable, int]

    @classmethod
    def between(cls, program: Decomposed, priced: PricedProgram) -> ComparableValues:
        """Those of a program that `mirage_ir.validation.programs.price_program` priced: keys are numbers of values."""
        keys = (key for key, t in priced.tensors.items() if t.role is TensorRole.BETWEEN)
        return cls(program, {key: key for key in keys if isinstance(key, int)})


def equal_values(given: ComparableValues, best: ComparableValues, *, seed: int = 0) -> Mapping[Hashable, Hashable]:
    """For tensors between the kernels of `given` those of `best` that are equal to them for all inputs, by a verdict on each.

    The programs have the same inputs. A pair that cannot be compared counts as different.
    """
    ends = monotonic() + COMPARING_S
    ours, theirs = infer_program(given.program), infer_program(best.program)
    left = dict(best.values)
    found: dict[Hashable, Hashable] = {}
    left_to_compare = MOST_COMPARED
    for key, value in given.values.items():
        verifier: Verifier | None = None
        for other in [k for k, v in left.items() if theirs[v].shape == ours[value].shape]:
            if not left_to_compare or monotonic() > ends:
                return found
            left_to_compare -= 1
            try:
                verifier = verifier or Verifier(decompose(ending_at(given.program, value)), seed=seed)
                candidate = Decomposed(ending_at(best.program, left[other]))
                same = not verifier.differs_when_shrunken(candidate) and verifier.check(candidate).equivalent
            except MirageError:
                same = False
            if same:
                found[key] = other
                del left[other]
                break
    return found


def ending_at(program: Program, value: int) -> Program:
    """The program up to a value, which is its output; nodes that nothing needs are left out."""
    first = len(program.inputs)
    nodes = list(numbered(first, program.nodes))
    needed = {value}
    kept: list[tuple[int, Node]] = []
    for number, node in reversed(nodes):
        if not needed.isdisjoint(range(number, number + results(node))):
            needed.update(node.operands)
            kept.insert(0, (number, node))
    names = {v: v for v in range(first)}
    after = first
    made: list[Node] = []
    for number, node in kept:
        renamed = rename_values(node, names)
        made.append(renamed)  # type: ignore[arg-type]
        for i in range(results(node)):
            names[number + i] = after
            after += 1
    return Program(program.name, program.inputs, tuple(made), (names[value],), program.input_names, program.strides)

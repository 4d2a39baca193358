"""Which kernels of two programs stand for each other: those between the same tensors."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from math import fsum

from mirage_ir.validation.priced import PricedProgram, TensorRole


@dataclass(frozen=True, slots=True)
class KernelStretch:
    """Kernels of either program, by their places, between tensors that both have in device memory, and their µs."""

    given: tuple[int, ...]
    best: tuple[int, ...]
    given_us: float
    best_us: float


def kernel_stretches(given: PricedProgram, best: PricedProgram, matched: Mapping[Hashable, Hashable]) -> tuple[KernelStretch, ...]:
    """The shortest stretches of kernels that end in the same tensors, in the order of `given`.

    `matched` has for tensors of `given` the same of `best`. Kernels belong together when a tensor passes between them that the
    other program does not have, and with those that make the same tensor.
    """
    count = len(given.kernels)
    group = list(range(count + len(best.kernels)))

    def top(n: int) -> int:
        while group[n] != n:
            n = group[n]
        return n

    def join(numbers: list[int]) -> None:
        for n in numbers[1:]:
            group[top(n)] = top(numbers[0])

    known = {0: set(matched), count: set(matched.values())}
    for program, first in ((given, 0), (best, count)):
        for key, tensor in program.tensors.items():
            if tensor.role is TensorRole.BETWEEN and key not in known[first]:
                join([first + n for n, k in enumerate(program.kernels) if key in k.reads or key in k.writes])
    for key, other in matched.items():
        ours = [n for n, k in enumerate(given.kernels) if key in k.writes]
        theirs = [count + n for n, k in enumerate(best.kernels) if other in k.writes]
        join([*ours, *theirs])
    members: dict[int, list[int]] = {}
    for n in range(len(group)):
        members.setdefault(top(n), []).append(n)
    found: list[KernelStretch] = []
    for numbers in members.values():
        ours = tuple(n for n in numbers if n < count)
        theirs = tuple(n - count for n in numbers if n >= count)
        took, takes = fsum(given.kernels[n].us for n in ours), fsum(best.kernels[n].us for n in theirs)
        found.append(KernelStretch(ours, theirs, took, takes))
    return tuple(sorted(found, key=lambda s: (s.given or (count,), s.best)))

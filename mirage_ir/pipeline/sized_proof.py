"""Whether a program that runs at all sizes computes what its source does.

`prove_sized` takes both as they are for all sizes, and is the one place that decides how they are compared: by one verdict for all
sizes, on classes of indices, and where that proves nothing at a few sizes, of which it says which. In the verdict for all sizes, a
constant that follows from sizes may be any number: it is an input. Where signs matter, it may be any positive number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mirage_ir.check import has_empty_tiles, infer_program
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.interpret.real import run_program
from mirage_ir.numerics.draws import choose_draws
from mirage_ir.ops import OPERATORS
from mirage_ir.program import Apply
from mirage_ir.sized.choice import SizedChoice
from mirage_ir.sized.extent import SymbolSizes, last_prime, next_prime
from mirage_ir.sized.family import SizedProgram
from mirage_ir.sized.numbers import numbers_as_inputs, numbers_in
from mirage_ir.sized.resize import common_steps, largest_sizes, resize
from mirage_ir.verify import Verdict
from mirage_ir.verify.equivalence import Verifier

DIFFERENCE = 1e-3
"""Difference of results in float64, as a share of the largest, that rounding does not explain."""
TRIED = 1 << 18
"""The most entries of all values of a program that is tried: that takes milliseconds."""
SAMPLES = 3
"""Sizes of each symbol at which the verdict for all sizes looks."""


@dataclass(frozen=True, slots=True)
class SizedProof:
    """The verdict on a program for all sizes that it has; or, where that proves nothing, the verdicts at some.

    At others it is not proved.
    """

    everywhere: Verdict
    at: tuple[tuple[SymbolSizes, Verdict], ...] = ()

    @property
    def equivalent(self) -> bool:
        """Whether the program is equivalent at all sizes, or else at each size at which it was compared."""
        return self.everywhere.equivalent or all(verdict.equivalent for _, verdict in self.at)

    @property
    def bound_log2(self) -> float:
        """The binary logarithm of the chance of error, at the size where it is largest."""
        return self.everywhere.bound_log2 if self.everywhere.equivalent else max(verdict.bound_log2 for _, verdict in self.at)

    def __str__(self) -> str:
        if self.everywhere.equivalent:
            return "proved for all sizes"
        sizes = "; ".join(", ".join(f"{name} {size}" for name, size in at.items()) for at, _ in self.at)
        return f"{'proved' if self.equivalent else 'not proved'} at sizes {sizes}"


def prove_sized(source: SizedProgram, choice: SizedChoice, *, memory: float | None = None, seed: int = 0) -> SizedProof:
    """The proof that a choice computes `source`: for all sizes, or at those at which it was found and at some that are ragged.

    A ragged size has two full iterations of all blocks, and a tile of one entry; of a symbol of which a tile has all entries it is
    one less than these. No size is looked at after one at which it is not proved. Raises the errors of a `Verifier`.
    """
    source = choice.specialized(source)
    if not source.symbols:
        ours, theirs = _pair(source, choice, {})
        verdict = Verifier(ours, memory=memory, seed=seed).check(theirs)
        return SizedProof(verdict, () if verdict.equivalent else ((choice.found, verdict),))
    first, *others = (_pair_of_numbers(source, choice, sizes) for sizes in _samples(source, choice))
    everywhere = Verifier(first[0], memory=memory, seed=seed).check_all_sizes(first[1], others)
    if everywhere.equivalent:
        return SizedProof(everywhere)
    steps, limits = common_steps(choice.program, source.symbolic), largest_sizes(choice.program, source.symbolic)
    every: list[SymbolSizes] = [{symbol.name: choice.found[symbol.name] for symbol in source.symbols}]
    every.append({symbol.name: symbol.least for symbol in source.symbols})
    ragged = {symbol.name: 2 * steps.get(symbol.name, 1) + 1 for symbol in source.symbols}
    every.append(_within({name: most - 1 for name, most in limits.items()}, ragged))
    at: list[tuple[SymbolSizes, Verdict]] = []
    for sizes in every:
        ours, theirs = _pair(source, choice, sizes)
        at.append((sizes, Verifier(ours, memory=memory, seed=seed).check(theirs)))
        if not at[-1][1].equivalent:
            break
    return SizedProof(everywhere, tuple(at))


def differs(source: SizedProgram, choice: SizedChoice, seed: int = 0) -> bool:
    """Whether a choice computes other values at the least sizes, by one try in float64: then there is nothing to prove.

    A search at one size may find a program with a constant that is right at this one alone. Programs of more than `TRIED` entries
    are not tried.
    """
    source = choice.specialized(source)
    sizes = {symbol.name: symbol.least for symbol in source.symbols}
    if sum(type.size for type in infer_program(source.at(sizes))) > TRIED:
        return False
    ours, theirs = _pair(source, choice, sizes)
    inputs = _drawn(ours, seed)
    for x, y in zip(*(run_program(p, inputs, precision="float64") for p in (ours, theirs)), strict=True):
        known = np.isfinite(x) & np.isfinite(y)
        if known.any() and np.abs(x - y)[known].max() > DIFFERENCE * max(1.0, np.abs(x[known]).max()):
            return True
    return False


def has_values(source: SizedProgram, choice: SizedChoice, seed: int = 0) -> bool:
    """Whether a proved choice has finite results where tiles and whole parts have no entries.

    Their maxima are -inf, for which the proof takes a number: it does not say whether -inf is subtracted from itself.
    """
    source = choice.specialized(source)
    steps, limits = common_steps(choice.program, source.symbolic), largest_sizes(choice.program, source.symbolic)
    least = {symbol.name: symbol.least for symbol in source.symbols}
    for sizes in (least, *(_within(limits, {**least, name: max(least[name], step + 1)}) for name, step in steps.items())):
        ours, theirs = _pair(source, choice, sizes)
        if has_empty_tiles(theirs):
            inputs = _drawn(ours, seed)
            results = zip(*(run_program(p, inputs, precision="float64") for p in (ours, theirs)), strict=True)
            if any((np.isfinite(x) & ~np.isfinite(y)).any() for x, y in results):
                return False
    return True


def _drawn(program: Decomposed, seed: int) -> list[NDArray[np.float64]]:
    """Random inputs of a program that keep its values moderate."""
    generator = np.random.default_rng(seed)
    draws = zip(choose_draws(program), program.inputs, strict=True)
    values = [(d.deviation * generator.standard_normal(t.shape), d.positive) for d, t in draws]
    return [np.abs(x) if positive else x for x, positive in values]


def _pair(source: SizedProgram, choice: SizedChoice, sizes: SymbolSizes) -> tuple[Decomposed, Decomposed]:
    """Both programs at these sizes. Kernels of libraries are what they mean."""
    ours = source.at(sizes)
    return ours, decompose(resize(choice.program, ours.inputs, source.symbolic))


def _pair_of_numbers(source: SizedProgram, choice: SizedChoice, sizes: SymbolSizes) -> tuple[Decomposed, Decomposed]:
    """Both programs at these sizes, with constants that follow from sizes as inputs of their own.

    Where the source takes maxima or minima, the signs of constants matter.
    """
    if not source.numbers(sizes)[0] and not source.numbers(sizes)[1]:
        return _pair(source, choice, sizes)
    ours = source.sampled(sizes)
    theirs = decompose(resize(choice.program, ours.inputs, source.symbolic))
    numbers = numbers_in([ours, theirs])
    extrema = any(isinstance(node, Apply) and OPERATORS[node.op].extremum for node in ours.nodes)
    positive = extrema and all(number.positive for number in numbers)
    return numbers_as_inputs(ours, numbers, positive), numbers_as_inputs(theirs, numbers, positive)


def _samples(source: SizedProgram, choice: SizedChoice) -> Iterator[SymbolSizes]:
    """Sizes that take each block of a kernel several iterations, and some block one more; of each symbol others.

    They are primes, all different, so that a tile is ragged. They come right behind whole iterations of all blocks: then some tile
    has no entry, where several blocks go through a dimension. Of a symbol of which a tile has all entries, they are the largest
    primes that it holds.
    """
    steps, limits = common_steps(choice.program, source.symbolic), largest_sizes(choice.program, source.symbolic)
    size = 1
    taken: dict[str, set[int]] = {name: set() for name in limits}
    for n in range(SAMPLES):
        found: dict[str, int] = {}
        for symbol in source.symbols:
            if symbol.name in limits:
                found[symbol.name] = last_prime(limits[symbol.name], {*taken[symbol.name], *found.values()})
                taken[symbol.name].add(found[symbol.name])
            else:
                size = found[symbol.name] = next_prime(max(size, (2 * n + 3) * steps.get(symbol.name, 1)))
        yield found


def _within(limits: SymbolSizes, sizes: SymbolSizes) -> SymbolSizes:
    """These sizes, or the largest that a tile holds."""
    return {name: min(size, limits.get(name, size)) for name, size in sizes.items()}

"""The bound of a verdict: how likely a wrong program is to pass, by the theorem of docs/verification.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log2
from typing import NamedTuple

from mirage_ir.verify.primes import LEAST_LEFT, LOWEST_BITS, MOST_DRAWN
from mirage_ir.verify.profile import Fractions, Profile, difference

BOUND_LOG2 = -40.0
"""Lanes and tests that are not given are as many as bring a verdict's bound below two to this power."""
CLASSES_BOUND_LOG2 = -61.0
"""The same for programs on classes of indices, where lanes and tests cost little."""
LANES = (4, 6, 8)
"""Numbers of lanes to choose from: twice the lanes are worth more than twice the tests, and cost as much."""
MOST_CHOSEN_TESTS = 32
"""Most tests to choose: a bound that stays above `BOUND_LOG2` with 32 tests is reported as it is, to bound the time."""
MAX_DRAWS = 8
"""Draws of one test, after which an entry that was never defined makes the answer 'not proved'."""
SMALLEST_CHANCE = 2.0**-1000
"""A chance below this is reported as this, so that there always is a logarithm."""
FINGERPRINT = 2.0**-64
"""The chance that two different set members have one fingerprint; a set is known by two."""


class PairEffort(NamedTuple):
    """Tests and lanes for a pair, the degree, height and atoms of its worst entry, and log2 of the bound that they give."""

    tests: int
    lanes: int
    degree: int
    height: float
    atoms: int
    bound_log2: float


@dataclass(frozen=True, slots=True)
class OutputCone:
    """The quantities of the theorem (docs/verification.md) for an output entry of two programs.

    `degree` and `height` are D and B, of f₁g₂ − f₂g₁; `atoms` is N; `argument` is d and `argument_height` its B; `divisors` is e;
    `ordered` says whether there are maxima.
    """

    degree: int
    height: float
    atoms: int
    argument: int
    argument_height: float
    divisors: int
    ordered: bool

    @staticmethod
    def of(x: Profile, y: Profile, arguments: set[Fractions], ordered: bool) -> OutputCone:
        degree = max(x.numerator + y.denominator, y.numerator + x.denominator)
        height = difference((Fractions.of(x), Fractions.of(y)))[1]
        argument, argument_height = difference(arguments)
        atoms, divisors = x.atom_count + y.atom_count, x.division_degree + y.division_degree
        return OutputCone(degree, height, atoms, argument, argument_height, divisors, ordered)

    def chance_log2(self, lanes: int, point: float, drawn: bool) -> float:
        """log2 of the chance that one test accepts a wrong entry; at most 0.

        A residue takes each value with a chance of at most `point`. Only `drawn` primes can be bad: for primes that the caller
        gave, formal equality is equality modulo these primes.
        """
        pairs = self.atoms * (self.atoms - 1) // 2
        hashes = ((self.atoms + 1) * FINGERPRINT) ** 2 if self.ordered else 0.0
        bad, bad_argument = (_bad(h) if drawn else 0.0 for h in (self.height, self.argument_height))
        collision = pairs * (min(1.0, self.argument * point + bad_argument) ** lanes + hashes)
        chance = collision + min(1.0, self.degree * point + bad) ** lanes
        defined = max(1 - self.divisors * lanes * point - collision, 1 / MAX_DRAWS)
        return min(0.0, log2(max(chance, SMALLEST_CHANCE) / defined))


def _bad(height: float) -> float:
    """The chance that a drawn prime divides all coefficients; they are below 2^height, and one is not 0."""
    return min(1.0, floor(height / LOWEST_BITS) / LEAST_LEFT)


def effort(
    cones: Sequence[OutputCone], point: float, drawn: bool, *, tests: int | None, lanes: int | None, wanted: float = BOUND_LOG2
) -> PairEffort:
    """The fewest lanes, then tests, that give a pair with these outputs a bound of 2^wanted; given `tests` and `lanes` stay.

    Where primes are `drawn`, tests times lanes is at most `MOST_DRAWN`; more would leave fewer primes than the bound counts on.
    """

    def chance(n: int) -> tuple[float, OutputCone]:
        return max(((cone.chance_log2(n, point, drawn), cone) for cone in cones), key=lambda b: b[0])

    most = MOST_DRAWN // (tests or 1) if drawn else max(LANES)
    choice = tuple(min(n, most) for n in LANES) if lanes is None else (lanes,)
    chosen = next((n for n in choice if chance(n)[0] <= wanted), choice[-1])
    once, worst = chance(chosen)
    times = tests or (max(1, min(MOST_CHOSEN_TESTS, MOST_DRAWN // chosen, ceil(wanted / once))) if once < 0 else 1)
    return PairEffort(times, chosen, worst.degree, worst.height, worst.atoms, times * once)

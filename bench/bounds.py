"""How near the lower bound of a kernel comes to the best kernel: `python bench/bounds.py`.

A bound that is near lets the search leave out more. For every program of `search.py` as one kernel (where it can be one), and for
random cones, the cost of the best kernels is searched, and the mean of bound / best cost is printed, for the bound before a cone
is looked at (`sharp=False`) and for the one after. The exit status is 1 when a bound is above the cost of a kernel, or a mean
below what it was when this was written (`LEAST`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

from random_cones import random_cones
from search import programs

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.search.cone.bound import cone_bound
from mirage_ir.search.cone.cone import Cone, ConeBuilder, ValueTypes
from mirage_ir.search.cone.kernels import search_cone
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

LEAST = {"programs": (0.78, 0.91), "random": (0.94, 0.95)}
"""The mean shares, quick and sharp."""
QUICK = Space(max_states=200, max_structures=32, max_splits=16)
"""Of random cones, not all block graphs are searched: that would take hours."""
ROUNDING = 1e-9
"""A bound may be above a cost by this, relative to it."""


def shares(cones: Iterable[tuple[str, Cone, ValueTypes]], space: Space, show: bool) -> tuple[list[tuple[float, float]], bool]:
    """bound / best cost of each cone, quick and sharp; and whether no bound is above a cost."""
    chip = machine(DEFAULT_TARGET)
    found: list[tuple[float, float]] = []
    for name, cone, types in cones:
        kernels = search_cone(cone, types, space, chip).found
        if kernels:
            best = kernels[0][0]
            quick, sharp = (cone_bound(cone, types, space, chip, sharp=sharp) / best for sharp in (False, True))
            found.append((quick, sharp))
            if show or max(quick, sharp) > 1 + ROUNDING:
                print(f"{name:12} best {best:9.3f} µs  quick {quick:6.1%}  sharp {sharp:6.1%}", flush=True)
    return found, all(max(pair) <= 1 + ROUNDING for pair in found)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, help="random cones (1000)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    whole: list[tuple[str, Cone, ValueTypes]] = []
    for name, program in programs(1).items():
        source = decompose(program)
        types = infer_program(source)
        cone = ConeBuilder(source, types).build(source.outputs, frozenset(range(len(source.inputs))))
        whole.append((name, cone, dict(enumerate(types))))
    drawn = ((f"random {n}", *pair) for n, pair in enumerate(islice(random_cones(options.seed), options.random)))
    right = True
    for kind, cones, space in (("programs", whole, Space()), ("random", drawn, QUICK)):
        found, below = shares(cones, space, kind == "programs")
        means = tuple(sum(pair[i] for pair in found) / max(1, len(found)) for i in (0, 1))
        print(f"{kind:12} {len(found)} cones: bound / best cost, mean: quick {means[0]:.4f}, sharp {means[1]:.4f}")
        right &= below and all(mean >= least for mean, least in zip(means, LEAST[kind], strict=True))
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())

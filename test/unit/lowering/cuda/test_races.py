"""Races and other mistakes in kernels: each is found, or changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from emitted_kernels import WrittenKernel, attention, gemm, moves, softmax
from emitted_mutations import (
    KINDS,
    Found,
    Mistake,
    mutant,
    mutations,
    order_dropped,
    order_moved,
    results_of,
    verdict,
    wait_pending,
)

from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.memory import Copies
from mirage_ir.lowering.cuda.races import RaceDetector

WRITTEN = {w.kernel.name: w for w in (gemm(), softmax(), attention(), moves())}


class Hasty(Random):
    """Nearly always takes the last of all alternatives, so that one warp runs far ahead."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return super().randrange(start) if self.random() < 0.1 else start - 1


ORDERS = (order_dropped, order_moved, wait_pending)
INVISIBLE = {"Wait(pending=0) at (9,) dropped"}
"""Copies of tiles beyond the tensor, which are in flight while results are stored over them, have long landed."""


def run(written: WrittenKernel, kernel: EmittedKernel, order: Random, copies: Copies = "latest") -> Any:
    return results_of(kernel, written.inputs(0), order, copies)[0]


def judged(written: WrittenKernel, mistake: Mistake) -> str:
    return verdict(written.kernel, mistake, [written.inputs(seed) for seed in range(2)], written.tolerance)


def missing_order(name: str) -> Iterator[Mistake]:
    return mutations(WRITTEN[name].kernel, ORDERS)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_barrier_or_wait_that_is_missing_is_a_race_or_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = WRITTEN[name]
    wanted = run(written, written.kernel, Random(0))
    found = {m.text: (m, judged(written, m)) for m in missing_order(name)}
    assert {how for _, how in found.values()} <= {"race", "same work"}
    dropped = [how for m, how in found.values() if m.kind == "order_dropped"]
    assert set(dropped) == {"race"}, "each barrier, wait and commit of these kernels is needed"
    monkeypatch.setattr(RaceDetector, "check", lambda self, steps: None)  # pyright: ignore[reportUnknownLambdaType]
    for text, (mistake, how) in found.items():
        seen = differs(written, mistake.kernel, wanted)
        assert seen is (how == "race" and text not in INVISIBLE), text


def differs(written: WrittenKernel, kernel: EmittedKernel, wanted: Any) -> bool:
    """Whether some order of warps and some time of copies gives another result."""
    times: tuple[Copies, ...] = ("latest", "earliest", "random")
    return any(not np.array_equal(run(written, kernel, Hasty(seed), copies), wanted) for seed, copies in product(range(4), times))


HARMLESS = {
    "gemm": Counter(loop_count=1, buffers=2, swizzles=9, layouts=12),
    "softmax": Counter(other_view=12, swizzles=3),
    "attention": Counter(loop_count=1, operators=4, swizzles=9),
    "moves": Counter(numbers=1, layouts=3, swizzles=8),
}
"""How many mistakes of each kind change nothing but rounding, although the work is another one.

An iteration beyond the end adds zeros or is masked. A buffer may lie in any free place. Any swizzle is right when all see it, and
a tile of 128 bytes has none. Where fragments come from memory and go to memory, or are converted, any layout that holds all
entries is right. Softmax does not change when its scores are shifted, nor when the first maximum is another one. A column that is
stored twice is right the second time.
"""


@pytest.mark.parametrize("name", WRITTEN)
def test_every_mistake_is_found_or_changes_nothing(name: str) -> None:
    written = WRITTEN[name]
    found = Counter((m.kind, judged(written, m)) for m in mutations(written.kernel, [k for k in KINDS if k not in ORDERS]))
    harmless = Counter[str]()
    for (kind, how), n in found.items():
        harmless[kind] += n if how in ("same results", "near results") else 0
    assert +harmless == HARMLESS[name]
    assert {kind for kind, how in found if how == "near results"} <= {"operators"}
    assert {kind for kind, how in found if how == "same work"} <= {"numbers", "windows"}
    assert {"malformed", "outside", "other results"} <= {how for _, how in found}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_kind_of_mistake_changes_the_kernel(kind: Callable[[EmittedKernel], Found]) -> None:
    count = 0
    for written in WRITTEN.values():
        for mistake in mutations(written.kernel, (kind,)):
            assert mistake.kernel != written.kernel, mistake.text
            count += 1
    assert count >= 3


def test_drawn_mistakes_are_of_all_kinds() -> None:
    random = Random(0)
    drawn = Counter(mutant(WRITTEN["gemm"].kernel, random).kind for _ in range(200))
    assert drawn.keys() == {kind.__name__ for kind in KINDS}

"""Times and bounds of verification at full size: `python bench/verify.py [name …]`.

Each program of the Mirage paper is checked against itself and against a hand-written fused form. Seconds are wall time: of the
source, which is run once, and of a candidate. GiB is the peak of the process so far.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from itertools import pairwise

from fused_programs import (
    attention,
    flash_attention,
    fused_gated_mlp,
    fused_lora,
    fused_moe,
    fused_ntrans,
    fused_qknorm,
    fused_rmsnorm,
    gated_mlp,
    lora,
    moe,
    ntrans,
    qknorm,
    rmsnorm,
)

from mirage_ir.program import Program
from mirage_ir.verify import Verifier

Pair = Callable[[int], tuple[Program, Program]]

PROGRAMS: dict[str, Pair] = {
    "gqa": lambda b: (attention(2 * b, 256, 64, 4096), flash_attention(2 * b, 256, 64, 4096, 4, 64)),
    "gqa safe": lambda b: (attention(2 * b, 256, 64, 4096, True), flash_attention(2 * b, 256, 64, 4096, 4, 64, True)),
    "mha": lambda b: (attention(32 * b, 16, 64, 4096), flash_attention(32 * b, 16, 64, 4096, 1, 64)),
    "mqa": lambda b: (attention(b, 1024, 64, 4096), flash_attention(b, 1024, 64, 4096, 16, 64)),
    "qknorm": lambda b: (qknorm(2 * b, 256, 64, 4096), fused_qknorm(2 * b, 256, 64, 4096, 4, 64)),
    "rmsnorm": lambda b: (rmsnorm(2 * b, 4096, 6144), fused_rmsnorm(2 * b, 4096, 6144, 96, 64)),
    "gated_mlp": lambda b: (gated_mlp(8, 4096, 4096), fused_gated_mlp(8, 4096, 4096, 64, 64)),
    "lora": lambda b: (lora(16, 256, 4096, 16), fused_lora(16, 256, 4096, 16, 64)),
    "ntrans": lambda b: (ntrans(8 * b, 4096), fused_ntrans(8 * b, 4096)),
    "moe": lambda b: (moe(8, 8, 4096, 4096), fused_moe(8, 8, 4096, 4096, 16, 64)),
}
BATCHED = {"gqa", "gqa safe", "mha", "mqa", "qknorm", "rmsnorm", "ntrans"}


def main(names: list[str]) -> None:
    print("program      batch  source s  itself s  fused s    bound degree  atoms   GiB")
    for name in names or PROGRAMS:
        for batch in (1, 8) if name in BATCHED else (1,):
            source, fused = PROGRAMS[name](batch)
            times = [time.perf_counter()]
            verifier = Verifier(source)
            verifier.prepare()
            times.append(time.perf_counter())
            verdicts = []
            for candidate in (source, fused):
                verdicts.append(verifier.check(candidate))
                times.append(time.perf_counter())
            a, b, c = (y - x for x, y in pairwise(times))
            v = verdicts[1]
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
            figures = f"{a:9.2f} {b:9.2f} {c:8.2f} {v.bound_log2:8.1f} {v.degree:6} {v.atoms:6} {peak:5.1f}"
            print(f"{name:12} {batch:5} {figures}", flush=True)
            for verdict in verdicts:
                if not verdict.equivalent:
                    print(f"  {verdict.message}")


if __name__ == "__main__":
    main(sys.argv[1:])

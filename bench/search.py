"""How long searches take: `python bench/search.py [NAME …]` prints a table of the programs that Mirage measures, at full size.

For each: seconds, tile values considered and pruned, parts of the program searched as one kernel (cones), block graphs without
sizes (structures), kernels of the cheapest program and its estimated cost beside that of the program as it was written.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import fused_programs as fp

from mirage_ir.decompose import decompose
from mirage_ir.program import Program
from mirage_ir.search.generate import generate
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine
from mirage_ir.target.cost import program_cost

COLUMNS = ("program", "seconds", "states", "pruned", "cones", "structures", "kernels", "µs", "unfused µs", "exhausted")


def programs(batch: int) -> dict[str, Program]:
    """The programs, and attention that subtracts the maximum."""
    return {
        "gqa": fp.attention(2 * batch, 256, 64, 4096),
        "mha": fp.attention(32 * batch, 16, 64, 4096),
        "mqa": fp.attention(batch, 1024, 64, 4096),
        "qknorm": fp.qknorm(2 * batch, 256, 64, 4096),
        "rmsnorm": fp.rmsnorm(2 * batch, 4096, 6144),
        "gated_mlp": fp.gated_mlp(8, 4096, 4096),
        "lora": fp.lora(16, 256, 4096, 16),
        "ntrans": fp.ntrans(8 * batch, 4096),
        "moe": fp.moe(8, 8, 4096, 4096),
        "safe_gqa": fp.attention(2 * batch, 256, 64, 4096, safe=True),
    }


def measure(name: str, source: Program, space: Space, target: str) -> tuple[str, ...]:
    """A row of the table."""
    chip = machine(target)
    started = time.perf_counter()
    found = generate(source, space, chip)
    seconds = time.perf_counter() - started
    best = found.candidates[0]
    unfused = program_cost(decompose(source), chip)
    counts = (found.effort.states, found.effort.pruned, found.effort.cones, found.effort.structures, best.kernels)
    return (
        name,
        f"{seconds:.2f}",
        *map(str, counts),
        f"{program_cost(best, chip):.1f}",
        f"{unfused:.1f}",
        "yes" if found.exhausted else "no",
    )


def show(rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as their widest entry; the first is words, the others are numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = (
        "  ".join(c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))) for row in rows
    )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="programs to search (default: all)")
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--target", default=DEFAULT_TARGET)
    parser.add_argument("--top", type=int, default=1, help="candidates wanted")
    options = parser.parse_args(arguments)
    known = programs(options.batch)
    unknown = sorted(set(options.names) - set(known))
    if unknown:
        parser.error(f"unknown program '{unknown[0]}': known are {', '.join(known)}")
    chosen = options.names or list(known)
    rows = [measure(name, known[name], Space(top=options.top), options.target) for name in chosen]
    print(show([COLUMNS, *rows]))


if __name__ == "__main__":
    main()

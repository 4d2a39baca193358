"""How long searches take: `python bench/search.py [NAME …]` prints a table of the programs that Mirage measures, at full size.

Each program is searched and verified in a fresh process. `s` are its seconds from the start of the process to the end, without the
verification of what is returned at full size, which is `verify s`; MiB is the most memory that the process had. The columns
before are the original's search (one thread; ">" where it was stopped), and `at most` is the limit on `s`. The counts are those of
`docs/search.md`. The exit status is 1 when a limit is missed, memory of 1024 MiB included, or a space is not exhausted.

Two things can be meant by exhausting a space, and both are measured:

* by default, the best program is found and proved to be the best: a part of the program is searched as a kernel, with all its
  block graphs in all their sizes, unless a lower bound of what such kernels cost shows that they are in no best program;
* with `--every`, every part of the program that a plan may ask for is searched, whatever it costs. `µs` must be the same then.

`--sweep` repeats Table 5 of the paper for rmsnorm: at most 5 to 11 operators in a block graph, with and without pruning.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from math import inf
from multiprocessing import get_context
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fp
from unpruned import UnprunedSpace

from mirage_ir import statistics
from mirage_ir.block.cost import program_cost
from mirage_ir.check import infer_program
from mirage_ir.clock import Clock, TimeUp
from mirage_ir.decompose import decompose
from mirage_ir.pipeline.superoptimize import superoptimize
from mirage_ir.program import Program
from mirage_ir.search.cone.cone import Cone, ConeBuilder, Index
from mirage_ir.search.cone.shrunken import drop_refuted
from mirage_ir.search.cone.structures import structures
from mirage_ir.search.cone.tiles import TileSpace
from mirage_ir.search.plan.assemble import assemble
from mirage_ir.search.plan.frontiers import MOST_INSIDE
from mirage_ir.search.plan.partition import Partitioner
from mirage_ir.search.plan.values import values_of
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run, Searches
from mirage_ir.search.space import Space
from mirage_ir.target import DEFAULT_TARGET, machine

Counts: TypeAlias = dict[str, Any]
"""What was counted, under the names of `--stats`."""
UNLIMITED = {"max_states": 10**9, "max_structures": 10**9}
PATIENCE = 10**9
"""The work without a cheaper program after which a search ends: none does before its space is exhausted."""
AHEAD = 64
"""Parts that workers may search ahead, with `--every`."""
MEMORY = 1024
"""MiB that a search may take."""
SWEPT = range(5, 12)
"""Most operators in a block graph, in the sweep."""
WORKERS = ("1", "2")


@dataclass(frozen=True, slots=True)
class Goal:
    """What the original needed (seconds, states, programs found), and the seconds that are allowed here."""

    peer: tuple[str, str, str]
    seconds: float


UNKNOWN = ("–", "–", "–")
GOALS = {
    "rmsnorm": Goal(("42.7", "56356", "26"), 4),
    "gated_mlp": Goal(("433", "212430", "44"), 5),
    "ntrans": Goal(("7.9", "98946", "9"), 5),
    "lora": Goal((">600", "1.4 million", "12"), 8),
    "gqa": Goal((">600", "3.1 million", "0"), 8),
    "mha": Goal(UNKNOWN, 8),
    "mqa": Goal(UNKNOWN, 8),
    "qknorm": Goal((">600", "554279", "0"), 12),
    "moe": Goal(UNKNOWN, 5),
    "safe_gqa": Goal(UNKNOWN, 8),
}
HEADINGS = ("original s", "states", "found", "at most", "s", "MiB")
COUNTS = ("states", "pruned", "derivations", "structures", "instantiations", "cones")
RESULT = ("kernels", "µs", "exhausted", "verify s")


def programs(batch: int) -> dict[str, Program]:
    """The programs, and attention that subtracts the maximum."""
    return {
        "rmsnorm": fp.rmsnorm(2 * batch, 4096, 6144),
        "gated_mlp": fp.gated_mlp(8, 4096, 4096),
        "ntrans": fp.ntrans(8 * batch, 4096),
        "lora": fp.lora(16, 256, 4096, 16),
        "gqa": fp.attention(2 * batch, 256, 64, 4096),
        "mha": fp.attention(32 * batch, 16, 64, 4096),
        "mqa": fp.attention(batch, 1024, 64, 4096),
        "qknorm": fp.qknorm(2 * batch, 256, 64, 4096),
        "moe": fp.moe(8, 8, 4096, 4096),
        "safe_gqa": fp.attention(2 * batch, 256, 64, 4096, safe=True),
    }


# What one process does. Each function returns what is printed as JSON.


def best(source: Program, space: Space, target: str, workers: int) -> Counts:
    """The best program, verified."""
    with statistics.collect() as counted:
        superoptimize(source, space, machine(target), control=Control(workers=workers, progress=False))
    return {**counted}


def every_part(source: Program, space: Space, target: str, workers: int, limit: float) -> Counts:
    """Every part of the program as one kernel, and the best of the programs made of those."""
    program, chip = decompose(source), machine(target)
    with Run(Control(limit, workers=workers, progress=False), (program,), space, chip) as run, run.searching():
        values = values_of(program, space, MOST_INSIDE)
        searches = Searches(space, chip, run)
        partitioner = Partitioner(values, space, chip, searches)
        parts = partitioner.parts()
        waiting = deque(islice(parts, AHEAD))
        while waiting and not run.over():
            cone = partitioner.frontiers.cone(waiting.popleft())
            waiting.extend(islice(parts, 1))
            searches.kernels(cone, partitioner.whole.types, ((partitioner.frontiers.cone(part), inf) for part in waiting))
        counts = {name.replace("__", "."): count for name, count in searches.effort.statistics().items()}
        if run.over():
            return {**counts, "search.exhausted": False}
        cheapest = assemble(program, values.types, next(partitioner.plans()))
    result = {"best.kernels": cheapest.kernels, "best.cost_us": program_cost(cheapest, chip)}
    return {**counts, **result, "search.exhausted": searches.effort.exhausted and partitioner.exhausted}


def block_graphs(cone: Cone, loop_index: Index | None, space: Space, deadline: float) -> tuple[int, int, bool]:
    """States and block graphs of a cone without pruning, and whether these are all."""
    tiles: TileSpace | None = None
    try:
        tiles = UnprunedSpace(cone, loop_index, space, Clock(max(0.0, deadline - time.monotonic())))
        if tiles.exhausted:
            drop_refuted(tiles)
            found, complete = structures(tiles, space.max_structures)
            return tiles.states, len(found), complete
    except TimeUp:  # Another loop index may have taken all of the time.
        pass
    return 0 if tiles is None else tiles.states, 0, False


def unpruned(source: Program, space: Space, workers: int, limit: float) -> Counts:
    """All block graphs for the whole program as one kernel, without pruning; each loop index on the next free worker."""
    deadline = time.monotonic() + limit
    program = decompose(source)
    cone = ConeBuilder(program, infer_program(program)).build(program.outputs, frozenset(range(len(program.inputs))))
    tasks = [(named, loop_index, space, deadline) for named, loop_index in cone.loops(space.reload)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        states, found, complete = zip(*executor.map(block_graphs, *zip(*tasks, strict=True)), strict=True)
    return {"search.states": sum(states), "search.structures": sum(found), "search.exhausted": all(complete)}


def memory() -> int:
    """The most memory that this process had, in MiB."""
    status = Path("/proc/self/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))) >> 10


def one(options: argparse.Namespace) -> Counts:
    source = programs(options.batch)[options.one]
    space = Space(top=options.top, max_block_ops=options.max_block_ops, patience=PATIENCE)
    if options.unpruned:
        found = unpruned(source, replace(space, **UNLIMITED), options.workers, options.limit)
    elif options.every:
        found = every_part(source, space, options.target, options.workers, options.limit)
    else:
        found = best(source, space, options.target, options.workers)
    return {**found, "finished": time.monotonic(), "memory": memory()}


# What is made of it.


def fresh(name: str, *arguments: str) -> Counts:
    """What a fresh process finds for a program, with its seconds, verification apart."""
    started = time.monotonic()
    done = subprocess.run([sys.executable, __file__, "--one", name, *arguments], check=True, stdout=subprocess.PIPE, text=True)
    found = json.loads(done.stdout)
    found["seconds"] = found["finished"] - started - found.get("verify.seconds", 0.0)
    found["seconds"] -= found.get("numerics.seconds", 0.0)
    return found


def row(name: str, found: Counts) -> tuple[str, ...]:
    """A row of the table of programs."""
    goal = GOALS[name]
    cost, seconds = found.get("best.cost_us"), found.get("verify.seconds")
    return (
        name,
        *goal.peer,
        f"{goal.seconds:.0f}",
        f"{found['seconds']:.1f}",
        str(found["memory"]),
        *(str(found[f"search.{count}"]) for count in COUNTS),
        str(found.get("best.kernels", "–")),
        "–" if cost is None else f"{cost:.1f}",
        "yes" if found["search.exhausted"] else "no",
        "–" if seconds is None else f"{seconds:.1f}",
    )


def missed(name: str, found: Counts) -> bool:
    return found["seconds"] > GOALS[name].seconds or found["memory"] > MEMORY or not found["search.exhausted"]


def sweep(limit: float) -> Iterator[tuple[str, ...]]:
    """The rows of the sweep. Without pruning, what took too long is not tried with more operators, of which there are only more."""
    yield ("operators", "s", "2 workers", "states", "structures", "kernels", "µs", "unpruned s", "states", "2 workers", "states")
    stopped: set[str] = set()
    for operators in SWEPT:
        bound = ("--max-block-ops", str(operators))
        pruned = [fresh("rmsnorm", *bound, "--workers", workers) for workers in WORKERS]
        counts = [str(pruned[0][f"search.{count}"]) for count in ("states", "structures")]
        result = [str(pruned[0]["best.kernels"]), f"{pruned[0]['best.cost_us']:.1f}"]
        loose: list[str] = []
        for workers in WORKERS:
            if workers in stopped:
                loose += [f">{limit:.0f}", "–"]
                continue
            found = fresh("rmsnorm", *bound, "--unpruned", "--limit", str(limit), "--workers", workers)
            complete = found["search.exhausted"]
            loose += [
                f"{found['seconds']:.1f}" if complete else f">{limit:.0f}",
                f"{found['search.states']}" + "+" * (not complete),
            ]
            if not complete:
                stopped.add(workers)
        yield (str(operators), *(f"{found['seconds']:.1f}" for found in pruned), *counts, *result, *loose)


def show(rows: Sequence[Sequence[str]]) -> str:
    """Columns as wide as their widest entry; the first is words, the others are numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = (
        "  ".join(c.ljust(w) if i == 0 else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))) for row in rows
    )
    return "\n".join(lines)


def number_or_all(text: str) -> int | None:
    return None if text == "all" else int(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="programs to search (default: all)")
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--target", default=DEFAULT_TARGET)
    parser.add_argument("--top", type=number_or_all, default=1, help="programs wanted, or 'all'")
    parser.add_argument("--max-block-ops", type=int, help="most operators in a block graph")
    parser.add_argument("--every", action="store_true", help="search every part of a program, whatever it costs")
    parser.add_argument("--sweep", action="store_true", help="Table 5 of the paper")
    parser.add_argument("--limit", type=float, default=60, help="seconds after which --every and unpruned searches stop (60)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--one", metavar="NAME", help="search this program in this process and print what was counted, as JSON")
    parser.add_argument("--unpruned", action="store_true", help="with --one: without pruning, and only as one kernel")
    options = parser.parse_args(arguments)
    unknown = sorted({*options.names, *filter(None, [options.one])} - set(GOALS))
    if unknown:
        parser.error(f"unknown program '{unknown[0]}': known are {', '.join(GOALS)}")
    if options.one:
        print(json.dumps(one(options)))
        return 0
    if options.sweep:
        print(show(list(sweep(options.limit))))
        return 0
    passed_on = [a for a in (sys.argv[1:] if arguments is None else arguments) if a not in options.names]
    found = {name: fresh(name, *passed_on) for name in options.names or GOALS}
    print(show([("program", *HEADINGS, *COUNTS, *RESULT), *(row(name, f) for name, f in found.items())]))
    return int(any(missed(name, f) for name, f in found.items()))


if __name__ == "__main__":
    sys.exit(main())

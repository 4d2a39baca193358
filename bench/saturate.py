"""Equality saturation: `python bench/saturate.py [orders] [times] [search]` prints three tables, by default all.

* `orders`: multiplications of contraction orders, counted exactly and by one function for everyone: ours, written from left to
  right, `opt_einsum`'s (`optimal` up to 7 operands, `dp` up to 20, `random-greedy-128` beyond, with --seeds seeds), and NumPy's
  default, one nest of loops. The last columns are NumPy's over ours, what ours is known to be the best of, and seconds.
* `times`: seconds to saturate chains of matrices and to extract from them, nodes, and whether the laws had nothing left to add;
  then the same for every program that Mirage measures, each as a process `mirage-opt -p mugraph-saturate` from start to end.
* `search`: by the cost model, the best program that the search finds alone, and with saturation beside it, in µs, and CPU seconds.
  Programs are those for which algebra has something to find, those that Mirage measures, and all of
  `examples/`, in the parts into which `superoptimize` cuts them.

The exit status is 1 when an order is worse than a library's, a limit on seconds is missed, saturation makes anything worse, or
fewer than four programs better.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Hashable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import pairwise
from math import fsum, inf
from multiprocessing import get_context
from operator import itemgetter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import fused_programs as fp
import opt_einsum  # pyright: ignore[reportMissingTypeStubs]
from opt_einsum.testing import rand_equation  # pyright: ignore[reportMissingTypeStubs]

import mirage_ir as mi
from mirage_ir.block.cost import program_cost
from mirage_ir.decompose import Decomposed, decompose
from mirage_ir.ops.einsum import left_to_right
from mirage_ir.program import Program, Shape
from mirage_ir.saturate.contraction.equation import Equation, cost
from mirage_ir.saturate.contraction.order import best_order
from mirage_ir.saturate.engine import alternatives
from mirage_ir.saturate.limits import BESIDE
from mirage_ir.search.plan.generate import generate_each
from mirage_ir.search.plan.parts import cut
from mirage_ir.search.run.control import Control
from mirage_ir.search.run.run import Run
from mirage_ir.search.space import Space
from mirage_ir.target import Machine, machine

CHAIN = (30, 35, 15, 5, 10, 20, 25)
CHAIN_SECONDS = 1.0
PROGRAM_SECONDS = 5.0
STRICTLY_BETTER = 4
ROUNDING = 1e-9
"""Microseconds that sums of costs in another order may differ by."""
EXAMPLES = Path(__file__).parent.parent / "examples"
OPTIMAL, DP = 7, 20


def equations(seeds: int) -> Iterator[tuple[str, str, Sequence[Shape]]]:
    """Names, equations and shapes."""
    yield "four matrices", "ij,jk,kl,lm->im", [(100, 2), (2, 100), (100, 2), (2, 100)]
    yield "einsum of four", "ik,kj,jl,lm->im", [(100, 10), (10, 20), (20, 5), (5, 100)]
    yield "chain of six", "ab,bc,cd,de,ef,fg->ag", list(pairwise(CHAIN))
    yield "ring of four", "abcd,bcef,cdfg,degh->ah", [(8,) * 4] * 4
    yield "linear attention", "bqd,bkd,bke->bqe", [(8, 4096, 64), (8, 4096, 64), (8, 4096, 64)]
    yield "Tucker", "abc,ia,jb,kc->ijk", [(16, 16, 16), (128, 16), (128, 16), (128, 16)]
    yield "outer product", "ab,cd,abcdef->ef", [(2, 2), (2, 2), (2, 2, 2, 2, 10, 10)]
    for operands in (*range(3, 21), 30, 60):
        for seed in range(seeds):
            equation, shapes = rand_equation(operands, 3, n_out=seed % 3, d_min=2, d_max=9, seed=1000 * seed + operands)
            yield f"random {operands}/{seed}", equation, [tuple(map(int, shape)) for shape in shapes]


def library(equation: Equation, seeds: int) -> Iterator[tuple[str, int]]:
    """What the orders of `opt_einsum` cost, by name."""
    inputs: Any = [set(t) for t in equation.terms]
    output: Any = set(equation.output)
    sizes = dict(equation.extents)

    def count(path: Any) -> int:
        return cost(equation, tuple(tuple(int(i) for i in step) for step in path)).multiplications

    if len(inputs) <= OPTIMAL:
        yield "optimal", count(opt_einsum.paths.optimal(inputs, output, sizes))
    if len(inputs) <= DP:
        yield "dp", count(opt_einsum.DynamicProgramming(minimize="flops")(inputs, output, sizes))
    else:
        found: list[int] = []
        for seed in range(seeds):
            random.seed(seed)
            found.append(count(opt_einsum.RandomGreedy(max_repeats=128)(inputs, output, sizes)))
        yield "greedy-128", min(found)


def orders(seeds: int) -> bool:
    print(f"{'':20}{'ours':>16}{'left to right':>18}  {'opt_einsum':40}{'NumPy / ours':>14}  exact among       s")
    fine = True
    for name, text, shapes in equations(seeds):
        equation = Equation.parse(text, shapes)
        started = time.perf_counter()
        order = best_order(equation)
        seconds = time.perf_counter() - started
        ours = order.cost.multiplications
        theirs = dict(library(equation, seeds))
        written = cost(equation, left_to_right(len(shapes))).multiplications
        shown = ", ".join(f"{who} {n}" for who, n in theirs.items())
        one_loop_nest = (len(equation.terms) - 1) * equation.size(equation.letters)
        ratio = one_loop_nest / max(1, ours)
        print(f"{name:20}{ours:16}{written:18.6g}  {shown:40}{ratio:14.3g}  {order.exact or '-':12}{seconds:6.2f}", flush=True)
        fine &= all(ours <= n for n in theirs.values()) and ours <= written
    return fine


def chain(extents: Sequence[int]) -> Program:
    graph = mi.new_graph("chain")
    product, *others = [graph.new_input(dims=pair, dtype=mi.float16) for pair in pairwise(extents)]
    for other in others:
        product = graph.matmul(product, other)
    graph.mark_output(product)
    return graph.program()


def measured(batch: int = 1) -> dict[str, Program]:
    """The programs that Mirage measures."""
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
    }


def times(seeds: int) -> bool:
    fine = True
    goal = machine("h100")
    alternatives(decompose(chain((16, 32, 16, 32))), goal)  # egglog is imported once.
    for seed in range(seeds):
        draw = random.Random(seed)
        program = chain([16 * draw.randint(1, 64) for _ in range(31)])
        started = time.perf_counter()
        found = alternatives(decompose(program), goal)
        seconds = time.perf_counter() - started
        best = found.found[0].cost_us if found.found else found.source.cost_us
        ended = "saturated" if found.limit is None else f"ended at {found.limit}"
        gain = f"{found.source.cost_us:.1f} -> {best:.1f} µs"
        print(f"chain of 30, seed {seed}: {seconds:.2f} s, {found.nodes} nodes, {ended}, {gain}", flush=True)
        fine &= seconds < CHAIN_SECONDS and found.limit is None
    from mirage_ir.dialects.bridge import func_from_program

    for batch in (1, 8):
        for name, program in measured(batch).items():
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "in.mlir"
                path.write_text(str(func_from_program(program, name)))
                started = time.perf_counter()
                command = [str(Path(sys.executable).parent / "mirage-opt"), "-p", "mugraph-saturate", str(path)]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            seconds = time.perf_counter() - started
            print(f"{name:10} batch {batch}: {seconds:.2f} s", flush=True)
            fine &= seconds < PROGRAM_SECONDS
    return fine


def einsum(equation: str, *shapes: Shape) -> Program:
    graph = mi.new_graph("einsum")
    inputs = [graph.new_input(dims=shape, dtype=mi.float16) for shape in shapes]
    graph.mark_output(graph.einsum(equation, *inputs))
    return graph.program()


def projections(rows: int, depth: int, width: int, packed: bool) -> Program:
    """Q, K and V, from three weights or from one that holds all three."""
    graph = mi.new_graph("projections")
    x = graph.new_input(dims=(rows, depth), dtype=mi.float16)
    if packed:
        whole = graph.new_input(dims=(depth, 3 * width), dtype=mi.float16)
        weights = [graph.slice(whole, dim=1, start=i * width, stop=(i + 1) * width) for i in range(3)]
    else:
        weights = [graph.new_input(dims=(depth, width), dtype=mi.float16) for _ in range(3)]
    graph.mark_output(*(graph.matmul(x, w) for w in weights))
    return graph.program()


def scaled_attention(heads: int, rows: int, depth: int, keys: int) -> Program:
    graph = mi.new_graph("scaled_attention")
    q = graph.new_input(dims=(heads, rows, depth), dtype=mi.float16)
    k, v = (graph.new_input(dims=(heads, *dims), dtype=mi.float16) for dims in ((depth, keys), (keys, depth)))
    weights = graph.exp(graph.scale(graph.matmul(q, k), depth**-0.5))
    graph.mark_output(graph.matmul(graph.div(weights, graph.sum(weights, 2)), v))
    return graph.program()


def algebra() -> dict[str, Program]:
    """Programs for which there is something to find above the kernels."""
    found = {
        "chain": chain(CHAIN),
        "chain x 64": chain([64 * n for n in CHAIN]),
        "four matrices": chain((100, 2, 100, 2, 100)),
        "einsum of four": einsum("ik,kj,jl,lm->im", (100, 10), (10, 20), (20, 5), (5, 100)),
        "linear attention": einsum("bqd,bkd,bke->bqe", *((8, 4096, 64),) * 3),
        "ring of four": einsum("abcd,bcef,cdfg,degh->ah", *((8,) * 4,) * 4),
        "Tucker": einsum("abc,ia,jb,kc->ijk", (16, 16, 16), *((128, 16),) * 3),
        "projections": projections(16, 1024, 1024, packed=False),
        "packed projections": projections(16, 1024, 1024, packed=True),
        "scaled attention": scaled_attention(2, 256, 64, 4096),
        "LoRA, 16 rows": fp.lora(16, 4096, 4096, 256),
        "LoRA, 512 rows": fp.lora(512, 1024, 1024, 256),
        "LoRA, 4096 rows": fp.lora(4096, 4096, 4096, 256),
    }
    for operands, seed in ((5, 1), (6, 3), (7, 3), (8, 5)):
        equation, _ = rand_equation(operands, 3, n_out=2, d_min=1, d_max=2, seed=seed)
        extents = {c: (4, 8, 16)[ord(c) % 3] for c in equation if c.isalpha()}
        shapes = [tuple(extents[c] for c in term) for term in equation.split("->")[0].split(",")]
        found[f"random einsum of {operands}"] = einsum(equation, *shapes)
    return found


def examples() -> dict[str, Program]:
    """The programs of `examples/`, each by its file's name."""
    from checkpoints import read_program

    return {path.name: read_program(path) for path in sorted(EXAMPLES.glob("*.mlir"))}


def searched(
    programs: Mapping[tuple[Hashable, int], Decomposed], space: Space, goal: Machine
) -> tuple[dict[Hashable, float], float]:
    """The cost of the best program of each group, as the pipeline searches them, and CPU seconds of a new process."""
    with ProcessPoolExecutor(1, get_context("fork")) as process:
        return process.submit(_searched, programs, space, goal).result()


def _searched(
    programs: Mapping[tuple[Hashable, int], Decomposed], space: Space, goal: Machine
) -> tuple[dict[Hashable, float], float]:
    started = time.process_time()
    with Run(Control(progress=False), tuple(programs.values()), space, goal) as run:
        each = generate_each(programs, run, group=itemgetter(0))
    seconds = time.process_time() - started
    best: dict[Hashable, float] = {}
    for (key, _), generated in each.items():
        best[key] = min(best.get(key, inf), program_cost(generated.candidates[0], goal))
    return best, seconds


def search(seeds: int) -> bool:
    goal, space = machine("h100"), Space()
    better, worse = 0, 0
    print(f"{'':26}{'parts':>6}{'alone µs':>12}{'with µs':>12}{'alone s':>9}{'with s':>9}")
    done: dict[Program, str] = {}
    for name, source in {**algebra(), **measured(), **examples()}.items():
        program = decompose(source)
        same = done.setdefault(replace(program, name="", input_names=()), name)
        if same != name:
            print(f"{name:26}  the same program as {same}", flush=True)
            continue
        parts = cut(program, goal)
        waiting = {part.key: part.program for part in parts}
        found = {key: alternatives(part, goal).worth_searching(goal)[:BESIDE] for key, part in waiting.items()}
        beside = {(key, n): p for key, part in waiting.items() for n, p in enumerate((part, *found[key]))}
        alone, seconds = searched({key: p for key, p in beside.items() if key[1] == 0}, space, goal)
        both, more = searched(beside, space, goal)
        one, other = (fsum(best[part.key] for part in parts) for best in (alone, both))
        better, worse = better + (other < one - ROUNDING), worse + (other > one + ROUNDING)
        mark = "  better" if other < one - ROUNDING else "  WORSE" if other > one + ROUNDING else ""
        print(f"{name:26}{len(parts):6}{one:12.3f}{other:12.3f}{seconds:9.2f}{more:9.2f}{mark}", flush=True)
    print(f"{better} better, {worse} worse")
    return not worse and better >= STRICTLY_BETTER


TABLES = {"orders": orders, "times": times, "search": search}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", choices=[*TABLES, []], help="by default all")
    parser.add_argument("--seeds", type=int, default=3)
    options = parser.parse_args()
    fine = [TABLES[name](options.seeds) for name in options.tables or TABLES]
    return int(not all(fine))


if __name__ == "__main__":
    sys.exit(main())

"""How well the cost model orders what was measured.

    python bench/cost_model.py                          # the table, from the data of the repository (needs scipy)
    python bench/cost_model.py --machine h200           # the same from what an H200 ran
    python bench/cost_model.py fit                      # the calibration that fits all of it
    python bench/cost_model.py --machine h200 emit DIR  # candidates of the suite and of programs of sizes that a seed draws
    python bench/cost_model.py measure DIR              # needs a GPU: times them
    python bench/cost_model.py --machine h200 keep DIR  # takes what was measured into the data of the repository

The data are modules, one for a program: candidates that the model liked best and others, drawn from all that it estimated at up to
three times the best, each with the microseconds a call that an H100 took. In `bench/cost_model/` are the programs of `gpu.py` (K as
a view), launches tuned; in `bench/cost_model/emitted/` are programs of the suite and programs of random sizes, launched as they are
emitted. In `bench/cost_model/h200/` is what an H200 ran, launched as it is emitted: programs in f32, programs of the suite, and
others at sizes that were drawn. The factors are judged by them, and not fitted to them.

A program's times are predicted with a calibration (`mirage_ir.target.calibration`) that was fitted to programs of other families
only, starting from round figures (`START`) that no measurement is behind; the families are dealt into `PARTS` parts, and each part
is left out once. Printed are, of the pairs whose measured times differ by more than 5%, the share that is ordered right, and how
much slower than the fastest the model's own pick is; beside them what the model's own factors give. The exit status is 1 unless 85%
of all pairs are right and 70% of each family's, and picks are within 1.25 of the fastest for 90% of the families, and within 1.6
for all.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields, replace
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "gpu"))
sys.path.insert(0, str(Path(__file__).resolve().parent / "suite"))

import numpy as np
from gpu_emit import MEASURED, text_of
from xdsl.context import Context
from xdsl.dialects.builtin import Builtin, FloatAttr
from xdsl.dialects.func import Func, FuncOp
from xdsl.parser import Parser

from mirage_ir.block.cost import graph_work
from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.library import has_figures, library_work, predefined_cost
from mirage_ir.block.rows import placed_types
from mirage_ir.block.work import work_in_columns
from mirage_ir.dialects.bridge import program_from_func
from mirage_ir.dialects.mugraph import MuGraph
from mirage_ir.ops import VIEWS
from mirage_ir.program import Apply, GraphOp, Program, numbered, results
from mirage_ir.target import machine
from mirage_ir.target.calibration import Calibration
from mirage_ir.target.cost import Work, kernel_cost

DATA = Path(__file__).resolve().parent / "cost_model"
TARGET = "h100"
EMITTED = "emitted"
"""The folder of programs that were launched as they are emitted."""
JUDGED = "h200"
"""The machine, and the folder of what it ran, by which the factors are judged only."""
DIFFERENT = 1.05
"""Times that differ by this factor or less have no order."""
LEAST_RIGHT, LEAST_OF_FAMILY = 0.85, 0.7
"""Shares of pairs that must be right, of all and of a family."""
GOOD_PICK, LEAST_GOOD, WORST_PICK = 1.25, 0.9, 1.6
"""How much slower than the fastest picks may be: in so large a share of the families, and in all."""
SHARP = 0.05
"""Difference of two logarithms of predicted times at which an order is as good as certain to the fit."""
PRIOR, ABSOLUTE = 0.1, 0.5
"""The fit: how much it counts that a factor is by e away from where it starts, and how much the times themselves."""
PARTS = 6
"""Of the families, each left out once."""
TUNED = 0.5
"""How much the times of candidates with tuned launches count beside those of others, whose launches are as they are emitted."""
EVALUATIONS = 60
"""Of the residuals in one fit, at most."""
START = Calibration(
    launch=1.0,
    dram=0.9,
    l2=1.0,
    tensor=0.7,
    shared=0.9,
    fragment=0.35,
    vector=0.5,
    narrow=0.5,
    unaligned=0.2,
    sector=1.0,
    block=0.5,
    iteration=0.05,
    product=0.05,
    reduction=0.05,
    other=0.05,
    exchange=0.05,
    hand=0.05,
    fill=2.0,
    before=0.3,
    wait=0.5,
    staged=1.0,
    issue=0.02,
    begin=0.001,
    hidden=0.1,
    steady=0.1,
    few=1.2,
    alone=1.0,
    overlap=1.0,
    groups=1.0,
    warps=2.0,
    full=128.0,
    spill=0.3,
)
"""What one would guess: most of each bandwidth, half of each rate, 50 ns for whatever runs one after the other."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The candidates of one program, and the microseconds that each took on the `target`, with `tuned` launches or with those that
    are emitted."""

    name: str
    programs: tuple[Program, ...]
    us: Any
    tuned: bool
    target: str = TARGET

    @property
    def family(self) -> str:
        """Programs that differ in sizes have one; each program of the suite is its own."""
        if self.name.startswith("suite_"):
            return self.name
        return self.name.split("-")[0] if "-" in self.name else self.name.split("_")[0]

    def pairs(self) -> list[tuple[int, int]]:
        """Candidates whose times differ, the faster one first."""
        ordered = combinations(np.argsort(self.us, kind="stable").tolist(), 2)
        return [(a, b) for a, b in ordered if self.us[b] > DIFFERENT * self.us[a]]


def read(folder: Path, target: str = TARGET) -> list[Measured]:
    """The data in a folder, of one machine."""
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    found: list[Measured] = []
    for path in sorted((*folder.glob("*.mlir"), *(folder / EMITTED).glob("*.mlir"))):
        functions = [
            f for f in Parser(context, path.read_text(encoding="utf-8"), str(path)).parse_module().ops if isinstance(f, FuncOp)
        ]
        times = [f.attributes[MEASURED] for f in functions]
        us = np.array([t.value.data for t in times if isinstance(t, FloatAttr)])
        tuned = target == TARGET and path.parent.name != EMITTED
        found.append(Measured(path.stem, tuple(program_from_func(f) for f in functions), us, tuned, target))
    return found


class Model:
    """The kernels of all candidates of a machine, as arrays; `predict` gives the microseconds of each candidate for a calibration.

    Kernels of libraries have figures of their own (`mirage_ir.block.library`), which stay as they are.
    """

    def __init__(self, data: Sequence[Measured]) -> None:
        works: list[Work] = []
        owners: list[int] = []
        (target,) = {m.target for m in data}
        self.machine = machine(target)
        self.count = sum(len(m.programs) for m in data)
        self.fixed = np.zeros(self.count)
        for number, program in enumerate(p for m in data for p in m.programs):
            types = placed_types(program)
            in_place = {part.whole for part in parts_in_place(program, types).values()}
            for first, node in numbered(len(program.inputs), program.nodes):
                inner, outer = [types[v] for v in node.operands], types[first : first + results(node)]
                if first in in_place:
                    continue
                if isinstance(node, Apply) and has_figures(node, inner):
                    self.fixed[number] += predefined_cost(node, inner, outer[0], self.machine)
                elif isinstance(node, GraphOp) or node.op not in VIEWS:
                    works.append(
                        graph_work(node, inner, outer) if isinstance(node, GraphOp) else library_work(node, inner, outer[0])
                    )
                    owners.append(number)
        self.work = work_in_columns(works)
        self.owners = np.array(owners, dtype=int)

    def predict(self, calibration: Calibration) -> Any:
        us = self.fixed.copy()
        if len(self.owners) == 0:
            return us
        np.add.at(us, self.owners, kernel_cost(self.work, replace(self.machine, calibration=calibration)))
        return us


def calibration_of(logarithms: Iterable[float]) -> Calibration:
    names = [f.name for f in fields(Calibration)]
    return Calibration(**dict(zip(names, map(float, np.exp(np.array(list(logarithms)))), strict=True)))


def fitted(data: Sequence[Measured], start: Calibration = START) -> Calibration:
    """The calibration near `start` that orders the pairs of all programs best; each program counts the same."""
    least_squares = import_module("scipy.optimize").least_squares
    model, us = Model(data), np.concatenate([m.us for m in data])
    origin = np.log(np.array([getattr(start, f.name) for f in fields(Calibration)]))
    counts = np.concatenate([np.full(len(m.us), len(m.us) / (TUNED**2 if m.tuned else 1.0)) for m in data])
    faster, slower, weights, offset = list[int](), list[int](), list[float](), 0
    for m in data:
        pairs = m.pairs()
        faster += [offset + a for a, _ in pairs]
        slower += [offset + b for _, b in pairs]
        weights += [1 / np.sqrt(max(len(pairs), 20))] * len(pairs)
        offset += len(m.programs)

    def residuals(x: Any) -> Any:
        predicted = np.log(model.predict(calibration_of(x)))
        margins = (predicted[slower] - predicted[faster]) / SHARP
        order = np.sqrt(np.logaddexp(0, -margins)) * np.array(weights)
        times = (predicted - np.log(us)) * ABSOLUTE / np.sqrt(counts)
        return np.concatenate([order, times, (x - origin) * PRIOR])

    return calibration_of(least_squares(residuals, origin, max_nfev=EVALUATIONS).x)


def judged(m: Measured, predicted: Any) -> tuple[int, int, float]:
    """Pairs, those that are ordered right, and how much slower than the fastest the pick is."""
    pairs = m.pairs()
    return len(pairs), sum(bool(predicted[a] < predicted[b]) for a, b in pairs), float(m.us[int(np.argmin(predicted))] / m.us.min())


def left_out(data: Sequence[Measured]) -> list[Any]:
    """The predicted times of each program, fitted without the part of the families that has its own."""
    families = sorted({m.family for m in data})
    predicted: dict[str, Any] = {}
    for part in range(PARTS):
        chosen = set(families[part::PARTS])
        calibration = fitted([m for m in data if m.family not in chosen])
        predicted |= {m.name: Model([m]).predict(calibration) for m in data if m.family in chosen}
    return [predicted[m.name] for m in data]


def show_judged(data: Sequence[Measured]) -> None:
    """Prints how the machine's own factors order what they were not fitted to."""
    pairs = right = 0
    picks: list[float] = []
    logarithms: list[Any] = []
    for m in data:
        predicted = Model([m]).predict(machine(m.target).calibration)
        count, ordered, pick = judged(m, predicted)
        pairs, right = pairs + count, right + ordered
        picks.append(pick)
        logarithms.append(np.log(predicted / m.us))
        times = f"{len(m.programs):10} {m.us.min():7.2f}-{m.us.max():7.2f} {count:6}"
        print(f"{m.name:30} {times} {ordered / max(count, 1):6.0%} {pick:5.2f}", flush=True)
    off, mean = np.concatenate(logarithms), np.exp(np.log(picks).mean())
    print(f"{'all on an ' + JUDGED:30} {'':26} {pairs:6} {right / pairs:6.1%} {max(picks):5.2f}, {mean:.3f} in the mean")
    spread = float(np.exp(np.sqrt((off**2).mean())))
    print(f"estimate / measured {np.exp(off.mean()):.2f} in the mean, off by a factor of {spread:.2f} (root mean square)")


def show(data: Sequence[Measured]) -> bool:
    """Prints the table; whether the limits are met."""
    print("program                        candidates              µs  pairs  right  pick     fitted to all:  right  pick")
    calibration = machine(data[0].target).calibration
    others, own = left_out(data), [Model([m]).predict(calibration) for m in data]
    families: dict[str, tuple[int, int, float]] = {}
    inside = 0
    for m, predicted, known in zip(data, others, own, strict=True):
        pairs, right, pick = judged(m, predicted)
        _, also, chosen = judged(m, known)
        inside += also
        before = families.get(m.family, (0, 0, 0.0))
        families[m.family] = before[0] + pairs, before[1] + right, max(before[2], pick)
        shares = f"{right / max(pairs, 1):6.0%} {pick:5.2f} {'':17} {also / max(pairs, 1):6.0%} {chosen:5.2f}"
        print(f"{m.name:30} {len(m.programs):10} {m.us.min():7.2f}-{m.us.max():7.2f} {pairs:6} {shares}", flush=True)
    pairs, right = (sum(f[n] for f in families.values()) for n in range(2))
    picks = [pick for _, _, pick in families.values()]
    good = sum(pick <= GOOD_PICK for pick in picks) / len(picks)
    short = [name for name, (all_, some, _) in families.items() if some < LEAST_OF_FAMILY * all_]
    print(f"{'all':30} {'':26} {pairs:6} {right / pairs:6.1%} {max(picks):5.2f} {'':16} {inside / pairs:6.1%}")
    print(f"{len(short)} of {len(families)} families have fewer than {LEAST_OF_FAMILY:.0%} right: {', '.join(short)}")
    print(f"picks within {GOOD_PICK}: {good:.0%} of the families; the worst {max(picks):.2f}")
    for text, predicted in (("left out", others), ("fitted to all", own)):
        off = np.concatenate([np.log(p / m.us) for p, m in zip(predicted, data, strict=True)])
        spread = float(np.exp(np.sqrt((off**2).mean())))
        print(
            f"{text}: estimate / measured {np.exp(off.mean()):.2f} in the mean, off by a factor of {spread:.2f} (root mean square)"
        )
    return right >= LEAST_RIGHT * pairs and not short and good >= LEAST_GOOD and max(picks) <= WORST_PICK


def keep(folder: Path, target: str) -> None:
    """Takes the candidates of a folder of bundles that a machine measured into its data."""
    kept = DATA if target == TARGET else DATA / target
    kept.mkdir(exist_ok=True)
    context = Context()
    for dialect in (Builtin, Func, MuGraph):
        context.load_dialect(dialect)
    for path in sorted(folder.glob("*/timings.json")):
        case = path.parent.name.removesuffix("_view")
        if case.endswith("_row"):
            continue
        module = Parser(context, (path.parent / "module.mlir").read_text(encoding="utf-8")).parse_module()
        programs = {f.sym_name.data: program_from_func(f) for f in module.ops if isinstance(f, FuncOp)}
        manifest = json.loads((path.parent / "manifest.json").read_text(encoding="utf-8"))
        timings = json.loads(path.read_text(encoding="utf-8"))["candidates"]
        best = [(f"candidate_{e['candidate']}", t["best"]["us"]) for e, t in zip(manifest["candidates"], timings, strict=True)]
        measured = [(name, us) for name, us in best if us]
        if len(measured) > 1:
            text = text_of([programs[f] for f, _ in measured], [us for _, us in measured])
            (kept / f"{case}.mlir").write_text(text, encoding="utf-8")
        print(f"{case}: {len(measured)} candidates")


def emit(options: argparse.Namespace) -> int:
    """Writes a bundle for each program that has none, in processes of their own."""
    from gpu_candidates import emit_one
    from gpu_families import drawn_programs
    from suite_all import SUITE

    programs = {f"suite_{name}": entry.full_size().program(name) for name, entry in SUITE.items()}
    programs |= dict(drawn_programs(options.count, options.seed))
    options.folder.mkdir(parents=True, exist_ok=True)
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.jobs, mp_context=fresh, max_tasks_per_child=1) as pool:
        jobs = {
            pool.submit(emit_one, name, program, options.folder / name, options.machine, options.budget, options.seed): name
            for name, program in programs.items()
            if not (options.folder / name).exists()
        }
        for job in as_completed(jobs):
            print(jobs[job], *job.result(), sep="\n  ", flush=True)
    return 0


def measure(options: argparse.Namespace) -> int:
    """Times the candidates of each bundle that has no timings, in processes that take turns on the GPU, until the time is over."""
    from gpu_candidates import measure_one

    from mirage_ir.runtime.measure import gpu_here

    if not gpu_here():
        print("cost_model: there is no GPU to measure on", file=sys.stderr)
        return 1
    folders = sorted(p.parent for p in options.folder.glob("*/manifest.json") if not (p.parent / "timings.json").exists())
    deadline = time.monotonic() + options.limit_s
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        lines = pool.imap_unordered(measure_one, folders)
        for done in range(len(folders)):
            try:
                print(lines.next(max(0.0, deadline - time.monotonic())), flush=True)
            except multiprocessing.TimeoutError:
                print(f"{len(folders) - done} programs were not measured in time", flush=True)
                return 1
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machine", choices=(TARGET, JUDGED), default=TARGET, help="whose data")
    commands = parser.add_subparsers(dest="command")
    one = commands.add_parser("emit", help="search, and write bundles of candidates")
    one.add_argument("folder", type=Path)
    one.add_argument("--count", type=int, default=2, help="programs of each family that is not of the suite")
    one.add_argument("--seed", type=int, default=0, help="of sizes, and of the candidates that are drawn")
    one.add_argument("--budget", type=float, default=20.0, help="seconds of search for a program")
    one.add_argument("--jobs", type=int, default=2, help="programs that are searched at once")
    one.set_defaults(run=emit)
    one = commands.add_parser("measure", help="time them, on a GPU")
    one.add_argument("folder", type=Path)
    one.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="programs that are compiled at once")
    one.add_argument("--limit-s", type=float, default=86400.0, help="seconds for all of it")
    one.set_defaults(run=measure)
    commands.add_parser("fit", help="print the calibration that fits all data")
    commands.add_parser("keep", help="take what was measured into the data").add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    if options.command in ("emit", "measure"):
        return options.run(options)
    if options.command == "keep":
        keep(options.folder, options.machine)
        return 0
    if find_spec("scipy") is None:
        print("cost_model: fits need scipy: pip install 'mirage-ir[bench]'", file=sys.stderr)
        return 1
    data = read(DATA) if options.machine == TARGET else read(DATA / JUDGED, JUDGED)
    if options.command == "fit":
        calibration = fitted(data)
        print(*(f"    {f.name}: float = {getattr(calibration, f.name):.3g}" for f in fields(Calibration)), sep="\n")
        return 0
    met = show(data)
    if options.machine == TARGET:
        show_judged(read(DATA / JUDGED, JUDGED))
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())

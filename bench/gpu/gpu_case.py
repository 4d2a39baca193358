"""One case of `gpu.py` in a process of its own: builds all sides, waits for its turn on the GPU, checks them and times them.

It talks to `gpu_run` by lines of JSON on standard output: {"built": …} when it is ready; it goes on when it reads a line, and ends
with {"result": …}. Whatever else is printed goes to standard error.
"""

from __future__ import annotations

import argparse
import fcntl
import gc
import importlib.util
import json
import math
import os
import signal
import statistics
import sys
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import torch
from gpu_cases import CASE_FILE, MODEL_FIRST, Case
from gpu_sides import Side, cuda_sides, draw, further_sides, pytorch_sides, reference, relative_error

TOLERANCE = 2e-3
"""Largest relative error of ours."""
PYTORCH_TOLERANCE = 2e-2
"""A side of PyTorch with a larger error than this computes something else, and does not count."""
FINALISTS = 5
"""Of how many of the candidates that were fastest when they were measured the fastest is chosen here."""
CHECKED_SETS = 4
"""Input sets, all different, among which calls rotate when replays are checked."""

Timer: TypeAlias = Callable[[Callable[..., Any], Sequence[Sequence[Any]]], tuple[float, float]]
"""Microseconds of a call and the spread of the middle half, over calls that rotate over input sets."""


class TimeUp(BaseException):
    """The time for building is over; no `Exception`, so that no compiler takes it for a fault of its own."""


@dataclass(slots=True)
class Finalist:
    """A candidate with the launches that it is timed with; `measured_us` is what measuring said."""

    file: str
    module: Any
    launches: tuple[Any, ...]
    measured_us: float | None
    failure: str = ""


@dataclass(slots=True)
class Row:
    """What is known of one side: microseconds for each turn, the spread within turns, the error against float64."""

    counts: bool
    error: float = math.inf
    turns: list[float] = field(default_factory=list[float])
    spreads: list[float] = field(default_factory=list[float])
    failure: str = ""

    def to_json(self) -> dict[str, Any]:
        timed = bool(self.turns) and not self.failure
        return {
            "counts": self.counts,
            "us": statistics.median(self.turns) if timed else None,
            "spread": statistics.median(self.spreads) if timed else None,
            "noise": max(self.turns) - min(self.turns) if timed else None,
            "turns": self.turns,
            "error": self.error if math.isfinite(self.error) else None,
            "failure": self.failure,
        }


def one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def load_trial(folder: Path) -> Any:
    """The bundle's trial.py as a module."""
    spec = importlib.util.spec_from_file_location("bundle_trial", folder / "trial.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Its dataclasses look their module up.
    spec.loader.exec_module(module)
    return module


def finalists(folder: Path, trial: Any, most: int = FINALISTS) -> tuple[list[Finalist], bool]:
    """The fastest candidates by timings.json, at most `most`; by the cost model when there is none. The flag says which."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    entries = {e["file"]: e for e in manifest["candidates"]}
    path = folder / "timings.json"
    ranked: list[tuple[str, Any, float | None]]
    if measured := path.exists():
        known = json.loads(path.read_text(encoding="utf-8"))["candidates"]
        right = [c for c in known if c["best"]["us"] is not None and entries[c["file"]]["sha256"] == c["sha256"]]
        ranked = [(c["file"], c["best"]["launches"], c["best"]["us"]) for c in sorted(right, key=lambda c: c["best"]["us"])]
    else:
        ranked = [(file, None, None) for file in entries]
    found: list[Finalist] = []
    for file, launches, us in ranked[:most]:
        module = trial.load_module(folder / file, entries[file]["sha256"])
        chosen = trial.launches_of(module) if launches is None else tuple(trial.Launch(*launch) for launch in launches)
        trial.set_launches(module, chosen)
        found.append(Finalist(file, module, chosen, us))
    return found, measured


@contextmanager
def time_limit(seconds: float) -> Generator[None]:
    """Raises `TimeUp` in the block when it takes longer."""

    def end(_signal: int, _frame: object) -> None:
        raise TimeUp

    if seconds <= 0:
        raise TimeUp
    before = signal.signal(signal.SIGALRM, end)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def share_the_gpu(lock: Path) -> None:
    """Inductor's own timings, by which it chooses kernels, run in one process at a time."""
    from torch._inductor.runtime import benchmarking

    timer: Any = getattr(benchmarking, "benchmarker", None)
    if not hasattr(timer, "benchmark_gpu"):
        print("this PyTorch has another way to time kernels: several processes may time theirs at once", file=sys.stderr)
        return
    original, depth = timer.benchmark_gpu, 0

    def alone(*args: Any, **options: Any) -> Any:
        nonlocal depth
        if depth:
            return original(*args, **options)
        with lock.open("w") as handle:
            fcntl.flock(handle, fcntl.LOCK_EX)
            depth += 1
            try:
                return original(*args, **options)
            finally:
                depth -= 1

    timer.benchmark_gpu = alone


def replayed_error(call: Callable[..., Any], sets: Sequence[Sequence[Any]], wanted: Sequence[Any], stream: Any) -> float:
    """The largest error of calls in a CUDA graph, where kernels of one call may overlap those of the next.

    The sets hold different numbers, so that what a call reads of the one before it is seen; outputs are NaN before the replay.
    """
    calls = 2 * len(sets)
    with torch.cuda.stream(stream):
        call(*sets[0])
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            outputs = [call(*sets[n % len(sets)]) for n in range(calls)]
        for output in outputs:
            for one in output if isinstance(output, tuple | list) else (output,):
                one.fill_(math.nan)
        torch.cuda.synchronize()
        graph.replay()
        torch.cuda.synchronize()
        return max(relative_error(output, wanted[n % len(sets)]) for n, output in enumerate(outputs))


def wall_time(call: Callable[..., Any], sets: Sequence[Sequence[Any]]) -> tuple[float, float]:
    """Without a GPU: microseconds of one call, which say nothing of a GPU."""
    started = time.perf_counter()
    call(*sets[0])
    return (time.perf_counter() - started) * 1e6, 0.0


@dataclass(slots=True)
class Bench:
    """A case and everything that is timed for it."""

    case: Case
    device: str
    seed: int
    trial: Any
    sides: list[Side]
    ours: list[Finalist]
    failures: dict[str, str] = field(default_factory=dict[str, str])
    finalists_us: dict[str, float] = field(default_factory=dict[str, float])
    """Microseconds of the right finalists, as they were chosen by."""

    def laid_out(self, inputs: Sequence[Any]) -> list[Any]:
        return [self.trial.laid_out(x, s) for x, s in zip(inputs, self.case.strides, strict=True)]

    def inputs(self, number: int = 0) -> list[Any]:
        """Drawn inputs in their layout; each number gives others."""
        return self.laid_out(draw(self.case, self.seed + number, self.device))

    def build(self, inputs: Sequence[Any], seconds: float) -> None:
        """Compiles what has to be, ours first; what is not built after `seconds` has failed."""
        deadline = time.monotonic() + seconds
        if self.device == "cuda":
            for finalist in self.ours:
                try:
                    with self.trial.compiling_only(finalist.module):
                        finalist.module.run(*inputs)
                except Exception as error:  # noqa: BLE001  (whatever a candidate does is its own failure)
                    finalist.failure = one_line(error)
        for side in self.sides:
            if side.compiles:
                try:
                    with time_limit(deadline - time.monotonic()):
                        side.call(*inputs)
                except TimeUp:
                    self.failures[side.name] = "not built in time"
                except Exception as error:  # noqa: BLE001
                    self.failures[side.name] = one_line(error)

    def check_ours(self, module: Any, inputs: Sequence[Any], wanted: Any) -> float:
        """The error of a module of ours whose outputs were NaN before."""
        module.POISON = True
        try:
            return relative_error(module.run(*inputs), wanted)
        finally:
            module.POISON = False

    def choose(self, inputs: Sequence[Any], sets: Sequence[Sequence[Any]], wanted: Any, timer: Timer) -> list[Finalist]:
        """The right finalists, fastest first."""
        for finalist in self.ours:
            if finalist.failure:
                continue
            try:
                error = self.check_ours(finalist.module, inputs, wanted)
                if error <= TOLERANCE:
                    self.finalists_us[finalist.file] = timer(finalist.module.run, sets)[0]
                else:
                    finalist.failure = f"wrong: relative error {error:.2g}"
            except Exception as error:  # noqa: BLE001
                finalist.failure = one_line(error)
        times = self.finalists_us
        return sorted((f for f in self.ours if f.file in times), key=lambda finalist: times[finalist.file])

    def check_further(self, finalist: Finalist) -> float:
        """The largest error over further inputs, alone and, on a GPU, one call after the other."""
        sets = [self.inputs(n + 1) for n in range(CHECKED_SETS if self.device == "cuda" else 1)]
        wanted = [reference(self.case, s) for s in sets]
        errors = [self.check_ours(finalist.module, s, w) for s, w in zip(sets, wanted, strict=True)]
        if self.device == "cuda":
            errors.append(replayed_error(finalist.module.run, sets, wanted, self.trial.timing_stream()))
        return max(errors)

    def time(self, inputs: Sequence[Any], turns: int) -> dict[str, Any]:
        """Checks and times all sides, one after the other, `turns` times in another order.

        Clocks depend on what ran just before: a GPU that reaches its limit of power stays slow for a while.
        """
        on_gpu = self.device == "cuda"
        timer: Timer = self.trial.time_calls if on_gpu else wall_time
        wanted = reference(self.case, inputs)
        sets = self.trial.input_sets(inputs) if on_gpu else [list(inputs)]
        chosen, row = None, Row(counts=False, failure="no candidate is right")
        for finalist in self.choose(inputs, sets, wanted, timer):
            try:
                error = max(self.check_ours(finalist.module, inputs, wanted), self.check_further(finalist))
            except Exception as caught:  # noqa: BLE001
                finalist.failure = one_line(caught)
                continue
            if error <= TOLERANCE:
                chosen, row = finalist, Row(counts=False, error=error)
                break
            finalist.failure = f"wrong in replays or on other inputs: relative error {error:.2g}"
        rows: dict[str, Row] = {}
        calls: dict[str, Callable[..., Any]] = {}
        for side in self.sides:
            rows[side.name] = one = Row(side.counts, failure=self.failures.get(side.name, ""))
            if not one.failure:
                calls[side.name] = side.call
                try:
                    if side.ours is not None:
                        one.error = self.check_ours(side.ours, inputs, wanted)
                    else:
                        one.error = relative_error(side.call(*inputs), wanted)
                    if not one.error <= (PYTORCH_TOLERANCE if side.ours is None else TOLERANCE):
                        one.failure = f"wrong: relative error {one.error:.2g}"
                except Exception as error:  # noqa: BLE001
                    one.failure = one_line(error)
        del wanted
        entries = [(rows[name], call) for name, call in calls.items()]
        if chosen is not None:
            entries.append((row, chosen.module.run))
        shuffled = Random(self.seed)
        for _ in range(turns):
            shuffled.shuffle(entries)
            for one, call in entries:
                _turn(one, call, sets, timer)
        ours = row.to_json()
        if chosen is not None:
            ours.update(file=chosen.file, launches=[list(x) for x in chosen.launches], measured_us=chosen.measured_us)
        return {
            "ours": ours,
            "finalists": self.finalists_us,
            "rejected": {f.file: f.failure for f in self.ours if f.failure},
            "sides": {name: one.to_json() for name, one in rows.items()},
            "input_sets": len(sets),
        }


def _turn(row: Row, call: Callable[..., Any], sets: Sequence[Sequence[Any]], timer: Timer) -> None:
    if row.failure:
        return
    try:
        us, spread = timer(call, sets)
    except Exception as error:  # noqa: BLE001
        row.failure = one_line(error)
        return
    row.turns.append(us)
    row.spreads.append(spread)


def wanted_side(name: str, wanted: Sequence[str]) -> bool:
    """Whether a side is one of `wanted`: its name, or a word of it ("sdpa", "flash", "compile")."""
    return not wanted or name in wanted or any(w in name.split() for w in wanted)


def model_first(folder: Path, trial: Any) -> Side:
    """The candidate that the cost model puts first, with its own launches: shown beside ours where that was measured."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    first = manifest["candidates"][0]
    return Side(MODEL_FIRST, trial.load_module(folder / first["file"], first["sha256"]).run, True, counts=False)


def prepare(
    folder: Path, device: str, seed: int, sides: Sequence[str], extra: Path | None, most: int = FINALISTS, first: bool = False
) -> tuple[Bench, list[Any], bool]:
    """The bench of a case's folder, its inputs, and whether its candidates were measured."""
    case, trial = Case.read(folder), load_trial(folder)
    ours, measured = finalists(folder, trial, most)
    chosen = [s for s in pytorch_sides(case, compiles=device == "cuda") if wanted_side(s.name, sides)]
    bench = Bench(case, device, seed, trial, [model_first(folder, trial), *chosen] if first else chosen, ours)
    inputs = bench.inputs()
    if device == "cuda":
        bench.sides += cuda_sides(folder)
    if extra is not None:
        bench.sides += further_sides(extra, case, inputs)
    return bench, inputs, measured


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="of the case")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--build-s", type=float, default=240.0)
    parser.add_argument("--sides", nargs="*", default=[])
    parser.add_argument("--extra", type=Path)
    parser.add_argument("--lock", type=Path)
    parser.add_argument("--finalists", type=int, default=FINALISTS)
    parser.add_argument("--first", action="store_true", help="time the cost model's first candidate, too")
    options = parser.parse_args(arguments)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(**message: Any) -> None:
        print(json.dumps(message), file=answers, flush=True)

    torch.set_grad_enabled(False)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cuda" and options.lock is not None:
        share_the_gpu(options.lock)
    started = time.monotonic()
    bench, inputs, measured = prepare(
        options.folder, device, options.seed, options.sides, options.extra, options.finalists, options.first
    )
    bench.build(inputs, options.build_s)
    if device == "cuda":
        torch.cuda.synchronize()
    built = time.monotonic()
    say(built=round(built - started, 1))
    if not sys.stdin.readline():
        return 1
    gc.collect()
    gc.freeze()  # Each capture of a graph collects garbage first: what compilers left behind need not be looked through again.
    turn = time.monotonic()
    result = bench.time(inputs, options.turns)
    emitted = json.loads((options.folder / CASE_FILE).read_text(encoding="utf-8"))
    seconds = {"build": round(built - started, 1), "timing": round(time.monotonic() - turn, 1)}
    say(result={"case": emitted, "seed": options.seed, "measured": measured, "seconds": seconds, **result})
    return 0


if __name__ == "__main__":
    sys.exit(main())

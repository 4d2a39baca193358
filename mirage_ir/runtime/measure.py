"""Checks and times the candidates of a bundle: `python measure.py`, in the bundle's folder or from anywhere.

Needs torch, triton and a GPU, nothing else. Each candidate is built and run in processes of its own with a time limit, so one that
crashes, hangs or computes something else costs itself alone, and is reported. A result counts only when it agrees with a float64
reference, its outputs filled with NaN before. What is timed are replays of a CUDA graph of many calls that rotate over input sets
larger than the L2 cache, one process at a time. The launches of the fastest are tuned: warps, pipeline stages, and whether a kernel
is compiled for the strides of its inputs.

Writes `timings.json` beside the manifest, whole or not at all. The exit status is 1 when no candidate could be measured. When this
script is stopped, by whatever signal, its processes end with it; the same command goes on from what `timings.partial.json` holds.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import importlib.util
import json
import math
import multiprocessing
import os
import signal
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

FORMAT = 2
TOLERANCE = 2e-3
"""Largest relative error: norm of the difference over norm of the reference."""
CALLS = 16
"""Calls in one CUDA graph, at least."""
REPLAYS = 20
REPLAYING = 0.2
"""Seconds that replays may take; fewer are made when they take longer, three at least."""
MOST_SETS = 64
"""Input sets, at most."""
BEYOND_L2 = 2.5
"""All input sets together are so many times the L2 cache."""
WARPS = (2, 4, 8)
STAGES = (2, 3, 4, 5, 7)
RUNTIME_STRIDES = (False, True)
START = 120.0
"""Seconds until a process starts, at most: the first one waits until torch and triton are loaded."""
PARTIAL = "timings.partial.json"
"""What was measured before all was."""
SAVED = 2.0
"""Seconds after which what was measured is saved again."""
PATIENCE = 5.0
"""Seconds in which a process that said all that it has to say, or was killed, is to be gone."""
TOGETHER = 3
"""Launches that one process tries one after the other."""
LONGEST = 1e6
"""Seconds that `--limit` gives at most: eleven days."""
MOST_SEED = (1 << 63) - 1
"""The largest seed that a generator of torch's takes with its sign."""
TUNED = {"none": 0, "quick": 8, "full": 20}
"""Of how many of the fastest candidates the launches are tuned."""


class Launch(NamedTuple):
    """Warps of a block, stages of the software pipeline, and whether strides of inputs are arguments when the kernel runs."""

    warps: int
    stages: int
    runtime_strides: bool

    def __str__(self) -> str:
        return f"{self.warps} warps {self.stages} stages{' runtime strides' if self.runtime_strides else ''}"


Launches: TypeAlias = tuple[Launch, ...]
"""One for each kernel of a module."""


@dataclass(slots=True)
class Timing:
    """One candidate with certain launches: microseconds a call (median over replays), the spread of the middle half, the error."""

    launches: Launches
    us: float = math.inf
    spread: float = math.inf
    error: float = math.inf
    failure: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """What one process does: a candidate, with these launches one after the other (the module's own where there are none)."""

    candidate: int
    launches: tuple[Launches | None, ...]


# In the process of a candidate.


def load_module(path: Path, digest: str) -> Any:
    """The module in `path`; raises `ValueError` unless its content has that SHA-256."""
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != digest:
        raise ValueError(f"{path.name} is not what the manifest says: its SHA-256 is {found}")
    spec = importlib.util.spec_from_file_location(path.stem.replace(".", "_"), path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def launches_of(module: Any) -> Launches:
    """The launches that a module has now."""
    return tuple(Launch(k["options"]["num_warps"], k["options"]["num_stages"], k["runtime_strides"]) for k in module.KERNELS)


def set_launches(module: Any, launches: Launches) -> None:
    """Gives each kernel of a module its launch."""
    for kernel, launch in zip(module.KERNELS, launches, strict=True):
        kernel["options"].update(num_warps=launch.warps, num_stages=launch.stages)
        kernel["constexprs"].update(STAGES=launch.stages)
        if kernel["runtime_strides"] != launch.runtime_strides:
            take_strides(module, kernel, launch.runtime_strides)


def take_strides(module: Any, kernel: dict[str, Any], at_run_time: bool) -> None:
    """Makes the strides of a kernel's inputs arguments when it runs, or constants that it is compiled for."""
    import triton
    import triton.language as tl

    function = kernel["function"].fn
    for name in kernel["input_strides"]:
        if at_run_time:
            del function.__annotations__[name]
        else:
            function.__annotations__[name] = tl.constexpr
    kernel.update(function=triton.jit(function), runtime_strides=at_run_time)
    setattr(module, function.__name__, kernel["function"])


@contextmanager
def compiling_only(module: Any) -> Generator[None]:
    """Inside, launches of the module's kernels compile them and do not run them."""
    functions = [k["function"] for k in module.KERNELS]
    originals = [f.run for f in functions]

    def compiler(run: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *args, **options: run(*args, **{**options, "warmup": True})

    for function, run in zip(functions, originals, strict=True):
        function.run = compiler(run)
    try:
        yield
    finally:
        for function, run in zip(functions, originals, strict=True):
            function.run = run


def laid_out(tensor: Any, strides: Sequence[int] | None) -> Any:
    """The tensor with these strides, or contiguous."""
    import torch

    if strides is None:
        return tensor.contiguous()
    out = torch.empty_strided(tuple(tensor.shape), tuple(strides), dtype=tensor.dtype, device=tensor.device)
    return out.copy_(tensor)


def input_sets(inputs: Sequence[Any]) -> list[list[Any]]:
    """Copies of the inputs, as many as are larger than the L2 cache together, and two at least."""
    import torch

    size = sum(x.numel() * x.element_size() for x in inputs)
    cache = torch.cuda.get_device_properties(inputs[0].device).L2_cache_size
    count = min(MOST_SETS, max(2, math.ceil(BEYOND_L2 * cache / size)))
    sets = [list(inputs)]
    for _ in range(count - 1):
        sets.append([torch.empty_strided(x.shape, x.stride(), dtype=x.dtype, device=x.device).copy_(x) for x in inputs])
    return sets


@cache
def timing_stream() -> Any:
    """The stream of everything that this process times: kernels overlap less well once a process has used several."""
    import torch

    return torch.cuda.Stream()


def time_calls(call: Callable[..., Any], sets: Sequence[Sequence[Any]], replays: int = REPLAYS) -> tuple[float, float]:
    """Microseconds a call, by replays of a CUDA graph of calls that rotate over the inputs: median, spread of the middle half."""

    def replayed() -> float:
        before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        before.record(stream)
        graph.replay()
        after.record(stream)
        after.synchronize()
        return before.elapsed_time(after) * 1e3

    import torch

    calls = max(CALLS, len(sets))
    stream = timing_stream()
    with torch.cuda.stream(stream):
        for inputs in sets[:3]:
            call(*inputs)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream):
            for n in range(calls):
                call(*sets[n % len(sets)])
        replayed()
        count = max(3, min(replays, int(REPLAYING * 1e6 / replayed())))
        times = [replayed() / calls for _ in range(count)]
    quarters = statistics.quantiles(times, n=4)
    return statistics.median(times), quarters[2] - quarters[0]


def _wall_time(call: Callable[..., Any], inputs: Sequence[Any]) -> tuple[float, float]:
    """Where there is no GPU: microseconds of one call in Triton's interpreter, which say nothing of a GPU."""
    started = time.perf_counter()
    call(*inputs)
    return (time.perf_counter() - started) * 1e6, 0.0


def end_with_parent() -> None:
    """Ends this process as soon as the one that measures is gone, however busy or stuck this one is then."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # One from a terminal comes here, too, but the parent sees to it.
    # A thread gets no turn while a call into C holds the interpreter's lock, the kernel does: the sentinel is a pipe that only the
    # parent can write to, and when its other end closes, SIGIO comes, which ends a process.
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    with suppress(OSError):  # Some systems have no such signal for pipes.
        fcntl.fcntl(parent.sentinel, fcntl.F_SETOWN, os.getpid())
        fcntl.fcntl(parent.sentinel, fcntl.F_SETFL, fcntl.fcntl(parent.sentinel, fcntl.F_GETFL) | os.O_ASYNC)


def check_results(results: Sequence[Any], expected: Sequence[Any]) -> None:
    """Raises `ValueError` unless there are as many results as are expected, of the same shapes."""
    found, wanted = [tuple(x.shape) for x in results], [tuple(x.shape) for x in expected]
    if found != wanted:
        raise ValueError(f"wrong: the results have shapes {found}, not {wanted}")


def work(folder: str, manifest: dict[str, Any], task: Task, lock: str, seed: int, pipe: Connection) -> None:
    """The body of a process: builds, checks and times a candidate, and sends the fields of a `Timing` for each of its launches.

    Several check at once, one that is timed has the GPU for itself. Strings that it sends say what it does next; while it waits for
    the GPU no time limit runs.
    """
    import torch

    @contextmanager
    def turn(how: int) -> Generator[None]:
        """This process's turn on the GPU: beside others (`LOCK_SH`) or alone (`LOCK_EX`)."""
        pipe.send("waits")
        with open(lock, "a") as handle:
            fcntl.flock(handle, how)
            pipe.send("runs")
            try:
                yield
            finally:
                if device == "cuda":
                    torch.cuda.synchronize()

    end_with_parent()
    pipe.send("starts")
    try:
        device = "cuda" if torch.cuda.is_available() else "cpu"
        entry = manifest["candidates"][task.candidate]
        module = load_module(Path(folder) / entry["file"], entry["sha256"])
        strides = manifest["strides"]
        own = launches_of(module)
        drawn: list[Any] = []
        prepared: tuple[list[Any], Any, list[list[Any]]] | None = None
        for wanted in task.launches:
            timing = Timing(own if wanted is None else wanted)
            try:
                set_launches(module, timing.launches)
                if device == "cuda":
                    shapes = [torch.empty(shape, dtype=dtype, device=device) for _, shape, dtype, *_ in module.INPUTS]
                    with compiling_only(module):
                        module.run(*(laid_out(x, s) for x, s in zip(shapes, strides, strict=True)))
                    del shapes
                if prepared is None:
                    drawn = module.draw(seed, "cpu")
                    with turn(fcntl.LOCK_EX):  # References in float64 take much memory.
                        drawn = [laid_out(x.to(device), s) for x, s in zip(drawn, strides, strict=True)]
                        prepared = drawn, module.reference(*drawn), input_sets(drawn) if device == "cuda" else [drawn]
                        if device == "cuda":
                            torch.cuda.empty_cache()
                inputs, expected, sets = prepared
                with turn(fcntl.LOCK_SH):
                    module.POISON = True
                    try:
                        results = module.run(*inputs)
                    finally:
                        module.POISON = False
                    results = results if isinstance(results, tuple) else (results,)
                    check_results(results, expected)
                    timing.error = module.relative_error(results, expected)
                if timing.error <= manifest["tolerance"]:
                    with turn(fcntl.LOCK_EX):
                        timing.us, timing.spread = (
                            time_calls(module.run, sets) if device == "cuda" else _wall_time(module.run, inputs)
                        )
                else:
                    timing.failure = f"wrong: relative error {timing.error:.2g}"
                pipe.send("builds")
            except Exception as error:  # noqa: BLE001  (whatever a candidate does is its own failure)
                timing.failure = _shown(error)
            pipe.send(asdict(timing))
    except Exception as error:  # noqa: BLE001
        for wanted in task.launches:
            pipe.send(asdict(Timing(wanted or (), failure=_shown(error))))
    finally:
        pipe.close()


def _shown(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


# In the process that measures.


def gpu_here() -> bool:
    """Whether there is a GPU that may be used."""
    import torch

    return torch.cuda.is_available()


def gpu_lock() -> str:
    """The file that who runs on the GPU locks: one for all measuring of a user on a machine."""
    visible = hashlib.sha256(os.environ.get("CUDA_VISIBLE_DEVICES", "").encode()).hexdigest()[:8]
    return os.path.join(tempfile.gettempdir(), f"mirage_ir_gpu_{os.getuid()}_{visible}")


def end(process: Any, patience: float = 0.0) -> None:
    """Waits `patience` seconds for a process to end by itself, then kills it. One that not even that ends is left to the system."""
    process.join(patience)
    if process.is_alive():
        process.kill()
        process.join(PATIENCE)


class Stopped(Exception):
    """A signal asked for an end."""


@dataclass(slots=True)
class _Running:
    task: Task
    process: Any
    deadline: float
    received: int = 0


@dataclass(slots=True)
class Measurer:
    """Runs tasks in processes, at most `jobs` at once; `limit` is the seconds that one of them may take for one step.

    The launches of so many candidates are `tuned` (or as `TUNED` says). A signal handler puts a signal's number into `stop`.
    """

    folder: Path
    manifest: dict[str, Any]
    jobs: int
    limit: float
    seed: int = 0
    tuned: int | None = None
    stop: list[int] = field(default_factory=list[int])
    timings: list[list[Timing]] = field(default_factory=list[list[Timing]])

    def __post_init__(self) -> None:
        self.timings = [[] for _ in self.manifest["candidates"]]

    def run(self, tasks: Sequence[Task], progress: Callable[[Task, Timing], None] = lambda _, __: None) -> None:
        """Runs the tasks, but for what was measured before, and adds what they measure to `timings`.

        Raises `Stopped` soon after `stop` is no longer empty; processes have ended then.
        """
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["torch", "triton"])
        waiting = [task for task in map(self._left, reversed(tasks)) if task.launches]
        running: dict[Connection, _Running] = {}

        def add(task: Task, timing: Timing) -> None:
            self.timings[task.candidate].append(timing)
            progress(task, timing)

        with tempfile.TemporaryDirectory(prefix="mirage_ir_") as scratch:
            lock = gpu_lock() if gpu_here() else os.path.join(scratch, "gpu")
            try:
                while waiting or running:
                    if self.stop:
                        raise Stopped
                    while waiting and len(running) < self.jobs:
                        task = waiting.pop()
                        ours, theirs = context.Pipe(duplex=False)
                        process = context.Process(
                            target=work, args=(str(self.folder), self.manifest, task, lock, self.seed, theirs), daemon=True
                        )
                        process.start()
                        theirs.close()
                        running[ours] = _Running(task, process, time.monotonic() + START + self.limit)
                    soonest = min(r.deadline for r in running.values())
                    for pipe in wait(list(running), max(0.0, min(soonest - time.monotonic(), 1.0))):
                        assert isinstance(pipe, Connection)
                        self._receive(pipe, running, add)
                    for pipe, one in list(running.items()):
                        if time.monotonic() > one.deadline:
                            end(one.process)
                            self._ended(one, f"stopped after {self.limit:g} s", add)
                            pipe.close()
                            del running[pipe]
            finally:
                for one in running.values():
                    end(one.process)

    def _left(self, task: Task) -> Task:
        """What of a task was not measured before."""
        known = {t.launches for t in self.timings[task.candidate]}
        return Task(task.candidate, tuple(x for x in task.launches if x not in known and not (x is None and known)))

    def _receive(self, pipe: Connection, running: dict[Connection, _Running], add: Callable[[Task, Timing], None]) -> None:
        one = running[pipe]
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            end(one.process, PATIENCE)
            if one.received < len(one.task.launches):
                self._ended(one, f"the process ended with status {one.process.exitcode}", add)
            pipe.close()
            del running[pipe]
            return
        if isinstance(message, dict):
            one.received += 1
            add(one.task, Timing(**message))
        one.deadline = math.inf if message == "waits" else time.monotonic() + self.limit

    @staticmethod
    def _ended(one: _Running, why: str, add: Callable[[Task, Timing], None]) -> None:
        launches = one.task.launches[min(one.received, len(one.task.launches) - 1)]
        add(one.task, Timing(launches or (), failure=why))

    def take(self, report: dict[str, Any]) -> int:
        """Takes the timings of an earlier run of this bundle from its report; returns how many.

        Raises `ValueError`, `KeyError` or `TypeError` when they are of something else.
        """
        for key in ("format", "manifest_sha256", "environment"):
            if report[key] != self.report()[key]:
                raise ValueError(f"its {key} is another")
        taken = [[_timing(t) for t in entry["tried"]] for entry in report["candidates"]]
        if len(taken) != len(self.timings):
            raise ValueError(f"it has {len(taken)} candidates")
        self.timings = taken
        return sum(map(len, taken))

    def best(self, candidate: int) -> Timing:
        """The fastest of a candidate's timings, or one that says why there is none."""
        return min(self.timings[candidate], key=lambda t: t.us, default=Timing((), failure="not measured"))

    def ranked(self) -> list[int]:
        """The candidates that were measured, fastest first."""
        right = [n for n in range(len(self.timings)) if self.best(n).us < math.inf]
        return sorted(right, key=lambda n: self.best(n).us)

    def measure(self, tune: str, progress: Callable[[Task, Timing], None]) -> None:
        """Every candidate with its own launches; then those of the fastest tuned, kernel by kernel.

        With `full`, all warps with all stages; otherwise first warps, then stages with the best of those. With the warps, also
        whether strides of inputs are arguments.
        """
        self.run([Task(n, (None,)) for n in range(len(self.timings))], progress)
        self.run([task for n in range(len(self.timings)) for task in self._smaller(n)], progress)
        choices: tuple[tuple[Sequence[int], Sequence[int], Sequence[bool]], ...] = (
            ((WARPS, STAGES, RUNTIME_STRIDES),) if tune == "full" else ((WARPS, (), RUNTIME_STRIDES), ((), STAGES, ()))
        )
        chosen = self.ranked()[: TUNED[tune] if self.tuned is None else self.tuned]
        most = max((len(self.best(n).launches) for n in chosen), default=0)
        for turn in range(most):
            fastest = chosen if turn == 0 else self.ranked()[: -(-len(chosen) // 2)]
            for choice in choices:
                self.run([task for n in fastest for task in self._variants(n, turn, *choice)], progress)

    def _smaller(self, candidate: int) -> list[Task]:
        """Fewer stages for a candidate whose own launches take more of something than there is."""
        failed = self.best(candidate)
        if "OutOfResources" not in failed.failure:
            return []
        most = max(launch.stages for launch in failed.launches)
        fewer = [tuple(x._replace(stages=min(x.stages, limit)) for x in failed.launches) for limit in range(most - 1, 0, -1)]
        return [Task(candidate, tuple(fewer))] if fewer else []

    def _variants(
        self, candidate: int, turn: int, warps: Sequence[int], stages: Sequence[int], runtime_strides: Sequence[bool]
    ) -> list[Task]:
        """Other launches of one kernel, a few for each process: with these, or its own where there are none."""
        launches, entry = self.best(candidate).launches, self.manifest["candidates"][candidate]
        if turn >= len(launches):
            return []
        kernel = entry["tuning_order"][turn]
        own = launches[kernel]
        # A pipeline of more stages than its loop has iterations is the same as one of as many.
        options = {
            Launch(w, min(s, entry["loops"][kernel]), r)
            for w in warps or (own.warps,)
            for s in stages or (own.stages,)
            for r in (runtime_strides if entry["reads_inputs"][kernel] else ()) or (own.runtime_strides,)
        }
        others = [(*launches[:kernel], o, *launches[kernel + 1 :]) for o in sorted(options - {own})]
        return [Task(candidate, tuple(others[n : n + TOGETHER])) for n in range(0, len(others), TOGETHER)]

    def report(self) -> dict[str, Any]:
        """What `timings.json` holds: for each candidate its best launches, and all that was tried."""
        return {
            "format": FORMAT,
            "program": self.manifest["program"],
            "manifest_sha256": self.manifest["manifest_sha256"],
            "source_sha256": self.manifest["source_sha256"],
            "environment": environment(),
            "candidates": [
                {"file": entry["file"], "sha256": entry["sha256"], "best": _plain(self.best(n)), "tried": list(map(_plain, tried))}
                for n, (entry, tried) in enumerate(zip(self.manifest["candidates"], self.timings, strict=True))
            ],
        }


def _plain(timing: Timing) -> dict[str, Any]:
    """A timing as JSON: what is not known is null."""

    def number(x: float) -> float | None:
        return x if math.isfinite(x) else None

    return {
        "launches": [list(launch) for launch in timing.launches],
        "us": number(timing.us),
        "spread": number(timing.spread),
        "error": number(timing.error),
        "failure": timing.failure,
    }


def _timing(plain: dict[str, Any]) -> Timing:
    """What `_plain` was made of."""

    def number(x: float | None) -> float:
        return math.inf if x is None else float(x)

    launches = tuple(Launch(int(warps), int(stages), bool(strides)) for warps, stages, strides in plain["launches"])
    return Timing(launches, number(plain["us"]), number(plain["spread"]), number(plain["error"]), str(plain["failure"]))


@cache
def environment() -> dict[str, Any]:
    """What the timings were taken on; in this process no GPU is touched."""
    import torch
    import triton

    gpu = gpu_here()
    return {
        "torch": str(torch.__version__),
        "triton": str(triton.__version__),
        "device": torch.cuda.get_device_name() if gpu else "CPU (Triton's interpreter)",
        "interpreted": not gpu,
    }


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a bundle, with its `manifest_sha256`. Raises `ValueError` when there is none that this script understands."""
    try:
        data = (folder / "manifest.json").read_bytes()
        manifest = json.loads(data)
    except (OSError, ValueError) as error:
        raise ValueError(f"{folder} holds no bundle: {error}") from None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        raise ValueError(f"{folder / 'manifest.json'} is not a manifest of format {FORMAT}")
    return {**manifest, "manifest_sha256": hashlib.sha256(data).hexdigest()}


def write_whole(path: Path, text: str) -> None:
    """Writes a file, whole or not at all."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        scratch.write_text(text, encoding="utf-8")
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)


def integer_between(least: int, most: int) -> Callable[[str], int]:
    """What reads an option's integer from `least` to `most`."""

    def read(text: str) -> int:
        with suppress(ValueError):
            if least <= (value := int(text)) <= most:
                return value
        raise argparse.ArgumentTypeError(f"an integer from {least} to {most} is wanted, not '{text}'")

    return read


def seconds(text: str) -> float:
    """Reads an option's positive number of seconds."""
    with suppress(ValueError):
        if 0 < (value := float(text)) <= LONGEST:
            return value
    raise argparse.ArgumentTypeError(f"a positive number of seconds is wanted, not '{text}'")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).resolve().parent, help="the bundle (default: here)")
    parser.add_argument("--tune", choices=sorted(TUNED), default="quick", help="how much the launches of the fastest are tuned")
    parser.add_argument(
        "--tuned", type=integer_between(0, 10_000), metavar="N", help="of how many candidates (default: 8 with quick, 20 with full)"
    )
    parser.add_argument(
        "--jobs",
        type=integer_between(1, 1024),
        default=min(12, os.cpu_count() or 1),
        help="processes at once (one at a time is timed)",
    )
    parser.add_argument("--limit", type=seconds, default=120.0, help="seconds for one step of a candidate, waiting aside")
    parser.add_argument("--seed", type=integer_between(0, MOST_SEED), default=0)
    parser.add_argument("--interpret", action="store_true", help="without a GPU: check in Triton's interpreter, times mean nothing")
    options = parser.parse_args(arguments)
    stop: list[int] = []

    def stopping(signum: int, _frame: object) -> None:
        # An exception here could come to light anywhere, also where Python ignores it; a second signal does not wait.
        stop.append(signum)
        signal.signal(signum, signal.SIG_DFL)

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, stopping)
    try:
        manifest = read_manifest(options.folder)
    except ValueError as error:
        print(f"measure: {error}", file=sys.stderr)
        return 1
    if not os.access(options.folder, os.W_OK):
        print(f"measure: cannot write timings.json in {options.folder}", file=sys.stderr)
        return 1
    if options.interpret:  # Before torch and triton are loaded, here and in the processes of candidates.
        os.environ.update(TRITON_INTERPRET="1", CUDA_VISIBLE_DEVICES="")
    try:
        found = gpu_here()
    except ModuleNotFoundError as error:
        print(f"measure: there is no module '{error.name}' here: candidates need torch and triton", file=sys.stderr)
        return 1
    if not found and not options.interpret:
        print("measure: there is no GPU here; --interpret checks the candidates on the CPU", file=sys.stderr)
        return 1
    measurer = Measurer(options.folder, manifest, options.jobs, options.limit, options.seed, options.tuned, stop)
    partial, saved = options.folder / PARTIAL, time.monotonic()
    if partial.exists():
        try:
            print(f"measure: {measurer.take(json.loads(partial.read_bytes()))} timings are taken from {PARTIAL}", flush=True)
        except (OSError, ValueError, KeyError, TypeError) as error:
            print(f"measure: {PARTIAL} is not used: {error}", file=sys.stderr)

    def save(path: Path) -> None:
        write_whole(path, json.dumps(measurer.report(), indent=1) + "\n")

    def progress(task: Task, timing: Timing) -> None:
        nonlocal saved
        if time.monotonic() > saved + SAVED:
            save(partial)
            saved = time.monotonic()
        result = timing.failure or f"{timing.us:.2f} µs (spread {timing.spread:.2f}), error {timing.error:.1e}"
        print(f"{manifest['candidates'][task.candidate]['file']} [{', '.join(map(str, timing.launches))}]: {result}", flush=True)

    try:
        measurer.measure("none" if options.interpret else options.tune, progress)
    except Stopped:
        if any(measurer.timings):
            save(partial)
            print(f"measure: stopped; the same command goes on from {PARTIAL}", file=sys.stderr)
        return 128 + stop[0]
    ranked = measurer.ranked()
    save(options.folder / "timings.json")
    partial.unlink(missing_ok=True)
    if not ranked:
        print("measure: no candidate could be measured", file=sys.stderr)
        return 1
    best = measurer.best(ranked[0])
    print(f"best: {manifest['candidates'][ranked[0]]['file']}, {best.us:.2f} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main())

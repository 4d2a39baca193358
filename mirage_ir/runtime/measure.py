"""Checks and times the candidates of a bundle: `python measure.py`, in the bundle's folder or from anywhere.

Needs torch, triton and a GPU, and `trial.py` beside it, nothing else. Each candidate runs in processes of its own with a time limit
(`trial.work`), so one that crashes, hangs or computes something else costs itself alone, and is reported. The launches of the
fastest are tuned: warps, pipeline stages, whether a kernel is compiled for the strides of its inputs, and CUDA kernels in the place
of Triton's.

Writes `timings.json` beside the manifest, whole or not at all. The exit status is 1 when no candidate could be measured. When this
script is stopped, by whatever signal, its processes end with it; the same command goes on from `timings.partial.json`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING or __package__:
    from mirage_ir.runtime import together, trial
else:  # In a bundle the files lie side by side.
    import together
    import trial

BUNDLE_FORMAT = 3
"""Of manifests and timings."""
TRIED_WARPS = (2, 4, 8)
TRIED_STAGES = (2, 3, 4, 5, 7)
TRIED_STRIDES = (False, True)
"""Whether strides of inputs are arguments when a kernel runs."""
TRIED_TMA = (False, True)
"""Whether TMA loads the tiles of loops, of kernels where it can."""
START = 120.0
"""Seconds until a process starts, at most: the first one waits until torch and triton are loaded."""
PARTIAL = "timings.partial.json"
"""The timings of a run that was stopped."""
SAVED_EVERY = 2.0
"""Seconds between two writes of the partial timings."""
ENDING = 5.0
"""Seconds in which a process that has sent everything, or was killed, must be gone."""
LAUNCHES_A_PROCESS = 3
"""Launches that one process tries one after the other."""
LONGEST = 1e6
"""Seconds that `--limit` gives at most: eleven days."""
FINALISTS = 3
"""Candidates that are compared with what PyTorch has in one process."""
TUNED = {"none": 0, "quick": 8, "full": 20}
"""Of how many of the fastest candidates the launches are tuned."""

TimingListener: TypeAlias = Callable[[trial.Task, trial.Timing], None]
"""Is told of each timing as it is taken."""


def gpu_here() -> bool:
    """Whether there is a GPU that may be used."""
    import torch

    return torch.cuda.is_available()


def capability_here() -> int | None:
    """The compute capability of the GPU, such as 90; None without one."""
    import torch

    major, minor = torch.cuda.get_device_capability() if gpu_here() else (0, 0)
    return 10 * major + minor or None


def gpus_here() -> int:
    """How many GPUs may be used that are of the same kind as the first; 1 without any."""
    import torch

    names = [torch.cuda.get_device_name(n) for n in range(torch.cuda.device_count())] if gpu_here() else []
    return max(1, next((n for n, name in enumerate(names) if name != names[0]), len(names)))


def gpu_lock(number: int = 0) -> str:
    """The file that a process locks before it runs on a GPU: one for all measuring of a user on it."""
    visible = hashlib.sha256(os.environ.get("CUDA_VISIBLE_DEVICES", "").encode()).hexdigest()[:8]
    which = f"_{number}" if number else ""
    return os.path.join(tempfile.gettempdir(), f"mirage_ir_gpu_{os.getuid()}_{visible}{which}")


def end(process: Any, patience: float = 0.0) -> None:
    """Waits `patience` seconds for a process to end by itself, then kills it. One that survives is left to the system."""
    process.join(patience)
    if process.is_alive():
        process.kill()
        process.join(ENDING)


class Stopped(Exception):
    """A signal asked for an end."""


@dataclass(slots=True)
class _Running:
    task: trial.Task
    process: Any
    deadline: float
    gpu: int
    received: int = 0


@dataclass(slots=True)
class Measurer:
    """Runs tasks in processes, at most `jobs` at once; `limit` is the seconds that one of them may take for one step.

    `tuned` candidates have their launches tuned (None: as many as `TUNED` says). A signal handler fills `stop`. After `until`
    (of `time.monotonic`) no candidate runs any more; what PyTorch has still does. Where there are several GPUs of a kind, tasks
    are spread over them. `compared` holds the times of the last comparison, by place.
    """

    folder: Path
    manifest: dict[str, Any]
    jobs: int
    limit: float
    seed: int = 0
    tuned: int | None = None
    stop: list[int] = field(default_factory=list[int])
    until: float = math.inf
    timings: list[list[trial.Timing]] = field(default_factory=list[list[trial.Timing]])
    compared: dict[int, together.ComparedTime] = field(default_factory=dict[int, together.ComparedTime])
    candidates: range = field(init=False)
    baselines: range = field(init=False)

    def __post_init__(self) -> None:
        self.timings = [[] for _ in trial.entries_of(self.manifest)]
        self.candidates = range(len(self.manifest["candidates"]))
        self.baselines = range(len(self.candidates), len(self.timings))

    def run(self, tasks: Sequence[trial.Task], progress: TimingListener = lambda _, __: None) -> None:
        """Runs the tasks, without launches that have a timing already, and adds their timings to `timings`.

        Raises `Stopped` soon after `stop` is no longer empty; processes have ended then.
        """
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["torch", "triton"])
        waiting = [task for task in map(self._left, reversed(tasks)) if task.launches]
        running: dict[Connection, _Running] = {}

        def add(task: trial.Task, timing: trial.Timing) -> None:
            self.timings[task.candidate].append(timing)
            progress(task, timing)

        with tempfile.TemporaryDirectory(prefix="mirage_ir_") as scratch:
            try:
                while waiting or running:
                    if self.stop:
                        raise Stopped
                    if time.monotonic() > self.until:
                        waiting = [task for task in waiting if task.candidate in self.baselines]
                        for pipe, one in list(running.items()):
                            if one.task.candidate in self.candidates:
                                end(one.process)
                                pipe.close()
                                del running[pipe]
                    while waiting and len(running) < self.jobs:
                        task, gpu = waiting.pop(), self._gpu(running)
                        ours, theirs = context.Pipe(duplex=False)
                        arguments = (str(self.folder), self.manifest, task, _lock(gpu, scratch), self.seed, gpu, theirs)
                        process = context.Process(target=trial.work, args=arguments, daemon=True)
                        process.start()
                        theirs.close()
                        running[ours] = _Running(task, process, time.monotonic() + START + self.limit, gpu)
                    if not running:
                        return
                    soonest = min(r.deadline for r in running.values())
                    for pipe in wait(list(running), max(0.0, min(soonest - time.monotonic(), 0.5))):
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

    @staticmethod
    def _gpu(running: dict[Connection, _Running]) -> int:
        """The GPU on which the fewest processes run."""
        taken = [one.gpu for one in running.values()]
        return min(range(gpus_here()), key=taken.count)

    def compare(self, most: int) -> None:
        """Times the `most` fastest candidates, and what PyTorch has, by turns in one process."""
        chosen = [*self.ranked()[:most], *(n for n in self.baselines if self.best(n).us is not None)]
        finalists = [together.Finalist(n, self.best(n).launches) for n in chosen]
        context = multiprocessing.get_context("forkserver")
        with tempfile.TemporaryDirectory(prefix="mirage_ir_") as scratch:
            ours, theirs = context.Pipe(duplex=False)
            arguments = (str(self.folder), self.manifest, finalists, _lock(0, scratch), self.seed, 0, theirs)
            process = context.Process(target=together.compare_finalists, args=arguments, daemon=True)
            process.start()
            theirs.close()
            deadline = time.monotonic() + START + self.limit
            try:
                while time.monotonic() < deadline:
                    if self.stop:
                        raise Stopped
                    if not ours.poll(0.5):
                        continue
                    message = ours.recv()
                    if isinstance(message, dict):
                        self.compared[message["entry"]] = together.ComparedTime(**message)
                    deadline = math.inf if message == "waits" else time.monotonic() + self.limit
            except (EOFError, OSError):
                pass  # It is done.
            finally:
                ours.close()
                end(process, ENDING)

    def _left(self, task: trial.Task) -> trial.Task:
        """The task without launches that have a timing already."""
        known = {t.launches for t in self.timings[task.candidate]}
        return trial.Task(task.candidate, tuple(x for x in task.launches if x not in known and not (x is None and known)))

    def _receive(self, pipe: Connection, running: dict[Connection, _Running], add: TimingListener) -> None:
        one = running[pipe]
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            end(one.process, ENDING)
            if one.received < len(one.task.launches):
                self._ended(one, f"the process ended with status {one.process.exitcode}", add)
            pipe.close()
            del running[pipe]
            return
        if isinstance(message, dict):
            one.received += 1
            add(one.task, trial.Timing(**message))
        one.deadline = math.inf if message == "waits" else time.monotonic() + self.limit

    @staticmethod
    def _ended(one: _Running, why: str, add: TimingListener) -> None:
        launches = one.task.launches[min(one.received, len(one.task.launches) - 1)]
        add(one.task, trial.Timing(launches or (), failure=why))

    def take(self, report: dict[str, Any]) -> int:
        """Takes the timings of an earlier run of this bundle from its report; returns how many.

        Raises `ValueError`, `KeyError` or `TypeError` when they are of something else.
        """
        for key in ("format", "manifest_sha256", "environment"):
            if report[key] != self.report()[key]:
                raise ValueError(f"its {key} is another")
        taken = [[_timing(t) for t in entry["tried"]] for entry in (*report["candidates"], *report["baselines"])]
        if len(taken) != len(self.timings):
            raise ValueError(f"it has {len(taken)} candidates")
        self.timings = taken
        return sum(map(len, taken))

    def best(self, candidate: int) -> trial.Timing:
        """The fastest of a candidate's timings, or one that says why there is none."""
        return min(self.timings[candidate], key=_speed, default=trial.Timing((), failure="not measured"))

    def ranked(self) -> list[int]:
        """The candidates that were measured, fastest first."""
        right = [n for n in self.candidates if self.best(n).us is not None]
        return sorted(right, key=lambda n: _speed(self.best(n)))

    def measure(self, tune: str, progress: TimingListener) -> None:
        """Every candidate with its own launches; then tunes the fastest, kernel by kernel.

        With `full`, all combinations; otherwise first TMA or not, then warps and strides at run time or not with the better of
        these, then stages with the best of those. CUDA kernels, where a bundle has some, are tried first: they are compiled.
        """
        self.run([trial.Task(n, (None,)) for n in (*self.baselines, *self.candidates)], progress)
        self.run([task for n in self.candidates for task in self._smaller(n)], progress)
        together = (trial.Tried(TRIED_WARPS, TRIED_STAGES, TRIED_STRIDES, TRIED_TMA, True),)
        by_warps = trial.Tried(TRIED_WARPS, runtime_strides=TRIED_STRIDES)
        apart = (trial.Tried(tma=TRIED_TMA, cuda=True), by_warps, trial.Tried(stages=TRIED_STAGES))
        choices = together if tune == "full" else apart
        chosen = self.ranked()[: TUNED[tune] if self.tuned is None else self.tuned]
        most = max((len(self.best(n).launches) for n in chosen), default=0)
        for turn in range(most):
            fastest = chosen if turn == 0 else self.ranked()[: -(-len(chosen) // 2)]
            for choice in choices:
                self.run([task for n in fastest for task in self._variants(n, turn, choice)], progress)
        if self.baselines:
            self.compare(FINALISTS)

    def _smaller(self, candidate: int) -> list[trial.Task]:
        """Fewer stages for a candidate whose own launches take more of something than there is."""
        failed = self.best(candidate)
        if "OutOfResources" not in failed.failure:
            return []
        most = max(launch.stages for launch in failed.launches)
        fewer = [tuple(x._replace(stages=min(x.stages, limit)) for x in failed.launches) for limit in range(most - 1, 0, -1)]
        return [trial.Task(candidate, tuple(fewer))] if fewer else []

    def _variants(self, candidate: int, turn: int, tried: trial.Tried) -> list[trial.Task]:
        """Other launches of one kernel, a few for each process: of Triton's, also where a CUDA kernel is the fastest until now."""
        launches, entry = self.best(candidate).launches, self.manifest["candidates"][candidate]
        if turn >= len(launches):
            return []
        kernel = entry["tuning_order"][turn]
        by_triton = (t for t in self.timings[candidate] if t.us is not None and not t.launches[kernel].cuda)
        own = min(by_triton, key=_speed).launches[kernel]
        options = tried.launches(own, entry["loops"][kernel], entry["reads_inputs"][kernel], entry["by_cuda"][kernel])
        others = [(*launches[:kernel], o, *launches[kernel + 1 :]) for o in sorted(options - {own}, key=_in_order)]
        return [trial.Task(candidate, tuple(others[n : n + LAUNCHES_A_PROCESS])) for n in range(0, len(others), LAUNCHES_A_PROCESS)]

    def report(self) -> dict[str, Any]:
        """The content of `timings.json`: for each candidate its best launches, and all that were tried."""
        return {
            "format": BUNDLE_FORMAT,
            "program": self.manifest["program"],
            "manifest_sha256": self.manifest["manifest_sha256"],
            "source_sha256": self.manifest["source_sha256"],
            "environment": environment(),
            "candidates": [self._reported(n) for n in self.candidates],
            "baselines": [self._reported(n) for n in self.baselines],
        }

    def _reported(self, n: int) -> dict[str, Any]:
        entry, compared = trial.entries_of(self.manifest)[n], self.compared.get(n)
        return {
            "file": entry["file"],
            "sha256": entry["sha256"],
            "best": asdict(self.best(n)),
            "tried": list(map(asdict, self.timings[n])),
            "compared": None if compared is None else asdict(compared),
        }


def _lock(gpu: int, scratch: str) -> str:
    """The file that a process locks before it runs on a GPU, or in a scratch folder where there is none."""
    return gpu_lock(gpu) if gpu_here() else os.path.join(scratch, "gpu")


def _in_order(launch: trial.Launch) -> tuple[bool, int, int, bool, bool]:
    return launch.cuda, launch.warps, launch.stages, launch.runtime_strides, bool(launch.tma)


def _speed(timing: trial.Timing) -> float:
    return math.inf if timing.us is None else timing.us


def _timing(plain: dict[str, Any]) -> trial.Timing:
    """The timing that a report holds as `plain`."""
    timing = trial.Timing(**plain)
    timing.launches = tuple(trial.Launch(*launch) for launch in timing.launches)
    return timing


@cache
def environment() -> dict[str, Any]:
    """The versions and the device of the timings; this process touches no GPU."""
    import torch

    try:
        from triton import __version__ as triton_version
    except ImportError:  # PyTorch runs without it on a CPU.
        triton_version = None
    gpu = gpu_here()
    return {
        "torch": str(torch.__version__),
        "triton": triton_version,
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
    if not isinstance(manifest, dict) or manifest.get("format") != BUNDLE_FORMAT:
        raise ValueError(f"{folder / 'manifest.json'} is not a manifest of format {BUNDLE_FORMAT}")
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
    """A reader of an option's integer from `least` to `most`."""

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


def failed(message: str) -> int:
    """Says why the script ends; its exit status."""
    print(f"measure: {message}", file=sys.stderr)
    return 1


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
    parser.add_argument("--within", type=seconds, help="seconds after which no further candidate runs (default: no limit)")
    parser.add_argument("--seed", type=integer_between(0, 2**63 - 1), default=0)
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
        return failed(str(error))
    if not os.access(options.folder, os.W_OK):
        return failed(f"cannot write timings.json in {options.folder}")
    if options.interpret:  # Before torch and triton are loaded, here and in the processes of candidates.
        os.environ.update(TRITON_INTERPRET="1", CUDA_VISIBLE_DEVICES="")
    try:
        found = gpu_here()
    except ModuleNotFoundError as error:
        return failed(f"there is no module '{error.name}' here: candidates need torch and triton")
    if not found and not options.interpret:
        return failed("there is no GPU here; --interpret checks the candidates on the CPU")
    until = math.inf if options.within is None else time.monotonic() + options.within
    measurer = Measurer(options.folder, manifest, options.jobs, options.limit, options.seed, options.tuned, stop, until)
    partial, saved = options.folder / PARTIAL, time.monotonic()
    if partial.exists():
        try:
            print(f"measure: {measurer.take(json.loads(partial.read_bytes()))} timings are taken from {PARTIAL}", flush=True)
        except (OSError, ValueError, KeyError, TypeError) as error:
            print(f"measure: {PARTIAL} is not used: {error}", file=sys.stderr)

    def save(path: Path) -> None:
        write_whole(path, json.dumps(measurer.report(), indent=1) + "\n")

    def progress(task: trial.Task, timing: trial.Timing) -> None:
        nonlocal saved
        if time.monotonic() > saved + SAVED_EVERY:
            save(partial)
            saved = time.monotonic()
        result = timing.failure or "{us:.2f} µs (spread {spread:.2f}), error {error:.1e}".format_map(asdict(timing))
        print(
            f"{trial.entries_of(manifest)[task.candidate]['file']} [{', '.join(map(str, timing.launches))}]: {result}", flush=True
        )

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
    for n, compared in measurer.compared.items():
        result = compared.failure or f"{compared.us:.2f} µs (spread {compared.spread:.2f})"
        print(f"by turns: {trial.entries_of(manifest)[n]['file']}: {result}")
    if not ranked:
        return failed("no candidate could be measured")
    print(f"best: {manifest['candidates'][ranked[0]]['file']}, {measurer.best(ranked[0]).us:.2f} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main())

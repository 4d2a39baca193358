"""Runs the cases of a folder on a GPU: measures candidates, then builds cases side by side and times them one at a time.

Whatever is timed has the GPU for itself: while a case is timed, the others of its wave are built and wait.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from gpu_cases import CASE_FILE
from gpu_table import FORMAT, write_json

SCRIPTS = Path(__file__).resolve().parent
MACHINE_S = 90.0
"""Seconds for measuring what the machine can do."""
MEASURE_S = 400.0
"""Seconds for measuring the candidates of one case."""
MEASURED_AT_ONCE = 4
"""Cases whose candidates are measured at once: kernels are compiled side by side, one at a time is timed."""
TIMING_S = 120.0
"""Seconds for timing one case."""
USUAL_TIMING_S = 6.0
"""Seconds kept for timing each case of a wave."""
GRACE_S = 25.0
"""Seconds beyond the time for building after which a process is ended."""
LEAST_BUILD_S = 60.0
"""Seconds kept for building a wave; none is started with less."""


@dataclass(frozen=True, slots=True)
class Options:
    """How cases are run; `limit_s` is for all of them, `build_s` for building one, `jobs` how many are built at once.

    finalists: the candidates of which the fastest is taken, None for as many as `gpu_case` says; first: whether the cost model's
    first candidate is timed, too.
    """

    out: Path | None = None
    sides: tuple[str, ...] = ()
    measure: str = "quick"
    limit_s: float = inf
    build_s: float = 240.0
    jobs: int = 8
    turns: int = 3
    seed: int = 0
    extra: Path | None = None
    interpret: bool = False
    finalists: int | None = None
    first: bool = False


class CaseFailed(Exception):
    """A case that gave no result; says why."""


class Process:
    """One of the scripts in a process group of its own, its standard error in a file."""

    def __init__(self, script: str, arguments: Sequence[str], log: Path, environment: dict[str, str]) -> None:
        self.log = log
        with log.open("w") as errors:
            self.popen = subprocess.Popen(
                [sys.executable, str(SCRIPTS / script), *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment,
                process_group=0,
            )
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.popen.stdout is not None
        for line in self.popen.stdout:
            self.lines.put(line)
        self.lines.put("")

    def answer(self, key: str, seconds: float) -> Any:
        """What the process says under `key`. Raises `CaseFailed`."""
        try:
            line = self.lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            self.end()
            raise CaseFailed(f"stopped: it was not {'built' if key == 'built' else 'done'} in time. {self.said()}") from None
        if not line:
            status = self.popen.wait()
            raise CaseFailed(f"its process ended with status {status}. {self.said()}")
        return json.loads(line)[key]

    def go(self) -> None:
        assert self.popen.stdin is not None
        try:
            self.popen.stdin.write("go\n")
            self.popen.stdin.flush()
        except BrokenPipeError:
            raise CaseFailed(f"its process ended. {self.said()}") from None

    def said(self) -> str:
        """The last lines of its standard error."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return " | ".join(lines[-4:])[-500:]

    def end(self) -> None:
        """Ends the process and those that it started."""
        end_group(self.popen)


def end_group(process: subprocess.Popen[Any]) -> None:
    """Kills a process that leads a group, and its group."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return  # All of it has ended.
    finally:
        process.wait()


@dataclass(slots=True)
class Runner:
    """One run of `gpu.py run` over a folder of bundles."""

    folder: Path
    options: Options
    started: float = field(default_factory=time.monotonic)
    results: dict[str, Any] = field(default_factory=dict[str, Any])
    timings: dict[str, Any] = field(default_factory=dict[str, Any])
    machine: dict[str, Any] = field(default_factory=dict[str, Any])

    def left(self) -> float:
        return self.options.limit_s - (time.monotonic() - self.started)

    def report(self) -> dict[str, Any]:
        return {"format": FORMAT, "results": self.results, "timings": self.timings}

    def save(self) -> None:
        if self.options.out is not None:
            write_json(self.options.out, self.report())

    def environment(self) -> dict[str, str]:
        """Inductor's compiling processes are shared out; `TRITON_INTERPRET` where there is no GPU."""
        threads = max(2, (os.cpu_count() or 1) // self.options.jobs)
        wanted = {"TORCHINDUCTOR_COMPILE_THREADS": str(threads), **os.environ}
        return {**wanted, "TRITON_INTERPRET": "1"} if self.options.interpret else wanted

    def run(self, names: Sequence[str]) -> None:
        """Runs the cases and fills `results`, which are saved after every case."""
        with tempfile.TemporaryDirectory(prefix="mirage_ir_") as scratch:
            if not self._read_machine(Path(scratch)):
                self._fail(names, "there is no GPU here")
                return
            building = min(LEAST_BUILD_S, self.options.build_s) + GRACE_S
            while names:
                fitting = int(min(self.options.jobs, (self.left() - building) / USUAL_TIMING_S))
                if fitting < 1:
                    self._fail(names, "not run: no time was left")
                    return
                wave, names = names[:fitting], names[fitting:]
                self._measure(wave, building + USUAL_TIMING_S * len(wave))
                self._wave(wave, Path(scratch) / "gpu")

    def _fail(self, names: Sequence[str], why: str) -> None:
        for name in names:
            self.results[name] = {"failure": why}
            print(f"{name}: {why}", flush=True)
        self.save()

    def _read_machine(self, scratch: Path) -> bool:
        """Whether there is a GPU (or none is needed); fills `machine`."""
        process = Process("gpu_machine.py", [], scratch / "machine.log", self.environment())
        try:
            self.machine = process.answer("result", MACHINE_S)
        except CaseFailed as failure:
            print(f"the machine: {failure}", file=sys.stderr)
            return False
        finally:
            process.end()
        print(f"machine: {json.dumps(self.machine)}", flush=True)
        return self.machine["device"] != "none" or self.options.interpret

    def _measure(self, names: Sequence[str], kept: float) -> None:
        """Measures the bundles that have no timings, a few at once, unless that takes the time that is kept for the rest."""
        waiting = [n for n in names if not (self.folder / n / "timings.json").exists()]
        if self.options.measure == "none" or not waiting:
            return
        running: dict[str, tuple[subprocess.Popen[Any], float]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < MEASURED_AT_ONCE:
                    name = waiting.pop(0)
                    running[name] = self._measurer(name), time.monotonic()
                time.sleep(0.2)
                for name, (process, started) in list(running.items()):
                    took = time.monotonic() - started
                    stopped = took > MEASURE_S or self.left() < kept
                    if stopped:
                        end_group(process)
                    if process.poll() is not None:
                        del running[name]
                        self._measured(name, took, stopped)
        finally:
            for process, _ in running.values():
                end_group(process)

    def _measurer(self, name: str) -> subprocess.Popen[Any]:
        folder = self.folder / name
        jobs = max(2, (os.cpu_count() or 1) // MEASURED_AT_ONCE + 1)
        command = [sys.executable, str(folder / "measure.py"), str(folder), "--tune", self.options.measure, "--jobs", str(jobs)]
        if self.options.interpret:
            command.append("--interpret")
        with (folder / "measure.log").open("w") as log:
            return subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=self.environment(), process_group=0)

    def _measured(self, name: str, took: float, stopped: bool) -> None:
        folder = self.folder / name
        if (folder / "timings.json").exists():
            self.timings[name] = json.loads((folder / "timings.json").read_text(encoding="utf-8"))
            self.save()
        said = (folder / "measure.log").read_text(encoding="utf-8", errors="replace").strip().splitlines()
        did = "stopped measuring" if stopped else "measured"
        print(f"{name}: {did} after {took:.0f} s: {said[-1] if said else 'nothing'}", flush=True)

    def row(self, name: str, result: dict[str, Any]) -> str:
        """What is printed of a case as soon as it is done."""
        return f"{name}: ours {result['ours']['us']} µs, took {json.dumps(result['seconds'])}"

    def _wave(self, names: Sequence[str], lock: Path) -> None:
        options = self.options
        seconds = min(options.build_s, self.left() - USUAL_TIMING_S * len(names) - GRACE_S)
        arguments = ["--seed", str(options.seed), "--turns", str(options.turns), "--build-s", str(seconds), "--lock", str(lock)]
        if options.sides:
            arguments += ["--sides", *options.sides]
        if options.extra is not None:
            arguments += ["--extra", str(options.extra.resolve())]
        if options.finalists is not None:
            arguments += ["--finalists", str(options.finalists)]
        if options.first:
            arguments.append("--first")
        environment, built = self.environment(), dict[str, Process]()
        processes = {
            n: Process("gpu_case.py", [str(self.folder / n), *arguments], self.folder / n / "gpu.log", environment) for n in names
        }
        deadline = time.monotonic() + seconds + GRACE_S
        try:
            for name, process in processes.items():
                try:
                    took = process.answer("built", deadline - time.monotonic())
                    built[name] = process
                    print(f"{name}: built in {took} s", flush=True)
                except CaseFailed as failure:
                    self._fail([name], str(failure))
            for name, process in built.items():
                try:
                    process.go()
                    result = process.answer("result", min(TIMING_S, self.left() - 3))
                except CaseFailed as failure:
                    self._fail([name], str(failure))
                    continue
                finally:
                    process.end()
                result["machine"] = self.machine
                self.results[name] = result
                self.save()
                print(self.row(name, result), flush=True)
        finally:
            for process in processes.values():
                process.end()


def cases_in(folder: Path) -> list[str]:
    """The cases that a folder holds bundles of."""
    return sorted(path.parent.name for path in folder.glob(f"*/{CASE_FILE}"))

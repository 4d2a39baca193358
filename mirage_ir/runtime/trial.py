"""Trial of one candidate of a bundle, in a process of its own: it is built, checked against float64, and timed.

A result counts only when it agrees with the reference, its outputs filled with NaN before. A timing replays a CUDA graph of many
calls that rotate over input sets larger than the L2 cache, one process at a time. `measure.py`, which lies beside this file in a
bundle, starts the processes. This file needs torch, triton and a GPU, nothing else.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import math
import multiprocessing
import os
import signal
import statistics
import threading
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

CALLS = 16
"""Calls in one CUDA graph, at least."""
REPLAYS = 20
"""Replays that are timed, at most."""
REPLAYING = 0.2
"""Seconds that replays may take; fewer are made when they take longer, three at least."""
MOST_SETS = 64
"""Input sets, at most."""
BEYOND_L2 = 2.5
"""Bytes of all input sets together, in sizes of the L2 cache."""


class Launch(NamedTuple):
    """Warps of a block, stages of the software pipeline, and whether strides of inputs are arguments when the kernel runs.

    tma: whether TMA loads the tiles of loops; None where it can not. cuda: it is a CUDA kernel, in the place of Triton's.
    """

    warps: int
    stages: int
    runtime_strides: bool
    tma: bool | None = None
    cuda: bool = False

    def __str__(self) -> str:
        words = ["CUDA" * self.cuda, f"{self.warps} warps {self.stages} stages"]
        words += ["runtime strides" * self.runtime_strides, "TMA" * bool(self.tma)]
        return " ".join(filter(None, words))


Launches: TypeAlias = tuple[Launch, ...]
"""One for each kernel of a module."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What launches of a kernel are made of: each with each. Where nothing is said, it is the kernel's own.

    cuda: also the CUDA kernels that may take its place.
    """

    warps: Sequence[int] = ()
    stages: Sequence[int] = ()
    runtime_strides: Sequence[bool] = ()
    tma: Sequence[bool] = ()
    cuda: bool = False

    def launches(self, own: Launch, loop: int, reads_inputs: bool, by_cuda: Sequence[Sequence[int]] = ()) -> set[Launch]:
        """The launches of a kernel whose loop has so many iterations: more stages are the same as so many.

        by_cuda: warps and stages of the CUDA kernels that may take its place.
        """
        others = {Launch(warps, stages, False, None, True) for warps, stages in by_cuda} if self.cuda else set[Launch]()
        return others | {
            Launch(warps, min(stages, loop), strides, tma)
            for warps in self.warps or (own.warps,)
            for stages in self.stages or (own.stages,)
            for strides in (self.runtime_strides if reads_inputs else ()) or (own.runtime_strides,)
            for tma in (() if own.tma is None else self.tma) or (own.tma,)
        }


@dataclass(slots=True)
class Timing:
    """One candidate with certain launches.

    us: microseconds a call, the median over replays; spread: microseconds between their first and third quartile; error: relative,
    against float64. Each is None when it is not known; `failure` says why.
    """

    launches: Launches
    us: float | None = None
    spread: float | None = None
    error: float | None = None
    failure: str = ""


@dataclass(frozen=True, slots=True)
class Task:
    """The work of one process: a candidate with these launches, one after the other; None is the module's own launch."""

    candidate: int
    launches: tuple[Launches | None, ...]


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


def entries_of(manifest: dict[str, Any]) -> list[dict[str, Any]]:
    """What a bundle holds: its candidates, then what PyTorch has for the source (`baselines`)."""
    return [*manifest["candidates"], *manifest.get("baselines", ())]


def launches_of(module: Any) -> Launches:
    """The launches that a module has now."""
    return tuple(map(_launch_of, module.KERNELS))


def _launch_of(kernel: dict[str, Any]) -> Launch:
    """The launch that a kernel has now."""
    if kernel.get("cuda") is not None:
        warps, stages = next(launch for launch, number in kernel["by_cuda"].items() if number == kernel["cuda"])
        return Launch(warps, stages, False, None, True)
    options = kernel["options"]
    return Launch(options["num_warps"], options["num_stages"], kernel["runtime_strides"], kernel.get("tma"))


def set_launches(module: Any, launches: Launches) -> None:
    """Gives each kernel of a module its launch."""
    forget_compiled(module)
    for kernel, launch in zip(module.KERNELS, launches, strict=True):
        if "by_cuda" in kernel:
            kernel["cuda"] = kernel["by_cuda"][launch.warps, launch.stages] if launch.cuda else None
        if launch.cuda:
            continue
        kernel["options"].update(num_warps=launch.warps, num_stages=launch.stages)
        kernel["constexprs"].update(STAGES=launch.stages)
        if launch.tma is not None:
            kernel["tma"] = launch.tma
        if kernel["runtime_strides"] != launch.runtime_strides:
            take_strides(module, kernel, launch.runtime_strides)


def forget_compiled(module: Any) -> None:
    """Makes a Triton module ask again what its launches are to be compiled for."""
    for kept in ("COMPILED", "LAUNCHED"):
        getattr(module, kept, {}).clear()


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
    forget_compiled(module)
    functions = [k["function"] for k in module.KERNELS]
    originals = [f.run for f in functions]

    def compiler(run: Callable[..., Any]) -> Callable[..., None]:
        def compile(*args: Any, **options: Any) -> None:
            run(*args, **{**options, "warmup": True})  # A module would keep, and launch, what it got.

        return compile

    for function, run in zip(functions, originals, strict=True):
        function.run = compiler(run)
    launch_cuda = getattr(module, "launch_cuda", None)
    if launch_cuda is not None:  # Its kernels are compiled.
        module.launch_cuda = lambda number, *tensors: module.loaded(tensors[0].get_device())
    try:
        yield
    finally:
        for function, run in zip(functions, originals, strict=True):
            function.run = run
        if launch_cuda is not None:
            module.launch_cuda = launch_cuda


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
def timing_stream(device: int) -> Any:
    """The stream of everything that this process times on a device: kernels overlap less well once a process has used several."""
    import torch

    return torch.cuda.Stream(device)


def captured(call: Callable[..., Any], sets: Sequence[Sequence[Any]]) -> Callable[[], float]:
    """A function that replays a CUDA graph of calls that rotate over the inputs, and returns the microseconds of a call."""
    import torch

    def replayed() -> float:
        with torch.cuda.stream(stream):
            before, after = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            before.record(stream)
            graph.replay()
            after.record(stream)
            after.synchronize()
        return before.elapsed_time(after) * 1e3 / calls

    calls = max(CALLS, len(sets))
    stream = timing_stream(torch.cuda.current_device())
    with torch.cuda.stream(stream):
        for inputs in sets[:3]:
            call(*inputs)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph, stream=stream, capture_error_mode="thread_local"):  # Others may get memory meanwhile.
            for n in range(calls):
                call(*sets[n % len(sets)])
    return replayed


def time_calls(call: Callable[..., Any], sets: Sequence[Sequence[Any]], replays: int = REPLAYS) -> tuple[float, float]:
    """Microseconds a call, by replays of a CUDA graph of calls that rotate over the inputs: median, spread of the middle half."""
    replayed = captured(call, sets)
    replayed()
    count = max(3, min(replays, int(REPLAYING * 1e6 / (replayed() * max(CALLS, len(sets))))))
    times = [replayed() for _ in range(count)]
    quarters = statistics.quantiles(times, n=4)
    return statistics.median(times), quarters[2] - quarters[0]


def wall_time(call: Callable[..., Any], inputs: Sequence[Any]) -> tuple[float, float]:
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


def use_gpu(number: int) -> None:
    """Makes everything that this process computes run on that GPU, where there is one."""
    import torch

    if number and torch.cuda.is_available():
        torch.cuda.set_device(number)


def work(folder: str, manifest: dict[str, Any], task: Task, lock: str, seed: int, gpu: int, pipe: Connection) -> None:
    """The body of a process: builds, checks and times a candidate, and sends the fields of a `Timing` for each of its launches.

    Several check at once, one that is timed has the GPU for itself. Strings that it sends name its next step: "waits" has no limit.
    """
    end_with_parent()
    pipe.send("starts")
    try:
        use_gpu(gpu)
        trial = CandidateTrial(Path(folder), manifest, task.candidate, lock, seed, pipe)
        for wanted in task.launches:
            timing = Timing(trial.own if wanted is None else wanted)
            try:
                trial.run(timing)
                pipe.send("builds")
            except Exception as error:  # noqa: BLE001  (whatever a candidate does is its own failure)
                timing.failure = shown(error)
            pipe.send(asdict(timing))
    except Exception as error:  # noqa: BLE001
        for wanted in task.launches:
            pipe.send(asdict(Timing(wanted or (), failure=shown(error))))
    finally:
        pipe.close()


def shown(error: Exception) -> str:
    """An error on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


class CandidateTrial:
    """A candidate in its process: its module, its own launches, and its inputs once a launch of it has been compiled."""

    def __init__(self, folder: Path, manifest: dict[str, Any], candidate: int, lock: str, seed: int, pipe: Connection) -> None:
        import torch

        self.torch: Any = torch
        entry = entries_of(manifest)[candidate]
        self.manifest, self.lock, self.seed, self.pipe = manifest, lock, seed, pipe
        self.on_gpu = torch.cuda.is_available()
        self.module = load_module(folder / entry["file"], entry["sha256"])
        self.own = launches_of(self.module)
        self.prepared: tuple[list[Any], Any, list[list[Any]]] | None = None

    @contextmanager
    def turn(self, how: int) -> Generator[None]:
        """This process's turn on the GPU: beside others (`LOCK_SH`) or alone (`LOCK_EX`)."""
        self.pipe.send("waits")
        with open(self.lock, "a") as handle:
            fcntl.flock(handle, how)
            self.pipe.send("runs")
            try:
                yield
            finally:
                if self.on_gpu:
                    self.torch.cuda.synchronize()

    def run(self, timing: Timing) -> None:
        """Compiles the module with the launches of `timing`, checks it, and times it if it is right."""
        module = self.module
        set_launches(module, timing.launches)
        if self.on_gpu:
            shapes = [self.torch.empty(shape, dtype=dtype, device="cuda") for _, shape, dtype, *_ in module.INPUTS]
            # A module without kernels of its own compiles when it runs.
            with compiling_only(module) if module.KERNELS else self.turn(fcntl.LOCK_SH):
                module.run(*self.laid_out(shapes))
            del shapes
        if self.prepared is None:
            self.prepared = self.prepare()
        inputs, expected, sets = self.prepared
        with self.turn(fcntl.LOCK_SH):
            module.POISON = True
            try:
                results = module.run(*inputs)
            finally:
                module.POISON = False
            results = results if isinstance(results, tuple) else (results,)
            found, wanted = ([tuple(x.shape) for x in xs] for xs in (results, expected))
            if found != wanted:
                raise ValueError(f"wrong: the results have shapes {found}, not {wanted}")
            error: float = module.relative_error(results, expected)
        timing.error = error if error < math.inf else None
        if error <= self.manifest["tolerance"]:
            with self.turn(fcntl.LOCK_EX):
                timing.us, timing.spread = time_calls(module.run, sets) if self.on_gpu else wall_time(module.run, inputs)
        else:
            timing.failure = f"wrong: relative error {error:.2g}"

    def laid_out(self, tensors: Sequence[Any]) -> list[Any]:
        return [laid_out(x, strides) for x, strides in zip(tensors, self.manifest["strides"], strict=True)]

    def prepare(self) -> tuple[list[Any], Any, list[list[Any]]]:
        """Inputs, their float64 results, and the sets of inputs over which timed calls rotate."""
        drawn = self.module.draw(self.seed, "cpu")
        with self.turn(fcntl.LOCK_EX):  # References in float64 take much memory.
            inputs = self.laid_out([x.to("cuda" if self.on_gpu else "cpu") for x in drawn])
            prepared = inputs, self.module.reference(*inputs), input_sets(inputs) if self.on_gpu else [inputs]
            if self.on_gpu:
                self.torch.cuda.empty_cache()
        return prepared

"""Whether the CUDA back end's kernels are right on a GPU: `python bench/cuda_gpu.py`.

The programs are those of `bench/cuda_kernels.py`: the best that a search finds for each example and for programs of
`bench/sizes.py`, as far as their tensors are small enough, and random block graphs. Each becomes a module (`-t cuda-torch`) for an
H100, and one for an A100, of which the driver compiles the PTX where the GPU is a later one. Both run on tensors that lie as their
types say, with gaps between rows, and transposed; gaps hold NaN, and so does what is allocated for results, which have bands around
them. Results are compared with float64: norm of the difference over norm of what is wanted, at most 0.002, or 0.01 where a tensor
is bf16.

With `--sanitize`, small programs of all families of `bench/sizes.py` run under each tool of compute-sanitizer (memcheck, racecheck,
synccheck) as well, and with `--nvcc` nvcc compiles the file of each (`-t cuda`) for both architectures.

It prints what is wrong, and the exit status is 1 when anything is, and when the back end refuses more than thread graphs that
reorder. Examples and programs of sizes are compared with what they were before the search.
"""

from __future__ import annotations

import argparse
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import inf, prod
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "examples"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "support"))

import cuda_kernels
import numpy as np
import references
import sizes
import torch
from emulated_runs import distance, rounded

from mirage_ir.check import infer_program
from mirage_ir.decompose import decompose
from mirage_ir.errors import LoweringError
from mirage_ir.interpret.real import run_program
from mirage_ir.lowering.cuda.module import emit_cuda_file, emit_cuda_module
from mirage_ir.lowering.mixed.backends import in_cuda
from mirage_ir.program import DType, Program
from mirage_ir.target import machine

MACHINES = ("h100", "a100")
TORCH = {DType.f16: torch.float16, DType.bf16: torch.bfloat16, DType.f32: torch.float32}
TOLERANCE, TOLERANCE_BF16 = 2e-3, 1e-2
LARGEST = 1 << 25
"""Entries of a tensor of a program of `bench/sizes.py` that runs, at most."""
BAND = 256
"""Bytes before and behind a result that must stay as they are."""
SMALL = {
    "rmsnorm": (40, 96, 72),
    "attention": (2, 40, 64, 200),
    "safe_attention": (2, 24, 32, 130),
    "gated_mlp": (24, 80, 72),
    "moe": (2, 24, 48, 40),
    "qknorm": (2, 24, 32, 72),
    "lora": (24, 64, 8, 72),
    "ntrans": (40, 72),
    "softmax": (24, 517),
    "norm_linear_gelu": (24, 72, 40),
}
"""Sizes of the programs that run under compute-sanitizer, by family of `bench/sizes.py`."""
BEYOND = "its numbers are beyond those of f32"
EXPECTED = ("a thread graph stores its fragments in another order", "in a thread graph meets a split and a whole tile", BEYOND)
"""Parts of reasons for which the back end may refuse a program."""
TOOLS = ("memcheck", "racecheck", "synccheck")
FOUND = 17
"""The exit status of compute-sanitizer where it finds something."""


class Task(NamedTuple):
    """A program: an example's with its batch size, some sizes', or a random one's seed."""

    kind: str
    given: Any


class Ran(NamedTuple):
    """A program that ran: the largest error, what is wrong in words, or why the back end refuses it."""

    name: str
    runs: int = 0
    error: float = 0.0
    wrong: str = ""
    refused: str = ""


def made(task: Task) -> tuple[str, Program, Program, Sequence[Any]]:
    """The program of a task, what it is to compute, and inputs."""
    if task.kind == "example":
        name, batch = task.given
        source = cuda_kernels.read(example_file(name, batch))
        return f"{name} {batch}", cuda_kernels.best(source), source, references.draw(name, batch, 0)
    if task.kind == "size":
        source, draw = task.given.program(), np.random.default_rng(0)
        inputs = [draw.standard_normal(t.shape) * prod(t.shape[-2:]) ** -0.25 for t in source.inputs]
        return str(task.given), cuda_kernels.best(source), source, inputs
    name, program, inputs = cuda_kernels.random_program(task.given)
    return name, program, program, inputs


def example_file(name: str, batch: int) -> Path:
    return cuda_kernels.EXAMPLES / references.file_name(name, batch)


def ran(task: Task) -> Ran:
    """A program on the GPU, for each machine and each way in which tensors lie."""
    name, program, source, drawn = made(task)
    inputs = [rounded(x, t.dtype) for x, t in zip(drawn, program.inputs, strict=True)]
    dtypes = {t.dtype for t in infer_program(program)}
    limit = TOLERANCE_BF16 if DType.bf16 in dtypes else TOLERANCE
    runs, largest = 0, 0.0
    wanted = run_program(program, inputs, precision="float64") if task.kind == "random" else None
    for target in MACHINES:
        try:
            text = emit_cuda_module(in_cuda(decompose(program)), decompose(source), machine=machine(target))
        except LoweringError as error:
            return Ran(name, runs, largest, refused=f"{target}: {error}")
        with tempfile.TemporaryDirectory() as folder:
            module = loaded(Path(folder) / "emitted.py", text)
            placed = [
                torch.from_numpy(np.asarray(x, np.float32)).to("cuda", TORCH[t.dtype])
                for x, t in zip(inputs, program.inputs, strict=True)
            ]
            if wanted is None:
                wanted = [x.cpu().numpy() for x in several(module.reference(*placed))]
            for lie in (as_they_are, with_gaps, transposed):
                where = f"{target}, {lie.__name__.replace('_', ' ')}"
                try:
                    found, intact = guarded(module, [lie(x) for x in placed])
                except RuntimeError as error:
                    return Ran(name, runs, largest, f"{where}: {error}")
                error = max((distance(x, y) for x, y in zip(found, wanted, strict=True)), default=0.0)
                runs, largest = runs + 1, max(largest, error)
                if error == inf and all(np.isfinite(x).all() for x in wanted) and not is_finite(source, inputs):
                    return Ran(name, runs, refused=BEYOND)
                if error > limit or not intact:
                    what = f"off by {error:.2g}" if intact else "writes beside its results"
                    return Ran(name, runs, largest, f"{where}: {what}")
    return Ran(name, runs, largest)


def is_finite(source: Program, inputs: Sequence[Any]) -> bool:
    """Whether a program has finite results in its own types."""
    return all(bool(np.isfinite(x).all()) for x in run_program(source, inputs))


def loaded(path: Path, text: str) -> ModuleType:
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def several(results: Any) -> list[torch.Tensor]:
    return list(results) if isinstance(results, list | tuple) else [results]


def as_they_are(x: torch.Tensor) -> torch.Tensor:
    return x


def with_gaps(x: torch.Tensor) -> torch.Tensor:
    """The same numbers, with NaN behind each row."""
    if x.dim() == 0:
        return x
    wide = x.new_full((*x.shape[:-1], x.shape[-1] + 3), float("nan"))
    wide[..., : x.shape[-1]] = x
    return wide[..., : x.shape[-1]]


def transposed(x: torch.Tensor) -> torch.Tensor:
    """The same numbers, with the last two dimensions the other way round in memory."""
    return x if x.dim() < 2 else x.transpose(-1, -2).contiguous().transpose(-1, -2)


class Guarded:
    """PyTorch, but what it allocates holds NaN, and lies between bands."""

    def __init__(self) -> None:
        self.bands: list[torch.Tensor] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(torch, name)

    def empty(self, *shape: Any, dtype: torch.dtype, device: Any) -> torch.Tensor:
        whole = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        size = prod(whole) * dtype.itemsize
        buffer = torch.full((size + 2 * BAND,), 0xFF, dtype=torch.uint8, device=device)
        self.bands += [buffer[:BAND], buffer[BAND + size :]]
        return buffer[BAND : BAND + size].view(dtype).view(whole)


def guarded(module: Any, inputs: Sequence[torch.Tensor]) -> tuple[list[Any], bool]:
    """The results of a module on some inputs, and whether it wrote beside none of them."""
    given = Guarded()
    module.torch = given
    try:
        found = several(module.run(*inputs))
        torch.cuda.synchronize()
    finally:
        module.torch = torch
    intact = all(bool((band == 0xFF).all()) for band in given.bands)
    return [x.double().cpu().numpy() for x in found], intact


def sized(family: str) -> tuple[str, Program]:
    """The best program for the small sizes of a family."""
    return family, cuda_kernels.best(sizes.Drawn(family, SMALL[family]).program())


def sanitized(family: str) -> str:
    """What the tools find in a small program of a family, in words; nothing if they find nothing."""
    name, program = sized(family)
    words: list[str] = []
    for target in MACHINES:
        text = emit_cuda_module(in_cuda(decompose(program)), decompose(program), machine=machine(target))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{name}.py"
            path.write_text(text, encoding="utf-8")
            for tool in TOOLS:
                command = ["compute-sanitizer", "--tool", tool, "--error-exitcode", str(FOUND), sys.executable, str(path)]
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                if done.returncode:
                    last = (done.stdout + done.stderr).strip().splitlines()[-3:]
                    words.append(f"{name} for {target}, {tool}, status {done.returncode}: {' | '.join(last)}")
    return "\n".join(words)


def compiled(family: str) -> str:
    """What nvcc says of the files of a small program of a family; nothing if it compiles them."""
    name, program = sized(family)
    words: list[str] = []
    for target in MACHINES:
        text = emit_cuda_file(in_cuda(decompose(program)), machine=machine(target))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{name}.cu"
            path.write_text(text, encoding="utf-8")
            options = next(line for line in text.splitlines() if line.startswith("// nvcc ")).split()[2:-2]
            command = ["nvcc", *options, "-c", str(path), "-o", str(path.with_suffix(".o"))]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                words.append(f"{name} for {target}: {done.stderr.strip()[-500:]}")
    return "\n".join(words)


def show(what: str, found: Iterator[Ran]) -> int:
    """Prints what is wrong, and a line about all; how many are wrong, or refused for another reason than those `EXPECTED`."""
    count = wrong = runs = 0
    largest, refused = 0.0, Counter[str]()
    for one in found:
        count, runs = count + 1, runs + one.runs
        if one.refused:
            refused[one.refused] += 1
        elif one.wrong:
            wrong += 1
            print(f"{one.name}: {one.wrong}", flush=True)
        else:
            largest = max(largest, one.error)
    for reason, times in refused.most_common():
        print(f"refused {times} times: {reason}")
    print(f"{count} {what}, {runs} runs, {wrong} wrong, {refused.total()} refused, largest error {largest:.2g}", flush=True)
    return wrong + sum(times for reason, times in refused.items() if not any(part in reason for part in EXPECTED))


def show_each(what: str, families: Sequence[str], found: Iterator[str]) -> int:
    """Prints what a tool says of each family, and how many it has nothing to say of."""
    said = [text for text in found if text]
    print("".join(f"{text}\n" for text in said) + f"{what}: {len(families)} programs, {len(said)} with faults", flush=True)
    return len(said)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--examples", type=int, default=99, help="examples, at most (all)")
    parser.add_argument("--sizes", type=int, default=60, help="programs of bench/sizes.py to draw (60)")
    parser.add_argument("--graphs", type=int, default=500, help="random block graphs (500)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=8)
    parser.add_argument("--sanitize", action="store_true", help="run small programs under compute-sanitizer, too")
    parser.add_argument("--nvcc", action="store_true", help="compile their files with nvcc, too")
    options = parser.parse_args(arguments)
    if not torch.cuda.is_available():
        print("cuda_gpu: there is no GPU here", file=sys.stderr)
        return 1
    for wanted, tool in ((options.sanitize, "compute-sanitizer"), (options.nvcc, "nvcc")):
        if wanted and shutil.which(tool) is None:
            print(f"cuda_gpu: there is no {tool} here", file=sys.stderr)
            return 1
    examples = [Task("example", example) for example in cuda_kernels.example_programs()][: options.examples]
    drawn = [one for one in sizes.drawn(options.sizes, 0) if largest_of(one.program()) <= LARGEST]
    graphs = (Task("random", seed) for seed in range(options.seed, options.seed + options.graphs))
    with get_context("spawn").Pool(options.processes) as pool:
        failed = show("examples", pool.imap_unordered(ran, examples))
        failed += show("programs of bench/sizes.py", pool.imap_unordered(ran, [Task("size", one) for one in drawn]))
        failed += show("random block graphs", pool.imap_unordered(ran, graphs, 4))
        tools: list[tuple[bool, str, Callable[[str], str]]] = [
            (options.sanitize, "compute-sanitizer", sanitized),
            (options.nvcc, "nvcc", compiled),
        ]
        for wanted, what, say in tools:
            if wanted:
                failed += show_each(what, list(SMALL), pool.imap_unordered(say, SMALL))
    return 1 if failed else 0


def largest_of(program: Program) -> float:
    """Entries of the largest tensor of a program as it is written."""
    return max((t.size for t in infer_program(program)), default=inf)


if __name__ == "__main__":
    sys.exit(main())

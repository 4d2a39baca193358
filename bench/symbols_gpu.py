"""Are kernels for all sizes right on a GPU, and as fast as kernels for one size alone?

    python bench/symbols_gpu.py emit DIR --jobs 16      # searches; writes modules, and this script; needs no GPU
    python DIR/symbols_gpu.py run DIR                   # needs torch, triton and a GPU only

`emit` searches each program once for all sizes, and once for each of 12 sizes alone, which are spread over the ranges, their ends
among them. `run` compiles all modules side by side. Then, at each size, both modules run with outputs full of NaN and are compared
with float64; both are timed, in turns, by replays of a CUDA graph whose calls rotate over input sets larger than the L2 cache. At
last, three programs run with tensors of more than 2^31 entries.

The exit status is 1 when a result is wrong, when fixed / sized has a geometric mean below 0.95 or is below 0.8 anywhere, or when
something was left out.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import shutil
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import mirage_ir as mi

HERE = Path(__file__).resolve().parent
TOLERANCE = 2e-3
"""The largest relative error, norm of the difference over norm of the reference."""
MEAN, LEAST = 0.95, 0.8
"""What time at one size alone over time of the kernel for all sizes must reach, on average and everywhere."""
TURNS = 3
"""How often each of two kernels is timed."""
CHUNK = 1 << 26
"""Entries of the largest float64 tensor of a reference, about."""
NUMBER = 12
"""Sizes of each program."""
MANIFEST = "manifest.json"

Sizes: TypeAlias = tuple[int, ...]

TOKENS, KEYS = 8192, 131072


def log_even(most: int, share: float) -> int:
    """The size at this share of the way from 1 to `most`, in logarithm."""
    return round(most**share)


def token_sizes() -> list[Sizes]:
    """From 1 to the largest, evenly in logarithm."""
    return [(log_even(TOKENS, n / (NUMBER - 1)),) for n in range(NUMBER)]


def attention_sizes() -> list[Sizes]:
    """The four corners, and sizes between, each row and column of a grid taken once."""
    inner = NUMBER - 4
    between = [(log_even(TOKENS, (n + 0.5) / inner), log_even(KEYS, ((3 * n) % inner + 0.5) / inner)) for n in range(inner)]
    return [(1, 1), (1, KEYS), (TOKENS, 1), *between, (TOKENS, KEYS)]


def attention(q: Any, k: Any, v: Any) -> Iterator[tuple[Any, Any]]:
    """Parts of the result: where they lie, and float64."""
    rows = max(1, CHUNK // k.shape[1])
    for head in range(q.shape[0]):
        keys, values = k[head].double(), v[head].double()
        for at in range(0, q.shape[1], rows):
            place = head, slice(at, at + rows)
            yield place, ((q[place].double() @ keys.mT) / math.sqrt(q.shape[-1])).softmax(-1) @ values


def rows_of(compute: Callable[..., Any]) -> Callable[..., Iterator[tuple[Any, Any]]]:
    """The parts of a program that computes each row by itself."""

    def parts(x: Any, *weights: Any) -> Iterator[tuple[Any, Any]]:
        wide = [w.double() for w in weights]
        rows = max(1, CHUNK // max(x.shape[-1], wide[-1].shape[-1]))
        for at in range(0, x.shape[0], rows):
            place = slice(at, at + rows)
            yield place, compute(x[place].double(), *wide)

    return parts


def rms_norm_linear(x: Any, w: Any) -> Any:
    return (x / x.square().mean(-1, keepdim=True).sqrt()) @ w


def layer_norm_linear(x: Any, gamma: Any, beta: Any, w: Any) -> Any:
    import torch

    return torch.nn.functional.layer_norm(x, (x.shape[-1],), gamma, beta, 1e-5) @ w


def gated_mlp(x: Any, gate: Any, up: Any) -> Any:
    import torch

    return torch.nn.functional.silu(x @ gate) * (x @ up)


REFERENCES: Mapping[str, Callable[..., Iterator[tuple[Any, Any]]]] = {
    "attention": attention,
    "layer_norm_linear": rows_of(layer_norm_linear),
    "rms_norm_linear": rows_of(rms_norm_linear),
    "gated_mlp": rows_of(gated_mlp),
}
SIZES: Mapping[str, Callable[[], list[Sizes]]] = {
    "attention": attention_sizes,
    "layer_norm_linear": token_sizes,
    "rms_norm_linear": token_sizes,
    "gated_mlp": token_sizes,
}
FAR: Mapping[str, tuple[str, Sizes]] = {
    "far_input": ("rms_norm_linear", ((1 << 19) + 77,)),
    "far_output": ("gated_mlp", ((1 << 19) + 77,)),
    "far_keys": ("attention", (3, (1 << 22) + 77)),
}
"""Programs with tensors beyond 2^31 entries: the program whose reference they have, and the sizes at which they run."""


# emit: what needs mirage_ir.


def graph_of(name: str) -> mi.Graph:
    """The graph of a program with symbols."""
    sys.path.insert(0, str(HERE.parent / "test" / "support"))
    import sized_graphs

    import mirage_ir as mi

    if name not in FAR:
        return getattr(sized_graphs, name)()
    graph = mi.new_graph(name)
    if name == "far_keys":
        tokens, keys = graph.new_symbol("tokens", 1, 64), graph.new_symbol("keys", 1, 1 << 23)
        q = graph.new_input((8, tokens, 64), name="q")
        k, v = graph.new_input((8, keys, 64), name="k"), graph.new_input((8, keys, 64), name="v")
        graph.mark_output(graph.attention(q, k, v))
        return graph
    tokens = graph.new_symbol("tokens", 1, 1 << 20)
    if name == "far_input":
        x, w = graph.new_input((tokens, 4096), name="x"), graph.new_input((4096, 64), name="w")
        graph.mark_output(graph.rms_norm(x, 4096) @ w)
    else:
        x = graph.new_input((tokens, 64), name="x")
        gate, up = graph.new_input((64, 4096), name="gate"), graph.new_input((64, 4096), name="up")
        graph.mark_output(graph.silu(x @ gate) * (x @ up))
    return graph


def emitted(name: str, sizes: Sizes | None, budget: float | None) -> tuple[str, str]:
    """The text of a module, for all sizes or for these alone, and a line about it."""
    import mirage_ir as mi
    from mirage_ir.sized.family import SizedProgram

    graph, started = graph_of(name), time.perf_counter()
    if sizes is None:
        kernel = graph.superoptimize_sizes(progress=False, workers=1)
        said = f"{len(kernel.choices)} programs, {'; '.join(sorted(set(map(str, kernel.proofs))))}"
        return kernel.source, f"{said}, {time.perf_counter() - started:.1f} s"
    source = SizedProgram.of(graph.program())
    program = source.at(dict(zip((symbol.name for symbol in source.symbols), sizes, strict=True)))
    (found, *_) = mi.superoptimize(program, top=1, budget=budget, progress=False, workers=1)
    return found.source, f"{found.cost_us:.1f} µs by the model, {time.perf_counter() - started:.1f} s"


def file_of(name: str, sizes: Sizes | None) -> str:
    return f"{name}.py" if sizes is None else f"{name}_{'_'.join(map(str, sizes))}.py"


def emit(options: argparse.Namespace) -> int:
    """Searches in `options.jobs` processes, and writes modules as they are found."""
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "symbols_gpu.py", folder)
    shutil.copy(HERE.parent / "mirage_ir" / "runtime" / "trial.py", folder)
    tasks: list[tuple[str, Sizes | None]] = [(name, None) for name in options.programs]
    tasks += [(name, sizes) for name in options.programs if name in SIZES for sizes in SIZES[name]()[: options.sizes]]
    failed = 0
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(emitted, *task, options.budget): task for task in tasks}
        for done in as_completed(running):
            file = file_of(*running[done])
            try:
                text, line = done.result()
                (folder / file).write_text(text, encoding="utf-8")
            except Exception as error:  # noqa: BLE001  (the others go on)
                failed, line = failed + 1, f"{type(error).__name__}: {error}"
            print(f"{file:32} {line}", flush=True)
    found = {name: SIZES[name]()[: options.sizes] if name in SIZES else [FAR[name][1]] for name in options.programs}
    (folder / MANIFEST).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if failed else 0


# run: what needs torch, triton and a GPU.


def load(path: Path) -> Any:
    """A Python file as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.exists():
        raise FileNotFoundError(f"{path} was not emitted")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # Dataclasses look their module up.
    spec.loader.exec_module(module)
    return module


def device() -> str:
    import torch

    return "cuda" if torch.cuda.is_available() else "cpu"


def drawn(sized: Any, sizes: Sizes, seed: int | None) -> list[Any]:
    """Inputs of these sizes with the deviations that the module names; without a seed, memory as it is."""
    import torch

    known = {name: size for (name, *_), size in zip(sized.SYMBOLS, sizes, strict=True)}
    generator = None if seed is None else torch.Generator(device()).manual_seed(seed)
    found: list[Any] = []
    for _, shape, dtype, deviation, positive in sized.INPUTS:
        x = torch.empty([known[extent] if isinstance(extent, str) else extent for extent in shape], dtype=dtype, device=device())
        if generator is not None:
            x.normal_(0.0, deviation, generator=generator)
        found.append(x.abs_() if positive else x)
    return found


def compiled(folder: str, name: str, file: str, every: Sequence[Sizes]) -> float:
    """Compiles the kernels of a module at all these sizes into Triton's cache. Returns the seconds."""
    started = time.perf_counter()
    trial, sized, module = load(Path(folder) / "trial.py"), load(Path(folder) / file_of(name, None)), load(Path(folder) / file)
    with trial.compiling_only(module):
        for sizes in every:
            module.run(*drawn(sized, sizes, None))
    return time.perf_counter() - started


def poisoned(module: Any, inputs: Sequence[Any]) -> Any:
    """The module's result, in memory that was full of NaN."""
    module.POISON = True
    try:
        return module.run(*inputs)
    finally:
        module.POISON = False


def errors(results: Sequence[Any], parts: Iterator[tuple[Any, Any]]) -> list[float]:
    """Relative errors; infinite where an entry is not finite."""
    differences, norm = [0.0] * len(results), 0.0
    for place, wanted in parts:
        norm += wanted.square().sum().item()
        for n, result in enumerate(results):
            differences[n] += (result[place].double() - wanted).square().sum().item()
    return [math.sqrt(d / norm) if math.isfinite(d) else math.inf for d in differences]


def timed(trial: Any, modules: Sequence[Any], inputs: Sequence[Any]) -> list[float]:
    """Microseconds of a call of each module: the median of its turns."""
    if device() == "cpu":  # The interpreter's times say nothing.
        return [1.0] * len(modules)
    sets, turns = trial.input_sets(inputs), [list[float]() for _ in modules]
    for turn in range(TURNS):
        for n in range(len(modules))[:: 1 if turn % 2 == 0 else -1]:
            turns[n].append(trial.time_calls(modules[n].run, sets)[0])
    return [statistics.median(times) for times in turns]


def program_at(sized: Any, sizes: Sizes) -> str:
    """Which of the module's programs runs at these sizes."""
    return next(run.__name__ for box, run in sized.PROGRAMS if all(a <= n <= b for n, (a, b) in zip(sizes, box, strict=True)))


def compile_all(folder: Path, found: Mapping[str, list[Sizes]], jobs: int) -> None:
    """All modules' kernels, side by side."""
    started = time.perf_counter()
    tasks: list[tuple[str, str, list[Sizes]]] = []
    for name, every in found.items():
        together: dict[str, list[Sizes]] = {}
        sized = load(folder / file_of(name, None))
        for sizes in every:
            together.setdefault(program_at(sized, sizes), []).append(sizes)
        tasks += [(name, file_of(name, None), of_one) for of_one in together.values()]
        tasks += [(name, file_of(name, sizes), [sizes]) for sizes in every if name not in FAR]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(compiled, str(folder), *task): task for task in tasks}
        for done in as_completed(running):
            if (error := done.exception()) is not None:
                print(f"{running[done][1]} does not compile: {error}", flush=True)
    print(f"compiled in {time.perf_counter() - started:.0f} s", flush=True)


def beside(folder: Path, trial: Any, name: str, sizes: Sizes, seed: int) -> tuple[str, float | None]:
    """A line about a program at these sizes, and fixed / sized; None where a result is wrong."""
    import torch

    sized, fixed = load(folder / file_of(name, None)), load(folder / file_of(name, sizes))
    inputs = drawn(sized, sizes, seed)
    found = errors([poisoned(sized, inputs), poisoned(fixed, inputs)], REFERENCES[name](*inputs))
    said = f"{name:18} {' × '.join(map(str, sizes)):>14}  errors {found[0]:.1e} {found[1]:.1e}"
    if not max(found) <= TOLERANCE:
        return f"{said}  WRONG", None
    ours, alone = timed(trial, [sized, fixed], inputs)
    if device() == "cuda":
        torch.cuda.empty_cache()
    line = f"{said}  sized {ours:10.2f} µs ({program_at(sized, sizes)})  alone {alone:10.2f} µs  ratio {alone / ours:.3f}"
    return line, alone / ours


def far(folder: Path, name: str, sizes: Sizes, seed: int) -> tuple[str, bool]:
    """A line about a program with a tensor beyond 2^31 entries, and whether it is right."""
    import torch

    if device() == "cpu":
        return f"{name:18} not run: there is no GPU", False
    sized = load(folder / file_of(name, None))
    inputs = drawn(sized, sizes, seed)
    result = poisoned(sized, inputs)
    most = max(x.numel() for x in (*inputs, result))
    (error,) = errors([result], REFERENCES[FAR[name][0]](*inputs))
    del inputs, result
    torch.cuda.empty_cache()
    right = error <= TOLERANCE and most > 1 << 31
    shown = f"{name:18} {' × '.join(map(str, sizes)):>14}  {most / 2**31:.2f} · 2^31 entries  error {error:.1e}"
    return shown + ("" if right else "  WRONG"), right


def run(options: argparse.Namespace) -> int:
    """Compares and times; a row as soon as it is there."""
    import torch

    torch.set_grad_enabled(False)
    folder: Path = options.folder
    trial, started = load(folder / "trial.py"), time.monotonic()
    every = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    found = {name: [tuple(s) for s in every[name][: options.sizes]] for name in options.programs if name in every}
    print(torch.cuda.get_device_name() if device() == "cuda" else "no GPU: the interpreter, and no times", flush=True)
    if device() == "cuda":
        compile_all(folder, found, options.jobs)
    ratios: list[float] = []
    wrong = left = 0
    rows = [(name, sizes) for name in sorted(found, key=lambda n: n in FAR) for sizes in found[name]]
    for place, (name, sizes) in enumerate(rows):
        if time.monotonic() - started > options.limit_s:
            left = len(rows) - place
            print(f"{left} rows were left out: {options.limit_s:.0f} s are over", flush=True)
            break
        try:
            if name in FAR:
                line, right = far(folder, name, sizes, options.seed + place)
            else:
                line, ratio = beside(folder, trial, name, sizes, options.seed + place)
                right = ratio is not None
                ratios += [] if ratio is None else [ratio]
        except Exception as error:  # noqa: BLE001  (the other rows go on)
            line, right = f"{name:18} {sizes}  {type(error).__name__}: {' '.join(str(error).split())[:300]}", False
        wrong += not right
        print(line, flush=True)
    if not ratios:
        print("no row was timed")
        return 1
    mean, least = statistics.geometric_mean(ratios), min(ratios)
    print(f"fixed / sized at {len(ratios)} sizes: geometric mean {mean:.3f}, smallest {least:.3f}; {wrong} wrong; {left} left out")
    return 0 if mean >= MEAN and least >= LEAST and not wrong and not left else 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    for command, about in ((emit, "searches, without a GPU"), (run, "compares and times, on a GPU")):
        one = commands.add_parser(command.__name__, help=about)
        one.set_defaults(command=command)
        one.add_argument("folder", type=Path)
        one.add_argument("--programs", nargs="+", choices=[*SIZES, *FAR], default=[*SIZES, *FAR])
        one.add_argument("--sizes", type=int, default=NUMBER, help="how many of the sizes")
        one.add_argument("--jobs", type=int, default=16, help="processes that search or compile")
        if command is emit:
            one.add_argument("--budget", type=float, help="seconds for a search of one size alone")
        else:
            one.add_argument("--seed", type=int, default=0)
            one.add_argument("--limit-s", type=float, default=280.0, help="after these seconds no further row starts")
    options = parser.parse_args(arguments)
    return options.command(options)


if __name__ == "__main__":
    sys.exit(main())

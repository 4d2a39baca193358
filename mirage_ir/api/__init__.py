"""The face of mirage-ir in Python: build a `Graph`, `superoptimize` it, call the `Kernel`.

It stands above the lowerings; `import mirage_ir` loads it when one of its names is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from numbers import Integral
from os import PathLike
from typing import TYPE_CHECKING, Any, cast

from mirage_ir.api.graph import Graph, Tensor, brief
from mirage_ir.api.kernel import InputError, Kernel, Kernels, SavedKernel, SavedKernels
from mirage_ir.api.report import report
from mirage_ir.api.sized_kernel import SizedKernel
from mirage_ir.errors import OptionError, ProgramError, SearchError
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import DEFAULT_TARGET, machine

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from mirage_ir.search.run.control import Progress

__all__ = [
    "Graph",
    "InputError",
    "Kernel",
    "Kernels",
    "SavedKernel",
    "SavedKernels",
    "SizedKernel",
    "Tensor",
    "bfloat16",
    "float16",
    "float32",
    "load_mirage_checkpoint",
    "new_graph",
    "new_kernel_graph",
    "optimize",
    "report",
    "superoptimize",
    "superoptimize_sizes",
]

float16 = DType.f16
bfloat16 = DType.bf16
float32 = DType.f32


def new_graph(name: str = "graph") -> Graph:
    """An empty kernel graph."""
    return Graph(name)


new_kernel_graph = new_graph


def load_mirage_checkpoint(path: str | PathLike[str], *, target: str = DEFAULT_TARGET) -> SavedKernels:
    """The μGraphs in a checkpoint file of the original Mirage, as kernels for `target` in the order of the file.

    A file that Mirage's search saved also holds its computation graph and its space: `superoptimize` takes the result of this
    function, and goes on from there.

    Nothing in a file is executed. Raises `CheckpointError` (a `MirageError`) with the place of a wrong or unknown entry,
    `OptionError` for an unknown target, `OSError` when the file cannot be read.
    """
    from mirage_ir.importers.checkpoint import read_saved_search as load

    goal = machine(target)
    return SavedKernels(load(path), goal)


def superoptimize(
    graph: Graph | Program | SavedKernels,
    *,
    target: str = DEFAULT_TARGET,
    top: int | str | None = 5,
    budget: float | None = None,
    checkpoint: str | PathLike[str] | None = None,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: bool | Callable[[Progress], None] | None = None,
    cache: bool | str | PathLike[str] | None = None,
    reverify: bool = False,
    stabilize: bool = False,
    memory: float | None = None,
    tune: str | None = None,
    backends: str | Sequence[str] | None = None,
    **options: Any,
) -> Kernels:
    """The kernels found for a graph or program, at most `top`, best first, each verified against it.

    `target` names the machine; the other options are the fields of `mirage_ir.search.space.Space`, and replace the values
    derived from shapes and target: `griddims=[(2, 16, 1)]`, `franges=[4, 8]`, `max_kernels=2`, …

    After `budget` seconds the best program verified by then is returned, or else the program as it was. A warning names each phase
    that the budget ended (also `result.budget_ended`; `result.generated.left` counts the parts that were left to search).
    `checkpoint` names a file that keeps the state of the search: a killed search goes on from it and ends with the same result.
    `workers` processes search at a time; `executor` may be any `concurrent.futures.Executor` that searches beside this process: the
    result is the same. Operators registered at run time must be registered in its processes, too; `workers` are forked and have
    them. `progress` is true or false, to show progress on standard error or not, or a function that is called with it now and then;
    by default it is shown when a search takes more than a few seconds.

    `cache` keeps results between processes, and the modules that a GPU runs: true for the default folder, or a folder. With
    `reverify`, cached candidates are verified again (docs/cache.md).

    A search read by `load_mirage_checkpoint` goes on: its computation graph is the program, its space gives the options that are
    not given here, and its programs are candidates, verified and ranked with new ones.
    `mi.superoptimize(saved.program)` takes the program alone.

    With `stabilize`, a program in which an exp can overflow is searched in an equal form in which none can, as a softmax that
    subtracts its maximum, where the laws of algebra know one (docs/saturation.md).

    A verification takes at most `memory` GiB, or half of the free memory; a candidate that would take more is not verified.

    `backends` names the languages that kernels may be written in, "triton", "cuda" or both, as in "triton,cuda"; without it those
    that are installed. Where both are, `tune` takes the faster one for each kernel; without measuring, kernels are Triton's.

    With `tune`, "quick" (about 20 seconds more) or "full" (minutes), candidates are measured on the GPUs of this machine, beside
    what PyTorch has for the program (docs/measuring.md). The kernels are in the order of what was measured. Where PyTorch is faster
    than every candidate, the first one is PyTorch's own: `kernel.chosen` says so. `kernels.tuning` has the times. The budget does
    not count them.

    Raises `OptionError` for an unknown option or target, a checkpoint that cannot be used, or `tune` without a GPU, `ProgramError`
    for a wrong program, `SearchError` when nothing was verified, or when a file has no computation graph.
    """
    from mirage_ir.cache.results import Cache
    from mirage_ir.pipeline.superoptimize import superoptimize as run
    from mirage_ir.search.run.control import Control
    from mirage_ir.search.space import Space

    saved = graph if isinstance(graph, SavedKernels) else None
    if saved is not None and saved.program is None:
        raise SearchError("the file does not say what its programs should compute: it has no computation graph")
    from mirage_ir.lowering.mixed.backends import Backend, check_backends, in_cuda

    only_cuda, effort = backends is not None and check_backends(backends) == (Backend.CUDA,), None
    if tune is not None:
        from mirage_ir.runtime.tune import check_tune

        if only_cuda:
            raise OptionError("'backends' has no kernels of Triton's, with which 'tune' begins: name both, or leave out 'tune'")
        effort = check_tune(tune)
    if only_cuda:
        options.setdefault("max_loops", 1)
    searched = {} if effort is None else {"top": _more(top, effort.searched), "distinct": True}
    chosen = {name: _plain(name, value) for name, value in {"top": top, **searched, **options}.items()}
    goal, space = machine(target), Space.of({**({} if saved is None else saved.space), **chosen})
    program = graph.program() if isinstance(graph, Graph) else graph.program if isinstance(graph, SavedKernels) else graph
    if isinstance(graph, Graph) and graph.symbols:
        names = ", ".join(symbol.name for symbol in graph.symbols)
        raise ProgramError(f"the sizes {names} are symbols: superoptimize_sizes searches programs for all sizes")
    if not isinstance(program, Program):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ProgramError(f"superoptimize takes a Graph or a Program, not {brief(program)}")
    workers = int(workers) if isinstance(workers, Integral) and not isinstance(workers, bool) else workers
    control = Control(budget, checkpoint, workers, executor, progress)
    results = Cache.of(cache, reverify=reverify)
    claimed = [k.program for k in saved or ()]
    found = run(program, space, goal, memory=memory, control=control, cache=results, stabilize=stabilize, candidates=claimed)
    texts = None if results is None else results.texts
    if only_cuda:
        found = replace(found, candidates=tuple(replace(c, program=in_cuda(c.program)) for c in found.candidates))
    if effort is None:
        return Kernels(found, program, goal, texts)
    from mirage_ir.runtime.tune import tune_candidates

    assert tune is not None
    ranked, tuning = tune_candidates(
        found.candidates, found.source, program, goal, tune, results, backends=check_backends(backends)
    )
    most = space.top if top is None or isinstance(top, str) else top
    return Kernels(replace(found, candidates=tuple(ranked[:most])), program, goal, texts, tuning)


def superoptimize_sizes(
    graph: Graph,
    *,
    target: str = DEFAULT_TARGET,
    budget: float | None = None,
    workers: int | None = None,
    progress: bool | Callable[[Progress], None] | None = None,
    cache: bool | str | PathLike[str] | None = None,
    memory: float | None = None,
    **options: Any,
) -> SizedKernel:
    """The kernel for all sizes of a graph's symbols (`Graph.new_symbol`), as few programs as lose little: docs/symbols.md.

    Options are those of `superoptimize`. The budget bounds the searches; a search that it ends gives what was found by then.
    Raises `ProgramError` for a graph without symbols or one that uses sizes for something that a kernel cannot know, `SearchError`
    when no program has all sizes or none is equivalent.
    """
    from mirage_ir.cache.results import Cache
    from mirage_ir.lowering.triton.sized import check_emits
    from mirage_ir.pipeline.sized import SIZED_EFFORT
    from mirage_ir.pipeline.sized import superoptimize_sizes as run
    from mirage_ir.search.run.control import Control
    from mirage_ir.search.space import Space
    from mirage_ir.sized.family import SizedProgram

    goal, space = machine(target), Space.of({**SIZED_EFFORT, **{name: _plain(name, value) for name, value in options.items()}})
    source = SizedProgram.of(graph.program())
    if not source.symbols:
        raise ProgramError("the graph has no symbolic sizes: superoptimize searches programs for fixed ones")
    results = Cache.of(cache, reverify=False)
    control = Control(budget, None, workers, None, progress)
    found = run(source, space, goal, control=control, cache=results, memory=memory, check=partial(check_emits, machine=goal))
    return SizedKernel(found, goal, None if results is None else results.texts)


def _more(top: int | str | None, least: int) -> int | str | None:
    """How many candidates a search is asked for when so many are to be measured."""
    return max(top, least) if isinstance(top, int) else top


def _plain(name: str, value: Any, depth: int = 0) -> Any:
    """The value of an option with NumPy's integers and arrays made Python's."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_plain(name, part, depth + 1) for part in cast(Iterable[Any], value)]
    if name == "griddims" and depth < 2 and value is not None:
        raise OptionError(f"option 'griddims' is a list of grids, as in [(2, 16, 1)]; {brief(value)} is not one")
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else value


optimize = superoptimize

"""The face of mirage-ir in Python: build a `Graph`, `superoptimize` it, call the `Kernel`.

It stands above the lowerings; `import mirage_ir` loads it when one of its names is first used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from numbers import Integral
from os import PathLike
from typing import TYPE_CHECKING, Any, cast

from mirage_ir.api.graph import Graph, Tensor, brief
from mirage_ir.api.kernel import InputError, Kernel, Kernels
from mirage_ir.api.saved import SavedKernel, SavedKernels
from mirage_ir.errors import OptionError, ProgramError, SearchError
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import DEFAULT_TARGET, machine

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from mirage_ir.search.run.progress import Progress

__all__ = [
    "Graph",
    "InputError",
    "Kernel",
    "Kernels",
    "SavedKernel",
    "SavedKernels",
    "Tensor",
    "bfloat16",
    "float16",
    "float32",
    "load_mirage_checkpoint",
    "new_graph",
    "new_kernel_graph",
    "optimize",
    "superoptimize",
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

    A file that Mirage's search saved also says what they should compute and in which space they were found: `superoptimize` takes
    what is returned here, and goes on from there.

    Nothing in a file is executed. Raises `CheckpointError` (a `MirageError`) with the place of what is wrong or not known in it,
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
    **options: Any,
) -> Kernels:
    """The kernels found for a graph or program, at most `top`, best first, each verified against it.

    `target` names the machine; the other options are the fields of `mirage_ir.search.space.Space`, and replace what is otherwise
    derived from shapes and target: `griddims=[(2, 16, 1)]`, `franges=[4, 8]`, `max_kernels=2`, …

    After `budget` seconds the best is returned that is verified by then, or the program as it was, with a warning for each phase
    that this ended (also `result.budget_ended`, and `result.generated.left`, the parts of the program that were left to search).
    `checkpoint` names a file that keeps what was found; a search that was killed goes on from it and ends with the same result.
    `workers` processes search at a time; `executor` may be any `concurrent.futures.Executor` that searches beside this process: the
    result is the same. Operators registered at run time must be registered in its processes too; those that `workers` starts are
    forked and have them. `progress` says whether to show progress on standard error, or is a function that is told of it now and
    then; not given, it is shown when a search takes more than a few seconds.

    `cache` keeps results between processes, and takes what is known from there: true for the default folder, or a folder. It also
    keeps the modules that a GPU runs. With `reverify`, what comes from the cache is verified again (docs/cache.md).

    A search that `load_mirage_checkpoint` read is taken up where it stands: its computation graph is the program, options that are
    not given are those of its space, and its programs are candidates beside what is found here, verified and ranked with it.
    `mi.superoptimize(saved.program)` takes the program alone.

    With `stabilize`, a program in which an exp can overflow is searched in an equal form in which none can, as a softmax that
    subtracts its maximum, where the laws of algebra know one (docs/saturation.md).

    A verification takes at most `memory` GiB, or half of what is free; a candidate that would take more is not verified.

    Raises `OptionError` for an unknown option or target or a checkpoint that cannot be used, `ProgramError` for a wrong program,
    `SearchError` when nothing was verified, or a file does not say what its programs should compute.
    """
    from mirage_ir.cache.results import Cache
    from mirage_ir.pipeline.superoptimize import superoptimize as run
    from mirage_ir.search.run.control import Control
    from mirage_ir.search.space import Space

    saved = graph if isinstance(graph, SavedKernels) else None
    if saved is not None and saved.program is None:
        raise SearchError("the file does not say what its programs should compute: it has no computation graph")
    chosen = {name: _plain(name, value) for name, value in {"top": top, **options}.items()}
    goal, space = machine(target), Space.of({**({} if saved is None else saved.space), **chosen})
    program = graph.program() if isinstance(graph, Graph) else graph.program if isinstance(graph, SavedKernels) else graph
    if not isinstance(program, Program):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise ProgramError(f"superoptimize takes a Graph or a Program, not {brief(program)}")
    workers = int(workers) if isinstance(workers, Integral) and not isinstance(workers, bool) else workers
    control = Control(budget, checkpoint, workers, executor, progress)
    results = Cache.of(cache, reverify=reverify)
    claimed = [k.program for k in saved or ()]
    found = run(program, space, goal, memory=memory, control=control, cache=results, stabilize=stabilize, candidates=claimed)
    return Kernels(found, program, goal, None if results is None else results.texts)


def _plain(name: str, value: Any, depth: int = 0) -> Any:
    """The value of an option with NumPy's integers and arrays made Python's."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_plain(name, part, depth + 1) for part in cast(Iterable[Any], value)]
    if name == "griddims" and depth < 2 and value is not None:
        raise OptionError(f"option 'griddims' is a list of grids, as in [(2, 16, 1)]; {brief(value)} is not one")
    return int(value) if isinstance(value, Integral) and not isinstance(value, bool) else value


optimize = superoptimize

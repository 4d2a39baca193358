"""The face of mirage-ir in Python: build a `Graph`, `superoptimize` it, call the `Kernel`.

It stands above the lowerings; `import mirage_ir` loads it when one of its names is first used.
"""

from __future__ import annotations

from typing import Any

from mirage_ir.api.graph import Graph as Graph
from mirage_ir.api.graph import Tensor as Tensor
from mirage_ir.api.kernel import InputError as InputError
from mirage_ir.api.kernel import Kernel as Kernel
from mirage_ir.api.kernel import Kernels as Kernels
from mirage_ir.program import DType, Program
from mirage_ir.target.machines import DEFAULT_TARGET, machine

float16 = DType.f16
bfloat16 = DType.bf16
float32 = DType.f32


def new_graph(name: str = "graph") -> Graph:
    """An empty kernel graph."""
    return Graph(name)


new_kernel_graph = new_graph


def superoptimize(graph: Graph | Program, *, target: str = DEFAULT_TARGET, top: int = 5, **options: Any) -> Kernels:
    """The kernels found for a graph or program, at most `top`, best first, each verified against it.

    `target` names the machine; the other options are the fields of `mirage_ir.search.space.Space`, and replace what is otherwise
    derived from shapes and target: `griddims=[(2, 16, 1)]`, `franges=[4, 8]`, `max_kernels=2`, …

    Raises `OptionError` for an unknown option or target, `ProgramError` for a wrong program, `SearchError` when nothing was
    verified.
    """
    from mirage_ir.search.space import Space
    from mirage_ir.superoptimize import superoptimize as run

    goal, space = machine(target), Space.of({"top": top, **options})
    program = graph.program() if isinstance(graph, Graph) else graph
    return Kernels(run(program, space, goal), program, goal)


optimize = superoptimize

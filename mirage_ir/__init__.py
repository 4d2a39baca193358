"""mirage-ir: a tensor-program superoptimizer built as a compiler.

`import mirage_ir as mi` shows the face of `mirage_ir.api`, loaded when first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mirage_ir.version import VERSION

if TYPE_CHECKING:
    from mirage_ir.api import Graph as Graph
    from mirage_ir.api import Kernel as Kernel
    from mirage_ir.api import Kernels as Kernels
    from mirage_ir.api import SavedKernel as SavedKernel
    from mirage_ir.api import SavedKernels as SavedKernels
    from mirage_ir.api import Tensor as Tensor
    from mirage_ir.api import bfloat16 as bfloat16
    from mirage_ir.api import float16 as float16
    from mirage_ir.api import float32 as float32
    from mirage_ir.api import load_mirage_checkpoint as load_mirage_checkpoint
    from mirage_ir.api import new_graph as new_graph
    from mirage_ir.api import new_kernel_graph as new_kernel_graph
    from mirage_ir.api import optimize as optimize
    from mirage_ir.api import superoptimize as superoptimize

__version__ = VERSION
_FACE = (
    "Graph",
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
)


def __getattr__(name: str) -> Any:
    if name in _FACE:
        from mirage_ir import api

        return getattr(api, name)
    raise AttributeError(f"module 'mirage_ir' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*globals(), *_FACE]

"""mirage-ir: a tensor-program superoptimizer built as a compiler.

`import mirage_ir as mi` shows the face of `mirage_ir.api`, loaded when first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mirage_ir.version import VERSION

if TYPE_CHECKING:
    from mirage_ir.api import (
        Graph,
        Kernel,
        Kernels,
        SavedKernel,
        SavedKernels,
        SizedKernel,
        Tensor,
        bfloat16,
        float16,
        float32,
        load_mirage_checkpoint,
        new_graph,
        new_kernel_graph,
        optimize,
        superoptimize,
        superoptimize_sizes,
    )

__all__ = [
    "Graph",
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
    "superoptimize",
    "superoptimize_sizes",
]
__version__ = VERSION


def __getattr__(name: str) -> Any:
    if name in __all__:
        from mirage_ir import api

        return getattr(api, name)
    raise AttributeError(f"module 'mirage_ir' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*globals(), *__all__]

"""mirage-ir: a tensor-program superoptimizer built as a compiler.

`import mirage_ir as mi` shows the face of `mirage_ir.api`, loaded when first used.
"""

from __future__ import annotations

from importlib import import_module
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
        report,
        superoptimize,
        superoptimize_sizes,
    )
    from mirage_ir.torch import from_torch, to_torch_library

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
    "from_torch",
    "load_mirage_checkpoint",
    "new_graph",
    "new_kernel_graph",
    "optimize",
    "report",
    "superoptimize",
    "superoptimize_sizes",
    "to_torch_library",
]
_OF_TORCH = ("from_torch", "to_torch_library")
"""What `mirage_ir.torch` shows here, which needs PyTorch."""
__version__ = VERSION


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("mirage_ir.torch" if name in _OF_TORCH else "mirage_ir.api"), name)
    raise AttributeError(f"module 'mirage_ir' has no attribute '{name}'")


def __dir__() -> list[str]:
    return [*globals(), *__all__]

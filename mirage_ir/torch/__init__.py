"""mirage-ir inside PyTorch: programs from functions and modules, kernels as operators, and a back end of `torch.compile`.

Each name is loaded when it is first used: a graph that comes from a cache needs little of the package.
"""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mirage_ir.torch.backend import mirage as mirage
from mirage_ir.torch.backend import register_back_end

if TYPE_CHECKING:
    from mirage_ir.torch.explanation import Explanation, explain
    from mirage_ir.torch.exported import TorchError, from_torch
    from mirage_ir.torch.operators import to_torch_library
    from mirage_ir.torch.validation import TorchValidation, validate
    from mirage_ir.torch.waiting_form import searching, wait

__all__ = [
    "Explanation",
    "TorchError",
    "TorchValidation",
    "explain",
    "from_torch",
    "mirage",
    "searching",
    "to_torch_library",
    "validate",
    "wait",
]
_PLACES = MappingProxyType(
    {
        "Explanation": "explanation",
        "TorchError": "exported",
        "TorchValidation": "validation",
        "explain": "explanation",
        "from_torch": "exported",
        "searching": "waiting_form",
        "to_torch_library": "operators",
        "validate": "validation",
        "wait": "waiting_form",
    }
)
"""The modules of what is loaded later."""


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'mirage_ir.torch' has no attribute '{name}'")
    return getattr(import_module(f"mirage_ir.torch.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


register_back_end()

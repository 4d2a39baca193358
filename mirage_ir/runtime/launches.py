"""Launches of emitted Triton kernels that cost the processor less: by the launcher that PyTorch has for its own ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

_LETTERS = {"i32": "i", "i64": "l"}
"""What PyTorch's launcher calls the types of numbers."""
_POINTER = "O"
_KEPT_SHAPES = 4096


def quicken(module: Any) -> None:
    """Makes an emitted Triton module get memory and start kernels in PyTorch's faster ways, where this version of it has them."""
    empty_strided = _of_torch("_dynamo.guards._empty_strided_cuda")
    if empty_strided is not None and hasattr(module, "allocate"):
        module.allocate = allocation(module.allocate, empty_strided)
    needed = [
        _of_torch(n) for n in ("_StaticCudaLauncher._launch_kernel", "_cuda_getCurrentRawStream", "_cuda_isCurrentStreamCapturing")
    ]
    if None not in needed and hasattr(module, "started"):
        module.started = starting(*needed)


def _of_torch(path: str) -> Any:
    """What PyTorch's compiled part has under a name, if it has it."""
    found: Any = import_module("torch._C")
    for name in path.split("."):
        found = getattr(found, name, None)
    return found


def allocation(otherwise: Callable[..., Any], empty_strided: Callable[..., Any]) -> Callable[..., Any]:
    """What `allocate` of a module is: memory for results, on the current device where that is a GPU."""

    def allocate(shape: tuple[int, ...], dtype: Any, device: Any) -> Any:
        if device.type != "cuda":
            return otherwise(shape, dtype, device)
        return empty_strided(shape, _strides_of(shape), dtype)

    return allocate


@lru_cache(maxsize=_KEPT_SHAPES)
def _strides_of(shape: tuple[int, ...]) -> tuple[int, ...]:
    """The strides that PyTorch gives a new tensor."""
    strides = [1] * len(shape)
    for d in range(len(shape) - 1, 0, -1):
        strides[d - 1] = strides[d] * max(shape[d], 1)
    return tuple(strides)


def starting(
    launch_kernel: Callable[..., None], current_stream: Callable[[int], int], is_capturing: Callable[[], bool]
) -> Callable[..., Callable[..., object]]:
    """What `started` of a module is: it takes a compiled kernel and a grid, and returns what launches it.

    A CUDA graph is captured by Triton's launch, which lets a kernel start while the one before it ends. Triton launches what needs
    more than its arguments, too, as memory of Triton's or clusters, and all while somebody listens to launches.
    """

    def started(compiled: Any, grid: tuple[int, int, int]) -> Callable[..., object]:
        captured: Callable[..., object] = compiled[grid]
        taken = None if _is_heard() else _taken(compiled)
        if taken is None:
            return captured
        places, letters, hidden = taken
        pointers = [n for n, letter in enumerate(letters[: len(places)]) if letter == _POINTER]
        first = places[pointers[0]]
        function, warps, shared = compiled.function, compiled.metadata.num_warps, compiled.metadata.shared
        across, down, deep = grid

        def start(*arguments: Any) -> None:
            if is_capturing():
                captured(*arguments)
                return
            given = [arguments[place] for place in places]
            for n in pointers:
                given[n] = given[n].data_ptr()
            stream = current_stream(arguments[first].get_device())
            launch_kernel(function, across, down, deep, warps, shared, letters, (*given, *hidden), stream)

        return start

    return started


def _is_heard() -> bool:
    """Whether Triton tells somebody of launches, as a profiler."""
    from triton import knobs

    hooks = [getattr(knobs.runtime, f"launch_{when}_hook") for when in ("enter", "exit")]
    return any(hook is not None and getattr(hook, "calls", True) for hook in hooks)


def _taken(compiled: Any) -> tuple[list[int], str, tuple[int, ...]] | None:
    """The places of those of all arguments that a compiled kernel takes, the letters of their types, and what it takes after them.

    None for a kernel that needs more than that. Constants that it was compiled for are no arguments of its.
    """
    metadata = compiled.metadata
    if metadata.num_ctas != 1 or getattr(metadata, "launch_cooperative_grid", False) or getattr(metadata, "tensordesc_meta", None):
        return None
    scratch = [getattr(metadata, f"{kind}_scratch_size", None) for kind in ("global", "profile")]
    if any(scratch):
        return None
    places: list[int] = []
    letters = ""
    for place, type in enumerate(compiled.src.signature.values()):
        if type == "constexpr":
            continue
        letter = _POINTER if type.startswith("*") else _LETTERS.get(type)
        if letter is None:
            return None
        places.append(place)
        letters += letter
    hidden = (0,) * sum(size is not None for size in scratch)
    return (places, letters + _POINTER * len(hidden), hidden) if _POINTER in letters else None

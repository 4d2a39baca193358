"""The languages that kernels are written in, and which of them a program may have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import StrEnum

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import OptionError
from mirage_ir.program import GraphOp

DEFAULT_THREADS = 128
"""Threads of a block whose launch the lowering chooses."""


class Backend(StrEnum):
    """What writes kernels."""

    TRITON = "triton"
    CUDA = "cuda"


def installed_backends() -> tuple[Backend, ...]:
    """Triton, and CUDA where its compiler is installed (`mirage-ir[cuda]`)."""
    from mirage_ir.lowering.cuda.compile import is_installed

    return (Backend.TRITON, Backend.CUDA) if is_installed() else (Backend.TRITON,)


def check_backends(given: str | Sequence[str] | None) -> tuple[Backend, ...]:
    """The back ends of an option `backends`, such as "triton,cuda"; for None, those that are installed. Raises `OptionError` for
    another one, for none, and for one that is not installed."""
    if given is None:
        return installed_backends()
    names = given.split(",") if isinstance(given, str) else list(given) if isinstance(given, list | tuple) else [given]
    known = {backend.value for backend in Backend}
    words = [name.strip() for name in names if isinstance(name, str)]
    if not words or len(words) < len(names) or not known.issuperset(words):
        raise OptionError(f"option 'backends' names 'triton', 'cuda' or both, not {', '.join(map(repr, names)) or 'nothing'}")
    found = tuple(backend for backend in Backend if backend in words)
    if Backend.CUDA in found and Backend.CUDA not in installed_backends():
        raise OptionError("option 'backends': compiling CUDA needs cuda-bindings and NVRTC: pip install 'mirage-ir[cuda]'")
    return found


def in_cuda(program: Decomposed) -> Decomposed:
    """The program with its graph-defined kernels written in CUDA, but for those of several loops: CUDA kernels have one."""
    return _changed(program, lambda node: replace(node, cuda=not node.later))


def in_triton(program: Decomposed) -> Decomposed:
    """The program with each of its graph-defined kernels written in Triton: launches of those in CUDA are left open."""
    return _changed(program, lambda node: replace(with_open_launch(node), cuda=False) if node.cuda else node)


def with_open_launch(node: GraphOp) -> GraphOp:
    """A graph-defined kernel whose launch the lowering chooses."""
    return replace(node, threads=max(DEFAULT_THREADS, fewest_threads(node)), stages=0)


def fewest_threads(node: GraphOp) -> int:
    """The threads that a block of a kernel has at least: those of its thread graphs."""
    return max((inner.blocks for inner in node.body if isinstance(inner, GraphOp)), default=1)


def _changed(program: Decomposed, change: Callable[[GraphOp], GraphOp]) -> Decomposed:
    nodes = tuple(change(node) if isinstance(node, GraphOp) else node for node in program.nodes)
    return Decomposed(replace(program, nodes=nodes))

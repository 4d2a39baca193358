"""The languages that kernels are written in, and which of them a program may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

from mirage_ir.decompose import Decomposed
from mirage_ir.errors import OptionError
from mirage_ir.program import GraphOp


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
    names = [word.strip() for word in given.split(",")] if isinstance(given, str) else [str(word) for word in given]
    known = {backend.value for backend in Backend}
    if not names or any(name not in known for name in names):
        raise OptionError(f"option 'backends' names 'triton', 'cuda' or both, not {', '.join(map(repr, names)) or 'nothing'}")
    found = tuple(backend for backend in Backend if backend in names)
    if Backend.CUDA in found and Backend.CUDA not in installed_backends():
        raise OptionError("option 'backends': compiling CUDA needs cuda-bindings and NVRTC: pip install 'mirage-ir[cuda]'")
    return found


def in_cuda(program: Decomposed) -> Decomposed:
    """The program with each of its graph-defined kernels written in CUDA."""
    nodes = tuple(replace(node, cuda=True) if isinstance(node, GraphOp) else node for node in program.nodes)
    return Decomposed(replace(program, nodes=nodes))


def in_triton(program: Decomposed) -> Decomposed:
    """The program with each of its graph-defined kernels written in Triton: launches of those in CUDA are left open."""
    nodes = tuple(
        replace(node, cuda=False, threads=128, stages=0) if isinstance(node, GraphOp) and node.cuda else node
        for node in program.nodes
    )
    return Decomposed(replace(program, nodes=nodes))

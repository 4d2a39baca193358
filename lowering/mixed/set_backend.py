"""`mugraph-set-backend`: graph-defined kernels are to be written in CUDA, or in Triton."""

from __future__ import annotations

from dataclasses import dataclass

from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp, UnitAttr
from xdsl.passes import ModulePass

from mirage_ir.dialects.functions import functions, is_ours
from mirage_ir.dialects.mugraph import BlockOp
from mirage_ir.errors import OptionError
from mirage_ir.lowering.mixed.backends import Backend


@dataclass(frozen=True)
class SetBackendPass(ModulePass):
    """Says for graph-defined kernels in which language `-t triton` and the Python interface write them.

    args: `backend`, `cuda` or `triton`.
    rewrite: `mugraph.block ins(…) grid [8] loop 4 threads 128 { … }`
        → `mugraph.block ins(…) grid [8] loop 4 threads 128 cuda { … }`, and for `triton` the other way round.
    checks: kernels of several loops are left to Triton, since CUDA kernels have one. What else CUDA cannot express is an error when
        it is written.
    """

    name = "mugraph-set-backend"

    backend: str

    def __post_init__(self) -> None:
        if self.backend not in {backend.value for backend in Backend}:
            raise OptionError(f"option 'backend' is 'cuda' or 'triton', not '{self.backend}'")

    def apply(self, ctx: Context, op: ModuleOp) -> None:
        for func in functions(op):
            if is_ours(func):
                for kernel in func.body.block.ops:
                    if isinstance(kernel, BlockOp):
                        one_loop = kernel.later is None
                        kernel.cuda = UnitAttr() if self.backend == Backend.CUDA and one_loop else None

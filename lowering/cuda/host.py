"""The launches of CUDA kernels in the body of `run`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.assignment import LARGEST_TABLE
from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.launch import ChosenKernel, plan_kernels
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan, PlanError
from mirage_ir.lowering.cuda.text import RESERVED
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.module.host import GraphLaunch, Host
from mirage_ir.lowering.module.names import COMMON_NAMES
from mirage_ir.program import GraphOp, Program
from mirage_ir.target import Machine

_MODULE = {"aligned", "check", "driver", "enter", "function", "launch", "library", "loaded", "prepared"}
_IMPORTED = {"base64", "ctypes", "functools", "threading", "zlib"}
_CONSTANTS = {"CUBINS", "INVALID_CONTEXT", "KERNELS", "MAX_DYNAMIC_SHARED_SIZE_BYTES", "MOST_PREPARED", "PREPARED", "SOURCE"}
_CLASSES = {"LaunchAttribute", "LaunchConfig", "PROGRAMMATIC_STREAM_SERIALIZATION"}
_LAUNCHER = {"arguments", "dim3", "error", "fast", "kernel", "stream"}
_WORDS = (
    COMMON_NAMES
    | RESERVED
    | _MODULE
    | _IMPORTED
    | _CONSTANTS
    | _CLASSES
    | _LAUNCHER
    | {"Aligned", "block", "memory", "mugraph", "NULL", "linux", "unix"}
)
_FORMS = re.compile(r"b\d+|op_.*|.*_strides|cuda.*|MUGRAPH.*")


class _Names:
    """Names that have a meaning of their own in a CUDA module, its kernels, their header, or the functions that launch them."""

    def __contains__(self, name: object) -> bool:
        return name in _WORDS or (isinstance(name, str) and _FORMS.fullmatch(name) is not None)


CUDA_NAMES = _Names()


def check_loops(node: GraphOp) -> None:
    """Raises `LoweringError` for a graph-defined kernel that has several loops."""
    if node.later:
        raise LoweringError("CUDA kernels have one loop: a kernel of several loops is lowered to Triton only")


class CudaHost(Host):
    """The body of `run`, and the kernels that it launches."""

    reserved = CUDA_NAMES

    def __init__(
        self,
        program: Program,
        machine: Machine,
        plans: Sequence[KernelPlan] = (),
        largest_table: int = LARGEST_TABLE,
        *,
        turns: bool = False,
        symbols: Sequence[str] = (),
        before: int = 0,
    ) -> None:
        """plans: of the program's graph-defined kernels, in order; without them, nothing is planned yet. largest_table, turns: as
        in `plan_kernels`. symbols: names of the sizes that extents follow from. before: how many kernels stand before these in the
        module. Raises `PlanError`, with the number of the kernel before the place."""
        self.planned: list[ChosenKernel] = []
        self._plans, self._largest_table, self._turns = plans, largest_table, turns
        self._before = before
        super().__init__(program, machine, symbols)

    @property
    def kernels(self) -> list[EmittedKernel]:
        """The kernels, in order."""
        return [one.kernel for one in self.planned]

    def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
        values, number = (*launch.operands, *launch.results), len(self.planned)
        check_loops(node)
        flat = flatten(node, [o.type for o in launch.operands], [o.strides for o in launch.operands])
        strides, name, machine = [v.strides for v in values], self.names[number], self.machine
        given = self._plans[number] if self._plans else OPEN
        try:
            named = name, flat, launch.sources, launch.targets, strides
            (one,) = plan_kernels(*named, machine, given, self._largest_table, turns=self._turns, sizes=self.symbols)
        except PlanError as error:
            raise PlanError((number, *error.place), error.message) from None
        self.planned.append(one)
        sized = f", blocks={one.kernel.blocks}, sizes=({''.join(f'{size}, ' for size in self.symbols)})" if self.symbols else ""
        self.lines.append(f"launch({self._before + number}, {', '.join(v.name for v in values)}{sized})")

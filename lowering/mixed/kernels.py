"""CUDA kernels in a module whose other kernels are Triton's, and as alternatives to these in one that is to be measured."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from mirage_ir.lowering.cuda.emitted import EmittedKernel
from mirage_ir.lowering.cuda.host import CUDA_NAMES, check_loops
from mirage_ir.lowering.cuda.launch import ChosenKernel, plan_kernels
from mirage_ir.lowering.cuda.module import compiled_text
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan
from mirage_ir.lowering.cuda.template import IMPORTS, LAUNCH_SUPPORT
from mirage_ir.lowering.flatten import flatten
from mirage_ir.lowering.mixed.backends import fewest_threads, with_open_launch
from mirage_ir.lowering.module.host import GraphLaunch
from mirage_ir.program import GraphOp
from mirage_ir.target import Machine

KERNELS, LAUNCH = "CUDA_KERNELS", "launch_cuda"
"""What KERNELS and `launch` of a CUDA module are called beside those of Triton."""
_OWN = re.compile(r"\bKERNELS\b|\blaunch(?=\()")


@dataclass(frozen=True, slots=True)
class PlacedKernel:
    """A kernel's number in CUDA_KERNELS, the warps of a block, and the stages of the loop's tiles."""

    number: int
    warps: int
    stages: int


class NamesBeside:
    """Names that have a meaning of their own in a module with kernels of both kinds."""

    def __init__(self, others: Container[str]) -> None:
        self._others = others

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in (KERNELS, LAUNCH) or name in CUDA_NAMES or name in self._others)


class KernelsBeside:
    """The CUDA kernels of such a module."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.kernels: list[EmittedKernel] = []

    def add(self, name: str, node: GraphOp, launch: GraphLaunch, given: KernelPlan = OPEN) -> PlacedKernel:
        """Plans a block graph as a kernel called `name`. given: what is planned of it already. Raises `LoweringError` for one that
        CUDA kernels cannot express, `PlanError` where none is as `given` has it."""
        return self._placed(self._planned(name, node, launch, given)[0], name)

    def add_alternatives(self, name: str, node: GraphOp, launch: GraphLaunch, most: int) -> list[PlacedKernel]:
        """Plans a block graph as at most so many kernels with different numbers of warps, best by estimate first. The first is
        called `name`. Left out are those of fewer threads than its thread graphs have: the graph cannot be launched so. Raises
        `LoweringError` as above."""
        planned = self._planned(name, with_open_launch(node), launch, most=most)
        launched = [one for one in planned if one.kernel.threads >= fewest_threads(node)]
        return [self._placed(one, f"{name}_{n}" if n else name) for n, one in enumerate(launched)]

    def _planned(
        self, name: str, node: GraphOp, launch: GraphLaunch, given: KernelPlan = OPEN, most: int = 1
    ) -> list[ChosenKernel]:
        check_loops(node)
        flat = flatten(node, [o.type for o in launch.operands], [o.strides for o in launch.operands])
        lie = [v.strides for v in (*launch.operands, *launch.results)]
        return plan_kernels(name, flat, launch.sources, launch.targets, lie, self.machine, given, most=most)

    def _placed(self, one: ChosenKernel, name: str) -> PlacedKernel:
        self.kernels.append(replace(one.kernel, name=name))
        return PlacedKernel(len(self.kernels) - 1, one.plan.warps, one.stages)

    def launch(self, number: str, launch: GraphLaunch) -> str:
        """The line that launches the kernel with a number."""
        return f"{LAUNCH}({number}, {', '.join(v.name for v in (*launch.operands, *launch.results))})"

    def texts(self, measured: bool) -> Sequence[str]:
        """The parts of the module for these kernels; none where there is no kernel. measured: as in `compiled_text`. Raises
        `LoweringError` where NVRTC is not installed."""
        if not self.kernels:
            return ()
        *compiled, entries = compiled_text(self.kernels, self.machine, measured=measured)
        return (IMPORTS, *compiled, *(_OWN.sub(_beside, text) for text in (entries, LAUNCH_SUPPORT)))


def _beside(word: re.Match[str]) -> str:
    return KERNELS if word[0] == "KERNELS" else LAUNCH

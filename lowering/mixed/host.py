"""The body of `run` where some kernels are in CUDA, or may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan, PlanError
from mirage_ir.lowering.mixed.kernels import KernelsBeside, NamesBeside, PlacedKernel
from mirage_ir.lowering.module.host import GraphLaunch
from mirage_ir.lowering.triton.host import TRITON_NAMES, TritonHost
from mirage_ir.program import GraphOp, Program
from mirage_ir.target import Machine

NAMES = NamesBeside(TRITON_NAMES)


class MixedHost(TritonHost):
    """The body of `run`, and the kernels that it launches.

    Graphs that are to be CUDA's (`cuda`) are in `beside`, the others in `kernels`. by_cuda: how many CUDA kernels are to be tried
    in the place of each one of Triton's; `alternatives` has them. measured: as in `TritonHost`. plans: of all kernels, in order;
    without them, nothing is planned yet. Raises `PlanError`, with the number of the kernel before the place.
    """

    reserved = NAMES

    def __init__(
        self,
        program: Program,
        machine: Machine,
        *,
        measured: bool = False,
        by_cuda: int = 0,
        plans: Sequence[KernelPlan] = (),
    ) -> None:
        self.beside, self._plans = KernelsBeside(machine), plans
        self.alternatives: list[Sequence[PlacedKernel]] = []
        self._by_cuda = by_cuda
        super().__init__(program, machine, measured=measured)

    def launch(self, node: GraphOp, launch: GraphLaunch) -> None:
        if node.cuda:
            number = len(self.kernels) + len(self.beside.kernels)
            try:
                one = self.beside.add(self.next_name(), node, launch, self._plans[number] if self._plans else OPEN)
            except PlanError as error:
                raise PlanError((number, *error.place), error.message) from None
            self.lines.append(self.beside.launch(str(one.number), launch))
            return
        before, number = len(self.lines), len(self.kernels)
        super().launch(node, launch)
        others = self._others(self.kernels[number].kernel.name, node, launch)
        self.alternatives.append(others)
        if others:
            self.kernels[number] = replace(self.kernels[number], more=_entry(others))
            chosen = f'KERNELS[{number}]["cuda"]'
            ours, theirs = self.lines[before:], self.beside.launch(chosen, launch)
            self.lines[before:] = [f"if {chosen} is None:", *(f"    {line}" for line in ours), "else:", f"    {theirs}"]

    def _others(self, name: str, node: GraphOp, launch: GraphLaunch) -> Sequence[PlacedKernel]:
        """The CUDA kernels that may take the place of a kernel; none where CUDA cannot express it."""
        if not self._by_cuda:
            return ()
        try:
            return self.beside.add_alternatives(name, node, launch, self._by_cuda)
        except LoweringError:
            return ()


def _entry(placed: Sequence[PlacedKernel]) -> tuple[str, ...]:
    """The lines in KERNELS: the CUDA kernel that takes the kernel's place now, if one does, and those that may."""
    launches = ", ".join(f"({one.warps}, {one.stages}): {one.number}" for one in placed)
    return (
        '        "cuda": None,',
        "        # Of each CUDA kernel that may take its place the warps of a block and the stages, and its number.",
        f'        "by_cuda": {{{launches}}},',
    )

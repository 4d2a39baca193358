"""What is fixed of a kernel before the rest of it is planned: its warps, layouts of its steps, and its buffers in shared memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mirage_ir.errors import MirageError, ProgramError
from mirage_ir.lowering.cuda.check import check_buffer
from mirage_ir.lowering.cuda.emitted import Buffer
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.schedule import LoopForm
from mirage_ir.lowering.flatten import NodePlace


class PlanError(MirageError):
    """A plan that no kernel has. place: of the node at fault in its block graph; empty where it is the whole graph."""

    def __init__(self, place: NodePlace, message: str) -> None:
        super().__init__(message)
        self.place, self.message = place, message


@dataclass(frozen=True, slots=True)
class PlannedBuffer:
    """A buffer of a plan. stages: tiles that it holds, and offset: of its first byte; None where they are still to be planned."""

    panels: Panels
    stages: int | None = None
    offset: int | None = None

    def instead_of(self, made: Buffer, place: NodePlace) -> Buffer:
        """The buffer that a kernel makes, as it is planned. Raises `PlanError` where it holds another tile, or cannot be so."""
        own, panels = self.panels, made.panels
        if (own.shape, own.dtype) != (panels.shape, panels.dtype):
            raise PlanError(place, f"the plan has a buffer of {_tile(own)} for a tile of {_tile(panels)}")
        if self.stages not in (None, made.stages):
            raise PlanError(place, f"the plan has {self.stages} stages for a buffer that has {made.stages}")
        planned = replace(made, panels=own, offset=self.offset or 0)
        try:
            check_buffer(planned)
        except ProgramError as error:
            raise PlanError(place, f"no buffer lies so in shared memory: {error}") from None
        return replace(planned, offset=made.offset)  # `plan_memory` places it.


@dataclass(frozen=True, slots=True)
class LoopPlan:
    """A schedule of a kernel's loop (`mirage_ir.lowering.cuda.schedule`), in ticks.

    starts: for each place when its operations start, in their order. copies: when those of a later iteration's tiles do.
    """

    form: LoopForm
    interval: int
    starts: Mapping[NodePlace, tuple[int, ...]]
    copies: int = 0
    offset: int = 0
    proved: bool = False


@dataclass(frozen=True, slots=True)
class KernelPlan:
    """A plan of a kernel, of which anything may be left open.

    capability: of the GPU that it is for. warps: of a block. layouts: in which steps compute, by the steps' places. buffers: those
    that hold the value of a place in shared memory, in the order in which the kernel comes to need them. loop: its schedule.
    """

    capability: int | None = None
    warps: int | None = None
    layouts: Mapping[NodePlace, Layout] = field(default_factory=dict[NodePlace, Layout])
    buffers: Mapping[NodePlace, tuple[PlannedBuffer, ...]] = field(default_factory=dict[NodePlace, tuple[PlannedBuffer, ...]])
    loop: LoopPlan | None = None

    @property
    def is_open(self) -> bool:
        """Whether nothing is fixed."""
        return self == OPEN

    def offsets(self, owners: Mapping[str, tuple[NodePlace, int]]) -> dict[str, int]:
        """The planned offsets of buffers by name. owners: for each buffer its place, and which one of this place's it is."""
        found: dict[str, int] = {}
        for name, (place, number) in owners.items():
            planned = self.buffers.get(place, ())
            if number < len(planned) and (offset := planned[number].offset) is not None:
                found[name] = offset
        return found

    @property
    def unplaced(self) -> KernelPlan:
        """The plan without stages and offsets of its buffers."""
        return replace(
            self, buffers={place: tuple(PlannedBuffer(b.panels) for b in buffers) for place, buffers in self.buffers.items()}
        )

    @property
    def unscheduled(self) -> KernelPlan:
        """The plan without its loop's schedule, which stages and offsets of buffers stand on."""
        return replace(self.unplaced, loop=None)


OPEN = KernelPlan()
"""Nothing is planned yet."""


def _tile(panels: Panels) -> str:
    return f"{'x'.join(map(str, panels.shape))}x{panels.dtype}"

"""The launch of a kernel: how many warps a block has, and how many tiles of the loop's loads are in shared memory.

Every number of warps gets its layouts, and where rows of products do not divide by warps, also with more padding. The cheapest plan
is taken of those whose fragments fit a thread's registers, with as many stages as fit shared memory. Where no plan's tiles fit,
tiles with less padding are tried. What a plan (`KernelPlan`) has fixed is not chosen again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from mirage_ir.errors import LoweringError, ProgramError
from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.assignment import LARGEST_TABLE
from mirage_ir.lowering.cuda.build import BuiltKernel, build_kernel, places_of
from mirage_ir.lowering.cuda.check import check_kernel
from mirage_ir.lowering.cuda.durations import chunk_cycles, waiting
from mirage_ir.lowering.cuda.geometry import Padding, varies
from mirage_ir.lowering.cuda.layout import WARP, Layout, Unit
from mirage_ir.lowering.cuda.loop_operations import OperationName
from mirage_ir.lowering.cuda.plan import OPEN, KernelPlan, PlanError, PlannedBuffer
from mirage_ir.lowering.cuda.plan_layouts import LayoutPlan, paddings, plan_layouts
from mirage_ir.lowering.cuda.plan_memory import MemoryPlan, memory_plan
from mirage_ir.lowering.cuda.plan_schedule import better_form
from mirage_ir.lowering.cuda.registers import registers
from mirage_ir.lowering.cuda.rules import check_rule
from mirage_ir.lowering.cuda.schedule import LoopForm
from mirage_ir.lowering.cuda.steps import is_looped
from mirage_ir.lowering.exponentials import plan_exponentials
from mirage_ir.lowering.flatten import Flat, NodePlace, TileStep
from mirage_ir.program import Apply, Load, Shape
from mirage_ir.sized.extent import is_symbolic
from mirage_ir.target import Machine

WARPS = (4, 8, 2, 16, 1)
"""Warps of a block that are tried; of equal costs the first."""
MOST_STAGES = 4
MOST_REGISTERS = 255
"""Registers of a thread, at most."""
OTHER_REGISTERS = 55
"""Of these, registers that fragments do not take: those of addresses, and of operands on their way to products."""
REGISTERS = 65536
"""Registers of a multiprocessor."""
MOST_THREADS = 2048
"""Threads of a multiprocessor, at most."""
RESERVED = 1024
"""Bytes of shared memory that a resident block takes besides its own: all of a multiprocessor's are as many more than a block may
have."""
FEWEST_TOLD = 168
"""Registers of a thread: if a kernel's blocks, all of them resident, leave it as many, the assembler is told so. By itself it keeps
to fewer, so that more blocks have room. For 96 candidates of 49 programs an H200 takes 0.98 of the time so (0.71 to 1.03)."""


@dataclass(frozen=True, slots=True)
class ChosenKernel:
    """A kernel with its launch and its plans.

    stages: of the loop's tiles in shared memory. form: of its loop, None where that is in the order of the graph. layouts: in which
    steps compute, by their places. operators: the places of operators, by what operations are for. drafted, owners: as in
    `BuiltKernel`.
    """

    kernel: e.EmittedKernel
    drafted: e.EmittedKernel = field(compare=False)
    stages: int = field(compare=False)
    form: LoopForm | None
    plan: LayoutPlan
    layouts: Mapping[NodePlace, Layout]
    owners: Mapping[str, tuple[NodePlace, int]]
    operators: Mapping[OperationName, NodePlace]

    def memory(self, given: KernelPlan, most_ordered: int) -> MemoryPlan:
        """Where its buffers lie, those at the offsets that are `given` for them. most_ordered: as in `memory_plan`."""
        return memory_plan(self.kernel, given.offsets(self.owners), most_ordered)


def plan_kernels(
    name: str,
    flat: Flat,
    sources: Sequence[str],
    results: Sequence[str],
    strides: Sequence[Shape],
    machine: Machine,
    given: KernelPlan = OPEN,
    largest_table: int = LARGEST_TABLE,
    *,
    turns: bool = False,
    sizes: Sequence[str] = (),
    most: int = 1,
) -> list[ChosenKernel]:
    """The emitted programs of a block graph with different numbers of warps, best by estimate first; `most` at most, and only the
    one that the graph fixes, where it does.

    sources, results: names of the tensors; strides: theirs, in elements. given: what is planned of it already. largest_table: as in
    `plan_layouts`. turns: warp groups may take turns where that is the better schedule; without it, a loop is scheduled in step.
    sizes: names of the sizes that it takes when it runs.

    Raises `LoweringError` for an operator that has no rule, and where tiles do not fit; `PlanError` where no kernel is as `given`
    has it.
    """
    for step in flat.steps:
        if isinstance(step.node, Apply):
            check_rule(step.node.op)
    if given.capability not in (None, machine.capability):
        raise PlanError((), f"it is planned for GPUs of compute capability {given.capability}, and {machine.name} has another")
    given = _as_drafted(given, flat)
    tried = _Launches(name, flat, sources, results, strides, machine, given, largest_table, turns, sizes)
    refused: PlanError | None = None
    for padding in paddings(flat, given.layouts):
        if padding is Padding.TIGHT and tried.found:
            break
        try:
            tried.of_padding(padding)
        except PlanError as error:
            refused = refused or error
    if refused is not None and not tried.found:
        raise refused
    if not tried.found:
        limit = machine.shared_memory_per_block
        raise LoweringError(
            f"tiles of {tried.least} bytes are beyond the {limit} bytes of shared memory that a block has on {machine.name}"
        )
    fitting = any(over == 0 for over, *_ in tried.found)
    by_warps: dict[int, ChosenKernel] = {}
    for over, *_, one in sorted(tried.found, key=lambda f: f[:3]):
        if len(by_warps) < most and (over == 0 or not fitting):
            by_warps.setdefault(one.plan.warps, one)
    for one in by_warps.values():
        _check(one, given, sizes)
    return [replace(one, kernel=replace(one.kernel, together=blocks_together(one.kernel, machine))) for one in by_warps.values()]


def _check(one: ChosenKernel, given: KernelPlan, sizes: Sequence[str]) -> None:
    """Raises `PlanError` or `LoweringError` for a kernel that is not well formed."""
    if sizes:  # What follows from sizes has no value here.
        return
    try:
        check_kernel(one.kernel)
    except ProgramError as error:
        if given.is_open:
            raise LoweringError(f"no kernel can be made of it: {error}") from None
        raise PlanError((), f"no kernel is as planned: {error}") from None


def blocks_together(kernel: e.EmittedKernel, machine: Machine) -> int | None:
    """The blocks of a multiprocessor when all are resident; None where these leave a thread few registers, and for grids that are
    known at a launch."""
    if is_symbolic(kernel.blocks):
        return None
    together = -(-kernel.blocks // machine.multiprocessors)
    return together if kernel.threads * together * FEWEST_TOLD <= REGISTERS else None


def rounds_of_blocks(kernel: e.EmittedKernel, machine: Machine) -> int:
    """How often the multiprocessors are filled with blocks, as many as shared memory and registers have place for, until all have
    run; 1 for grids that are known at a launch."""
    if is_symbolic(kernel.blocks):
        return 1
    held = 8 * -(-min(MOST_REGISTERS, int(registers(kernel)) + OTHER_REGISTERS) // 8)
    by_memory = (machine.shared_memory_per_block + RESERVED) // (kernel.shared_bytes + RESERVED)
    resident = max(1, min(by_memory, REGISTERS // (held * kernel.threads), MOST_THREADS // kernel.threads))
    return -(-kernel.blocks // (resident * machine.multiprocessors))


@dataclass(slots=True)
class _Launches:
    """The launches of a kernel that fit shared memory, as they are found.

    found: each with the registers that it takes beyond what a thread has, its estimated cycles, and its number. least: bytes of the
    tiles that need the fewest. Other fields: as in `plan_kernels`.
    """

    name: str
    flat: Flat
    sources: Sequence[str]
    results: Sequence[str]
    strides: Sequence[Shape]
    machine: Machine
    given: KernelPlan
    largest_table: int
    turns: bool
    sizes: Sequence[str]
    found: list[tuple[float, float, int, ChosenKernel]] = field(default_factory=list[tuple[float, float, int, "ChosenKernel"]])
    least: float = inf

    def of_padding(self, padding: Padding) -> None:
        """Finds the launches with tiles that are padded so (`padded_shapes`), of each number of warps one: with as many stages as
        fit, or fewer where all blocks then run in fewer rounds."""
        for warps in _warps(self.flat, self.given):
            plan = plan_layouts(
                self.flat, self.strides, warps, self.machine.capability, self.given.layouts, self.largest_table, padding=padding
            )
            most = min(MOST_REGISTERS, REGISTERS / (WARP * warps)) - OTHER_REGISTERS
            best = self._best_of_stages(plan, most, in_place=True) or self._best_of_stages(plan, most, in_place=False)
            if best is not None:
                over = max(0.0, registers(best.kernel) - most)
                cycles = plan.cost + waiting(best.kernel) + chunk_cycles(best.kernel)
                self.found.append((over, cycles, len(self.found), best))

    def _best_of_stages(self, plan: LayoutPlan, most: float, *, in_place: bool) -> ChosenKernel | None:
        """The kernel with these layouts and as many stages as fit, or fewer where all blocks then run in fewer rounds; None where
        none fits. most: registers of a thread. in_place: as of `build_kernel`."""
        best: tuple[int, ChosenKernel] | None = None
        for stages in _stages(self.flat, self.given):
            # With one stage, no tile comes while another one is used: only where nothing else fits.
            planned = None if best is not None and stages == 1 else self._planned(plan, stages, most, in_place)
            if planned is None:
                continue
            rounds = 1 if self.flat.graph.stages else rounds_of_blocks(planned.kernel, self.machine)
            if best is None or rounds < best[0]:
                best = rounds, planned
            if rounds == 1:
                break
        return None if best is None else best[1]

    def _planned(self, plan: LayoutPlan, stages: int, most: float, in_place: bool) -> ChosenKernel | None:
        """The kernel with these layouts and this many stages; None where it does not fit."""
        flat, given, limit = self.flat, self.given, self.machine.shared_memory_per_block

        def built(stages: int, form: LoopForm | None, given: KernelPlan) -> BuiltKernel:
            parts = self.sources, self.results, plan, stages, given, form, self.sizes
            return build_kernel(self.name, flat, *parts, in_place=in_place)

        plain = built(stages, None, given.unplaced)
        self.least = min(self.least, plain.kernel.shared_bytes)
        if plain.kernel.shared_bytes > limit:
            return None
        forms = _forms(plain, plan, given, self.turns)
        one, form, stages = _scheduled(built, forms, stages, given, limit, most) or (plain, None, stages)
        if given.buffers:
            one = built(stages, form, given)
        if one.kernel.shared_bytes > limit:
            where = f"buffers that end at byte {one.kernel.shared_bytes}, and a block on {self.machine.name} has {limit}"
            raise PlanError((), f"the plan has {where} bytes of shared memory")
        unwritten = plan_exponentials(flat).unwritten
        layouts = {flat.steps[p].place: layout for p, layout in plan.layouts.items() if flat.steps[p].value not in unwritten}
        return ChosenKernel(one.kernel, one.drafted, stages, form, plan, layouts, one.owners, places_of(flat))


def _forms(plain: BuiltKernel, plan: LayoutPlan, given: KernelPlan, turns: bool) -> Sequence[LoopForm]:
    """The forms of a loop to try, the best one first: none for a kernel without products of warp groups."""
    if given.loop is not None:
        return (given.loop.form,)
    if not plan.groups:
        return ()
    best = better_form(plain.drafted, (LoopForm.IN_STEP, LoopForm.IN_TURNS)) if turns else LoopForm.IN_STEP
    return tuple(dict.fromkeys((best, LoopForm.IN_STEP)))


def _scheduled(
    built: Callable[[int, LoopForm | None, KernelPlan], BuiltKernel],
    forms: Sequence[LoopForm],
    most_stages: int,
    given: KernelPlan,
    limit: int,
    most: float,
) -> tuple[BuiltKernel, LoopForm, int] | None:
    """A kernel whose loop is scheduled, in the first form that fits, with the form and its stages; None where none does.

    Turns take a stage more than other kernels, and so may have to do with fewer. A schedule that is `given` may take any registers.
    """
    for form in forms:
        for stages in range(most_stages, 0, -1):
            one = built(stages, form, given.unplaced)
            kept = form is LoopForm.IN_STEP or e.takes_turns(one.kernel)
            if kept and one.kernel.shared_bytes <= limit and (given.loop is not None or registers(one.kernel) <= most):
                return one, form, stages
            if not e.takes_turns(one.kernel):
                break
    return None


def _warps(flat: Flat, given: KernelPlan) -> Sequence[int]:
    """The numbers of warps to try: those that the graph or the plan fixes, or all."""
    graph = flat.graph
    fixed = graph.threads // WARP if graph.stages else None
    if fixed is not None and (graph.threads % WARP or fixed & (fixed - 1)):
        raise LoweringError(f"blocks of 32, 64, 128, … threads are launched, not of {graph.threads}")
    if given.warps is None:
        if fixed is not None:
            return (fixed,)
        least = max((m.stride * m.extent for layout in given.layouts.values() for m in layout.modes(Unit.WARP)), default=1)
        return [warps for warps in WARPS if warps >= least] or WARPS
    if given.warps not in WARPS:
        raise PlanError((), f"a block has {', '.join(map(str, sorted(WARPS)))} warps, not {given.warps} as planned")
    if fixed not in (None, given.warps):
        raise PlanError((), f"the block is launched with {graph.threads} threads, and planned for {given.warps * WARP}")
    return (given.warps,)


def _stages(flat: Flat, given: KernelPlan) -> Sequence[int]:
    """The numbers of stages to try, as many as are planned, or the largest first."""
    graph = flat.graph
    planned = {
        buffers[0].stages: step.place
        for step in _staged(flat)
        if (buffers := given.buffers.get(step.place)) and buffers[0].stages is not None
    }
    if len(planned) > 1:
        (first, _), (other, place) = list(planned.items())[:2]
        raise PlanError(place, f"all tiles that a loop loads have as many stages: {first} are planned, and here {other}")
    for stages, place in planned.items():
        if not 1 <= stages <= graph.loop:
            raise PlanError(place, f"{stages} stages are planned for a loop of {graph.loop} iterations")
        return (stages,)
    return range(min(graph.stages or MOST_STAGES, graph.loop), 0, -1)


def _staged(flat: Flat) -> list[TileStep]:
    """The loop's loads, whose tiles take turns in stages."""
    return [s for s in flat.steps if isinstance(s.node, Load) and is_looped(flat) and varies(s.node, flat.graph.loop)]


def _as_drafted(given: KernelPlan, flat: Flat) -> KernelPlan:
    """A plan with the stages that a kernel is drafted with: those of a loop in turns have another one."""
    if given.loop is None or given.loop.form is LoopForm.IN_STEP:
        return given
    fewer: dict[NodePlace, tuple[PlannedBuffer, ...]] = {}
    for place in (step.place for step in _staged(flat)):
        buffers = given.buffers.get(place, ())
        fewer[place] = tuple(replace(b, stages=b.stages - 1) if b.stages else b for b in buffers)
    return replace(given, buffers={**given.buffers, **{place: buffers for place, buffers in fewer.items() if buffers}})

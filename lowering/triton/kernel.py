"""One block graph as one `@triton.jit` function.

Invariant steps stand before the for-loop if it reads them, steps that read an accumulator after it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.exponentials import plan_exponentials
from mirage_ir.lowering.flatten import Flat, Round, TileStep, reads
from mirage_ir.lowering.triton import accumulators, exponentials, memory, operators, parts, peeled, product
from mirage_ir.lowering.triton.boxes import TileBox, box_of
from mirage_ir.lowering.triton.lanes import plan_lanes
from mirage_ir.lowering.triton.run_time_sizes import aligned_strides, decorator, read_sizes
from mirage_ir.lowering.triton.windows import VECTOR, RowWindow
from mirage_ir.lowering.triton.writer import COUNTER, Argument, Writer
from mirage_ir.ops import Kind, operator
from mirage_ir.program import REPLICATE, Accumulate, Apply, Load, Shape, Stage, Store
from mirage_ir.sized.extent import is_symbolic, largest

MAX_GRID_YZ = 65535
MAX_GRID_X = 2**31 - 1
SHORT_LOOP = 4
"""Iterations up to which a loop gets their number at run time: ptxas would unroll it whole, and spill all iterations' tiles.

Of several loops each does, as long as it may be: of an unrolled one with products of warp groups and another one behind it, ptxas
of CUDA 12.8 (Triton 3.6) lost the address of an operand (`machine_code`)."""
HOISTED_BYTES = 4096
"""Bytes up to which a tile that only the epilogue reads is loaded before the loop, which hides its latency."""

BY_KIND: dict[Kind, Callable[[Writer, TileStep, Apply], None]] = {
    Kind.ELEMENTWISE: operators.elementwise,
    Kind.REDUCTION: operators.reduce,
    Kind.CONTRACTION: product.contract,
    Kind.LAYOUT: operators.move,
}
"""The function that writes an operator."""


@dataclass(frozen=True, slots=True)
class KernelText:
    """The text of a kernel, its arguments (inputs, then outputs), the launch grid and the helper functions that it calls.

    counts: integers that it takes after its arguments, by name. sizes: the symbols of sizes that it takes after these. free: its
    strides that it is not compiled for, which follow from sizes. vectors: those between rows of several entries, which are read in
    whole vectors where these strides are aligned. boxes: what it takes descriptors for, after its arguments.
    window: how its tiles lie where they are parts of rows that begin anywhere.
    """

    name: str
    text: str
    arguments: tuple[Argument, ...]
    counts: dict[str, int]
    sizes: tuple[str, ...]
    free: tuple[str, ...]
    vectors: tuple[str, ...]
    grid: tuple[int, int, int]
    helpers: frozenset[str]
    boxes: tuple[TileBox, ...]
    window: RowWindow | None

    @property
    def ragged(self) -> bool:
        """Whether tiles reach beyond a tensor."""
        return any(a.reach != a.shape for a in self.arguments)


def write_kernel(
    name: str,
    flat: Flat,
    sources: Sequence[str],
    results: Sequence[str],
    *,
    runtime_strides: Container[str],
    releases: bool,
    ahead: frozenset[int],
    offsets: frozenset[int],
    boxed: frozenset[int],
    sizes: Sequence[str] = (),
    free_strides: Collection[tuple[str, int]] = (),
    gaps: Mapping[str, int],
    strides: Mapping[str, Shape],
) -> KernelText:
    """The kernel of a block graph; `sources` and `results` name the tensors that it takes. Raises `LoweringError`.

    runtime_strides: the sources whose strides are arguments when it runs; it is compiled for the strides of all others. releases:
    the next kernel may start while this one stores. ahead: tiles that full iterations load ahead, where they come first. offsets:
    those whose entries have offsets instead of pointers. sizes: the symbols that extents follow from (`mirage_ir.sized.extent`).
    free_strides: the strides that follow from them, by tensor and dimension. gaps: how many entries behind each row of a tensor
    may be read and written. strides: those of all tensors, where inputs lie as the program says; empty
    where that is not known.
    """
    w = Writer(flat, sources, results, releases, gaps)
    w.taken |= set(sizes)
    w.offsets = offsets
    w.fused = accumulators.fused_products(w)
    w.streamed = accumulators.stored_in_parts(w)
    w.exponentials = plan_exponentials(flat)
    w.parts = parts.plan_parts(flat, w.exponentials)
    if strides and not sizes:
        memory.open_window(w, strides)
    w.lanes = plan_lanes(flat, w.padded, w.exponentials, w.in_vectors(strides))
    _name_boxes(w, boxed)
    early, outputs = _needed_by_loop(flat), iter(w.results)
    steps = [(step, next(outputs) if isinstance(step.node, Store) else None) for step in flat.steps]
    for number in range(len(w.sections)):
        _write_loop(w, number, [step for step in steps if _loop_of(w, step[0], early) == number], early, ahead, set(sizes))
    return _assemble(w, name, runtime_strides, sizes, free_strides)


def _name_boxes(w: Writer, boxed: frozenset[int]) -> None:
    """Gives the tiles that TMA loads their boxes, one for all that are alike."""
    known: dict[tuple[str, tuple[int, ...], Shape], TileBox] = {}
    for step in w.flat.steps:
        if step.value not in boxed or step.value in w.parts.values:
            continue
        assert isinstance(step.node, Load)
        form = box_of(w.flat, step, w.padded[step.value])
        if form is None:
            continue
        source = w.sources[step.node.source]
        key = (source.name, *form)
        if key not in known:
            known[key] = TileBox(w.unique(f"{source.name}_box"), *key)
        w.boxes[step.value] = known[key]


def _write_loop(
    w: Writer,
    number: int,
    steps: Sequence[tuple[TileStep, Argument | None]],
    early: set[int],
    ahead: frozenset[int],
    sizes: set[str],
) -> None:
    """Writes the steps of a loop, and what stands before and behind it."""
    w.enter(number)
    tiles, taken = dict(w.tiles), w.argument_names() if number == 0 else w.taken - sizes
    if peeled.peels(w):
        section, covers = w.sections[number], peeled.loop_covers(w)
        w.lone = section.lone = covers[0] if len(covers) == 1 else None
        behind = [step for step in steps if _place(w, step[0], early) is w.after]
        steps = [step for step in steps if _place(w, step[0], early) is not w.after]
        _write(w, steps, early)
        section.full = peeled.full_writer(w, w.unique("full"), ahead, tiles, taken)
        _write(section.full, steps, early)
        peeled.join_bodies(w, section.full)
        steps = behind
    elif not peeled.loop_covers(w):
        w.full, w.some, w.ahead = str(w.loop), True, ahead
    _write(w, steps, early)
    w.ahead = frozenset()


def _write(w: Writer, steps: Sequence[tuple[TileStep, Argument | None]], early: set[int]) -> None:
    """Writes steps, each where it belongs; stores come with the tensor that they write."""
    for step, result in steps:
        if step.value in w.parts.values:
            continue  # Reductions write it.
        w.out = _place(w, step, early)
        match step.node:
            case Load() as node:
                memory.load(w, step, node)
            case Store() as node:
                assert result is not None
                memory.store(w, node, result)
            case Accumulate() as node:
                accumulators.accumulate(w, step, node)
            case Round() as node:
                operators.round_to(w, step, node)
            case Apply() as node:
                if step.value in w.exponentials.special:
                    exponentials.write(w, step, node)
                elif step.value not in w.exponentials.unwritten:  # Else its exponential writes it.
                    BY_KIND[operator(node.op).kind](w, step, node)


def _needed_by_loop(flat: Flat) -> set[int]:
    """Invariant values that stand before the loop: the loop reads them, or their load is small."""
    needed: set[int] = set()
    for step in reversed(flat.steps):
        if step.stage.varies or isinstance(step.node, Accumulate) or step.value in needed:
            needed.update(reads(step.node))
        elif isinstance(step.node, Load) and step.type.nbytes <= HOISTED_BYTES:
            needed.add(step.value)
    return needed


def _loop_of(w: Writer, step: TileStep, early: set[int]) -> int:
    """The number of the loop that a step belongs to: it stands in it, before it, or behind it."""
    last = len(w.sections) - 1
    if isinstance(step.node, Store):
        return step.stage.loop if step.node.operand in w.streamed else last
    if step.stage is Stage.INVARIANT:
        return 0 if step.value in early else last
    return step.stage.loop


def _place(w: Writer, step: TileStep, early: set[int]) -> list[str]:
    """The part of the kernel that a step stands in."""
    node = step.node
    if not w.looped:
        return w.before
    if isinstance(node, Accumulate) or step.stage.varies or (isinstance(node, Store) and node.operand in w.streamed):
        return w.body
    return w.before if step.stage is Stage.INVARIANT and step.value in early else w.after


def _grid_order(w: Writer) -> list[int]:
    """The grid dimensions, the one along which neighbouring blocks lie first.

    It splits the fewest bytes that the loop loads: blocks that run together read the same tiles. Then it splits later dimensions.
    """
    loads = [s for s in w.flat.steps if isinstance(s.node, Load)]

    def key(g: int) -> tuple[int, int]:
        split = [(s, d) for s in loads if isinstance(s.node, Load) and (d := s.node.imap[g]) != REPLICATE]
        moved = sum(s.type.nbytes for s, _ in split if s.stage.varies)
        return moved, -max((d - len(s.type.shape) for s, d in split), default=0)

    return sorted(range(len(w.grid)), key=key)


def _loop(range: str, lines: Sequence[str], again: int = 0) -> list[str]:
    """A for-loop with these lines. Where the number of iterations is given, the first one comes behind the others."""
    it = f"it % {again}" if again else "it"
    return [f"for it in tl.range({range}):", f"    {COUNTER} = tl.cast({it}, INDEX)", *(f"    {line}" for line in lines)]


def _assemble(
    w: Writer,
    name: str,
    runtime_strides: Container[str],
    sizes: Sequence[str],
    free_strides: Collection[tuple[str, int]],
) -> KernelText:
    parameters: list[str] = []
    free: list[str] = []
    vectors: list[str] = []
    for argument in w.arguments:
        parameters.append(argument.name)
        for d, stride in argument.strides.items():
            if (argument.name, d) in free_strides:
                free.append(stride)
                vectors += [stride] if argument.shape[-1] != 1 else []
            runtime = argument.name in runtime_strides or stride in free
            parameters.append(stride if runtime else f"{stride}: tl.constexpr")
    counts: dict[str, int] = {}
    ranges = [str(n) for n in w.flat.graph.loops]
    for number in range(len(w.sections)):
        w.enter(number)
        if w.looped and (w.loop <= SHORT_LOOP or len(w.sections) > 1):
            ranges[number] = w.unique("loop")
            counts[ranges[number]] = w.loop
    order = _grid_order(w)
    grid = [w.grid[g] for g in order]
    fold = any(largest(extent) > MAX_GRID_YZ for extent in grid[1:])
    body = aligned_strides(vectors)
    if fold and w.ids:
        body.append("pid = tl.program_id(0).to(INDEX)")
    for g, variable in sorted(w.ids.items()):
        axis = order.index(g)
        index = f"pid // {prod(grid[:axis])} % {w.grid[g]}" if fold else f"tl.program_id({axis}).to(INDEX)"
        body.append(f"{variable} = {index}")
    body += [f"{variable} = tl.arange(0, {extent}).to(INDEX)" for extent, variable in sorted(w.ranges.items())]
    # In no order of the sample's sizes.
    known = sorted(w.masks.items(), key=lambda mask: (str(mask[0][0]), mask[0]) if is_symbolic(mask[0][0]) else ("", mask[0]))
    body += w.shifts
    body += [f"{variable} = {w.inside(padded, extent)}" for (extent, padded), variable in known]
    body += w.presence
    body += ["if PDL:", "    tl.extra.cuda.gdc_wait()"]
    for number, (section, loop) in enumerate(zip(w.sections, ranges, strict=True)):
        w.enter(number)
        body += section.before
        full = section.full
        if full is not None:
            body.append(f"{full.full} = {peeled.full_iterations(w, loop)}  # iterations in which no entry is absent")
            body += full.first
            first, others = ("1", f"{loop} + 1") if w.window is not None and w.window.follows else ("0", loop)
            body += _loop(f"{first}, {full.full}, num_stages=STAGES", full.body)
            body += _loop(f"{full.full}, {others}, num_stages=1", [*section.presence, *section.body], 0 if first == "0" else w.loop)
        elif w.looped:
            body += section.first
            body += _loop(f"0, {loop}, num_stages=STAGES", [*section.presence, *section.body])
        body += section.after
    taken = read_sizes(sizes, body)
    boxes = tuple(dict.fromkeys(w.boxes.values()))
    parameters += [*(box.name for box in boxes), *counts, *taken, *(["ALIGNED: tl.constexpr"] if vectors else [])]
    parameters += [f"{VECTOR}: tl.constexpr"] if w.window is not None else []
    parameters += ["INDEX: tl.constexpr", "STAGES: tl.constexpr", "PDL: tl.constexpr"]
    loops = ", ".join(map(str, w.flat.graph.loops))
    title = f'"""Grid {list(w.grid)}, loop {loops}."""'
    unspecialized = [*free, *taken]
    lines = [decorator(unspecialized), f"def {name}({', '.join(parameters)}):", *(f"    {line}" for line in (title, *body))]
    x, y, z = (w.flat.graph.blocks, 1, 1) if fold else (*grid, 1, 1)[:3]
    if largest(x) > MAX_GRID_X:
        raise LoweringError(f"a grid of {largest(x)} blocks in one dimension is beyond CUDA's {MAX_GRID_X}")
    text = "\n".join(lines) + "\n"
    helpers = frozenset(w.helpers)
    return KernelText(name, text, w.arguments, counts, taken, tuple(free), tuple(vectors), (x, y, z), helpers, boxes, w.window)

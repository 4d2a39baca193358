"""The rules of the program model: types of all values, and everything that a well-formed μGraph must satisfy.

The dialect's verifiers call these functions, so a rule is written once. Every violation is a `ProgramError` whose `node`
is the offending node's position.

Element types: at kernel level a result has the widest element type of its operands. Inside a graph-defined operator a computed
value is f32 (products and accumulators are), a layout operator keeps its operand's type, and a store rounds to the type it names.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from mirage_ir.absence import Absence, is_ragged, of_accumulator, of_load, of_operator, of_thread_graph, stored_extent
from mirage_ir.errors import ProgramError
from mirage_ir.liveness import LiveStep, most_live
from mirage_ir.ops import Kind, operator
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.shapes import broadcast_shapes, check_dim
from mirage_ir.ops.table import changes
from mirage_ir.program import (
    MAX_LOOPS,
    NEW_DIM,
    REPLICATE,
    Accumulate,
    AccumulatorKind,
    Apply,
    BodyNode,
    DType,
    GraphOp,
    Level,
    Load,
    Program,
    Shape,
    Stage,
    Store,
    TensorType,
    numbered,
    operands,
    results,
)
from mirage_ir.same import Same
from mirage_ir.target import LARGEST_SHARED_MEMORY
from mirage_ir.wording import in_words

MAX_GRID_RANK = 3
"""Dimensions of a grid (CUDA C++ Programming Guide, technical specifications per compute capability)."""
MAX_THREADS = 1024
"""Threads of a block (the same table)."""
MAX_STAGES = 16
"""Stages of a software pipeline: a sanity bound, not the limit of a machine."""
MAX_INPUT_RANK = 16
"""Dimensions of an input. NumPy before 2.0 has 32 at most, and the interpreters need some for grids, loops, trials and lanes."""
MAX_COMPUTED_RANK = MAX_INPUT_RANK + MAX_GRID_RANK
"""Dimensions of a result: partial results have one more for each dimension of a grid."""
MAX_ELEMENTS = 1 << 40
"""Elements of a value at kernel level: 2 TiB of f16, more than the memory of any device."""
MOST_GRAPHS, MOST_PROGRAMS = 4096, 1024
"""Of so many the types are kept: one verification asks for those of the same graphs ten times and more."""


def check_type(type: TensorType, what: str = "an input", rank: int = MAX_INPUT_RANK) -> TensorType:
    """The type itself. Raises `ProgramError` when an extent is not positive, or when rank or elements exceed their limits."""
    check_rank(type, what, rank)
    if any(extent < 1 for extent in type.shape):
        raise ProgramError(f"every extent must be positive, not {type}")
    if type.size > MAX_ELEMENTS:
        raise ProgramError(f"{what} has at most 2^{MAX_ELEMENTS.bit_length() - 1} elements, not {type.size} ({type})")
    return type


def check_rank(type: TensorType, what: str = "a result", rank: int = MAX_COMPUTED_RANK) -> TensorType:
    """The type itself. Raises `ProgramError` when it has too many dimensions."""
    if len(type.shape) > rank:
        raise ProgramError(f"{what} has at most {rank} dimensions, not {len(type.shape)}")
    return type


def promote(dtypes: Sequence[DType]) -> DType:
    """The widest element type; f16 with bf16 gives f32."""
    kinds = set(dtypes)
    return kinds.pop() if len(kinds) == 1 else DType.f32


def check_attrs(name: str, attrs: dict[str, Any], spec: Any, defaults: Any) -> dict[str, Any]:
    """`attrs` completed by `defaults` and checked against `spec` (name to type)."""
    if not attrs.keys() <= spec.keys():
        raise ProgramError(f"'{name}' has no attribute '{min(attrs.keys() - spec.keys())}'")
    full = {**defaults, **attrs}
    for key, kind in spec.items():
        if key not in full:
            raise ProgramError(f"'{name}' needs the attribute '{key}'")
        value = full[key]
        if kind is float and isinstance(value, int) and not isinstance(value, bool):
            value = full[key] = float(value)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise ProgramError(f"attribute '{key}' of '{name}' must be {in_words(kind)}, not {value!r}")
    return full


def node_attrs(node: Apply) -> dict[str, Any]:
    """The attributes of an operator or composite, with defaults. Raises `ProgramError` when one is missing, unknown or wrong."""
    if node.op in COMPOSITES:
        composite = COMPOSITES[node.op]
        return check_attrs(node.op, node.attr(), composite.attrs, composite.defaults)
    row = operator(node.op)
    attrs = check_attrs(node.op, node.attr(), row.attrs, row.defaults)
    for key, words in row.choices.items():
        if attrs[key] not in words:
            raise ProgramError(f"{node.op} has the {key}s {' and '.join(map(repr, words))}, not {attrs[key]!r}")
    return attrs


def node_type(node: Apply, types: Sequence[TensorType], level: Level) -> TensorType:
    """The type of an operator's result at `level`, given its operands' types."""
    shapes = [t.shape for t in types]
    if node.op in COMPOSITES:
        row = COMPOSITES[node.op]
        least, most = row.arity
        if level is not Level.KERNEL:
            raise ProgramError(f"'{node.op}' is a composite and stands at kernel level only: decompose it first")
        if len(types) < least or (most is not None and len(types) > most):
            raise ProgramError(f"'{node.op}' does not take {len(types)} operands")
        shape = row.shape(shapes, node_attrs(node))
        return check_type(TensorType(shape, promote([t.dtype for t in types])), "a result", MAX_COMPUTED_RANK)
    op = operator(node.op)
    if level in op.refused:
        raise ProgramError(f"'{op.name}' cannot stand at {level} level: {op.refused[level]}")
    if len(types) != op.arity and (op.arity is not None or not types):
        raise ProgramError(f"'{op.name}' takes {op.arity or 'one or more'} operands, not {len(types)}")
    shape = op.shape(shapes, node_attrs(node))
    dtype = promote([t.dtype for t in types])
    if level is Level.KERNEL:
        return check_type(TensorType(shape, dtype), "a result", MAX_COMPUTED_RANK)
    return check_rank(TensorType(shape, dtype if op.kind is Kind.LAYOUT else DType.f32))


def _partition(shape: list[int], dim: int, parts: int, what: str, level: Level) -> None:
    if shape[dim] % parts:
        hint = "" if level is Level.THREAD else ": the tile must say how many entries it has"
        raise ProgramError(f"{what}: {parts} parts do not divide dimension {dim} of extent {shape[dim]}{hint}")
    shape[dim] //= parts


def _check_map(dims: Sequence[int], grid: Sequence[int], rank: int, what: str, new: bool = False) -> None:
    if len(dims) != len(grid):
        raise ProgramError(f"{what} has {len(dims)} entries for a grid of {len(grid)} dimensions")
    for d in dims:
        if not (d == REPLICATE or (new and d == NEW_DIM) or 0 <= d < rank):
            raise ProgramError(f"{what} names dimension {d} of a value of rank {rank}")


def load_type(node: Load, source: TensorType, graph: GraphOp) -> TensorType:
    """The tile that one block sees in one iteration."""
    rank = len(source.shape)
    _check_map(node.imap, graph.grid, rank, "imap")
    if node.fmap != REPLICATE:
        if not 0 <= node.fmap < rank:
            raise ProgramError(f"fmap names dimension {node.fmap} of a value of rank {rank}")
        if graph.level is Level.THREAD:
            raise ProgramError("a thread graph has no for-loop, so a load there has no fmap")
    if not 0 <= node.loop < len(graph.loops) or (node.loop and node.fmap == REPLICATE):
        loops = f"{n} loops" if (n := len(graph.loops)) > 1 else "one"
        raise ProgramError(
            "a load without fmap names no loop"
            if node.fmap == REPLICATE
            else f"there is no loop {node.loop}: the block has {loops}"
        )
    if node.tile is not None:
        return TensorType(_covering(node, source, graph, node.tile), source.dtype)
    shape = list(source.shape)
    for g, d in enumerate(node.imap):
        if d != REPLICATE:
            _partition(shape, d, graph.grid[g], "imap", graph.level)
    if node.fmap != REPLICATE:
        _partition(shape, node.fmap, graph.loops[node.loop], "fmap", graph.level)
    return TensorType(tuple(shape), source.dtype)


def _covering(node: Load, source: TensorType, graph: GraphOp, tile: Shape) -> Shape:
    """The shape of a tile that is given. Raises `ProgramError` unless all tiles together cover the source, and more."""
    if graph.level is Level.THREAD:
        raise ProgramError("the fragments of a thread graph divide its tiles")
    if len(tile) != len(source.shape):
        raise ProgramError(f"a tile of {len(tile)} dimensions of a value of rank {len(source.shape)}")
    more = False
    for d, (whole, extent) in enumerate(zip(source.shape, tile, strict=True)):
        parts = split_into(node, graph, d)
        if extent < 1 or parts * extent < whole:
            tiles = "one tile of extent {} does" if parts == 1 else f"{parts} tiles of extent {{}} do"
            raise ProgramError(f"{tiles.format(extent)} not cover dimension {d} of extent {whole}")
        more = more or parts * extent > whole
    if not more:
        raise ProgramError("the tiles divide their source: their shape is not given")
    return tile


def split_into(node: Load, graph: GraphOp, dim: int) -> int:
    """Into how many tiles a load splits a dimension of its source."""
    return prod(graph.grid[g] for g, d in enumerate(node.imap) if d == dim) * (graph.loops[node.loop] if node.fmap == dim else 1)


def store_type(node: Store, tile: TensorType, grid: Sequence[int], absence: Absence = ()) -> TensorType:
    """The output that all blocks write together, of a tile with this absence."""
    _check_map(node.omap, grid, len(tile.shape), "omap", new=True)
    shape, lead = list(tile.shape), []
    for g, d in enumerate(node.omap):
        if d == NEW_DIM:
            lead.append(grid[g])
        elif d != REPLICATE:
            shape[d] *= grid[g]
        elif grid[g] != 1:
            raise ProgramError(f"omap replicates grid dimension {g} of extent {grid[g]}: blocks would write the same entries")
    if absence:
        shape = [stored_extent(node, grid, d, whole, cover) for d, (whole, cover) in enumerate(zip(shape, absence, strict=True))]
    return check_rank(TensorType((*lead, *shape), node.dtype))


def accumulate_type(node: Accumulate, types: Sequence[TensorType], graph: GraphOp, loop: int = 0) -> TensorType:
    """The type of an accumulator after the loop of this number. Raises `ProgramError`."""
    if graph.level is Level.THREAD:
        raise ProgramError("a thread graph has no for-loop, so nothing to accumulate")
    shape = types[node.operand].shape
    if (node.dim is not None) != (node.kind is AccumulatorKind.CONCAT):
        raise ProgramError("an accumulator has a dimension exactly when it concatenates")
    if node.dim is not None:
        check_dim(node.dim, len(shape))
        shape = (*shape[: node.dim], shape[node.dim] * graph.loops[loop], *shape[node.dim + 1 :])
    if node.shift is not None:
        if node.kind is not AccumulatorKind.SUM:
            raise ProgramError(f"only a sum can be shifted, not '{node.kind}'")
        shape = broadcast_shapes(shape, types[node.shift].shape)
    dtype = types[node.operand].dtype if node.kind is AccumulatorKind.CONCAT else DType.f32
    return TensorType(shape, dtype)


def _stage(node: BodyNode, stages: Sequence[Stage]) -> Stage:
    """The stage of a node's results. Raises `ProgramError` for a node that no iteration could compute."""
    if isinstance(node, Load):
        return Stage.INVARIANT if node.fmap == REPLICATE else Stage.of_variant(node.loop)
    read = {stages[v] for v in operands(node)}
    variant = [stage for stage in read if stage.varies]
    latest = max(read, default=Stage.INVARIANT)
    if len(variant) > 1:
        raise ProgramError("values that vary in two loops meet: the loops run one after the other")
    if isinstance(node, Accumulate):
        if not variant and latest is Stage.INVARIANT:
            raise ProgramError("an invariant value cannot be accumulated: it is the same in every iteration")
        if not latest.varies:
            raise ProgramError("an accumulated value cannot be accumulated again: it exists only after the loop")
        return latest.accumulated
    if isinstance(node, Store):
        if variant:
            raise ProgramError("a variant value reaches a store without an accumulator")
        return latest
    if variant and not latest.varies:
        raise ProgramError("variant and accumulated values meet: one exists inside the loop, the other after it")
    return latest


def _fault(graph: GraphOp) -> str | None:
    """The first rule of a graph-defined operator itself that is broken, in words."""
    thread = graph.level is Level.THREAD
    if not (1 <= len(graph.grid) <= MAX_GRID_RANK and min(graph.grid) >= 1):
        return f"a grid has one to three positive dimensions, not {list(graph.grid)}"
    if graph.level is Level.KERNEL:
        return "a graph-defined operator stands at block or thread level"
    if min(graph.loops) < 1 or (thread and graph.loops != (1,)):
        return f"loop range {', '.join(map(str, graph.loops))} is not valid at {graph.level} level"
    if len(graph.loops) > MAX_LOOPS:
        return f"a block graph has at most {MAX_LOOPS} loops, not {len(graph.loops)}"
    if not 1 <= graph.threads <= MAX_THREADS:
        return f"a block has 1 to {MAX_THREADS} threads, not {graph.threads}"
    if not 0 <= graph.stages <= MAX_STAGES:
        return f"a kernel has 1 to {MAX_STAGES} pipeline stages, or 0 to let the lowering choose, not {graph.stages}"
    if thread and graph.stages:
        return "a thread graph has no for-loop, so no pipeline stages"
    if thread and graph.runtime_strides:
        return "a thread graph loads nothing from tensors, so it takes no strides"
    if thread and graph.tma is not None:
        return "a thread graph loads nothing from tensors, so TMA has nothing to do"
    if thread and graph.cuda:
        return "a thread graph is no kernel, so it is in the language of its kernel"
    return None


def check_graph(graph: GraphOp, operand_types: Sequence[TensorType], *, memory: bool = True) -> list[TensorType]:
    """The types of all values inside a graph-defined operator, its operands first. Raises `ProgramError`.

    With `memory` false, tiles may take any space, as they may where no GPU executes the graph.
    """
    return [*_checked(graph, operand_types, None, memory).types]


def absences(graph: GraphOp, operand_types: Sequence[TensorType], outside: Sequence[Absence] | None = None) -> list[Absence]:
    """The absence of all values inside a well-formed graph, its operands first; `outside` is that of a thread graph's operands."""
    return [*_checked(graph, operand_types, outside, False).absent]


class _Checked(NamedTuple):
    """Types and absences of all values inside a graph, its operands first, and the types of its results."""

    types: Sequence[TensorType]
    absent: Sequence[Absence]
    stored: Sequence[TensorType]


_graphs: Same[_Checked] = Same(MOST_GRAPHS)
_programs: Same[Sequence[TensorType]] = Same(MOST_PROGRAMS)


def _checked(graph: GraphOp, operand_types: Sequence[TensorType], outside: Sequence[Absence] | None, memory: bool) -> _Checked:
    """What is inside a graph; `outside` has the absences of a thread graph's operands."""
    if outside:
        return _check_nodes(graph, operand_types, outside, memory)
    return _graphs.of((graph, *operand_types), (memory, changes()), lambda: _check_nodes(graph, operand_types, None, memory))


def _check_nodes(graph: GraphOp, operand_types: Sequence[TensorType], outside: Sequence[Absence] | None, memory: bool) -> _Checked:
    if (fault := _fault(graph)) is not None:
        raise ProgramError(fault)
    types, stages, sources = list(operand_types), [Stage.INVARIANT] * len(operand_types), len(operand_types)
    absent: list[Absence] = [*outside] if outside else [(None,) * len(t.shape) for t in types]
    stored: list[TensorType] = []
    for position, node in enumerate(graph.body):
        try:
            for v in operands(node):
                if not 0 <= v < len(types):
                    raise ProgramError(f"value {v} does not exist yet")
                if (v < sources) != isinstance(node, Load):
                    raise ProgramError(
                        "levels are mixed: load the tensor of the level above first"
                        if v < sources
                        else "levels are mixed: only a value of the level above can be loaded"
                    )
            stage = _stage(node, stages)
            match node:
                case Load():
                    types.append(load_type(node, types[node.source], graph))
                    absent.append(of_load(graph, node, types[node.source], types[-1], absent[node.source]))
                case Apply():
                    read = [types[v] for v in node.operands]
                    types.append(node_type(node, read, graph.level))
                    absent.append(of_operator(graph, node, read, len(types[-1].shape), [absent[v] for v in node.operands]))
                case Accumulate():
                    types.append(accumulate_type(node, types, graph, stage.loop))
                    absent.append(of_accumulator(graph, node, types, absent, stage.loop))
                case GraphOp():
                    if graph.level is Level.THREAD or node.level is not Level.THREAD:
                        raise ProgramError(f"levels are mixed: a {node.level} graph inside a {graph.level} graph")
                    inner, within, _ = _checked(node, [types[v] for v in node.operands], [absent[v] for v in node.operands], memory)
                    types.extend(store_type(s, inner[s.operand], node.grid) for s in node.stores)
                    absent.extend(of_thread_graph(node, within))
                    if node.blocks > graph.threads:
                        raise ProgramError(f"{node.blocks} threads in a block of {graph.threads}")
                case Store():
                    stored.append(store_type(node, types[node.operand], graph.grid, () if outside else absent[node.operand]))
        except ProgramError as error:
            raise error if error.node is not None else ProgramError(str(error), position) from None
        stages.extend([stage] * (len(types) - len(stages)))
    if not graph.stores:
        raise ProgramError("a graph-defined operator needs at least one store")
    # Most tiles fit even if all of them lived at once.
    if memory and graph.level is Level.BLOCK and sum(t.nbytes for t in types[sources:]) > LARGEST_SHARED_MEMORY:
        used = live_bytes(graph, types, stages)
        if used > LARGEST_SHARED_MEMORY:
            raise ProgramError(
                f"tiles of {used} bytes are live at once, beyond the {LARGEST_SHARED_MEMORY} bytes of shared memory "
                "of the largest target"
            )
    return _Checked(types, absent, stored)


def has_empty_tiles(program: Program) -> bool:
    """Whether a block graph of a well-formed program has a tile without any entry."""
    if not any(isinstance(node, GraphOp) and is_ragged(node) for node in program.nodes):
        return False
    types = infer_program(program, memory=False)
    graphs = (node for node in program.nodes if isinstance(node, GraphOp) and is_ragged(node))
    return any(
        cover is not None and cover.has_empty(graph)
        for graph in graphs
        for absence in absences(graph, [types[v] for v in graph.operands])
        for cover in absence
    )


def stages_of(graph: GraphOp) -> list[Stage]:
    """The stage of each value inside a well-formed graph, its operands first (as invariant)."""
    stages = [Stage.INVARIANT] * len(graph.operands)
    for node in graph.body:
        stages.extend([_stage(node, stages)] * (len(node.stores) if isinstance(node, GraphOp) else not isinstance(node, Store)))
    return stages


def check_graph_results(graph: GraphOp, operand_types: Sequence[TensorType], *, memory: bool = True) -> list[TensorType]:
    """The types of a graph-defined operator's results, in the order of its stores. Raises `ProgramError`."""
    return [*_checked(graph, operand_types, None, memory).stored]


def live_bytes(graph: GraphOp, types: Sequence[TensorType], stages: Sequence[Stage]) -> int:
    """The largest number of bytes of tiles live at once; accumulators are f32 and live through the whole loop.

    An element-wise result may take the place of an operand that dies there. A product that only a sum accumulates has no tile, and
    a concatenation that is only stored has none but those of its iterations.
    """
    streamed = streamed_concatenations(graph)
    readers: dict[int, list[BodyNode]] = {}
    for node in graph.body:
        for value in operands(node):
            readers.setdefault(value, []).append(node)
    maker = {v: -1 for v in range(len(graph.operands))}
    sizes: list[int] = []
    steps: list[LiveStep] = []
    for n, (first, node) in enumerate(numbered(len(graph.operands), graph.body)):
        made = range(first, first + results(node))
        maker.update(dict.fromkeys(made, n))
        tileless = _accumulated(first, node, readers.get(first, ())) or first in streamed
        sizes.append(0 if tileless else sum(types[v].nbytes for v in made))
        reads = tuple(dict.fromkeys(maker[v] for v in operands(node) if maker[v] >= 0))
        stage = stages[made[0]] if made else max((stages[v] for v in operands(node)), default=Stage.INVARIANT)
        pointwise = isinstance(node, GraphOp) or (isinstance(node, Apply) and operator(node.op).kind is Kind.ELEMENTWISE)
        steps.append(LiveStep(reads, stage, isinstance(node, Accumulate), isinstance(node, Store), pointwise))
    return most_live(steps, sizes)


def streamed_concatenations(graph: GraphOp) -> frozenset[int]:
    """Concatenations over a loop that are only stored: each iteration stores its own part."""
    found = {v for v, n in numbered(len(graph.operands), graph.body) if isinstance(n, Accumulate) and n.dim is not None}
    return frozenset(found.difference(*(operands(n) for n in graph.body if not isinstance(n, Store))))


def _accumulated(value: int, node: BodyNode, readers: Sequence[BodyNode]) -> bool:
    """Whether a value is a product that only a sum accumulates."""
    if not (isinstance(node, Apply) and operator(node.op).kind is Kind.CONTRACTION and len(readers) == 1):
        return False
    (reader,) = readers
    return isinstance(reader, Accumulate) and reader.kind is AccumulatorKind.SUM and reader.shift != value


def infer_program(program: Program, *, memory: bool = True) -> list[TensorType]:
    """The types of all values of a program, inputs first. Raises `ProgramError` when a rule is broken."""
    return [*_programs.of((program,), (memory, changes()), lambda: _infer(program, memory))]


def _infer(program: Program, memory: bool) -> list[TensorType]:
    types = [check_type(t) for t in program.inputs]
    for position, node in enumerate(program.nodes):
        try:
            for v in node.operands:
                if not 0 <= v < len(types):
                    raise ProgramError(f"value {v} does not exist yet")
            read = [types[v] for v in node.operands]
            if isinstance(node, Apply):
                types.append(node_type(node, read, Level.KERNEL))
            else:
                if node.level is not Level.BLOCK:
                    raise ProgramError("levels are mixed: a thread graph stands inside a block graph")
                types.extend(check_graph_results(node, read, memory=memory))
        except ProgramError as error:
            raise ProgramError(str(error), position) from None
    for v in program.outputs:
        if not 0 <= v < len(types):
            raise ProgramError(f"output {v} does not exist")
    return types


def interface(program: Program) -> tuple[list[Shape], list[Shape]]:
    """The shapes of inputs and outputs. Raises `ProgramError` when the program is not well formed, but for the memory of tiles."""
    types = infer_program(program, memory=False)
    return [t.shape for t in program.inputs], [types[v].shape for v in program.outputs]

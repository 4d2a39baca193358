"""A program as a graph to be drawn: a node for each input, operator and result, with block and thread graphs inside their nodes.

Plain data without places: `layered.py` lays it out, `svg.py` and `dot.py` write it. A node's `path` is unique in its drawing: `2`
is a node of the kernel graph, `2.5` one inside it, `2.5.0` one inside that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mirage_ir.block.rows import placed_types
from mirage_ir.check import check_graph, live_bytes, stages_of
from mirage_ir.ops import VIEWS, Kind
from mirage_ir.ops.composites import COMPOSITES
from mirage_ir.ops.library import LIBRARY
from mirage_ir.ops.table import OPERATORS
from mirage_ir.program import (
    NEW_DIM,
    REPLICATE,
    Accumulate,
    Apply,
    BodyNode,
    GraphOp,
    Level,
    Load,
    Program,
    Stage,
    Store,
    TensorType,
    numbered,
    results,
)


class NodeRole(StrEnum):
    """What a node is, which decides how it looks."""

    INPUT = "input"
    RESULT = "result"
    PRODUCT = "product"
    REDUCTION = "reduction"
    ELEMENTWISE = "element-wise"
    LAYOUT = "layout"
    COMPOSITE = "composite"
    LIBRARY = "library"
    LOAD = "load"
    ACCUMULATOR = "accumulator"
    STORE = "store"
    BLOCK_GRAPH = "block graph"
    THREAD_GRAPH = "thread graph"


_ROLES = {
    Kind.ELEMENTWISE: NodeRole.ELEMENTWISE,
    Kind.CONTRACTION: NodeRole.PRODUCT,
    Kind.REDUCTION: NodeRole.REDUCTION,
    Kind.LAYOUT: NodeRole.LAYOUT,
}
MEMORY = {Level.KERNEL: "device memory", Level.BLOCK: "shared memory", Level.THREAD: "registers"}
"""Where a value of each level lives in the model of μGraphs; a lowering may keep a tile in registers."""


@dataclass(frozen=True, slots=True)
class DrawnNode:
    """A node: its `title` and a second line `shape`, and what else is known of it, as names and values.

    `band` is the phase of the graph around it that it belongs to (`Drawing.bands`). `inside` is the graph of a graph-defined
    operator.
    """

    path: str
    role: NodeRole
    title: str
    shape: str
    facts: tuple[tuple[str, str], ...] = ()
    band: int = 0
    inside: Drawing | None = None


@dataclass(frozen=True, slots=True)
class DrawnEdge:
    """A value from one node of a drawing to another, by their places in `Drawing.nodes`; `shape` is the value's type."""

    source: int
    target: int
    shape: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A graph of one level. `bands` name its phases in the order of time; a graph without a loop has one, without a name."""

    level: Level
    nodes: tuple[DrawnNode, ...]
    edges: tuple[DrawnEdge, ...]
    bands: tuple[str, ...] = ("",)

    def walk(self) -> Iterator[DrawnNode]:
        """All nodes, each before those inside it."""
        for node in self.nodes:
            yield node
            if node.inside is not None:
                yield from node.inside.walk()


def spelled_type(type: TensorType) -> str:
    """`8 × 128 f16`; `f32` of a scalar."""
    return f"{' × '.join(map(str, type.shape))} {type.dtype}".strip()


def spelled_bytes(count: float) -> str:
    """A number of bytes in the largest unit (of 1024) that leaves at least one: `64 KiB`."""
    for unit in ("B", "KiB", "MiB", "GiB"):
        if count < 1024 or unit == "GiB":
            return f"{count:.4g} {unit}" if count < 1000 else f"{count:.0f} {unit}"
        count /= 1024
    raise AssertionError("the last unit takes everything")


def draw(program: Program) -> Drawing:
    """The drawing of a well-formed program. Raises `ProgramError` for any other."""
    return _KernelGraph(program).drawing()


class _KernelGraph:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._types = placed_types(program)
        self._nodes: list[DrawnNode] = []
        self._edges: list[DrawnEdge] = []
        self._maker: dict[int, int] = {}
        self._names: dict[int, str] = {}

    def drawing(self) -> Drawing:
        program, types = self._program, self._types
        first = len(program.inputs)
        names = program.input_names or tuple(f"arg{i}" for i in range(first))
        strides = program.strides or (None,) * first
        for value, (name, stride) in enumerate(zip(names, strides, strict=True)):
            order = () if stride is None else (("strides", ", ".join(map(str, stride))),)
            self._add(NodeRole.INPUT, name, types[value], (value,), [], order)
            self._names[value] = name
        launches = 0
        for value, node in numbered(first, program.nodes):
            made = range(value, value + results(node))
            path = str(len(self._nodes))
            if isinstance(node, GraphOp):
                launches += 1
                title = f"kernel {launches}"
                sources = [(self._names[v], types[v]) for v in node.operands]
                inside = _graph(node, sources, path)
                facts = (*_graph_facts(node, sources), *_values(types[v] for v in made))
                self._add_node(DrawnNode(path, NodeRole.BLOCK_GRAPH, title, _launch(node), facts, 0, inside), made, node.operands)
            else:
                views = node.op in VIEWS
                launches += not views
                title = node.op.replace("_", " ")
                where = () if views else (("kernel", str(launches)),)
                facts = (*where, *_attributes(node))
                self._add(_role(node), title, types[value], made, node.operands, facts)
                title = self._names[node.operands[0]] if views and len(node.operands) == 1 else title
            plural = len(made) > 1
            self._names.update((v, f"{title}, result {n}" if plural else title) for n, v in enumerate(made))
        for number, value in enumerate(program.outputs):
            self._add(NodeRole.RESULT, f"result {number}" if len(program.outputs) > 1 else "result", types[value], (), [value], ())
        return Drawing(Level.KERNEL, tuple(self._nodes), tuple(self._edges))

    def _add(
        self,
        role: NodeRole,
        title: str,
        type: TensorType,
        made: Sequence[int],
        operands: Sequence[int],
        facts: tuple[tuple[str, str], ...],
    ) -> None:
        known = (
            *facts,
            *((("takes", _listed(self._types[v] for v in operands)),) if operands else ()),
            *_value(type, Level.KERNEL),
        )
        self._add_node(DrawnNode(str(len(self._nodes)), role, title, spelled_type(type), known), made, operands)

    def _add_node(self, node: DrawnNode, made: Sequence[int], operands: Sequence[int]) -> None:
        place = len(self._nodes)
        self._nodes.append(node)
        self._edges += [DrawnEdge(self._maker[v], place, spelled_type(self._types[v])) for v in dict.fromkeys(operands)]
        self._maker.update(dict.fromkeys(made, place))


def _graph(graph: GraphOp, sources: Sequence[tuple[str, TensorType]], path: str) -> Drawing:
    """The inside of a graph-defined operator; `sources` are the names and types of its operands."""
    count = len(graph.operands)
    types = check_graph(graph, [type for _, type in sources], memory=False)
    stages = stages_of(graph)
    bands = _Bands(graph, stages)
    nodes: list[DrawnNode] = []
    edges: list[DrawnEdge] = []
    maker: dict[int, int] = {}
    stored = 0
    names = {v: name for v, (name, _) in enumerate(sources)}
    for place, (value, node) in enumerate(numbered(count, graph.body)):
        own, inside = f"{path}.{place}", None
        made = range(value, value + results(node))
        read = tuple[int, ...]()
        match node:
            case Load():
                role, title, facts = NodeRole.LOAD, f"load {names[node.source]}", _load_facts(node, graph, types)
            case Accumulate():
                title = f"accumulate {node.kind}" + (", shifted" if node.shift is not None else "")
                read = (node.operand,) if node.shift is None else (node.operand, node.shift)
                role, facts = NodeRole.ACCUMULATOR, _accumulator_facts(node)
            case Store():
                where = "store" if len(graph.stores) == 1 else f"store {stored}"
                stored += 1
                role, title, read, facts = NodeRole.STORE, where, (node.operand,), _store_facts(node, graph)
            case GraphOp():
                role, title, read = NodeRole.THREAD_GRAPH, "thread graph", node.operands
                within = [(names.get(v, "tile"), types[v]) for v in node.operands]
                inside, facts = _graph(node, within, own), _graph_facts(node, within)
            case Apply():
                role, title, read, facts = _role(node), node.op.replace("_", " "), node.operands, _attributes(node)
        seen = made[0] if made else read[0]
        shape = _launch(node) if isinstance(node, GraphOp) else spelled_type(types[seen])
        taken = (("takes", _listed(types[v] for v in read)),) if read else ()
        when = (("stage", bands.stage(stages[seen])),) if bands.named else ()
        known = (*facts, *taken, *when, *(() if isinstance(node, Store) else _value(types[seen], graph.level)))
        nodes.append(DrawnNode(own, role, title, shape, known, bands.of(node, value, read), inside))
        edges += [DrawnEdge(maker[v], place, spelled_type(types[v])) for v in dict.fromkeys(read)]
        maker.update(dict.fromkeys(made, place))
        names.update(dict.fromkeys(made, title))
    return Drawing(graph.level, tuple(nodes), tuple(edges), bands.names)


class _Bands:
    """The phases of a block graph: before its loops, each loop, and what follows it. One without loops has a single phase."""

    def __init__(self, graph: GraphOp, stages: Sequence[Stage]) -> None:
        self._graph, self._stages = graph, stages
        self.named = max(graph.loops) > 1
        used = {self._phase(node, value) for value, node in numbered(len(graph.operands), graph.body)}
        self._used = sorted(used) if self.named else []
        self.names = tuple(map(self._name, self._used)) or ("",)

    def of(self, node: BodyNode, value: int, read: Sequence[int]) -> int:
        return self._used.index(self._phase(node, value)) if self.named else 0

    def stage(self, stage: Stage) -> str:
        """In words, when a value exists."""
        if stage is Stage.INVARIANT:
            return "the same in every iteration"
        loop = f"loop {stage.loop + 1}" if self._graph.later else "the loop"
        return f"anew in every iteration of {loop}" if stage.varies else f"after {loop}"

    def _phase(self, node: BodyNode, value: int) -> Stage:
        """When a node works. An accumulator adds up while its loop runs."""
        if isinstance(node, Store):
            return self._stages[node.operand]
        return self._stages[node.operand] if isinstance(node, Accumulate) else self._stages[value]

    def _name(self, stage: Stage) -> str:
        several = len(self._graph.loops) > 1
        if stage is Stage.INVARIANT:
            return "once, before the loop" + "s" * several
        loop = f"loop {stage.loop + 1}" if several else "loop"
        if stage.varies:
            return f"{loop}: {self._graph.loops[stage.loop]} iterations"
        return f"after {loop}" if several else "after the loop"


def _role(node: Apply) -> NodeRole:
    if node.op in LIBRARY:
        return NodeRole.LIBRARY
    return NodeRole.COMPOSITE if node.op in COMPOSITES else _ROLES[OPERATORS[node.op].kind]


def _launch(graph: GraphOp) -> str:
    grid = " × ".join(map(str, graph.grid))
    if graph.level is Level.THREAD:
        return f"{grid} threads"
    loops = "".join(f" · loop {n}" for n in graph.loops if n > 1)
    return f"grid {grid}{loops}"


def _graph_facts(graph: GraphOp, sources: Sequence[tuple[str, TensorType]]) -> tuple[tuple[str, str], ...]:
    if graph.level is Level.THREAD:
        return (("threads", " × ".join(map(str, graph.grid))), ("memory", MEMORY[Level.THREAD]))
    types = check_graph(graph, [type for _, type in sources], memory=False)
    stages = f"{graph.stages}" if graph.stages else "chosen by the lowering"
    return (
        ("grid", f"{' × '.join(map(str, graph.grid))}{f' = {graph.blocks}' * (len(graph.grid) > 1)} blocks"),
        *((("language", "CUDA"),) if graph.cuda else ()),
        ("threads a block", str(graph.threads)),
        ("loop", ", then ".join(f"{n} iterations" for n in graph.loops) if max(graph.loops) > 1 else "none"),
        ("pipeline stages", stages),
        ("tiles live at once", f"{spelled_bytes(live_bytes(graph, types, stages_of(graph)))} a block, at most"),
        ("reads", "; ".join(f"{name} {spelled_type(type)}" for name, type in sources)),
    )


def _split(dims: Sequence[int], what: str) -> list[str]:
    """In words, which dimension each grid dimension splits."""
    words = {REPLICATE: "reads all of it" if what == "imap" else "does not split it", NEW_DIM: "makes a new leading dimension"}
    return [f"grid {g} {words.get(d, f'splits dimension {d}')}" for g, d in enumerate(dims)]


def _load_facts(node: Load, graph: GraphOp, types: Sequence[TensorType]) -> tuple[tuple[str, str], ...]:
    which = f" {node.loop + 1}" if graph.later else ""
    loop = (
        ()
        if graph.level is Level.THREAD
        else (("fmap", "the loop reads all of it" if node.fmap == REPLICATE else f"loop{which} splits dimension {node.fmap}"),)
    )
    ragged = () if node.tile is None else (("ragged", "the last tile reaches beyond the tensor; entries there count for nothing"),)
    return (("of", spelled_type(types[node.source])), ("imap", "; ".join(_split(node.imap, "imap"))), *loop, *ragged)


def _accumulator_facts(node: Accumulate) -> tuple[tuple[str, str], ...]:
    where = () if node.dim is None else (("dimension", str(node.dim)),)
    shift = () if node.shift is None else (("means", "Σ exp(s − max s) · x over the loop, s being the second operand"),)
    return (*where, *shift)


def _store_facts(node: Store, graph: GraphOp) -> tuple[tuple[str, str], ...]:
    below = Level.KERNEL if graph.level is Level.BLOCK else Level.BLOCK
    return (("omap", "; ".join(_split(node.omap, "omap"))), ("rounded to", str(node.dtype)), ("memory", MEMORY[below]))


def _attributes(node: Apply) -> tuple[tuple[str, str], ...]:
    return tuple((name.replace("_", " "), _attribute(value)) for name, value in node.attrs)


def _attribute(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _value(type: TensorType, level: Level) -> tuple[tuple[str, str], ...]:
    return (("type", spelled_type(type)), ("size", spelled_bytes(type.nbytes)), ("memory", MEMORY[level]))


def _values(types: Iterator[TensorType]) -> tuple[tuple[str, str], ...]:
    every = list(types)
    return (("stores", _listed(every)), ("size", spelled_bytes(sum(t.nbytes for t in every))), ("memory", MEMORY[Level.KERNEL]))


def _listed(types: Iterator[TensorType] | Sequence[TensorType]) -> str:
    return "; ".join(map(spelled_type, types))

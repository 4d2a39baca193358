"""The e-graph: programs in, classes of equal terms out, as plain data. egglog does the work between, and is imported only here."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

from mirage_ir.check import infer_program, promote
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops import OPERATORS, Kind
from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply, Attr, DType, Program, Shape, TensorType, numbered
from mirage_ir.saturate.laws import TABLE, Law
from mirage_ir.saturate.laws.law import write_operator
from mirage_ir.saturate.rules import RuleWriter, law_operators, rational, record_name, recorded
from mirage_ir.saturate.terms import operators, parse
from mirage_ir.saturate.writer import ProgramWriter

ClassId: TypeAlias = int
INPUT = "input"
GROWTH = 2.5
"""A round is not begun when it would make more than so many times the limit of nodes, if the graph grows as in the one before."""
LINES = 50
"""Lines that egglog reads at once: what it takes grows with the square of their number."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When saturation ends at the latest: nodes of the e-graph, rounds of all laws, seconds (extraction has as many again)."""

    nodes: int = 8000
    rounds: int = 30
    seconds: float = 5.0
    spreading: int = 600
    """Nodes up to which the laws are used that make very many terms (`Law.spreading`)."""

    @property
    def time(self) -> str:
        """The limit of time, in words."""
        return f"{self.seconds:g} s"


@dataclass(frozen=True, slots=True)
class Opaque:
    """An operator that laws know nothing of, with its attributes."""

    op: str
    attrs: tuple[tuple[str, Attr], ...]


@dataclass(frozen=True, slots=True)
class ENode:
    """A member of a class: an operator of terms, or an `Opaque` one, over classes."""

    op: str | Opaque
    operands: tuple[ClassId, ...]
    attributes: tuple[int | Fraction, ...] = ()


@dataclass(frozen=True, slots=True)
class Use:
    """That a law was used: `root` is the class of both sides, `tensors` are those of its tensors, `attributes` what these were."""

    law: Law
    root: ClassId
    tensors: dict[str, ClassId]
    attributes: dict[str, int | Fraction]


@dataclass(frozen=True, slots=True)
class Saturated:
    """Classes of equal terms.

    classes: the members of each. types: their types. values: the class of each value of the source, outputs those of its outputs.
    rounds, nodes, seconds: what it took. limit: the limit that was met, None when the laws had nothing left to add.
    uses: where laws were used, if that was asked for.
    """

    source: Decomposed
    classes: dict[ClassId, tuple[ENode, ...]]
    types: dict[ClassId, TensorType]
    values: tuple[ClassId, ...]
    outputs: tuple[ClassId, ...]
    rounds: int
    nodes: int
    seconds: float
    limit: str | None
    uses: tuple[Use, ...] = ()

    @property
    def complete(self) -> bool:
        return self.limit is None

    def members(self, program: Program) -> dict[ClassId, ENode]:
        """The operators of the source, or of another program that the e-graph was given, as members of their classes; of those in
        the same class, the first."""
        class_of = {node: c for c, members in self.classes.items() for node in members}
        values = list(self.values[: len(program.inputs)])
        found: dict[ClassId, ENode] = {}
        for node in program.nodes:
            assert isinstance(node, Apply)
            member = enode(node, [values[v] for v in node.operands], self.types)
            values.append(class_of[member])
            found.setdefault(values[-1], member)
        return found


class EGraphError(Exception):
    """egglog refused something, as two members of a class with different shapes."""


def saturate(
    programs: Sequence[Decomposed], limits: Limits, *, stabilize: bool = False, record: bool = False, laws: Sequence[Law] = TABLE
) -> Saturated:
    """Equal programs (the first is the source), without composites and graph-defined kernels, and all that the laws make of them.

    Raises `EGraphError` when that is a contradiction.
    """
    from egglog.bindings import EggSmolError

    try:
        return _EGraph(programs, laws, stabilize, record).run(limits)
    except EggSmolError as error:
        raise EGraphError(f"an error of egglog: {error}") from error


@dataclass(slots=True)
class _Names:
    """Constructors of operators that laws know nothing of."""

    opaque: dict[Opaque, str] = field(default_factory=dict[Opaque, str])
    arity: dict[str, int] = field(default_factory=dict[str, int])

    def of(self, op: Opaque, arity: int) -> str:
        name = self.opaque.setdefault(op, f"x-{len(self.opaque)}")
        self.arity[name] = arity
        return name


class _EGraph:
    def __init__(self, programs: Sequence[Decomposed], laws: Sequence[Law], stabilize: bool, record: bool) -> None:
        from egglog.bindings import EGraph

        self.graph: Any = EGraph()
        self.source = programs[0]
        self.record = record
        self.names = _Names()
        types = [infer_program(p) for p in programs]
        rank = max(2, *(len(t.shape) for ts in types for t in ts))
        self.rules = RuleWriter(rank)
        self.text: list[str] = []
        outputs: list[list[str]] = []
        used: set[str] = set()
        for number, (program, ts) in enumerate(zip(programs, types, strict=True)):
            outputs.append(self._insert(program, ts, f"$p{number}v", used))
        for other in outputs[1:]:
            self.text += [f"(union {x} {y})" for x, y in zip(outputs[0], other, strict=True)]
        self.laws = [law for law in laws if stabilize or not law.stabilizing]
        self.laws = _applicable(self.laws, used)
        used = used.union(*map(law_operators, self.laws))
        self._constructors = {s.name: s for s in self.rules.constructors.values() if s.operator in used}
        self._run(self._header() + self.text)

    def _header(self) -> list[str]:
        """Sorts, constructors and rules."""
        lines = ["(sort S (Vec i64))", "(sort T)", "(constructor o-input (i64) T)", "(function shape (T) S :no-merge)"]
        lines += ["(relation own (T))", "(relation next (T T))", "(ruleset shapes)", "(ruleset laws)", "(ruleset spreading)"]
        for s in self._constructors.values():
            lines.append(f"(constructor {s.name} ({' '.join((*('T',) * s.arity, *s.sorts))}) T)")
        for op, name in self.names.opaque.items():
            lines.append(f"(constructor {name} ({' '.join(('T',) * self.names.arity[name])}) T)")
            if op.op in OPERATORS and OPERATORS[op.op].kind is Kind.ELEMENTWISE and self.names.arity[name] == 1:
                lines.append(f"(rule ((= e ({name} x)) (= s (shape x))) ((set (shape e) s)) :ruleset shapes)")
        lines += [f"{rule[:-1]} :ruleset shapes)" for rule in self.rules.shape_rules(self._constructors.values())]
        for number, law in enumerate(self.laws):
            if self.record:
                lines += self.rules.records(law, number)
            ruleset = "spreading" if law.spreading else "laws"
            lines += [f"{rule[:-1]} :ruleset {ruleset})" for rule in self.rules.law_rules(law, number, self.record)]
        return lines

    def _insert(self, program: Program, types: Sequence[TensorType], prefix: str, used: set[str]) -> list[str]:
        """Writes a program; the names of its outputs."""
        values = [f"(o-input {i})" for i in range(len(program.inputs))]
        self.text += [f"(let {prefix}{i} {value})" for i, value in enumerate(values)]
        for v, node in numbered(len(program.inputs), program.nodes):
            assert isinstance(node, Apply)
            names = [f"{prefix}{o}" for o in node.operands]
            self.text.append(f"(let {prefix}{v} {self._term(node, names, types, used)})")
            if node.op == "concat" and len(names) > 2:
                whole = self.names.of(Opaque(node.op, node.attrs), len(names))
                self.text.append(f"(union {prefix}{v} ({whole} {' '.join(names)}))")
        for v, kind in enumerate(types):
            self.text += [f"(set (shape {prefix}{v}) {self.rules.shape(kind.shape)})", f"(own {prefix}{v})"]
        self.text += [f"(next {prefix}{x} {prefix}{y})" for x, y in _neighbours(program)]
        return [f"{prefix}{v}" for v in program.outputs]

    def _term(self, node: Apply, operands: list[str], types: Sequence[TensorType], used: set[str]) -> str:
        rank = len(types[node.operands[0]].shape)
        op, attributes = read_operator(node, rank)
        if isinstance(op, Opaque):
            return f"({self.names.of(op, len(operands))} {' '.join(operands)})"
        used.add(op)
        name = self.rules.constructors[op].name
        if op == "concat":
            whole = operands[0]
            for part in operands[1:]:
                whole = f"({name} {whole} {part} {attributes[0]})"
            return whole
        sorts = self.rules.constructors[op].sorts
        written = (rational(a) if sort == "BigRat" else str(a) for a, sort in zip(attributes, sorts, strict=True))
        return f"({' '.join((name, *operands, *written))})"

    def _run(self, lines: Sequence[str]) -> list[Any]:
        done: list[Any] = []
        for at in range(0, len(lines), LINES):
            done += self.graph.run_program(*self.graph.parse_program("\n".join(lines[at : at + LINES])))
        return done

    def run(self, limits: Limits) -> Saturated:
        started = time.perf_counter()
        rounds, limit, spreading, size = 0, None, True, 0
        while True:
            self._run(["(run-schedule (saturate (run shapes)))"])
            before, size = size, self._size()
            if size > limits.nodes or (rounds and size * size > GROWTH * limits.nodes * before):
                limit = f"{limits.nodes} nodes"
            elif time.perf_counter() - started > limits.seconds:
                limit = limits.time
            elif rounds == limits.rounds:
                limit = f"{limits.rounds} rounds"
            if limit is not None:
                break
            ran = self._run(["(run laws 1)"])
            if spreading and size <= limits.spreading:
                ran += self._run(["(run spreading 1)"])
            else:
                spreading = False
            rounds += 1
            if not any(r.report.updated for r in ran):
                break
        if limit is None and not spreading and any(law.spreading for law in self.laws):
            limit = f"{limits.spreading} nodes for commuting and associating sums and products"
        return self._dump(rounds, size, time.perf_counter() - started, limit)

    def _size(self) -> int:
        (sizes,) = self._run(["(print-size)"])
        return sum(count for name, count in sizes.sizes if name.startswith(("o-", "x-")))

    def _dump(self, rounds: int, nodes: int, seconds: float, limit: str | None) -> Saturated:
        functions = self.graph.freeze().functions
        ids: dict[Any, ClassId] = {}

        def number(value: Any) -> ClassId:
            return ids.setdefault(value, len(ids))

        def attribute(value: Any, sort: str) -> int | Fraction:
            return self.graph.value_to_bigrat(value) if sort == "BigRat" else self.graph.value_to_i64(value)

        classes: dict[ClassId, list[ENode]] = {}
        for row in functions["o-input"].rows:
            classes.setdefault(number(row.output), []).append(ENode(INPUT, (), (self.graph.value_to_i64(row.inputs[0]),)))
        for s in self._constructors.values():
            for row in functions[s.name].rows:
                operands = tuple(map(number, row.inputs[: s.arity]))
                attributes = tuple(map(attribute, row.inputs[s.arity :], s.sorts))
                classes.setdefault(number(row.output), []).append(ENode(s.operator, operands, attributes))
        for op, name in self.names.opaque.items():
            for row in functions[name].rows:
                classes.setdefault(number(row.output), []).append(ENode(op, tuple(map(number, row.inputs))))
        shapes: dict[ClassId, Shape] = {}
        for row in functions["shape"].rows:
            rank, *extents = map(self.graph.value_to_i64, self.graph.value_to_vec(row.output))
            shapes[number(row.inputs[0])] = tuple(extents[len(extents) - rank :])
        values = tuple(
            number(functions[f"$p0v{v}"].rows[0].output) for v in range(len(self.source.inputs) + len(self.source.nodes))
        )
        types = _types(classes, shapes, values, self.source)
        uses = tuple(self._uses(functions, number, attribute)) if self.record else ()
        outputs = tuple(values[v] for v in self.source.outputs)
        kept = {c: tuple(n for n in members if all(o in types for o in n.operands)) for c, members in classes.items() if c in types}
        return Saturated(self.source, kept, types, values, outputs, rounds, nodes, seconds, limit, uses)

    def _uses(self, functions: Any, number: Any, attribute: Any) -> Iterator[Use]:
        for position, law in enumerate(self.laws):
            names, sorts = recorded(law), self.rules.recorded_sorts(law)
            for back in ("", "back") if law.back else ("",):
                for row in functions[record_name(position, back)].rows:
                    values = list(zip(names, row.inputs[1:], sorts, strict=True))
                    tensors = {name: number(v) for name, v, sort in values if sort == "T"}
                    attributes = {name: attribute(v, sort) for name, v, sort in values if sort != "T"}
                    yield Use(law, number(row.inputs[0]), tensors, attributes)


def _applicable(laws: Sequence[Law], used: set[str]) -> list[Law]:
    """The laws that may have something to do, beginning with these operators."""
    known = set(used)
    found: dict[str, Law] = {}
    while True:
        before = len(found)
        for law in laws:
            left, right = operators(parse(law.source)), operators(parse(law.target))
            if law.beside:
                left |= operators(parse(law.beside))
            if left <= known or (law.back and right and right <= known):
                found.setdefault(law.name, law)
                known |= law_operators(law)
        if len(found) == before:
            return list(found.values())


def _neighbours(program: Program) -> Iterator[tuple[int, int]]:
    """Operands that stand next to each other among those of products that share the other operand."""
    shared: dict[tuple[int, int], dict[int, None]] = {}
    for node in program.nodes:
        if isinstance(node, Apply) and node.op == "matmul":
            for side in (0, 1):
                shared.setdefault((side, node.operands[side]), {}).setdefault(node.operands[1 - side])
    pairs = {pair: None for others in shared.values() for pair in zip(list(others), list(others)[1:], strict=False)}
    yield from pairs


def _types(
    classes: dict[ClassId, list[ENode]], shapes: dict[ClassId, Shape], values: Sequence[ClassId], source: Program
) -> dict[ClassId, TensorType]:
    """The types of classes: element types are the source's, or follow from those of the operands."""
    dtypes: dict[ClassId, DType] = {}
    for c, kind in zip(values, infer_program(source), strict=True):
        dtypes.setdefault(c, kind.dtype)
    waiting = [c for c in classes if c not in dtypes]
    while waiting:
        left: list[ClassId] = []
        for c in waiting:
            known = next((n for n in classes[c] if n.operands and all(o in dtypes for o in n.operands)), None)
            if known is None:
                left.append(c)
            else:
                dtypes[c] = promote([dtypes[o] for o in known.operands])
        if len(left) == len(waiting):
            break
        waiting = left
    return {c: TensorType(shapes[c], dtypes[c]) for c in classes if c in shapes and c in dtypes}


def read_operator(node: Apply, rank: int) -> tuple[str | Opaque, tuple[int | Fraction, ...]]:
    """An operator of a program as one of terms, with its attributes; `rank` is that of its first operand."""
    attrs = node.attr()
    match node.op:
        case "transpose" if attrs["permutation"] == (*range(rank - 2), rank - 1, rank - 2):
            return "swap", ()
        case "sum" | "max":
            dim = attrs["dim"]
            assert isinstance(dim, int)
            return node.op, (dim - rank,)
        case "scale" | "offset":
            value = attrs["value"]
            assert isinstance(value, float)
            return node.op, (exact(value),)
        case "concat" if len(node.operands) > 1:
            dim = attrs["dim"]
            assert isinstance(dim, int)
            return node.op, (dim - rank,)
        case "slice":
            dim, start, stop = attrs["dim"], attrs["start"], attrs["stop"]
            assert isinstance(dim, int) and isinstance(start, int) and isinstance(stop, int)
            return node.op, (dim - rank, start, stop)
        case "matmul":
            return node.op, ()
        case _ if OPERATORS[node.op].attrs or OPERATORS[node.op].kind is not Kind.ELEMENTWISE:
            return Opaque(node.op, node.attrs), ()
        case _:
            return node.op, ()


def enode(node: Apply, operands: Sequence[ClassId], types: Mapping[ClassId, TensorType]) -> ENode:
    """An operator of a program over classes. A concatenation of more than two is itself, beside those of two at a time."""
    op, attributes = read_operator(node, len(types[operands[0]].shape))
    if op == "concat" and len(operands) > 2:
        op, attributes = Opaque(node.op, node.attrs), ()
    return ENode(op, tuple(operands), attributes)


def write_node(writer: ProgramWriter, node: ENode, operands: Sequence[int]) -> int:
    """Appends a member of a class to a program. Raises `ProgramError` when no program can hold it (a constant that is no float)."""
    if node.op == INPUT:
        return int(node.attributes[0])
    if isinstance(node.op, Opaque):
        return writer.add(Apply(node.op.op, tuple(operands), node.op.attrs))
    if node.op in ("scale", "offset") and exact(float(node.attributes[0])) != node.attributes[0]:
        raise ProgramError(f"{node.attributes[0]} is no constant of a program")
    return write_operator(writer, node.op, tuple(operands), node.attributes)

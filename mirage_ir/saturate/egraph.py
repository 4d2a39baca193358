"""The e-graph: programs in, classes of equal terms out, as plain data. egglog does the work between, and is imported only here."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, reduce
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from itertools import pairwise
from typing import Any, TypeAlias

from mirage_ir.check import infer_program, promote
from mirage_ir.decompose import Decomposed
from mirage_ir.errors import ProgramError
from mirage_ir.ops import Kind, Operator, operator
from mirage_ir.ops.constants import exact
from mirage_ir.program import Apply, Attr, DType, Program, Shape, TensorType, numbered
from mirage_ir.saturate.laws import TABLE, Law
from mirage_ir.saturate.laws.terms import operators
from mirage_ir.saturate.laws.vocabulary import attributes_of, read_operator, row_of, write_operator
from mirage_ir.saturate.rules import RuleWriter, law_operators, rational, record_name, recorded
from mirage_ir.saturate.writer import ProgramWriter

ClassId: TypeAlias = int
INPUT = "input"
GROWTH = 2.5
"""Times the limit of nodes: no round begins that would end with more nodes, at the growth of the round before."""
LINES = 50
"""Lines that egglog reads at once: its time grows with the square of their number."""


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

    @property
    def row(self) -> Operator | None:
        """Its operator's row in the table; None for an input."""
        if self.op == INPUT:
            return None
        return operator(self.op.op) if isinstance(self.op, Opaque) else row_of(self.op)

    @property
    def attrs(self) -> dict[str, Any]:
        """Its operator's attributes by name, as far as a term has them: dimensions of terms count from the end."""
        if isinstance(self.op, Opaque):
            return dict(self.op.attrs)
        return dict(zip(attributes_of(self.op), self.attributes, strict=False))


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a law: the class of both sides, the classes of its tensors, and the values of its attributes."""

    law: Law
    root: ClassId
    tensors: dict[str, ClassId]
    attributes: dict[str, int | Fraction]


@dataclass(frozen=True, slots=True)
class Saturated:
    """Classes of equal terms.

    classes: the members of each. types: their types. values, outputs: the classes of the values and outputs of the source.
    rounds, nodes, seconds: the effort. limit: the limit that was met, None when the laws had nothing left to add.
    uses: where laws were used; empty unless `record` asked for them.
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
    """egglog found a contradiction: two members of a class with different shapes, for instance."""


def saturate(
    programs: Sequence[Decomposed], limits: Limits, *, stabilize: bool = False, record: bool = False, laws: Sequence[Law] = TABLE
) -> Saturated:
    """Equal programs (the first is the source), without composites and graph-defined kernels, and all that the laws make of them.

    Raises `EGraphError` when that is a contradiction.
    """
    try:
        return _EGraph(programs, laws, stabilize, record).run(limits)
    except _bindings().EggSmolError as error:
        raise EGraphError(f"an error of egglog: {error}") from error


@cache
def _bindings() -> Any:
    """egglog's compiled module, without the Python package around it.

    Importing the package takes 0.13 s, half of it for a code formatter, and nothing of it is used here.
    """
    name = "egglog.bindings"
    if name not in sys.modules:
        package = find_spec("egglog")
        spec = PathFinder.find_spec(name, None if package is None else package.submodule_search_locations)
        if spec is None or spec.loader is None:
            raise ImportError("egglog has no module 'bindings'", name=name)
        sys.modules[name] = module_from_spec(spec)  # The package, imported later, finds it here.
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


class _EGraph:
    def __init__(self, programs: Sequence[Decomposed], laws: Sequence[Law], stabilize: bool, record: bool) -> None:
        self.graph: Any = _bindings().EGraph()
        self.source = programs[0]
        self.record = record
        self.opaque: dict[tuple[Opaque, int], str] = {}
        """Constructors of operators that laws know nothing of, each with its number of operands."""
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
        self.laws = _applicable([law for law in laws if stabilize or not law.stabilizing], used)
        used = used.union(*map(law_operators, self.laws))
        self.operators = [op for name, op in self.rules.operators.items() if name in used]
        self._run(self._header() + self.text)

    def _header(self) -> list[str]:
        lines = ["(sort S (Vec i64))", "(sort T)", "(constructor o-input (i64) T)", "(function shape (T) S :no-merge)"]
        lines += ["(relation own (T))", "(relation next (T T))", "(ruleset shapes)", "(ruleset laws)", "(ruleset spreading)"]
        for op in self.operators:
            lines.append(f"(constructor {op.constructor} ({' '.join((*('T',) * op.arity, *op.sorts))}) T)")
        for (opaque, arity), name in self.opaque.items():
            lines.append(f"(constructor {name} ({' '.join(('T',) * arity)}) T)")
            if operator(opaque.op).kind is Kind.ELEMENTWISE and arity == 1:
                lines.append(f"(rule ((= e ({name} x)) (= s (shape x))) ((set (shape e) s)) :ruleset shapes)")
        lines += [f"{rule[:-1]} :ruleset shapes)" for rule in self.rules.shape_rules(self.operators)]
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
            if _is_whole(node):
                self.text.append(f"(union {prefix}{v} {self._opaque(node, names)})")
        for v, kind in enumerate(types):
            self.text += [f"(set (shape {prefix}{v}) {self.rules.shape(kind.shape)})", f"(own {prefix}{v})"]
        self.text += [f"(next {prefix}{x} {prefix}{y})" for x, y in _neighbours(program)]
        return [f"{prefix}{v}" for v in program.outputs]

    def _term(self, node: Apply, operands: list[str], types: Sequence[TensorType], used: set[str]) -> str:
        rank = len(types[node.operands[0]].shape)
        read = read_operator(node, rank)
        if read is None:
            return self._opaque(node, operands)
        op, attributes = read
        used.add(op)
        term = self.rules.operators[op]
        written = [rational(a) if isinstance(a, Fraction) else str(a) for a in attributes]

        def applied(*tensors: str) -> str:
            return f"({' '.join((term.constructor, *tensors, *written))})"

        return reduce(applied, operands[term.arity :], applied(*operands[: term.arity]))

    def _opaque(self, node: Apply, operands: list[str]) -> str:
        name = self.opaque.setdefault((Opaque(node.op, node.attrs), len(operands)), f"x-{len(self.opaque)}")
        return f"({name} {' '.join(operands)})"

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
        for op in self.operators:
            for row in functions[op.constructor].rows:
                operands = tuple(map(number, row.inputs[: op.arity]))
                attributes = tuple(map(attribute, row.inputs[op.arity :], op.sorts))
                classes.setdefault(number(row.output), []).append(ENode(op.name, operands, attributes))
        for (opaque, _), name in self.opaque.items():
            for row in functions[name].rows:
                classes.setdefault(number(row.output), []).append(ENode(opaque, tuple(map(number, row.inputs))))
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
            (*sources, target) = map(operators, law.terms)
            left, right = frozenset().union(*sources), target
            if left <= known or (law.back and right and right <= known):
                found.setdefault(law.name, law)
                known |= law_operators(law)
        if len(found) == before:
            return list(found.values())


def _neighbours(program: Program) -> Iterator[tuple[int, int]]:
    """Pairs of operands that are adjacent in the list of operands that products with a shared operand have."""
    shared: dict[tuple[int, int], dict[int, None]] = {}
    for node in program.nodes:
        if isinstance(node, Apply) and operator(node.op).product:
            for side in (0, 1):
                shared.setdefault((side, node.operands[side]), {}).setdefault(node.operands[1 - side])
    yield from dict.fromkeys(pair for others in shared.values() for pair in pairwise(others))


def _types(
    classes: dict[ClassId, list[ENode]], shapes: dict[ClassId, Shape], values: Sequence[ClassId], source: Program
) -> dict[ClassId, TensorType]:
    """The types of classes. Element types are the source's, or follow from the operands."""
    dtypes: dict[ClassId, DType] = {}
    for c, kind in zip(values, infer_program(source), strict=True):
        dtypes.setdefault(c, kind.dtype)
    for c, (first, *_) in bottom_up(classes, (*values, *classes)):
        if c not in dtypes:
            dtypes[c] = promote([dtypes[o] for o in first.operands])
    return {c: TensorType(shapes[c], dtypes[c]) for c in classes if c in shapes and c in dtypes}


def bottom_up(classes: Mapping[ClassId, Sequence[ENode]], order: Iterable[ClassId]) -> Iterator[tuple[ClassId, list[ENode]]]:
    """Each class that has a term, after the operands of one of its members; with the members whose operands came before."""
    done: set[ClassId] = set()
    waiting = list(dict.fromkeys(order))
    before = 0
    while len(waiting) != before:
        before = len(waiting)
        for c in waiting:
            ready = [n for n in classes[c] if done.issuperset(n.operands)]
            if ready:
                yield c, ready
                done.add(c)
        waiting = [c for c in waiting if c not in done]


def _is_whole(node: Apply) -> bool:
    """Whether an operator takes more tensors than its operator of terms does, as a concatenation of more than two."""
    return operator(node.op).arity is None and len(node.operands) > 2


def enode(node: Apply, operands: Sequence[ClassId], types: Mapping[ClassId, TensorType]) -> ENode:
    """An operator of a program over classes. A concatenation of more than two stands for itself."""
    read = None if _is_whole(node) else read_operator(node, len(types[operands[0]].shape))
    return ENode(Opaque(node.op, node.attrs), tuple(operands)) if read is None else ENode(read[0], tuple(operands), read[1])


def write_node(writer: ProgramWriter, node: ENode, operands: Sequence[int]) -> int:
    """Appends a member of a class to a program. Raises `ProgramError` when no program can hold it (a constant that is no float)."""
    if node.op == INPUT:
        return int(node.attributes[0])
    if isinstance(node.op, Opaque):
        return writer.add(Apply(node.op.op, tuple(operands), node.op.attrs))
    for value in node.attributes:
        if isinstance(value, Fraction) and exact(float(value)) != value:
            raise ProgramError(f"{value} is no constant of a program")
    return write_operator(writer, node.op, tuple(operands), node.attributes)

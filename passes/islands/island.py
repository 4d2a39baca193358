"""Which operations of a host function are an island, and which program the island is.

Operations that a converter knows are joined with their neighbours as long as the whole can stand in one place: nothing outside
lies between two of them. An island becomes a program; the rest of the function is left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from xdsl.dialects.builtin import FusedLoc, NoneAttr, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue

from mirage_ir.check import infer_program
from mirage_ir.passes.islands.foreign import CONSTANT_SHAPES, CONSTANTS, Unsupported, scalar_constant, typed
from mirage_ir.passes.islands.reading import NoOperator, Reader, Splat
from mirage_ir.passes.islands.remarks import name_of, remark
from mirage_ir.program import DType, Program

Converter = Callable[[Reader, Operation], None]
"""Reads an operation, and writes its results into the reader. Raises `Unsupported`."""
Converters = Mapping[str, Converter]

DIALECTS = frozenset({"linalg", "tosa", "stablehlo", "chlo", "mhlo"})
"""Dialects that have a conversion."""

CONTROL_FLOW = frozenset(
    ["stablehlo.case", "stablehlo.if", "stablehlo.while", "mhlo.case", "mhlo.if", "mhlo.while", "tosa.cond_if", "tosa.while_loop"]
)
"""Operations of these dialects whose regions are code."""

MATERIALS = CONSTANTS | CONSTANT_SHAPES | {"tensor.empty", "linalg.fill", "tensor.splat"}
"""Operations that only make constants: readers of them see a constant, and they are dropped with their last use."""


def read(converters: Converters, reader: Reader, op: Operation) -> None:
    """Reads an operation with the converter of its name. Raises `Unsupported`."""
    with _well_formed():
        converters[name_of(op)](reader, op)


def _whole(reader: Reader, value: SSAValue) -> int:
    """The value of the program that is exactly a result of an operation that was read. Raises `Unsupported`."""
    with _well_formed():
        return reader.whole(reader.seen[value], typed(value.type))


@contextmanager
def _well_formed() -> Generator[None]:
    """Raises `Unsupported` where reading fails: operations of other dialects are not registered here, so nobody verified them."""
    try:
        yield
    except (LookupError, ValueError, AssertionError) as error:
        raise Unsupported("it is not well formed") from error


@dataclass(frozen=True)
class Island:
    """Operations that can stand in one place, before `place`, and the program that they compute.

    `inputs` are the values that they read from outside, `outputs` the results that others read. An input whose type is narrower
    than the program's is widened first, an output whose type is narrower than the program's is rounded afterwards.
    """

    operations: tuple[Operation, ...]
    place: Operation
    inputs: tuple[SSAValue, ...]
    outputs: tuple[SSAValue, ...]
    program: Program
    constants: frozenset[Operation]
    """The operations of the block that only make constants."""

    @property
    def location(self) -> Attribute:
        """The location of the operations; a fused one when they have several."""
        places = list(dict.fromkeys(op.location for op in self.operations))
        return places[0] if len(places) == 1 else FusedLoc(tuple(places), NoneAttr())


def islands(body: Operation, converters: Converters) -> Iterator[Island]:
    """The islands of an operation's regions, innermost first. Remarks name the operations that could not be converted.

    The caller may replace an island before it asks for the next.
    """
    for region in body.regions:
        for block in region.blocks:
            for op in list(block.ops):
                if _holds_code(op):
                    yield from islands(op, converters)
            yield from _Scan(block, converters).islands()


def _holds_code(op: Operation) -> bool:
    """Whether the regions of an operation are code, like its surroundings, rather than a function of entries."""
    name = name_of(op)
    return bool(op.regions) and (name in CONTROL_FLOW or name.partition(".")[0] not in {*DIALECTS, "tensor"})


class _Scan:
    """One block: which operations convert, and which of them stand together."""

    def __init__(self, block: Block, converters: Converters) -> None:
        self.block = block
        self.converters = converters
        self.numbers: dict[SSAValue, float | None] = {}
        self.known = [op for op in block.ops if self._converts(op)]

    def splat(self, value: SSAValue) -> float | None:
        """The number that all entries of a value equal; None when it is not known."""
        if value not in self.numbers:
            self.numbers[value] = None
            self.numbers[value] = self._splat(value)
        return self.numbers[value]

    def _splat(self, value: SSAValue) -> float | None:
        op = value.owner
        if not isinstance(op, Operation):
            return None
        name = name_of(op)
        if name in CONSTANTS:
            return scalar_constant(value)
        if name in ("linalg.fill", "tensor.splat"):
            return self.splat(op.operands[0])
        if name not in self.converters or not op.operands or not all(self._is_known(v) for v in op.operands):
            return None
        reader = Reader(self.splat)
        try:
            read(self.converters, reader, op)
        except Unsupported:
            return None
        found = reader.seen[value]
        return found.value if isinstance(found, Splat) else None

    def _is_known(self, value: SSAValue) -> bool:
        """Whether a value is a number, or a place for a result."""
        return self.splat(value) is not None or (isinstance(value.owner, Operation) and name_of(value.owner) == "tensor.empty")

    def _converts(self, op: Operation) -> bool:
        """Whether an operation converts when nothing is known of its operands. A remark says why not."""
        name = name_of(op)
        if not any(isinstance(value.type, TensorType) for value in op.results) or name in MATERIALS - {"linalg.fill"}:
            return False
        if all(self.splat(value) is not None for value in op.results):
            return False
        converter = self.converters.get(name)
        if converter is None and name.partition(".")[0] in DIALECTS - {known.partition(".")[0] for known in self.converters}:
            return False  # Another conversion knows it, or says that it does not.
        try:
            if converter is None:
                raise Unsupported("mirage-ir has no operator for it")
            reader = Reader(self.splat)
            read(self.converters, reader, op)
            for value in op.results:
                _whole(reader, value)
        except Unsupported as error:
            remark(op, str(error))
            return False
        return True

    def islands(self) -> Iterator[Island]:
        waiting = self._clusters(self.known)
        while waiting:
            cluster = waiting.pop(0)
            parts = self._apart(cluster)
            if len(parts) > 1:
                waiting = [*parts, *waiting]
                continue
            try:
                found = self._island(cluster)
            except _Refused as refused:
                remark(refused.operation, refused.reason)
                waiting = self._clusters([op for ops in (cluster, *waiting) for op in ops if op is not refused.operation])
                continue
            if found is not None:
                makers = [v.owner for op in found.operations for v in op.operands]
                yield found
                self._sweep(makers)

    # Clusters.

    def _clusters(self, known: Sequence[Operation]) -> list[list[Operation]]:
        """Connected known operations with nothing else between them, producers first.

        The level of an operation counts the changes from known to unknown operations on the way to it; operations of equal level
        can stand in one place.
        """
        level: dict[Operation, int] = {}
        home: dict[Operation, list[Operation]] = {}
        among = set(known)
        for op in self.block.ops:
            makers = [v.owner for inner in op.walk() for v in inner.operands]
            readers = [maker for maker in makers if isinstance(maker, Operation) and maker in level]
            level[op] = max((level[p] + (p in among and op not in among) for p in readers), default=0)
            if op not in among:
                continue
            near = [o for p in readers if p in among and level[p] == level[op] for o in home[p]]
            joined = list(dict.fromkeys([*near, op]))
            home.update(dict.fromkeys(joined, joined))
        distinct = {id(cluster): cluster for cluster in home.values()}
        order = {op: i for i, op in enumerate(self.block.ops)}
        clusters = [sorted(cluster, key=lambda op: order[op]) for cluster in distinct.values()]
        return sorted(clusters, key=lambda cluster: (level[cluster[0]], order[cluster[0]]))

    def _apart(self, cluster: list[Operation]) -> list[list[Operation]]:
        """The cluster; two parts of it when a result is read before the last input of the whole is defined."""
        latest, first, order = self._bounds(cluster)
        if latest < first:
            return [cluster]
        return [[op for op in cluster if order[op] < first], [op for op in cluster if order[op] >= first]]

    def _bounds(self, cluster: Sequence[Operation]) -> tuple[int, int, Mapping[Operation, int]]:
        """Positions in the block: the last definition that the cluster reads, its first reader, and all operations."""
        order = {op: i for i, op in enumerate(self.block.ops)}
        inside = set(cluster)
        reads = [v.owner for op in cluster for v in op.operands]
        latest = max((order[p] for p in reads if isinstance(p, Operation) and p in order and p not in inside), default=-1)
        first = min((order[user] for user in self._users(cluster)), default=len(order))
        return latest, first, order

    def _users(self, cluster: Sequence[Operation]) -> Iterator[Operation]:
        """The operations of the block that read results of the cluster, also inside their regions."""
        inside = set(cluster)
        for op in cluster:
            for value in op.results:
                for use in value.uses:
                    user = self.block.find_ancestor_op_in_block(use.operation)
                    if user is not None and user not in inside:
                        yield user

    # Programs.

    def _island(self, cluster: Sequence[Operation]) -> Island | None:
        inside = set(cluster)
        outputs = [
            value
            for op in cluster
            for value in op.results
            if any(self.block.find_ancestor_op_in_block(use.operation) not in inside for use in value.uses)
        ]
        if not outputs:
            return self._left(cluster, "nothing reads its results")
        reader = Reader(self.splat)
        numbers: list[int] = []
        makers: dict[int, Operation] = {}
        for op in cluster:
            first = len(reader.types)
            try:
                read(self.converters, reader, op)
                makers.update(dict.fromkeys(range(first, len(reader.types)), op))
                numbers.extend(_whole(reader, v) for v in op.results if v in outputs)
            except Unsupported as error:
                raise _Refused(op, str(error)) from None
        try:
            program = reader.program("island", numbers)
        except NoOperator as error:
            raise _Refused(makers[error.number], str(error)) from None
        if program is None:
            return self._left(cluster, "nothing is computed: entries change places alone")
        if all(not type.shape for type in infer_program(program)):
            return self._left(cluster, "it computes single numbers alone")
        latest, _, order = self._bounds(cluster)
        place = next(op for op in self.block.ops if order[op] > latest and order[op] >= order[cluster[0]])
        inputs = list(reader.inputs)
        hints = [v.name_hint for v in inputs]
        names = tuple(h if h is not None and hints.count(h) == 1 else f"arg{i}" for i, h in enumerate(hints))
        program = replace(program, input_names=names if len(set(names)) == len(names) else ())
        wanted = [typed(v.type).dtype for v in outputs]
        constants = frozenset(op for op in self.block.ops if self._is_constant(op))
        return Island(tuple(cluster), place, tuple(inputs), tuple(outputs), widened(program, wanted), constants)

    @staticmethod
    def _left(cluster: Sequence[Operation], reason: str) -> None:
        for op in cluster:
            remark(op, reason)

    def _is_constant(self, op: Operation) -> bool:
        return name_of(op) in MATERIALS or (bool(op.results) and all(self.splat(v) is not None for v in op.results))

    def _sweep(self, waiting: list[Operation | Block]) -> None:
        """Erases the operations among `waiting` that only make constants and have no readers left."""
        while waiting:
            op = waiting.pop()
            if not isinstance(op, Operation) or op.parent is None or any(v.uses for v in op.results):
                continue
            if self._is_constant(op):
                waiting.extend(v.owner for v in op.operands)
                op.detach()
                op.erase()


@dataclass(eq=False)
class _Refused(Exception):
    """An operation that converts alone, but not among its neighbours."""

    operation: Operation
    reason: str


def widened(program: Program, wanted: Sequence[DType]) -> Program:
    """The program with some inputs widened to f32, so that output i has at least the type `wanted[i]`.

    The result of an operator is as wide as its widest operand, so widening the smallest input of an output suffices.
    """
    for i, dtype in enumerate(wanted):
        types = infer_program(program)
        if types[program.outputs[i]].dtype in (dtype, DType.f32):
            continue
        needed = {program.outputs[i]}
        for number, node in reversed(list(enumerate(program.nodes, len(program.inputs)))):
            if number in needed:
                needed.update(node.operands)
        smallest = min((v for v in needed if v < len(program.inputs)), key=lambda v: program.inputs[v].size)
        inputs = list(program.inputs)
        inputs[smallest] = replace(inputs[smallest], dtype=DType.f32)
        program = replace(program, inputs=tuple(inputs))
    return program

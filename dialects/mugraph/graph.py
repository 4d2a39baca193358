"""Graph-defined operators: `mugraph.block` (a kernel) and `mugraph.thread` (an operator inside a kernel).

The verifier builds the program model's `GraphOp`, and `mirage_ir.check` judges it.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Self

from xdsl.dialects.builtin import BoolAttr, IntegerAttr, UnitAttr, i64
from xdsl.ir import Attribute, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    irdl_op_definition,
    opt_prop_def,
    prop_def,
    region_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import IsolatedFromAbove, NoTerminator, Pure

from mirage_ir.check import check_graph, check_graph_results, split_into
from mirage_ir.dialects.diagnostics import OperationError, located
from mirage_ir.dialects.mugraph.attributes import INTEGER, INTEGERS, dims_of, i64_array
from mirage_ir.dialects.mugraph.body import AccumulateOp, LoadOp, StoreOp
from mirage_ir.dialects.mugraph.operator import GRAPH_LEVELS, Numbers, OperatorOp, check_operands_inside, number_of
from mirage_ir.dialects.mugraph.plans import check_plan_attributes
from mirage_ir.dialects.mugraph.schedules import check_schedule_attributes
from mirage_ir.dialects.mugraph.syntax import integer_list, parse_integer, parse_integer_list, parse_types, print_types
from mirage_ir.dialects.mugraph.types import LEVEL_OF_TYPE, from_ir, to_ir
from mirage_ir.program import BodyNode, GraphOp, Level, Load


class GraphDefinedOp(IRDLOperation, ABC):
    """A grid of blocks or threads that all run the body, each on its parts of the operands.

    The body's arguments are the operands as they are outside; `mugraph.load` takes a part of one. The stores, in order,
    are the results, so the body needs no terminator.
    """

    LEVEL: ClassVar[Level]
    """The level of the values inside."""
    OUTSIDE: ClassVar[Level]
    """The level of operands and results."""

    inputs = var_operand_def()
    grid = prop_def(INTEGERS)
    outputs = var_result_def()
    body = region_def("single_block")
    traits = traits_def(Pure(), IsolatedFromAbove(), NoTerminator())

    GRID: ClassVar[str]
    """The keyword before the grid."""

    def __init__(self, inputs: Sequence[SSAValue], header: GraphOp, body: Region, result_types: Sequence[Attribute]) -> None:
        """Of `header`, the grid and the options are taken."""
        properties = {"grid": i64_array(header.grid), **self.options(header)}
        super().__init__(operands=[inputs], result_types=[result_types], properties=properties, regions=[body])

    @classmethod
    def options(cls, header: GraphOp) -> dict[str, Attribute | None]:
        """The properties beside the grid."""
        return {}

    def header(self, operands: tuple[int, ...], body: tuple[BodyNode, ...]) -> GraphOp:
        """The program model's operator with this operation's grid and options."""
        return GraphOp(self.LEVEL, operands, dims_of(self.grid), body)

    def node(self, numbers: Numbers) -> GraphOp:
        """The counterpart in the program model. Raises `OperationError` for an operation in the body that has none."""
        inside: dict[SSAValue, int] = {argument: i for i, argument in enumerate(self.body.block.args)}
        body: list[BodyNode] = []
        for op in self.body.block.ops:
            if not isinstance(op, OperatorOp | LoadOp | AccumulateOp | StoreOp | GraphDefinedOp):
                raise OperationError(op, f"it cannot stand inside {self.name}: only operations of this dialect can")
            with located(op):
                body.append(op.node(inside))
            for result in op.results:
                inside[result] = len(inside)
        graph = self.header(tuple(number_of(v, numbers) for v in self.inputs), tuple(body))
        return replace(graph, body=tuple(map(partial(_with_tile, graph), self.body.block.ops, body)))

    def verify_(self) -> None:
        parent = self.parent_op()
        expected = Level.BLOCK if self.LEVEL is Level.THREAD else None
        if parent is not None and GRAPH_LEVELS.get(parent.name) is not expected:
            home = "mugraph.block" if expected else "a function"
            raise OperationError(self, f"levels are mixed: it stands inside {home}, not inside {parent.name}")
        if expected is not None and parent is not None:
            check_operands_inside(self)
        for value in self.inputs:
            if LEVEL_OF_TYPE.get(value.type.__class__) is not self.OUTSIDE:
                raise OperationError(self, f"levels are mixed: it reads {self.OUTSIDE} values, not {value.type}")
        arguments, operands = tuple(self.body.block.arg_types), tuple(self.operand_types)
        if arguments != operands:
            shown = ", ".join(map(str, operands))
            raise OperationError(self, f"the body's arguments must have the types of the operands: ({shown})")
        ops = list(self.body.block.ops)
        with located(self, ops):
            operand_types = [from_ir(type) for type in operands]
            graph = self.node({value: i for i, value in enumerate(dict.fromkeys(self.inputs))})
            types, outputs = check_graph(graph, operand_types), check_graph_results(graph, operand_types)
        results = [result for op in ops for result in op.results]
        for result, type in zip(results, types[len(operands) :], strict=True):
            if result.type != to_ir(type, self.LEVEL):
                raise OperationError(result.op, f"the result has type {to_ir(type, self.LEVEL)}, not {result.type}")
        stores = [op for op in ops if isinstance(op, StoreOp)]
        for store, type in zip(stores, outputs, strict=True):
            if store.to != to_ir(type, self.OUTSIDE):
                raise OperationError(store, f"the blocks together write {to_ir(type, self.OUTSIDE)}, not {store.to}")
        if list(self.result_types) != [store.to for store in stores]:
            shown = ", ".join(str(store.to) for store in stores)
            raise OperationError(self, f"the results must be what the body stores, in order: ({shown})")

    @classmethod
    def parse_options(cls, parser: Parser) -> dict[str, Any]:
        """What stands behind the grid, as fields of the program model's operator."""
        return {}

    def print_options(self, printer: Printer) -> None:
        """Prints the options as `parse_options` reads them."""

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        inputs = _parse_inputs(parser)
        parser.parse_keyword(cls.GRID)
        grid = parse_integer_list(parser)
        header = GraphOp(cls.LEVEL, (), grid, (), **cls.parse_options(parser))
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        parser.parse_punctuation("->", ": the types of the results")
        op = cls(inputs, header, body, parse_types(parser))
        op.attributes |= dict(attributes.data) if attributes else {}
        return op

    def print(self, printer: Printer) -> None:
        printer.print_string(" ins(")
        if self.inputs:
            printer.print_list(self.inputs, printer.print_operand)
            printer.print_string(" : ")
            printer.print_list(self.inputs.types, printer.print_attribute)
        printer.print_string(f") {self.GRID} {integer_list(dims_of(self.grid))}")
        self.print_options(printer)
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body)
        printer.print_string(" -> ")
        print_types(printer, self.result_types)


def _with_tile(graph: GraphOp, op: Operation, node: BodyNode) -> BodyNode:
    """The node of an operation; a load whose tiles do not divide its source has the written shape."""
    if not (isinstance(node, Load) and isinstance(op, LoadOp) and graph.level is Level.BLOCK):
        return node
    with located(op):
        source, tile = from_ir(op.source.type).shape, from_ir(op.result.type).shape
    if len(tile) != len(source) or len(node.imap) != len(graph.grid) or min((*graph.grid, *graph.loops)) < 1:
        return node
    if not 0 <= node.loop < len(graph.loops):
        return node
    splits = [(split_into(node, graph, d), whole, extent) for d, (whole, extent) in enumerate(zip(source, tile, strict=True))]
    covers = all(parts * extent >= whole for parts, whole, extent in splits)
    if covers:
        exceeds = any(parts * extent > whole for parts, whole, extent in splits)
    else:  # Where parts divide the source, the written type is wrong; elsewhere, the message says what is not covered.
        exceeds = any(whole % parts for parts, whole, _ in splits)
    return replace(node, tile=tile) if exceeds else node


def _parse_inputs(parser: Parser) -> list[SSAValue]:
    """`ins(%x, %y : T, U)`."""
    parser.parse_keyword("ins")
    parser.parse_punctuation("(")
    names = parser.parse_optional_undelimited_comma_separated_list(
        parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
    )
    operands: list[SSAValue] = []
    if names:
        parser.parse_punctuation(":")
        position = parser.pos
        types = parser.parse_comma_separated_list(parser.Delimiter.NONE, parser.parse_type)
        for name in names:
            if name.operand_name not in parser.ssa_values:
                parser.raise_error(f"value %{name.operand_name} is not defined above", name.span)
        operands.extend(parser.resolve_operands(names, types, position))
    parser.parse_punctuation(")")
    return operands


_NUMBERS = {"threads": 128, "stages": 0}
"""The numbers behind the grid and the loops of a block, with their defaults."""
_LOADS = {"tma": True, "pointers": False}
"""The words for what loads the tiles of loops."""


@irdl_op_definition
class BlockOp(GraphDefinedOp):
    """A graph-defined kernel: `ins(%x : tensor<…>) grid [96] loop 64 threads 128 { … } -> tensor<…>`.

    `grid` is one to three counts of blocks, `loop` the range of the for-loop (1 unless given), `threads` the block size. In
    `loop 8, 16`, two loops run one after the other: what the first accumulated is there in the second, for which `fmap 1 in 1`
    loads. With `stages N` behind the threads, the kernel is launched with exactly that block size and N stages of the software
    pipeline; without, the lowering chooses. With `runtime_strides` strides of inputs are arguments; without, the kernel is compiled
    for them. With `tma`, TMA loads the tiles of loops where it can, with `pointers` it does not; without, the lowering chooses.
    With `cuda`, the kernel is written in CUDA, also in a module whose other kernels are Triton's.
    Attributes may plan the kernel (`mirage_ir.dialects.mugraph.plans`, `mirage_ir.dialects.mugraph.schedules`).
    """

    name = "mugraph.block"
    LEVEL: ClassVar = Level.BLOCK
    OUTSIDE: ClassVar = Level.KERNEL
    GRID: ClassVar = "grid"
    loop = prop_def(INTEGER)
    later = opt_prop_def(INTEGERS)
    threads = prop_def(INTEGER)
    stages = opt_prop_def(INTEGER)
    runtime_strides = opt_prop_def(UnitAttr)
    tma = opt_prop_def(BoolAttr)
    cuda = opt_prop_def(UnitAttr)

    def verify_(self) -> None:
        super().verify_()
        check_plan_attributes(self)
        check_schedule_attributes(self)

    @classmethod
    def options(cls, header: GraphOp) -> dict[str, Attribute | None]:
        return {
            "loop": IntegerAttr(header.loop, i64),
            "later": i64_array(header.later) if header.later else None,
            "threads": IntegerAttr(header.threads, i64),
            "stages": IntegerAttr(header.stages, i64) if header.stages else None,
            "runtime_strides": UnitAttr() if header.runtime_strides else None,
            "tma": None if header.tma is None else BoolAttr.from_bool(header.tma),
            "cuda": UnitAttr() if header.cuda else None,
        }

    def header(self, operands: tuple[int, ...], body: tuple[BodyNode, ...]) -> GraphOp:
        return replace(
            super().header(operands, body),
            loop=self.loop.value.data,
            later=() if self.later is None else dims_of(self.later),
            threads=self.threads.value.data,
            stages=0 if self.stages is None else self.stages.value.data,
            runtime_strides=self.runtime_strides is not None,
            tma=None if self.tma is None else bool(self.tma.value.data),
            cuda=self.cuda is not None,
        )

    @classmethod
    def parse_options(cls, parser: Parser) -> dict[str, Any]:
        loop, later = 1, list[int]()
        if parser.parse_optional_keyword("loop"):
            loop = parse_integer(parser)
            while parser.parse_optional_punctuation(","):
                later.append(parse_integer(parser))
        numbers = {
            name: parse_integer(parser) if parser.parse_optional_keyword(name) else absent for name, absent in _NUMBERS.items()
        }
        strides = parser.parse_optional_keyword("runtime_strides") is not None
        tma = next((value for word, value in _LOADS.items() if parser.parse_optional_keyword(word) is not None), None)
        cuda = parser.parse_optional_keyword("cuda") is not None
        return {"loop": loop, "later": tuple(later), **numbers, "runtime_strides": strides, "tma": tma, "cuda": cuda}

    def print_options(self, printer: Printer) -> None:
        loops = (self.loop.value.data, *(() if self.later is None else dims_of(self.later)))
        printer.print_string(f" loop {', '.join(map(str, loops))} threads {self.threads.value.data}")
        if self.stages is not None:
            printer.print_string(f" stages {self.stages.value.data}")
        if self.runtime_strides is not None:
            printer.print_string(" runtime_strides")
        if self.tma is not None:
            printer.print_string(f" {next(word for word, value in _LOADS.items() if value == bool(self.tma.value.data))}")
        if self.cuda is not None:
            printer.print_string(" cuda")


@irdl_op_definition
class ThreadOp(GraphDefinedOp):
    """A graph-defined block operator: `ins(%t : !mugraph.tile<…>) threads [2, 64] { … } -> !mugraph.tile<…>`.

    `threads` (the property `grid`) is one to three counts of threads. There is no for-loop inside.
    """

    name = "mugraph.thread"
    LEVEL: ClassVar = Level.THREAD
    OUTSIDE: ClassVar = Level.BLOCK
    GRID: ClassVar = "threads"

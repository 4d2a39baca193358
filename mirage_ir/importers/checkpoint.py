"""Mirage's checkpoint files as programs.

A file is an array of μGraphs or, as the search itself saves it, an object that has them under `generated_graphs`, beside the
`computation_graph` that was searched for and the `config` of the search. Nothing in a file is ever executed; an unknown
name in these is refused with its JSON path. Other fields of the object are not read: `best_graph` is one of the graphs, by times
of another machine; `callstack` is how far the loops of Mirage's generator had come, which no other search can use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from os import PathLike, fspath
from typing import Any

from mirage_ir.check import check_graph_results, infer_program, node_type
from mirage_ir.importers.blocks import BlockReader, Source, stored_shape
from mirage_ir.importers.declared_space import saved_space
from mirage_ir.importers.json_file import CheckpointError, JsonValue, parse_json, read_json
from mirage_ir.importers.narrow_sums import with_finer_loop
from mirage_ir.importers.partial_results import partial_results
from mirage_ir.importers.records import Block, SavedOperator, SavedTensor, read_operators
from mirage_ir.importers.tile_operators import check_arity, family_member, one_result, operator_name
from mirage_ir.program import Apply, Attr, DType, GraphOp, Level, Program, ProgramBuilder, Shape, TensorType, make_attrs

ELEMENT_TYPES = (
    {920: DType.bf16, 921: DType.f16, 930: DType.f32},
    {940: DType.bf16, 941: DType.f16, 950: DType.f32},
)
"""Element types by their numbers: Mirage has numbered them in two ways."""
GRAPHS, SOURCE, CONFIG = "generated_graphs", "computation_graph", "config"
ROW_MAJOR, COLUMN_MAJOR = "DmemRowMajor", "DmemColumnMajor"


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A checkpoint: the programs of its μGraphs, in the order of the file, each on its own inputs.

    `source` is the program that all of them should compute, `space` the options of the searched space; a file that is a list of
    μGraphs has neither.
    """

    programs: tuple[Program, ...]
    source: Program | None = None
    space: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def searched(self) -> bool:
        """Whether programs are results of a search: they have graph-defined kernels."""
        return any(isinstance(node, GraphOp) for program in self.programs for node in program.nodes)


def read_saved_search(path: str | PathLike[str]) -> SavedSearch:
    """The content of a checkpoint file of Mirage.

    Composite accumulators come as the operators they are made of; partial results have a leading dimension of their own instead of
    standing side by side; products are as the file has them. Raises `CheckpointError` (a `MirageError`) with the JSON path of
    the fault, `OSError` when the file cannot be read.
    """
    name = fspath(path)
    try:
        return saved_search(read_json(name))
    except CheckpointError as error:
        raise error.within(name) from None


def parse_mirage_checkpoint(data: bytes) -> SavedSearch:
    """As `read_saved_search`, of the bytes of a file; errors name no file."""
    return saved_search(parse_json(data))


def saved_search(file: JsonValue) -> SavedSearch:
    """As `read_saved_search`, of JSON that is parsed already. Raises `CheckpointError`."""
    source, order = None, ()
    if file.has(SOURCE):
        graph = file.field(SOURCE)
        source = program_of(graph, SOURCE)
        if any(isinstance(node, GraphOp) for node in source.nodes):
            graph.wrong("a computation graph has no graph-defined kernels")
        order = inputs_of(graph)
    programs = tuple(program_of(graph, f"graph_{i}", order) for i, graph in enumerate(graphs_of(file)))
    if source is not None:
        for graph, program in zip(graphs_of(file), programs, strict=True):
            _check_interface(graph, program, source)
    return SavedSearch(programs, source, saved_space(file.field(CONFIG)) if file.has(CONFIG) else {})


def graphs_of(file: JsonValue) -> list[JsonValue]:
    """The μGraphs of a checkpoint, unread. Raises `CheckpointError`."""
    return (file.field(GRAPHS) if isinstance(file.value, dict) else file).items()


def _check_interface(graph: JsonValue, program: Program, source: Program) -> None:
    for what, (mine, wanted) in zip(("takes", "returns"), zip(_interface(program), _interface(source), strict=True), strict=True):
        if mine != wanted:
            shown = (", ".join("x".join(map(str, shape)) for shape in shapes) for shapes in (mine, wanted))
            graph.wrong("it {} tensors of shapes {}, the computation graph {}".format(what, *shown))


def _interface(program: Program) -> tuple[list[Shape], list[Shape]]:
    types = infer_program(program)
    return [t.shape for t in program.inputs], [types[v].shape for v in program.outputs]


def inputs_of(graph: JsonValue) -> tuple[int, ...]:
    """The guids of a μGraph's inputs, in order. Raises `CheckpointError`."""
    return tuple(t.guid for o in read_operators(graph) if o.name == "kn_input_op" for t in o.outputs)


def program_of(graph: JsonValue, name: str, inputs: Sequence[int] = ()) -> Program:
    """The well-formed program of a μGraph. Its inputs with guids in `inputs` come first, in that order.

    Raises `CheckpointError`.
    """
    program = _KernelGraph(read_operators(graph), graph, name, inputs).program()
    with graph.blamed():
        infer_program(program)
    return program


class _KernelGraph:
    """A kernel graph being translated; `sources` has its tensors by guid."""

    def __init__(self, operators: Sequence[SavedOperator], graph: JsonValue, name: str, order: Sequence[int]) -> None:
        def place(operator: SavedOperator) -> int:
            if operator.name != "kn_input_op":
                return len(order) + 1
            return next((order.index(t.guid) for t in operator.outputs if t.guid in order), len(order))

        inputs_first = sorted(operators, key=place)
        self.operators = [o if o.block is None else replace(o, block=with_finer_loop(o.block)) for o in inputs_first]
        self.graph = graph
        self.builder = ProgramBuilder(name)
        self.types: list[TensorType] = []
        self.sources: dict[int, Source] = {}
        self.views: dict[tuple[int, int], Source] = {}
        self.partial = partial_results(self.operators)
        codes = {t.code for o in self.operators for t in (*o.inputs, *o.outputs)}
        self.element_types = next((n for n in ELEMENT_TYPES if codes <= n.keys()), ELEMENT_TYPES[0] | ELEMENT_TYPES[1])

    def program(self) -> Program:
        for operator in self.operators:
            with operator.at.blamed():
                self._read(operator)
        if not any(o.name == "kn_output_op" for o in self.operators):
            read = {t.guid for o in self.operators for t in o.inputs}
            for tensor in (t for o in self.operators if o.inputs for t in o.outputs if t.guid not in read):
                self._mark_output(tensor)
        if not self.builder.outputs:
            self.graph.wrong("the graph has no output")
        return self.builder.build()

    def _read(self, operator: SavedOperator) -> None:
        name = operator_name(operator)
        if name == "output":
            self._output(operator)
        elif operator.block is not None:
            self._customized(operator, operator.block)
        else:
            made = one_result(operator)
            value = self._input(operator) if name == "input" else self._apply(operator, name)
            self.sources[made.guid] = Source(value, self.types[value])
            self._check_shape(value, made)

    def _input(self, operator: SavedOperator) -> int:
        made = operator.outputs[0]
        self._check_whole(operator)
        strides = operator.strides
        if strides is not None and len(strides) != len(made.shape):
            operator.at.field("input_strides").wrong(f"{len(strides)} strides for {len(made.shape)} dimensions")
        if strides is None:
            strides = _strides(made)
        type = TensorType(made.shape, self._dtype(made))
        self.types.append(type)
        return self.builder.input(type, strides=None if strides == _row_major(made) else strides)

    def _output(self, operator: SavedOperator) -> None:
        if len(operator.inputs) != 1:
            operator.at.wrong(f"'{operator.name}' takes one operand, not {len(operator.inputs)}")
        self._check_whole(operator)
        tensor = operator.inputs[0]
        if operator.strides is not None and operator.strides != _row_major(tensor):
            operator.at.field("output_strides").wrong("outputs are stored row by row: other strides are not supported")
        self._mark_output(tensor)

    def _mark_output(self, tensor: SavedTensor) -> None:
        if _strides(tensor) != _row_major(tensor):
            tensor.at.field("layout").wrong("outputs are stored row by row: other layouts are not supported")
        self.builder.output(self.sources[tensor.guid].value)

    def _check_whole(self, operator: SavedOperator) -> None:
        if any(d != -1 for d in operator.map):
            operator.at.wrong(f"'{operator.name}' splits a tensor over several GPUs, which is not supported")

    def _apply(self, operator: SavedOperator, name: str) -> int:
        check_arity(operator)
        summed, concatenated = family_member(name, "reduction_#"), family_member(name, "concat_#")
        op = "sum" if summed is not None else "concat" if concatenated is not None else name
        dim = summed if concatenated is None else concatenated
        attrs: dict[str, Attr] = {} if dim is None else {"dim": dim}
        return self._add(op, *(self.sources[t.guid].value for t in operator.inputs), **attrs)

    def _add(self, op: str, *values: int, **attrs: Attr) -> int:
        node = Apply(op, values, make_attrs(attrs))
        self.types.append(node_type(node, [self.types[v] for v in values], Level.KERNEL))
        return self.builder.add(node)[0]

    def _customized(self, operator: SavedOperator, block: Block) -> None:
        outside = {t.guid: t.shape for t in (*operator.inputs, *operator.outputs)}
        for inner in block.operators:
            if inner.tensor is not None and outside.get(inner.tensor.guid, inner.tensor.shape) != inner.tensor.shape:
                inner.tensor.at.wrong(
                    f"the tensor {inner.tensor.guid} has shape {list(outside[inner.tensor.guid])} outside the block"
                )
        reader = BlockReader(
            block,
            {t.guid: self.sources[t.guid] for t in operator.inputs},
            self.partial,
            self._regrouped,
            self._dtype,
        )
        node, stored = reader.read()
        made = {t.guid: t for t in operator.outputs}
        if sorted(stored) != sorted(made):
            operator.at.wrong(f"the kernel makes the tensors {sorted(made)}, its block graph stores {sorted(stored)}")
        types = check_graph_results(node, [self.types[v] for v in node.operands])
        numbers = self.builder.add(node)
        self.types += types
        for guid, number in zip(stored, numbers, strict=True):
            partial = self.partial.get(guid)
            wanted = stored_shape(made[guid].shape, partial)
            if self.types[number].shape != wanted and self.types[number].size == prod(wanted):
                number = self._add("reshape", number, shape=wanted)
            self.sources[guid] = Source(number, self.types[number], partial is not None)
            if partial is None:
                self._check_shape(number, made[guid])

    def _regrouped(self, guid: int, width: int) -> Source:
        """A view of a tensor with its columns in groups of `width`, the groups along a new leading dimension."""
        if (guid, width) not in self.views:
            source = self.sources[guid]
            *lead, columns = source.type.shape
            cut = self._add("reshape", source.value, shape=(*lead, columns // width, width))
            rank = len(lead)
            moved = self._add("transpose", cut, permutation=(rank, *range(rank), rank + 1))
            self.views[guid, width] = Source(moved, self.types[moved], True)
        return self.views[guid, width]

    def _dtype(self, tensor: SavedTensor) -> DType:
        if tensor.code not in self.element_types:
            tensor.at.field("data_type").wrong(f"unknown element type {tensor.code}")
        return self.element_types[tensor.code]

    def _check_shape(self, value: int, made: SavedTensor) -> None:
        shape = self.types[value].shape
        if shape != made.shape:
            made.at.wrong(f"the file says shape {list(made.shape)}, the operator makes {list(shape)}")


def _strides(tensor: SavedTensor) -> tuple[int, ...]:
    """The strides of a tensor that has a layout by name: the last two dimensions are rows and columns."""
    layout = tensor.at.field("layout").text() if tensor.at.has("layout") else ROW_MAJOR
    strides = _row_major(tensor)
    if layout == ROW_MAJOR or (layout == COLUMN_MAJOR and len(strides) < 2):
        return strides
    if layout != COLUMN_MAJOR:
        tensor.at.field("layout").wrong(f"a tensor in device memory has the layout '{ROW_MAJOR}' or '{COLUMN_MAJOR}'")
    return (*strides[:-2], 1, tensor.shape[-2])


def _row_major(tensor: SavedTensor) -> tuple[int, ...]:
    return tuple(prod(tensor.shape[d + 1 :]) for d in range(len(tensor.shape)))

"""Between IR and the program model: `Program` ↔ `func.func`, and lists of operations ↔ nodes.

Laws, tested on random programs: `program_from_func(func_from_program(p, p.name)) == p`, also through text, for every
well-formed p whose input names and strides are spelled out; and the result of `func_from_program` verifies.

Names of arguments travel as SSA names. Where one cannot carry the name (`w_1`, whose suffix xDSL drops, or one that is
taken), the argument attribute `mugraph.name` does. `mugraph.strides` gives an input's strides in elements. The
thread count of a thread graph is its grid's, so `GraphOp.threads` of one is not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import TypeVar

from xdsl.dialects.builtin import ArrayAttr, DenseArrayBase, DictionaryAttr, StringAttr, i64
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from mirage_ir.check import check_graph, check_graph_results, infer_program
from mirage_ir.dialects.diagnostics import OperationError, located
from mirage_ir.dialects.mugraph import OPERATOR_OPS, AccumulateOp, BlockOp, GraphDefinedOp, LoadOp, OperatorOp, StoreOp, ThreadOp
from mirage_ir.dialects.mugraph.attributes import dims_of, i64_array
from mirage_ir.dialects.mugraph.types import from_ir, to_ir
from mirage_ir.errors import ProgramError
from mirage_ir.program import Accumulate, Apply, GraphOp, Level, Load, Node, Program, Store, TensorType

NAME = "mugraph.name"
STRIDES = "mugraph.strides"

AttributeT = TypeVar("AttributeT", bound=Attribute)


# From IR.


def program_from_func(func: FuncOp, types: Sequence[TensorType] | None = None) -> Program:
    """The program that a function computes: its arguments are the inputs, its returned values the outputs.

    `types` are those of the arguments, where these do not say them: where sizes are symbols (`mirage_ir.dialects.sizes`).

    Raises `OperationError` (a `ProgramError` with the operation and its location) when the function has no body, an argument is no
    static tensor of f16, bf16 or f32, an operation is not ours, or a rule of the program model is broken.
    """
    if len(func.body.blocks) != 1:
        raise OperationError(func, f"@{func.sym_name.data} must have a body of one block")
    block = func.body.block
    last = block.last_op
    if not isinstance(last, ReturnOp):
        raise OperationError(last or func, f"@{func.sym_name.data} must end with func.return")
    ops = [op for op in block.ops if op is not last]
    return program_from_ops(
        ops,
        block.args,
        last.operands,
        func.sym_name.data,
        input_names=argument_names(func),
        strides=argument_strides(func, types),
        owner=func,
        types=types,
    )


def program_from_ops(
    ops: Sequence[Operation],
    inputs: Sequence[SSAValue],
    outputs: Sequence[SSAValue],
    name: str,
    *,
    input_names: Sequence[str] | None = None,
    strides: Sequence[tuple[int, ...] | None] | None = None,
    owner: Operation | None = None,
    types: Sequence[TensorType] | None = None,
) -> Program:
    """The program of kernel-level operations in order: an island of a host function, or all of one.

    `inputs` are the values that the operations read from outside, `outputs` the results that others read. `owner` is the
    operation to blame for faults of inputs and outputs. Raises `OperationError`.
    """
    blame = owner or (ops[0] if ops else None)
    with located(blame, ops):
        given = tuple(from_ir(value.type) for value in inputs) if types is None else tuple(types)
        numbers = {value: i for i, value in enumerate(inputs)}
        nodes: list[Node] = []
        for op in ops:
            if not isinstance(op, OperatorOp | GraphDefinedOp):
                raise OperationError(op, "it is no operation of a tensor program: only operations of the mugraph dialect are")
            with located(op):
                nodes.append(op.node(numbers))
            for result in op.results:
                numbers[result] = len(numbers)
        missing = [value for value in outputs if value not in numbers]
        if missing:
            raise ProgramError(f"it returns a value that the program does not compute (of type {missing[0].type})")
        program = Program(
            name,
            given,
            tuple(nodes),
            tuple(numbers[value] for value in outputs),
            tuple(input_names) if input_names is not None else _unique(value.name_hint for value in inputs),
            tuple(strides) if strides is not None else (None,) * len(inputs),
        )
        inferred = infer_program(program)
    for value, number in numbers.items():
        expected = to_ir(inferred[number], Level.KERNEL)
        with located(value.owner if isinstance(value.owner, Operation) else blame):
            if value.type != expected:
                raise ProgramError(f"the result has type {expected}, not {value.type}")
    return program


def argument_names(func: FuncOp) -> tuple[str, ...]:
    """`mugraph.name`, else the SSA name, else `arg0`, …; made unique by a suffix."""
    args = func.body.block.args
    explicit = [argument_attribute(func, i, NAME, StringAttr) for i in range(len(args))]
    return _unique(given.data if given else arg.name_hint for given, arg in zip(explicit, args, strict=True))


def argument_strides(func: FuncOp, types: Sequence[TensorType] | None = None) -> tuple[tuple[int, ...] | None, ...]:
    """`mugraph.strides` of each argument; None where it is contiguous. Raises `OperationError`."""
    strides: list[tuple[int, ...] | None] = []
    for i, arg in enumerate(func.body.block.args):
        given = argument_attribute(func, i, STRIDES, DenseArrayBase)
        if given is None:
            strides.append(None)
            continue
        values = dims_of(given) if given.elt_type == i64 else ()
        rank = len((from_ir(arg.type) if types is None else types[i]).shape)
        if len(values) != rank or any(value < 0 for value in values):
            raise OperationError(
                func, f"{STRIDES} of argument {i} must be array<i64> with one stride for each dimension of {arg.type}"
            )
        strides.append(values)
    return tuple(strides)


def argument_attribute(func: FuncOp, argument: int, name: str, kind: type[AttributeT]) -> AttributeT | None:
    """An attribute of an argument; None when it has none. Raises `OperationError` for one of another kind."""
    found = func.arg_attrs.data[argument].data.get(name) if func.arg_attrs else None
    if found is not None and not isinstance(found, kind):
        raise OperationError(func, f"{name} of argument {argument} must be {kind.name}, not {found}")
    return found


def _unique(names: Iterable[str | None]) -> tuple[str, ...]:
    taken: dict[str, None] = {}
    for i, name in enumerate(names):
        base = name or f"arg{i}"
        wanted = chain([base], (f"{base}_{suffix}" for suffix in count(1)))
        taken[next(unique for unique in wanted if unique not in taken)] = None
    return tuple(taken)


# To IR.


def func_from_program(program: Program, name: str) -> FuncOp:
    """A function that computes `program`.

    Raises `ProgramError` when the program is not well formed, or an operator has no operation (one registered at run time).
    """
    types = infer_program(program)
    inputs = [to_ir(type, Level.KERNEL) for type in program.inputs]
    outputs = [to_ir(types[v], Level.KERNEL) for v in program.outputs]
    block = Block(arg_types=inputs)
    names = program.input_names or tuple(f"arg{i}" for i in range(len(inputs)))
    for argument, hint in zip(block.args, names, strict=True):
        if _is_hint(hint):
            argument.name_hint = hint
    values: list[SSAValue] = list(block.args)
    block.add_ops(ops_from_nodes(program.nodes, values))
    block.add_op(ReturnOp(*(values[v] for v in program.outputs)))
    func = FuncOp(name, (inputs, outputs), Region(block))
    strides = program.strides or (None,) * len(inputs)
    attrs: list[dict[str, Attribute]] = [{} if s is None else {STRIDES: i64_array(s)} for s in strides]
    _set_argument_attributes(func, attrs)
    _spell_out_names(func, attrs, names)
    return func


def _is_hint(name: str) -> bool:
    """Whether xDSL can print a value of this name.

    xDSL drops one numbered suffix (`x_1` is a second `x`). `_1` would lose its whole name, and `x_1_1` would become `x_1`.
    """
    if not SSAValue.is_valid_name(name):
        return False
    left = SSAValue.extract_valid_name(name)
    return bool(left) and left == SSAValue.extract_valid_name(left)


def ops_from_nodes(nodes: Iterable[Node], values: list[SSAValue]) -> list[Operation]:
    """Detached kernel-level operations. `values` has the values that nodes name by number; results are appended.

    Raises `ProgramError` for an operator without an operation, or a node that breaks a rule.
    """
    ops: list[Operation] = []
    for node in nodes:
        ops.append(_apply(node, values) if isinstance(node, Apply) else _graph(node, values))
        values.extend(ops[-1].results)
    return ops


def _apply(node: Apply, values: Sequence[SSAValue]) -> OperatorOp:
    op = OPERATOR_OPS.get(node.op)
    if op is None:
        raise ProgramError(f"operator '{node.op}' has no operation in the mugraph dialect: it was registered at run time")
    return op(*(values[v] for v in node.operands), **node.attr())


def _graph(graph: GraphOp, values: Sequence[SSAValue]) -> GraphDefinedOp:
    kind = BlockOp if graph.level is Level.BLOCK else ThreadOp
    operands = [values[v] for v in graph.operands]
    operand_types = [from_ir(value.type) for value in operands]
    types = check_graph(graph, operand_types)
    stored = iter(check_graph_results(graph, operand_types))
    block = Block(arg_types=[value.type for value in operands])
    hints = [value.name_hint for value in operands]
    if graph.level is Level.BLOCK:
        for argument, hint in zip(block.args, hints, strict=True):
            argument.name_hint = None if hint is None else f"{hint}s"
    inside: list[SSAValue] = list(block.args)
    outputs: list[Attribute] = []
    for node in graph.body:
        match node:
            case Apply():
                op = _apply(node, inside)
            case GraphOp():
                op = _graph(node, inside)
            case Load():
                op = LoadOp(inside[node.source], node.imap, node.fmap, to_ir(types[len(inside)], graph.level))
                if graph.level is Level.BLOCK and (hint := hints[node.source]) is not None:
                    op.result.name_hint = f"{hint}t"
            case Accumulate():
                shift = None if node.shift is None else inside[node.shift]
                type = to_ir(types[len(inside)], graph.level)
                op = AccumulateOp(node.kind, inside[node.operand], type, dim=node.dim, shift=shift)
            case Store():
                outputs.append(to_ir(next(stored), kind.OUTSIDE))
                op = StoreOp(inside[node.operand], node.omap, outputs[-1])
        block.add_op(op)
        inside.extend(op.results)
    return kind(operands, graph, Region(block), outputs)


def _set_argument_attributes(func: FuncOp, attrs: Sequence[dict[str, Attribute]]) -> None:
    if any(attrs):
        func.properties["arg_attrs"] = ArrayAttr([DictionaryAttr(entries) for entries in attrs])


def _spell_out_names(func: FuncOp, attrs: Sequence[dict[str, Attribute]], names: Sequence[str]) -> None:
    """Adds `mugraph.name` where the argument's SSA name would be read as another name."""
    for everywhere in (False, True):
        read = argument_names(func)
        if read == tuple(names):
            return
        for entries, name, got in zip(attrs, names, read, strict=True):
            if everywhere or name != got:
                entries[NAME] = StringAttr(name)
        _set_argument_attributes(func, attrs)

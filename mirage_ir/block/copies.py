"""Which views and operands of products are copied first, by their strides, and what that costs.

`torch.Tensor.reshape` copies where no strides lead to the new shape. `torch.matmul` reshapes its operands to one batch of matrices,
or to one matrix where the other operand is one, and each matrix must have a stride of 1. What a library computes with padded rows
has gaps between them, and is copied where the program returns it. PyTorch's copies of tensors that are not contiguous are slow: of
16 × 1024 × 12 × 64 f16 numbers with heads exchanged 88 µs on an H100, which is 0.6 TB/s, of 1024 × 50257 with gaps 120 on an H200
(57 by our kernel). So emitted Triton modules have a kernel for such copies.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mirage_ir.block.joins import parts_in_place
from mirage_ir.block.library import padded_operands, predefined_cost
from mirage_ir.block.orders import stored_orders
from mirage_ir.block.padding import ALIGNED_ENTRIES, attends
from mirage_ir.block.strides import contiguous, ordered, reshaped_strides, view_strides
from mirage_ir.ops import OPERATORS, VIEWS
from mirage_ir.ops.library import LIBRARY
from mirage_ir.program import Apply, GraphOp, Program, Shape, TensorType, numbered, results
from mirage_ir.target.machines import Machine

MATRIX = 2
"""Dimensions of a matrix."""
COPY_START, COPY_MEMORY = 0.5, 0.4
"""µs of a copy beyond a launch, and the share of the bandwidth at which its bytes are read.

Of the copying kernel of emitted Triton modules on an H100, in 16 bits: 64 × 128 × 128 with two dimensions exchanged 3.6 µs, 4096 ×
1024 transposed 8.1, 1021 × 4097 10.7, 16 × 1024 × 12 × 64 20.3, 4096 × 4096 26.9."""


def copy_us(source: TensorType, machine: Machine) -> float:
    """Microseconds of a contiguous copy."""
    launch = machine.launch_us * machine.calibration.launch
    return launch + COPY_START + source.nbytes / (machine.dram_bandwidth * COPY_MEMORY)


def returned_values(program: Program) -> frozenset[int]:
    """The values that outputs are, or are views of."""
    found = {*program.outputs}
    for value, node in reversed(list(numbered(len(program.inputs), program.nodes))):
        if isinstance(node, Apply) and node.op in VIEWS and value in found:
            found.update(node.operands)
    return frozenset(found)


def leaves_gaps(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> bool:
    """Whether the result of a pre-defined kernel has gaps between its rows: that of padded operands, or of attention."""
    whole = outer.shape == () or outer.shape[-1] % ALIGNED_ENTRIES == 0
    return not whole and (attends(node) or padded_operands(node, inner, outer, machine) is not None)


def returned_cost(node: Apply, inner: Sequence[TensorType], outer: TensorType, machine: Machine) -> float:
    """Microseconds of a pre-defined kernel whose result the program returns, without gaps between its rows."""
    copy = copy_us(outer, machine) if leaves_gaps(node, inner, outer, machine) else 0.0
    return predefined_cost(node, inner, outer, machine) + copy


def copied_tensors(program: Program, types: Sequence[TensorType], machine: Machine) -> dict[int, tuple[TensorType, ...]]:
    """The tensors that are copied for a view that no strides lead to, for a product of a library, or because the program returns
    what has gaps between its rows, by the value that is made."""
    strides, returned = _given(program), returned_values(program)
    orders, parts = stored_orders(program), parts_in_place(program, types)
    found: dict[int, tuple[TensorType, ...]] = {}
    for first, node in numbered(len(program.inputs), program.nodes):
        made = range(first, first + results(node))
        if isinstance(node, GraphOp):
            whole = [types[parts[v].whole].shape if v in parts else types[v].shape for v in made]
            strides += [ordered(s, orders[v]) if v in orders else contiguous(s) for v, s in zip(made, whole, strict=True)]
            continue
        inner = [types[v] for v in node.operands]
        lie = [(types[v].shape, strides[v]) for v in node.operands]
        strides.append(contiguous(types[first].shape))
        if node.op in VIEWS:
            lies = view_strides(node, *lie[0], types[first].shape)
            copied: tuple[TensorType, ...] = (inner[0],) if lies is None else ()
            strides[-1] = lies or strides[-1]
        elif padded_operands(node, inner, types[first], machine) is None:
            copied = tuple(TensorType(s, t.dtype) for s, t in zip(product_copies(node, lie), inner, strict=False) if s is not None)
        else:
            copied = ()
        if node.op not in VIEWS and first in returned and leaves_gaps(node, inner, types[first], machine):
            copied = (*copied, types[first])
        if copied:
            found[first] = copied
    return found


def copied_inputs(program: Program, types: Sequence[TensorType]) -> frozenset[int]:
    """The views of inputs that are copies. Those of computed values are none where a kernel stores its result as they have it
    (`mirage_ir.block.orders`)."""
    strides, found = dict(enumerate(_given(program))), set[int]()
    for first, node in numbered(len(program.inputs), program.nodes):
        if isinstance(node, Apply) and node.op in VIEWS and node.operands[0] in strides:
            source, shape = node.operands[0], types[first].shape
            lies = view_strides(node, types[source].shape, strides[source], shape)
            strides[first] = lies or contiguous(shape)
            if lies is None:
                found.add(first)
    return frozenset(found)


def _given(program: Program) -> list[Shape]:
    """The strides of a program's inputs."""
    given = program.strides or (None,) * len(program.inputs)
    return [strides or contiguous(type.shape) for strides, type in zip(given, program.inputs, strict=True)]


def product_copies(node: Apply, lie: Sequence[tuple[Shape, Shape]]) -> Sequence[Shape | None]:
    """The shapes in which torch copies the operands of an operator, given by shapes and strides; none of others than products."""
    if node.op in LIBRARY:
        return (copied_rows(*lie[0]),) if LIBRARY[node.op].products == 1 else ()
    return copied_operands(*lie) if OPERATORS[node.op].product else ()


def copied_operands(left: tuple[Shape, Shape], right: tuple[Shape, Shape]) -> tuple[Shape | None, Shape | None]:
    """The shapes in which `torch.matmul` copies its operands, given by shapes and strides; None for those that it takes."""
    (rows, _), (columns, _) = left, right
    if len(columns) <= MATRIX < len(rows) and (folded := _folded(*left)) is not None:
        return None if _is_matrix(*folded) else rows, None if _is_matrix(*right) else columns
    if len(rows) <= MATRIX < len(columns) and (folded := _folded(*map(_transposed, right))) is not None:
        return None if _is_matrix(*left) else rows, None if _is_matrix(*folded) else columns
    lead = _broadcast(rows[:-MATRIX], columns[:-MATRIX])
    return _copied(*left, lead), _copied(*right, lead)


def copied_rows(shape: Shape, strides: Shape) -> Shape | None:
    """The shape in which an operand is copied to have all its rows in one matrix, if it is."""
    whole = prod(shape[:-1]), shape[-1]
    made = reshaped_strides(shape, strides, whole)
    return None if made is not None and _is_matrix(whole, made) else shape


def _transposed(sizes: Shape) -> Shape:
    return (*sizes[:-MATRIX], sizes[-1], sizes[-2])


def _broadcast(first: Shape, second: Shape) -> Shape:
    """The shape of both together."""
    rank = max(len(first), len(second))
    padded = ((1,) * (rank - len(shape)) + tuple(shape) for shape in (first, second))
    return tuple(map(max, *padded))


def _folded(shape: Shape, strides: Shape) -> tuple[Shape, Shape] | None:
    """All rows of a batch as one matrix; None where they do not lie like one."""
    for d in range(len(shape) - MATRIX):
        if strides[d] != strides[d + 1] * shape[d + 1]:
            return None
    return (prod(shape[:-1]), shape[-1]), tuple(strides[-MATRIX:])


def _copied(shape: Shape, strides: Shape, lead: Shape) -> Shape | None:
    """The shape in which an operand is copied to become a batch of matrices of these leading extents, if it is."""
    whole = (*lead, *shape[-MATRIX:])
    new = len(whole) - len(shape)
    spread = (*(0,) * new, *(0 if n != m else s for n, m, s in zip(shape, whole[new:], strides, strict=True)))
    made = reshaped_strides(whole, spread, (prod(lead), *shape[-MATRIX:]))
    return None if made is not None and _is_matrix(shape[-MATRIX:], made[-MATRIX:]) else whole


def _is_matrix(shape: Shape, strides: Shape) -> bool:
    """Whether a product takes a matrix as it lies: its rows or its columns are contiguous, and do not overlap."""
    (rows, columns), (down, across) = shape, strides
    return (across == 1 and down >= max(1, columns)) or (down == 1 and across >= max(1, rows))

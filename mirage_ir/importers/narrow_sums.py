"""Sums of a computed tile down to a width, written with a finer for-loop.

`accum_redtox_ld_sum` adds the columns j·X + c of a tile, for all j, in every iteration. The program model does not regroup the
columns of a tile; but where they are an index that the for-loop splits (or may split), an iteration over J·X columns is J
iterations over X columns each, and the accumulator takes over the sum over j. Every other value made of those columns
must be summed over them too: products that contract them, and sums of them, on their way to an accumulator.

rewrite: `loop L, tile J·X, accum_redtox(tile, X)` → `loop L·J, tile X, accum_nored(tile)`. checks: every value that depends on the
columns reaches an accumulator summed over them or narrowed to X.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mirage_ir.importers.records import Block, SavedOperator, SavedTensor
from mirage_ir.importers.tile_operators import SavedAccumulator, is_accumulator, operator_name, reduced_dimension
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.program import REPLICATE

RaggedDim = tuple[int, int]
"""A dimension of a tile, by guid."""
UNSUPPORTED = "the sum of a computed tile down to a width cannot be expressed"


def with_finer_loop(block: Block) -> Block:
    """The block graph with its for-loop cut finer, so that no computed tile is summed to a width. Raises `CheckpointError`."""
    loads = {t.guid for o in block.operators if operator_name(o) == "input" for t in o.outputs}
    for operator in block.operators:
        narrows = operator_name(operator) == SavedAccumulator.NARROW and operator.inputs and operator.outputs
        if narrows and operator.inputs[0].guid not in loads:
            columns, width = operator.inputs[0].shape[-1], operator.outputs[0].shape[-1]
            if columns > width and columns % width == 0:
                return with_finer_loop(_cut(block, operator, columns // width))
    return block


def _cut(block: Block, narrowing: SavedOperator, pieces: int) -> Block:
    columns = _running_together(block.operators, (narrowing.inputs[0].guid, len(narrowing.inputs[0].shape) - 1))

    if len({guid for guid, _ in columns}) < len(columns):
        narrowing.at.wrong(f"{UNSUPPORTED}: its columns are two dimensions of one tile")

    def narrowed(tensor: SavedTensor) -> SavedTensor:
        return replace(tensor, shape=tuple(n // pieces if (tensor.guid, d) in columns else n for d, n in enumerate(tensor.shape)))

    fmaps = {o.at.where: _split(block, o, columns) for o in block.operators if operator_name(o) == "input"}
    variant = {t.guid for o in block.operators if fmaps.get(o.at.where, REPLICATE) != REPLICATE for t in o.outputs}
    summed: set[int] = set()
    for operator in block.operators:
        if operator_name(operator) != "input":
            _follow(operator, columns, variant, summed)
    operators = tuple(
        replace(
            o,
            inputs=tuple(map(narrowed, o.inputs)),
            outputs=tuple(map(narrowed, o.outputs)),
            fmap=fmaps.get(o.at.where, o.fmap),
        )
        for o in block.operators
    )
    return replace(block, loop=block.loop * pieces, operators=operators)


def _running_together(operators: Sequence[SavedOperator], start: RaggedDim) -> frozenset[RaggedDim]:
    """The dimensions of tiles that are the same index as `start`."""
    same = DimensionClasses[RaggedDim]()
    for operator in operators:
        name = operator_name(operator)
        if name in ("input", "output") or not operator.outputs:
            continue
        made = operator.outputs[0]
        rank = len(made.shape)
        if name == "matmul" and len(operator.inputs) == 2 and all(len(t.shape) == rank >= 2 for t in operator.inputs):
            x, y = operator.inputs
            same.join((x.guid, rank - 1), (y.guid, rank - 2))
            same.join((made.guid, rank - 2), (x.guid, rank - 2))
            same.join((made.guid, rank - 1), (y.guid, rank - 1))
        product = rank - 2 if name == "matmul" else rank
        for tile in operator.inputs:
            for d, extent in enumerate(tile.shape):
                at = d + rank - len(tile.shape)
                if 0 <= at < product and at != reduced_dimension(name, rank) and extent == made.shape[at] > 1:
                    same.join((made.guid, at), (tile.guid, d))
    dims = {(t.guid, d) for o in operators for t in (*o.inputs, *o.outputs) for d in range(len(t.shape))}
    return frozenset(dim for dim in dims if same.find(dim) == same.find(start))


def _split(block: Block, load: SavedOperator, columns: frozenset[RaggedDim]) -> int:
    """The dimension that the finer loop splits."""
    mine = [d for t in load.outputs for d in range(len(t.shape)) if (t.guid, d) in columns]
    old = load.fmap if block.loop > 1 else REPLICATE
    if len(mine) > 1 or (block.loop > 1 and mine != [d for d in (old,) if d != REPLICATE]):
        load.at.wrong(f"{UNSUPPORTED}: its columns are not what the for-loop splits")
    return mine[0] if mine else REPLICATE


def _follow(operator: SavedOperator, columns: frozenset[RaggedDim], variant: set[int], summed: set[int]) -> None:
    """Checks that an operator allows the finer loop; keeps account of values that vary, and of those summed over the columns."""
    name = operator_name(operator)
    has = {t.guid for t in (*operator.inputs, *operator.outputs) if any((t.guid, d) in columns for d in range(len(t.shape)))}
    varies = any(t.guid in variant for t in operator.inputs)
    reads_sum = any(t.guid in summed for t in operator.inputs)
    makes = {t.guid for t in operator.outputs}
    contracted = bool(has) and not has & makes
    if is_accumulator(operator):
        allowed = varies and not (has & makes) and (name != SavedAccumulator.TILE or not has)
    elif name == "output":
        allowed = not has and not varies
    elif contracted:
        allowed = not reads_sum and (name == "matmul" or reduced_dimension(name, len(operator.inputs[0].shape)) is not None)
        summed |= makes
    else:
        last = len(operator.inputs[0].shape) - 1
        allowed = not reads_sum and (name != "rms_norm" or not any((g, last) in columns for g in has))
    if not allowed:
        operator.at.wrong(f"{UNSUPPORTED}: '{operator.name}' does not allow a finer for-loop")
    if varies and not is_accumulator(operator):
        variant |= makes

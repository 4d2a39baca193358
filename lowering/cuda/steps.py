"""What a step of a block graph is to a kernel: whether it moves anything, what it reduces, and where its operands lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from mirage_ir.lowering.cuda.access import reduced_layouts, restricted
from mirage_ir.lowering.cuda.layout import Layout
from mirage_ir.lowering.cuda.tensor_cores import left_layout
from mirage_ir.lowering.flatten import Flat, Round, TileStep, is_product, reads
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import Accumulate, AccumulatorKind, Apply, DType, Load, Shape, Stage, Store
from mirage_ir.rounding import product_dtype


def reduced(flat: Flat, step: TileStep) -> int | None:
    """The dimension of its operand that a step reduces, if it is a reduction."""
    node = step.node
    if not isinstance(node, Apply) or operator(node.op).kind is not Kind.REDUCTION:
        return None
    (label,) = signature_of(node, [flat.types[v].shape for v in node.operands]).bound
    return label.along[0][1]


def home(flat: Flat, step: TileStep, layout: Layout) -> Layout:
    """The layout of the result of a step that computes in `layout`."""
    dim = reduced(flat, step)
    return layout if dim is None else reduced_layouts(layout, dim)[1]


def permutation_of(node: object) -> tuple[int, ...] | None:
    """The order of dimensions that a transposition gives its operand's; None for any other step."""
    found = node.attr().get("permutation") if isinstance(node, Apply) else None
    return found if isinstance(found, tuple) else None


def demanded(flat: Flat, padded: Sequence[Shape], step: TileStep, layout: Layout) -> list[tuple[int, Layout]]:
    """The operands that a step which computes in `layout` reads from registers, each with its layout."""
    node = step.node
    match node:
        case Store() | Round():
            return [(node.operand, layout)]
        case Accumulate():
            return [(v, restricted(layout, met(flat, padded, step, v))) for v in reads(node)]
        case Apply() if is_product(node):
            if multiplied_alone(flat, step):
                return [(v, side) for v, side in zip(node.operands, outer_layouts(layout, padded, node), strict=True)]
            left = node.operands[0]
            if product_dtype(flat.graph, flat.types, node) is DType.f32:
                return []
            return [] if from_memory(flat, step, left) else [(left, left_layout(layout, padded[left]))]
        case Apply():
            if (dim := reduced(flat, step)) is not None:
                assert dim < len(layout.dims)
                return [(node.operands[0], layout)]
            if (order := permutation_of(node)) is not None:
                return [(node.operands[0], Layout(tuple(layout.dims[order.index(d)] for d in range(len(order)))))]
            return [(v, restricted(layout, met(flat, padded, step, v))) for v in node.operands]
        case _:
            return []


def met(flat: Flat, padded: Sequence[Shape], step: TileStep, value: int) -> Shape:
    """The extents of an operand where it meets a step's result: 1 where its only entry is repeated, whatever its padding."""
    own, result = flat.types[value].shape, flat.types[step.value].shape[-len(flat.types[value].shape) :]
    return tuple(1 if n == 1 < m else p for n, m, p in zip(own, result, padded[value], strict=True))


def multiplied_alone(flat: Flat, step: TileStep) -> bool:
    """Whether a product contracts a single entry: it is an element-wise multiplication then."""
    node = step.node
    assert isinstance(node, Apply)
    return flat.types[node.operands[0]].shape[-1] == 1


def outer_layouts(layout: Layout, padded: Sequence[Shape], node: Apply) -> list[Layout]:
    """The layouts of the operands of a product that contracts a single entry: a column, and a row."""
    found: list[Layout] = []
    for v, bound in zip(node.operands, (1, 2), strict=True):
        rank = len(padded[v])
        found.append(restricted(layout, tuple(1 if d == rank - bound else e for d, e in enumerate(padded[v]))))
    return found


def from_memory(flat: Flat, step: TileStep, operand: int) -> bool:
    """Whether a product reads an operand from shared memory, where a load brings it: as it is in device memory."""
    assert isinstance(step.node, Apply)
    maker = maker_of(flat, operand)
    if permutation_of(maker.node) is not None:
        maker = maker_of(flat, reads(maker.node)[0])
    dtype = product_dtype(flat.graph, flat.types, step.node)
    return isinstance(maker.node, Load) and maker.type.dtype is dtype


def step_note(step: TileStep) -> str:
    """A step for people: the `Note` before its statements."""
    attrs = ""
    match step.node:
        case Apply() as node:
            what = node.op
            attrs = "".join(f" {k}={v}" for k, v in node.attrs)
        case Accumulate() as node:
            what = f"accumulate {node.kind}"
        case Round() as node:
            what = f"round to {node.dtype}"
        case Load():
            what = "load"
        case _:
            what = "store"
    made = f"%{step.value} = " if step.value >= 0 else ""
    return f"{made}{what} {', '.join(f'%{v}' for v in reads(step.node))}{attrs} : {step.type}"


def maker_of(flat: Flat, value: int) -> TileStep:
    """The step that makes a value; a concatenation that moves nothing (`is_alias`) is passed by."""
    step = next(s for s in flat.steps if s.value == value)
    return maker_of(flat, reads(step.node)[0]) if is_alias(flat, step) else step


def is_looped(flat: Flat) -> bool:
    """Whether a kernel has a loop."""
    return flat.graph.loop > 1 and any(s.stage is Stage.VARIANT for s in flat.steps)


def concatenates(step: TileStep) -> bool:
    """Whether a step puts the tiles of all iterations side by side."""
    return isinstance(step.node, Accumulate) and step.node.kind is AccumulatorKind.CONCAT


def is_alias(flat: Flat, step: TileStep) -> bool:
    """Whether a step is a concatenation of one iteration, or one that is only stored, each iteration its part."""
    if not concatenates(step):
        return False
    return not is_looped(flat) or all(isinstance(s.node, Store) for s in flat.steps if step.value in reads(s.node))


def products_of_sums(flat: Flat) -> dict[int, Apply]:
    """The products, by value, that only a sum over the loop reads: they add to it at once."""
    found: dict[int, Apply] = {}
    for step in flat.steps:
        node = step.node
        if not (isinstance(node, Accumulate) and node.kind is AccumulatorKind.SUM):
            continue
        maker = maker_of(flat, node.operand)
        product = maker.node
        readers = [s for s in flat.steps if maker.value in reads(s.node)]
        if not isinstance(product, Apply) or not is_product(product) or len(readers) > 1 or multiplied_alone(flat, maker):
            continue
        absent = any(cover is not None and cover.loop for cover in flat.absent[maker.value])
        fits = node.shift is None or _scales_rows(flat, node.shift, product)
        if fits and not absent:
            found[maker.value] = product
    return found


def _scales_rows(flat: Flat, shift: int, product: Apply) -> bool:
    """Whether a factor of the shift's shape may multiply a product's left operand instead: one for each row."""
    left, right = (flat.types[v] for v in product.operands)
    factor = flat.types[shift].shape
    if product_dtype(flat.graph, flat.types, product) is DType.f32 or left.dtype is not DType.f32:
        return False
    batched = prod(left.shape[:-2]) > 1 or prod(right.shape[:-2]) > 1
    return not batched and len(factor) <= len(left.shape) and factor[-1] == 1

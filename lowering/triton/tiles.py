"""How a tile of any shape lies in a Triton tensor, whose extents are powers of two.

Dimensions of extent 1 are squeezed out; the others are padded. `padded_extents` chooses the padding once for all values that meet
(an index of a matmul's contraction needs 16). A `Tile` says which dimensions it has and which of its padding is zero; entries that
are absent (`mirage_ir.absence`) are padding too, which begins at another index in each tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mirage_ir.absence import Absence
from mirage_ir.index.classes import DimensionClasses
from mirage_ir.lowering.flatten import Flat, Round, reads
from mirage_ir.lowering.triton.lanes import Lanes
from mirage_ir.ops import Kind, operator, signature_of
from mirage_ir.program import Apply, DType, Load, Shape, Store

LEAST_CONTRACTION = 16
"""`tl.dot` contracts at least this many entries."""
TRITON_DTYPES = {DType.f16: "tl.float16", DType.bf16: "tl.bfloat16", DType.f32: "tl.float32"}
"""Element types as Triton spells them."""


def power_of_two(extent: int) -> int:
    """The least power of two that is not below `extent`."""
    return 1 << (extent - 1).bit_length()


@dataclass(frozen=True, slots=True)
class Tile:
    """A value of a block graph as a Triton tensor called `name`.

    `shape` is the exact shape; `axes` the dimensions that the Triton tensor has, in order (a dimension of extent 1 may be among
    them); `padded` the extent of each dimension of `shape` there. `absent` says which entries are absent; their dimension has no
    axis where a tile has one entry. In the padding along the dimensions in `zero` all is zero, along those in `low` it is -inf (or
    NaN, where all of the row is). With `lanes`, its last dimension, of one entry, has a result for each lane of a row instead.
    """

    name: str
    shape: Shape
    axes: tuple[int, ...]
    padded: Shape
    dtype: DType
    zero: frozenset[int]
    absent: Absence
    low: frozenset[int] = frozenset()
    lanes: Lanes | None = None

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def extents(self) -> Shape:
        """The shape of the Triton tensor."""
        return tuple(self.padded[a] for a in self.axes)

    @property
    def padding(self) -> frozenset[int]:
        """The dimensions with padding: axes that are longer than the value, and dimensions with absent entries."""
        longer = (a for a in self.axes if self.padded[a] != self.shape[a])
        return frozenset((*longer, *(d for d, cover in enumerate(self.absent) if cover is not None)))

    @property
    def garbage(self) -> frozenset[int]:
        """The dimensions whose padding may hold anything."""
        return self.padding - self.zero

    def text(self, dtype: DType | None = None) -> str:
        """The tensor, converted when `dtype` is another type."""
        return self.name if dtype is None or dtype is self.dtype else f"{self.name}.to({TRITON_DTYPES[dtype]})"

    def aligned(self, rank: int) -> dict[int, int]:
        """Its axes as they stand in a value of `rank` dimensions, by NumPy's rule: axis there to axis here."""
        return {a + rank - self.rank: a for a in self.axes}


def tuple_text(extents: Sequence[int]) -> str:
    return str(tuple(extents))


def expand(text: str, have: Sequence[int], want: Sequence[int]) -> str:
    """`text`, a tensor with axes `have`, with new axes of extent 1 wherever `want` has more. A scalar needs none."""
    if tuple(have) == tuple(want) or not have:
        return text
    return f"{text}[{', '.join(':' if a in have else 'None' for a in want)}]"


class _Classes(DimensionClasses[tuple[int, int]]):
    """Dimensions that must have one padded extent: the `least` that is asked of it."""

    def __init__(self) -> None:
        super().__init__()
        self.least: dict[tuple[int, int], int] = {}

    def joined(self, gone: tuple[int, int], root: tuple[int, int]) -> None:
        self.least[root] = max(self.least.get(gone, 1), self.least.get(root, 1))

    def demand(self, x: tuple[int, int], least: int) -> None:
        x = self.find(x)
        self.least[x] = max(self.least.get(x, 1), least)


def padded_extents(flat: Flat) -> list[Shape]:
    """The extent of each dimension of each value in Triton; 1 for a dimension of extent 1."""
    shapes = [t.shape for t in flat.types]
    classes = _Classes()
    for step in flat.steps:
        node, value = step.node, step.value
        if isinstance(node, Load | Store):
            continue
        rank = len(shapes[value])
        if isinstance(node, Apply):
            signature = signature_of(node, [shapes[v] for v in node.operands])
            classes.unify(signature, node.operands, value, lambda v, d: (v, d))
            if operator(node.op).kind is Kind.CONTRACTION:
                (label,) = signature.bound
                o, d = label.along[0]
                if label.extent > 1:
                    classes.demand((node.operands[o], d), LEAST_CONTRACTION)
            continue
        bound = None if isinstance(node, Round) else node.dim
        for v in reads(node):
            for d, extent in enumerate(shapes[v], rank - len(shapes[v])):
                if d >= 0 and d != bound and shapes[value][d] == extent:
                    classes.join((value, d), (v, d - rank + len(shapes[v])))
    return [
        tuple(1 if e == 1 else max(power_of_two(e), classes.least.get(classes.find((v, d)), 1)) for d, e in enumerate(shape))
        for v, shape in enumerate(shapes)
    ]

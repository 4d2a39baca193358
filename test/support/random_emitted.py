"""Random layouts and emitted kernels: well-formed statement by statement, though a kernel computes nothing sensible."""

from __future__ import annotations

from hypothesis import strategies as st

from mirage_ir.lowering.cuda import emitted as e
from mirage_ir.lowering.cuda.layout import Layout, Mode, Panels, Unit
from mirage_ir.program import AccumulatorKind, Attr, DType

DTYPES = st.sampled_from(list(DType))
NAMES = ["x_1", "acc_2", "y_t", "k_s", "s7"]
FLOATS = st.floats(allow_nan=False)
SMALL = st.integers(0, 9)


def _split(pieces: list[Mode], rank: int, draw: st.DrawFn) -> Layout:
    order = draw(st.permutations(pieces))
    dims: list[list[Mode]] = [[] for _ in range(rank)]
    for m in order:
        dims[draw(st.integers(0, rank - 1))].append(m)
    return Layout(tuple(map(tuple, dims)))


@st.composite
def layouts(draw: st.DrawFn, rank: int | None = None, warps: int = 4) -> Layout:
    """Layouts with digits of registers, lanes and warps in any order; some threads may hold copies."""
    pieces: list[Mode] = []
    stride = 1
    for extent in draw(st.lists(st.sampled_from([2, 3, 4, 5]), max_size=3)):
        pieces.append(Mode(extent, Unit.REGISTER, stride))
        stride *= extent
    for unit, most in ((Unit.LANE, 32), (Unit.WARP, warps)):
        stride = 1
        while stride < most:
            extent = draw(st.sampled_from([2, 4, 8]))
            if stride * extent > most:
                break
            if draw(st.booleans()):
                pieces.append(Mode(extent, unit, stride))
            stride *= extent
    return _split(pieces, draw(st.integers(1, 3)) if rank is None else rank, draw)


@st.composite
def panels(draw: st.DrawFn, rank: int | None = None) -> Panels:
    """Places of tiles in shared memory, with swizzles of rows that have a power of two of bytes."""
    dtype = draw(DTYPES)
    count = draw(st.integers(1, 3)) if rank is None else rank
    swizzle = draw(st.integers(0, 3))
    columns = (128 >> (3 - swizzle if swizzle else draw(st.integers(0, 3)))) // dtype.itemsize
    width = columns * draw(st.integers(1, 3))
    rows = draw(st.sampled_from([8, 16, 24]))
    lead = draw(st.lists(st.integers(1, 3), min_size=max(count - 2, 0), max_size=max(count - 2, 0)))
    return Panels((*lead, rows, width)[-count:], dtype, columns, swizzle)


@st.composite
def expressions(draw: st.DrawFn, depth: int = 2) -> e.IntExpr:
    """Integer expressions."""
    if depth == 0:
        return draw(st.sampled_from(["b0", "b1", "i", "7", "64", "0"]))
    left, right = draw(expressions(depth - 1)), draw(expressions(depth - 1))
    form = draw(
        st.sampled_from(["{0}", "({0}) + {1}", "({0}) * ({1})", "({0}) % 3", "({0}) / 4", "min({0}, {1})", "max({0}, 5) - ({1})"])
    )
    return form.format(left, right)


def _several(rank: int) -> st.SearchStrategy[tuple[e.IntExpr, ...]]:
    return st.lists(expressions(), min_size=rank, max_size=rank).map(tuple)


_ATTRS: st.SearchStrategy[tuple[tuple[str, Attr], ...]] = st.dictionaries(
    st.sampled_from(["value", "form", "axes", "count", "flag"]), st.none(), max_size=3
).flatmap(
    lambda names: st.tuples(
        *(
            st.tuples(
                st.just(name),
                {
                    "value": FLOATS,
                    "form": st.sampled_from(["erf", "tanh"]),
                    "axes": st.tuples(SMALL, SMALL),
                    "count": st.integers(-5, 5),
                    "flag": st.booleans(),
                }[name],
            )
            for name in sorted(names)
        )
    )
)


@st.composite
def kernels(draw: st.DrawFn, op: str) -> e.EmittedKernel:
    """Kernels with statements of all kinds; `op` is the only element-wise operator."""
    grid = tuple(draw(st.lists(st.integers(1, 9), min_size=1, max_size=3)))
    shapes = st.lists(st.integers(1, 99), min_size=2, max_size=2).map(tuple)
    tensors = tuple(e.KernelTensor(name, draw(DTYPES), draw(shapes), draw(st.booleans())) for name in ("q", "out"))
    fragments = tuple(e.Fragment(name, draw(DTYPES), draw(layouts(2))) for name in NAMES)
    buffers = tuple(
        e.Buffer(name, draw(panels(2)), draw(st.integers(1, 3)), 128 * draw(SMALL)) for name in ("shared_1", "shared_2")
    )
    name, buffer, number = st.sampled_from(NAMES), st.sampled_from(["shared_1", "shared_2"]), FLOATS
    window = st.builds(e.Window, st.sampled_from(["q", "out"]), _several(2), _several(2))
    order = st.sampled_from([(), (0, 1), (1, 0)])
    origin = st.one_of(st.just(()), _several(2))
    rows = st.one_of(st.none(), st.builds(e.RowsInChunks, st.sampled_from(["q", "out"]), _several(2), order))
    place = st.builds(e.BufferPlace, buffer, expressions(), origin, order)
    read = st.builds(e.BufferPlace, buffer, expressions(), origin, order, rows)
    operand = st.builds(e.SharedOperand, buffer, expressions(), st.booleans(), rows)
    dim = st.integers(0, 1)
    kinds = st.sampled_from([AccumulatorKind.SUM.value, AccumulatorKind.MAX.value])
    statement: st.SearchStrategy[e.EmittedStatement] = st.one_of(
        st.builds(e.Note, st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1)),
        st.builds(e.LoadGlobal, name, window),
        st.builds(e.StoreGlobal, name, window),
        st.builds(e.CopyAsync, st.builds(e.BufferPlace, buffer, expressions(), st.just(()), order), window, st.booleans()),
        st.builds(e.Commit),
        st.builds(e.Wait, SMALL),
        st.builds(e.Sync),
        st.builds(e.Fence),
        st.builds(e.NamedSync, st.sampled_from(("1", "1 + group")), st.just(128), st.sampled_from((None, 0, 1))),
        st.builds(e.NamedArrive, st.sampled_from(("2", "2 - group")), st.just(256), st.sampled_from((None, 0, 1))),
        st.builds(e.Finish, st.integers(0, 3), st.just(())),
        st.builds(e.LoadShared, name, read),
        st.builds(e.StoreShared, name, place, origin),
        st.builds(e.Multiply, name, st.one_of(name, operand), operand, st.booleans()),
        st.builds(e.Fill, name, number),
        st.builds(e.FillBeyond, name, dim, expressions(), number),
        st.builds(e.Convert, name, name),
        st.builds(e.Permute, name, name, st.sampled_from([(0, 1), (1, 0)])),
        st.builds(e.Compute, name, st.just(op), st.lists(name, min_size=1, max_size=3).map(tuple), _ATTRS),
        st.builds(e.Reduce, name, name, dim, kinds),
    )
    loop = st.builds(e.For, st.integers(1, 9), st.lists(statement, max_size=4).map(tuple))
    body = tuple(draw(st.lists(st.one_of(statement, statement, loop), max_size=12)))
    blocks = draw(st.permutations(range(len(grid))))
    return e.EmittedKernel("kernel_1", grid, tuple(blocks), 32 * draw(st.integers(1, 8)), tensors, fragments, buffers, body)

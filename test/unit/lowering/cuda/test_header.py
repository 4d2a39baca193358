"""The header's arithmetic of layouts is that of `mirage_ir.lowering.cuda.layout`: assertions that the CUDA compiler evaluates."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_emitted import layouts, panels

from mirage_ir.errors import LoweringError
from mirage_ir.lowering.cuda.compile import Compiled, compile_ptx
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.tensor_cores import grouped_layout, joins_rows, lead_dim, left_layout, matrix_layout, rows_of
from mirage_ir.lowering.cuda.text import HEADER
from mirage_ir.program import DType

Compiler = Callable[[str, str], Compiled]

EQUAL = """
namespace mugraph {
template <int Rank> MUGRAPH_CONSTANT bool equal(Index<Rank> a, Index<Rank> b) {
  for (int d = 0; d < Rank; ++d) {
    if (a[d] != b[d]) return false;
  }
  return true;
}
"""


REGISTER_AT = """
template <int Rank> MUGRAPH_CONSTANT int register_at(Index<Rank> entry, int column) {
  entry[Rank - 1] = column;
  return Held_::register_of(entry);
}
"""


COVERS = """
// Whether the chunks that threads copy are all of the tile's, each once. Where the deal is `regular`, a chunk is the thread's first
// one plus a constant, and where addresses are `split`, its address is that of both joined.
template <class Tile, int Threads, int Entries> MUGRAPH_CONSTANT bool covers() {
  using Dealt = typename Chunks<Threads, Tile, Entries>::type;
  bool seen[Dealt::count] = {};
  int found = 0;
  for (int thread = 0; thread < Threads; ++thread) {
    for (int n = 0; n < Dealt::for_thread && thread + n * Threads < Dealt::count; ++n) {
      const auto entry = Dealt::regular ? Dealt::first(thread) + Dealt::offset(n) : Dealt::first(thread + n * Threads);
      int number = 0;
      for (int d = 0; d < Tile::rank; ++d) {
        if (entry[d] < 0 || entry[d] >= Tile::extent(d)) return false;
        number = number * Tile::extent(d) + entry[d];
      }
      if (number % Entries || seen[number / Entries]) return false;
      using Places = Addresses<Tile, Dealt>;
      if (Dealt::regular && Places::split) {
        using Panels = typename Tile::Panels;
        const unsigned base = Panels::swizzle(Tile::byte(Dealt::first(thread))), low = Panels::swizzled ? 127 : 0;
        const unsigned more = Panels::swizzle(Tile::byte(Dealt::offset(n)));
        if ((base ^ (more & low)) + (more & ~low) != unsigned(Panels::swizzle(Tile::byte(entry)))) return false;
      }
      seen[number / Entries] = true, ++found;
    }
  }
  return found == Dealt::count;
}
"""


def joined(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def layout_assertions(layout: Layout, register: int, lane: int, warp: int) -> Iterator[str]:
    """What the header must say of one layout and the entry in one register of one thread."""
    register %= layout.registers
    entry = layout.coordinates(register, lane, warp)
    yield f"Layout_::registers == {layout.registers}"
    yield f"equal(Layout_::extents(), at({joined(layout.shape)}))"
    yield f"equal(Layout_::offset({register}) + Layout_::lane_part({lane}) + Layout_::warp_part({warp}), at({joined(entry)}))"
    yield f"Layout_::register_of(at({joined(entry)})) == {register}"
    yield f"Layout_::writes({lane}, {warp}) == {str(layout.writes(lane, warp)).lower()}"
    for dim in range(len(layout.dims)):
        without = layout.without(dim)
        there = tuple(0 if d == dim else index for d, index in enumerate(entry))
        yield f"register_for<Layout_, {without}>({register}) == {without.register(there)}"


def panels_assertions(tile: Panels, number: int) -> Iterator[str]:
    """What the header must say of the address of one entry."""
    entry: list[int] = []
    for extent in reversed(tile.shape):
        entry.insert(0, number % extent)
        number //= extent
    yield f"{tile}::entries == {tile.nbytes // tile.dtype.itemsize}"
    yield f"{tile}::swizzle({tile}::entry(at({joined(tuple(entry))})) * {tile.dtype.itemsize}) == {tile.address(entry)}"


THREADS = st.tuples(st.integers(0, 999), st.integers(0, 31), st.integers(0, 3))


@settings(deadline=None, max_examples=8)
@given(
    st.lists(st.tuples(layouts(), st.lists(THREADS, min_size=4, max_size=8)), min_size=20, max_size=30),
    st.lists(st.tuples(panels(), st.lists(st.integers(0, 99999), min_size=4, max_size=8)), min_size=20, max_size=30),
)
def test_layouts_and_panels(
    compiled: Compiler, held: list[tuple[Layout, list[tuple[int, int, int]]]], stored: list[tuple[Panels, list[int]]]
) -> None:
    lines = [HEADER, EQUAL]
    for number, (layout, threads) in enumerate(held):
        lines.append(f"namespace layout_{number} {{ using Layout_ = {layout};")
        lines += [f"static_assert({text});" for thread in threads for text in layout_assertions(layout, *thread)]
        lines.append("}")
    lines += [f"static_assert({text});" for tile, entries in stored for n in entries for text in panels_assertions(tile, n)]
    assert compiled("\n".join([*lines, "}"]), "sm_90a").kernels == {}


@pytest.mark.parametrize("registers", [2, 3])
def test_a_wrong_assertion_is_refused(compiled: Compiler, registers: int) -> None:
    layout = "Layout<Dim<W<2, 1>, L<8, 4>>, Dim<L<4, 1>, R<2, 1>>>"
    text = f"{HEADER}\nnamespace mugraph {{ static_assert({layout}::registers == {registers}); }}"
    if registers == 2:
        assert compiled(text, "sm_90a").kernels == {}
    else:
        with pytest.raises(LoweringError, match="static assertion failed"):
            compiled(text, "sm_90a")


@pytest.mark.parametrize(
    ("value", "expected"),
    [("at(1, 2) + at(3, 4)", "at(4, 6)"), ("Exchanged<3>::type{}", "Order<0, 2, 1>{}"), ("InOrder<2>::type{}", "Order<0, 1>{}")],
)
def test_orders(compiled: Compiler, value: str, expected: str) -> None:
    check = f"equal({value}, {expected})" if value.startswith("at") else f"same<decltype({value}), decltype({expected})>"
    assert compiled(f"{HEADER}\n{EQUAL}\nstatic_assert({check});\n}}", "sm_90a").kernels == {}


PRODUCTS = [
    # shape of the product, and the warps that share matrices, rows and columns
    ((64, 32), (1, 2, 2)),
    ((3, 32, 16), (1, 2, 1)),
    ((8, 16, 32), (4, 1, 1)),
    ((32, 1, 32), (1, 2, 2)),
    ((2, 32, 2, 16), (2, 2, 1)),
    ((16, 4, 16), (1, 4, 1)),
    ((16, 8, 32), (1, 2, 2)),
]


@pytest.mark.parametrize(("shape", "warps"), PRODUCTS)
def test_rows_of_left_operands(compiled: Compiler, shape: tuple[int, ...], warps: tuple[int, int, int]) -> None:
    """Where the lanes of each warp find the left operand of a product, in shared memory and in registers."""
    lead_warps, row_warps, column_warps = warps
    layout, depth = matrix_layout(shape, row_warps, column_warps, lead_warps), 32
    outer = 2 if joins_rows(shape) else 1
    lead, inner = shape[: -1 - outer], shape[-2] if outer == 2 else 1
    held = left_layout(layout, (*shape[:-1], depth))
    of_warp = [
        extent // (lead_warps if d == lead_dim(shape, lead_warps) and lead_warps > 1 else 1) for d, extent in enumerate(lead)
    ]
    lines = [HEADER, EQUAL, f"using Layout_ = {layout}; using Held_ = {held};"]
    panels = Panels((*shape[:-1], depth), DType.f16, depth, 2)
    lines.append(f"using Tile_ = Tile<half, {panels}, InOrder<{len(shape)}>::type, 0>;")
    lines.append("static_assert(Accumulators<Layout_>::fits && Accumulators<Layout_>::neighbours() && Accumulators<Held_>::fits);")
    random = Random(f"{shape}{warps}")
    for _ in range(40):
        lane, warp = random.randrange(32), random.randrange(lead_warps * row_warps * column_warps)
        first = layout.coordinates(0, 0, warp)
        index, number = [random.randrange(n) for n in of_warp], 0
        for n, extent in zip(index, of_warp, strict=True):
            number = number * extent + n
        tile, step = random.randrange(rows_of(shape) // row_warps // 16), random.randrange(depth // 16)
        row = 16 * tile + (first[-3] * inner + first[-2] if outer == 2 else first[-2])
        matrices = tuple(a + b for a, b in zip(first, index, strict=False))

        def entry(row: int, column: int, matrices: tuple[int, ...] = matrices) -> str:
            return joined((*matrices, *((row // inner, row % inner) if outer == 2 else (row,)), column))

        read = entry(row + lane % 8 + 8 * (lane // 8 % 2), 16 * step + 8 * (lane // 16))
        of = f"OperandMatrices<Tile_, Layout_, 0>::index({number}, {tile}, {step})"
        parts = f"OperandMatrices<Tile_, Layout_, 0>::lane_part({lane}) + OperandMatrices<Tile_, Layout_, 0>::warp_part({warp})"
        lines.append(f"static_assert(equal({of} + {parts}, at({read})));")
        own = entry(row + lane // 4, 16 * step + 2 * (lane % 4))
        index_of = f"Accumulators<Layout_>::lead({number}) + Accumulators<Layout_>::row({16 * tile})"
        at = f"register_at({index_of}, {16 * step})"
        lines.append(f"static_assert(equal(Held_::offset({at}) + Held_::lane_part({lane}) + Held_::warp_part({warp}), at({own})));")
    lines.insert(3, REGISTER_AT)
    assert compiled("\n".join([*lines, "}"]), "sm_90a").kernels == {}


ALIGNED_ROW = "Tensor<{element}, Shape<1000>, 0, 16>"
ODD_ROW = "Tensor<{element}, Shape<1000>, 0, 2>"


@pytest.mark.parametrize("tensor", [ALIGNED_ROW, ODD_ROW])
@pytest.mark.parametrize("registers", [2, 8])
def test_what_is_left_of_a_vector_has_one_bound(tensor: str, registers: int) -> None:
    """A minimum, a maximum with 0 and a comparison with the same bound: ptxas 13.0 to 13.3 makes one wrong instruction of them."""
    text = f"""{HEADER}
namespace mugraph {{
extern "C" __global__ void k({tensor.format(element="const half")} x, {tensor.format(element="half")} y, int n) {{
  Fragment<half, Layout<Dim<L<32, 1>, R<{registers}, 1>>>> tile;
  load(tile, window<16>(x, at(n * 16), within(1000 - n * 16)));
  store(tile, window<16>(y, at(n * 16), within(1000 - n * 16)));
}}
}}"""
    ptx = compile_ptx(text).decode()
    assert "ld.global" in ptx
    assert "st.global" in ptx
    assert "max.s" not in ptx


def test_a_left_operand_that_stays_is_written_anew(compiled: Compiler) -> None:
    """ptxas 13.0 may give the registers of a left operand away that is the same in all iterations; it keeps what they write."""
    sums, left = grouped_layout((64, 32)), matrix_layout((64, 16), 4)
    text = f"""{HEADER}
namespace mugraph {{
extern "C" __global__ void __launch_bounds__(128) k(const half* x, float* y, int n) {{
  extern __shared__ __align__(1024) char memory[];
  const Shared<half, {Panels((16, 32), DType.f16, 32, 2)}, 1> w{{memory}};
  Fragment<half, {left}> q;
  Fragment<float, {sums}> s, all;
  load(q, window<16>(Tensor<const half, Shape<64, 16>, 1, 16>{{x, {{16, 1}}}}, at(0, 0), within(64, 16)));
  fill(all, 0.0f);
  for (int i = 0; i < n; ++i) {{
    fill(s, 0.0f);
    sync();
    multiply_groups(s, q, w[0]);
    for (int r = 0; r < 16; ++r) all.values[r] += s.values[r];
  }}
  store(all, window<16>(Tensor<float, Shape<64, 32>, 1, 16>{{y, {{32, 1}}}}, at(0, 0), within(64, 32)));
}}
}}"""
    assert compiled(text, "sm_90a").kernels["k"].spilled_bytes == 0
    ptx = compile_ptx(text, "compute_90a").decode()
    operands = re.findall(r"wgmma\.mma_async[^{]*\{[^}]*\}, \{([^}]*)\}", ptx)
    read = {register for operand in operands for register in operand.split(", ")}
    assert len(read) >= 4
    anew = {register for line in re.findall(r"xor\.b32\s+([^;]*);", ptx) for register in line.split(", ")[1:]}
    assert read <= anew


@pytest.mark.parametrize(
    ("threads", "tile", "entries", "regular"),
    [
        (128, "Panels<64, 3, 64, 64>", 8, True),
        (128, "Panels<64, 3, 32, 128>", 8, True),
        (128, "Panels<32, 2, 64, 96>", 8, True),  # 12 chunks a row, 4 of each panel.
        (128, "Panels<64, 3, 72, 64>", 8, True),  # Half of the threads have a chunk more.
        (64, "Panels<16, 1, 3, 32, 48>", 8, True),  # All threads cover a panel.
        (128, "Panels<16, 1, 1, 32, 48>", 8, True),  # And two of one matrix.
        (64, "Panels<16, 1, 2, 16, 48>", 8, False),  # Or two, of two matrices.
        (32, "Panels<1024, 0, 4, 1024>", 8, True),  # 128 chunks a row.
        (32, "Panels<48, 0, 3, 5, 48>", 2, False),
        (128, "Panels<80, 0, 5, 80>", 8, False),
        (64, "Panels<4, 0, 96>", 4, False),
    ],
)
def test_copies_cover_their_tiles(compiled: Compiler, threads: int, tile: str, entries: int, regular: bool) -> None:
    of = f"Tile<half, {tile}, InOrder<{tile}::rank>::type, 0>"
    dealt = f"Chunks<{threads}, Tile_, {entries}>::type"
    claims = (f"covers<Tile_, {threads}, {entries}>()", f"{dealt}::regular == {str(regular).lower()}")
    lines = (f'static_assert({claim}, "");' for claim in claims)
    compiled("\n".join((HEADER, EQUAL, COVERS, f"using Tile_ = {of};", *lines, "}")), "compute_80")

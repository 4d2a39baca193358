// Products of warp groups: four warps multiply 64 rows with `wgmma`, which reads the right operand, and the left one unless it lies in
// registers, from shared memory.
#pragma once

#include "product.cuh"

namespace mugraph {

// Makes what this thread wrote to shared memory visible to products of warp groups, after the next barrier.
MUGRAPH_DEVICE void fence() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

#define MUGRAPH_SUMS_4(c, n) "+f"(c[n]), "+f"(c[n + 1]), "+f"(c[n + 2]), "+f"(c[n + 3])
#define MUGRAPH_SUMS_8(c, n) MUGRAPH_SUMS_4(c, n), MUGRAPH_SUMS_4(c, n + 4)
#define MUGRAPH_SUMS_16(c, n) MUGRAPH_SUMS_8(c, n), MUGRAPH_SUMS_8(c, n + 8)
#define MUGRAPH_SUMS_32(c, n) MUGRAPH_SUMS_16(c, n), MUGRAPH_SUMS_16(c, n + 16)
#define MUGRAPH_SUMS_64(c, n) MUGRAPH_SUMS_32(c, n), MUGRAPH_SUMS_32(c, n + 32)
#define MUGRAPH_NAMES_4 "%0, %1, %2, %3"
#define MUGRAPH_NAMES_8 \
  MUGRAPH_NAMES_4 \
  ", %4, %5, %6, %7"
#define MUGRAPH_NAMES_16 \
  MUGRAPH_NAMES_8 \
  ", %8, %9, %10, %11, %12, %13, %14, %15"
#define MUGRAPH_NAMES_32 \
  MUGRAPH_NAMES_16 \
  ", %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define MUGRAPH_NAMES_64 \
  MUGRAPH_NAMES_32 \
  ", %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52" \
  ", %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"

// Uses of sums are moved neither before this nor behind it.
template <class Layout> MUGRAPH_DEVICE void settle(Fragment<float, Layout>& sums) {
#pragma unroll
  for (int r = 0; r < Layout::registers; ++r) asm volatile("" : "+f"(sums.values[r])::"memory");
}

// The same of a left operand: its registers keep it until here.
template <class T, class Layout> MUGRAPH_DEVICE void settle(Fragment<T, Layout>& left) {
#pragma unroll
  for (unsigned& word : left.words) asm volatile("" : "+r"(word)::"memory");
}

// The sums of 64 rows and N columns, by element type T and by where the left operand is: its registers, or a descriptor.
template <class T, int N> struct GroupProduct;

#define MUGRAPH_GROUP_PRODUCT(T, TYPE, N, COUNT, A0, A1, A2, A3, A4, A5)                                                                 \
  template <> struct GroupProduct<T, N> {                                                                                                \
    template <bool Transposed> static MUGRAPH_DEVICE void add(float* c, const unsigned (&a)[4], unsigned long long b) {                  \
      asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n" #N "k16.f32." TYPE "." TYPE " {"           \
                   MUGRAPH_NAMES_##COUNT "}, {%" #A0 ", %" #A1 ", %" #A2 ", %" #A3 "}, %" #A4 ", p, 1, 1, %" #A5 ";\n}\n"               \
                   : MUGRAPH_SUMS_##COUNT(c, 0)                                                                                          \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(int(Transposed)));                                          \
    }                                                                                                                                    \
    template <bool Left, bool Transposed> static MUGRAPH_DEVICE void add(float* c, unsigned long long a, unsigned long long b) {         \
      asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n" #N "k16.f32." TYPE "." TYPE " {"           \
                   MUGRAPH_NAMES_##COUNT "}, %" #A0 ", %" #A1 ", p, 1, 1, %" #A2 ", %" #A3 ";\n}\n"                                     \
                   : MUGRAPH_SUMS_##COUNT(c, 0)                                                                                          \
                   : "l"(a), "l"(b), "n"(int(Left)), "n"(int(Transposed)));                                                              \
    }                                                                                                                                    \
  };
MUGRAPH_GROUP_PRODUCT(half, "f16", 8, 4, 4, 5, 6, 7, 8, 9)
MUGRAPH_GROUP_PRODUCT(bfloat16, "bf16", 8, 4, 4, 5, 6, 7, 8, 9)
MUGRAPH_GROUP_PRODUCT(half, "f16", 16, 8, 8, 9, 10, 11, 12, 13)
MUGRAPH_GROUP_PRODUCT(bfloat16, "bf16", 16, 8, 8, 9, 10, 11, 12, 13)
MUGRAPH_GROUP_PRODUCT(half, "f16", 32, 16, 16, 17, 18, 19, 20, 21)
MUGRAPH_GROUP_PRODUCT(bfloat16, "bf16", 32, 16, 16, 17, 18, 19, 20, 21)
MUGRAPH_GROUP_PRODUCT(half, "f16", 64, 32, 32, 33, 34, 35, 36, 37)
MUGRAPH_GROUP_PRODUCT(bfloat16, "bf16", 64, 32, 32, 33, 34, 35, 36, 37)
MUGRAPH_GROUP_PRODUCT(half, "f16", 128, 64, 64, 65, 66, 67, 68, 69)
MUGRAPH_GROUP_PRODUCT(bfloat16, "bf16", 128, 64, 64, 65, 66, 67, 68, 69)

// How a group reads an operand in shared memory. `Depth`: the dimension that is contracted, `Outer`: rows or columns.
template <class Tile, int Depth, int Outer> struct GroupOperand {
  using Panels = typename Tile::Panels;
  // Whether the buffer holds the depth along its rows.
  static constexpr bool along = Tile::last == Depth;
  static constexpr int row_bytes = Panels::columns * int(sizeof(typename Tile::Element));
  static_assert(Tile::whole, "a product of warp groups reads whole tiles");
  static_assert(row_bytes == 32 || row_bytes == 64 || row_bytes == 128, "panels are as wide as swizzles are");
  static_assert(Panels::swizzled == 8 * row_bytes - 1, "panels have the swizzle of their width");

  // The descriptor of the matrix from `entry` on: address, bytes between panels and between eight rows, and the swizzle.
  static MUGRAPH_DEVICE unsigned long long descriptor(const Tile& tile, Index<Tile::rank> entry) {
    constexpr unsigned long long panel = along ? 16 : row_bytes * Panels::extent(Tile::rank - 2), rows = 8 * row_bytes;
    constexpr unsigned long long kind = row_bytes == 128 ? 1 : row_bytes == 64 ? 2 : 3;
    const unsigned address = tile.address + Tile::byte(entry);
    return (address & 0x3ffff) >> 4 | panel >> 4 << 16 | rows >> 4 << 32 | kind << 62;
  }
};

// The left operand of a group.
template <class Layout, class L> struct GroupLeft;
template <class Layout, class T, class Held> struct GroupLeft<Layout, Fragment<T, Held>> {
  using Element = T;
  static constexpr int rank = Held::rank;
  static constexpr int depth = Held::template dim<rank - 1>::extent;
  const Fragment<T, Held>& from;

  template <int N, bool Transposed> MUGRAPH_DEVICE void add(float* sums, int lead, int tile, int step, unsigned long long right) const {
    Index<rank> entry{};
    unsigned words[4];
#pragma unroll
    for (int d = 0; d < rank - 2; ++d) {
      entry[d] = Held::extents()[d] == 1 ? 0 : Accumulators<Layout>::lead(lead)[d + Layout::rank - rank];
    }
#pragma unroll
    for (int n = 0; n < 4; ++n) {
      entry[rank - 2] = 64 * tile + 8 * (n % 2);
      entry[rank - 1] = 16 * step + 8 * (n / 2);
      words[n] = from.words[Held::register_of(entry) / 2];
    }
    GroupProduct<T, N>::template add<Transposed>(sums, words, right);
  }
};
template <class Layout, class T, class Panels, class Order, int Multiple> struct GroupLeft<Layout, Tile<T, Panels, Order, Multiple>> {
  using Element = T;
  using From = Tile<T, Panels, Order, Multiple>;
  static constexpr int rank = From::rank;
  static constexpr int depth = From::extent(rank - 1);
  using Operand = GroupOperand<From, rank - 1, rank - 2>;
  const From& from;

  template <int N, bool Transposed> MUGRAPH_DEVICE void add(float* sums, int lead, int tile, int step, unsigned long long right) const {
    Index<rank> entry = operand_lead<From>(Accumulators<Layout>::lead(lead));
    entry[rank - 2] = Layout::warp_part(this_warp() / 4 * 4)[Layout::rank - 2] + 64 * tile;
    entry[rank - 1] = 16 * step;
    GroupProduct<T, N>::template add<!Operand::along, Transposed>(sums, Operand::descriptor(from, entry), right);
  }
};

// Waits until at most `Pending` products of the group are in flight; then sums among the `targets` are there, and left operands free.
template <int Pending, class... Fragments> MUGRAPH_DEVICE void finish(Fragments&... targets) {
  asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(Pending) : "memory");
  (settle(targets), ...);
}

// target += left · right, by warp groups; `finish` waits for it.
template <class Layout, class L, class R>
MUGRAPH_DEVICE void begin_multiply_groups(Fragment<float, Layout>& target, const L& left, const R& right) {
  using T = typename R::Element;
  using Held = Accumulators<Layout>;
  using Rows = typename Layout::template dim<Layout::rank - 2>;
  using Columns = typename Layout::template dim<Layout::rank - 1>;
  using Right = GroupOperand<R, R::rank - 2, R::rank - 1>;
  using Group = typename Rows::template inner<2>;
  static_assert(same<T, typename GroupLeft<Layout, L>::Element>, "operands of a product differ in their element types");
  static_assert(Held::fits && Group::unit == Unit::Warp && Group::stride == 1 && Group::extent % 4 == 0,
                "the target is no layout of accumulators of warp groups");
  constexpr int depth = R::extent(R::rank - 2), columns = Held::columns, tiles = Rows::template count<Unit::Register> / 2;
  static_assert(GroupLeft<Layout, L>::depth == depth && depth % 16 == 0, "operands of a product differ in depth");
  constexpr int most = Columns::template count<Unit::Warp> > 1 && !Right::along ? R::Panels::columns : 128;
  constexpr int chunk = common_power(common_power(columns, 0), most);
  const GroupLeft<Layout, L> rows{left};
  settle(target);
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#pragma unroll
  for (int lead = 0; lead < Held::leading; ++lead) {
#pragma unroll
    for (int tile = 0; tile < tiles; ++tile) {
#pragma unroll
      for (int column = 0; column < columns; column += chunk) {
        Index<Layout::rank> sums = Held::lead(lead);
        sums[Layout::rank - 2] = 64 * tile;
        sums[Layout::rank - 1] = column;
#pragma unroll
        for (int step = 0; step < depth / 16; ++step) {
          Index<R::rank> entry = operand_lead<R>(Held::lead(lead));
          entry[R::rank - 2] = 16 * step;
          entry[R::rank - 1] = Layout::warp_part(this_warp())[Layout::rank - 1] + column;
          const auto columns_from = Right::descriptor(right, entry);
          rows.template add<chunk, !Right::along>(&target.values[Layout::register_of(sums)], lead, tile, step, columns_from);
        }
      }
    }
  }
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}

// 0: no GPU has 2^31 multiprocessors.
MUGRAPH_DEVICE unsigned unknown_zero() {
  unsigned multiprocessors;
  asm("mov.u32 %0, %%nsmid;" : "=r"(multiprocessors));
  return multiprocessors >> 31;
}

// target += left · right, by warp groups, and all products before.
template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply_groups(Fragment<float, Layout>& target, const L& left, const R& right) {
  begin_multiply_groups(target, left, right);
  finish<0>(target);
}
// A left operand in registers is written anew behind its product, with a zero that the compiler does not know: of one that stays the same
// through a loop, ptxas 13.0 may give the registers away.
template <class Layout, class T, class Held, class R>
MUGRAPH_DEVICE void multiply_groups(Fragment<float, Layout>& target, Fragment<T, Held>& left, const R& right) {
  begin_multiply_groups(target, left, right);
  finish<0>(target);
  const unsigned zero = unknown_zero();
#pragma unroll
  for (unsigned& word : left.words) asm volatile("xor.b32 %0, %0, %1;" : "+r"(word) : "r"(zero) : "memory");
}

}  // namespace mugraph

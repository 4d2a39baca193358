// Products by wgmma, Hopper's instructions for four warps: rows from registers, columns from shared memory by a descriptor.
//
// Source: PTX ISA, asynchronous warpgroup level matrix instructions (matrix descriptors; canonical layouts of swizzled tiles).
#pragma once

#include "product.cuh"

namespace mugraph {

MUGRAPH_DEVICE void wgmma_begin() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
MUGRAPH_DEVICE void wgmma_end() {
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
  asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
}
// Uses of a sum are not moved before this.
MUGRAPH_DEVICE void settled(float& sum) { asm volatile("" : "+f"(sum)::"memory"); }

// d += a · b for 64 rows, 16 of the depth and `Columns` columns. `Straight`: rows of shared memory are rows of b.
template <class T, int Columns, bool Straight> struct Wgmma;

// Numbers and operands of the sums of an instruction.
#define MUGRAPH_4(n) "+f"(d[n]), "+f"(d[n + 1]), "+f"(d[n + 2]), "+f"(d[n + 3])
#define MUGRAPH_16(n) MUGRAPH_4(n), MUGRAPH_4(n + 4), MUGRAPH_4(n + 8), MUGRAPH_4(n + 12)
#define MUGRAPH_64(n) MUGRAPH_16(n), MUGRAPH_16(n + 16), MUGRAPH_16(n + 32), MUGRAPH_16(n + 48)
#define MUGRAPH_NUMBERS_8 "%0, %1, %2, %3"
#define MUGRAPH_NUMBERS_16 MUGRAPH_NUMBERS_8 ", %4, %5, %6, %7"
#define MUGRAPH_NUMBERS_32 MUGRAPH_NUMBERS_16 ", %8, %9, %10, %11, %12, %13, %14, %15"
#define MUGRAPH_NUMBERS_64 MUGRAPH_NUMBERS_32 \
  ", %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31"
#define MUGRAPH_NUMBERS_128 MUGRAPH_NUMBERS_64 \
  ", %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47" \
  ", %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63"
#define MUGRAPH_NUMBERS_256 MUGRAPH_NUMBERS_128 \
  ", %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79" \
  ", %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95" \
  ", %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111" \
  ", %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
#define MUGRAPH_WGMMA(type, name, columns, a0, a1, a2, a3, b, straight, ...)                                             \
  template <bool Straight> struct Wgmma<type, columns, Straight> {                                                       \
    static MUGRAPH_DEVICE void add(float* d, const unsigned (&a)[4], unsigned long long columns_of_b) {                  \
      asm volatile("wgmma.mma_async.sync.aligned.m64n" #columns "k16.f32." name "." name " {" MUGRAPH_NUMBERS_##columns \
                   "}, {%" #a0 ", %" #a1 ", %" #a2 ", %" #a3 "}, %" #b ", 1, 1, 1, %" #straight ";"                      \
                   : __VA_ARGS__                                                                                         \
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(columns_of_b), "n"(Straight ? 1 : 0)                \
                   : "memory");                                                                                          \
    }                                                                                                                    \
  }
#define MUGRAPH_WGMMAS(type, name)                                                                                        \
  MUGRAPH_WGMMA(type, name, 8, 4, 5, 6, 7, 8, 9, MUGRAPH_4(0));                                                          \
  MUGRAPH_WGMMA(type, name, 16, 8, 9, 10, 11, 12, 13, MUGRAPH_4(0), MUGRAPH_4(4));                                       \
  MUGRAPH_WGMMA(type, name, 32, 16, 17, 18, 19, 20, 21, MUGRAPH_16(0));                                                  \
  MUGRAPH_WGMMA(type, name, 64, 32, 33, 34, 35, 36, 37, MUGRAPH_16(0), MUGRAPH_16(16));                                  \
  MUGRAPH_WGMMA(type, name, 128, 64, 65, 66, 67, 68, 69, MUGRAPH_64(0));                                                 \
  MUGRAPH_WGMMA(type, name, 256, 128, 129, 130, 131, 132, 133, MUGRAPH_64(0), MUGRAPH_64(64))
MUGRAPH_WGMMAS(half, "f16");
MUGRAPH_WGMMAS(bfloat16, "bf16");

// The right operand of a product as descriptors of its tile, where its panels are as wide as their swizzle.
template <class Layout, class R> struct Columns {
  using Held = Accumulators<Layout>;
  using Panels = typename R::Panels;
  static constexpr int rank = R::rank;
  static constexpr bool straight = R::last == rank - 1;
  static constexpr int depth = R::extent(rank - 2);
  static constexpr int row_bytes = Panels::columns * 2;
  static constexpr int bytes_of_8 = 8 * row_bytes;
  static constexpr int rows = Panels::extent(rank - 2);

  // The widest instruction for the columns from one on.
  static MUGRAPH_CONSTANT int width(int from) {
    int found = 256;
    while (found > Held::columns - from) found /= 2;
    return found;
  }
  static MUGRAPH_CONSTANT bool fits() {
    if (row_bytes != 16 << Panels::swizzle_bits || Panels::swizzle_bits == 0 || rows % 8 || depth % 16) return false;
    if (Panels::entries * 2 % 1024) return false;
    for (int from = 0; straight && from < Held::columns; from += width(from)) {
      if (from % Panels::columns) return false;
    }
    for (int warp = 0; warp < warp_size; ++warp) {
      const Index<Layout::rank> part = Layout::warp_part(warp), first = Layout::warp_part(warp / 4 * 4);
      for (int d = 0; d < Layout::rank; ++d) {
        if (d != Layout::rank - 2 && part[d] != first[d]) return false;
      }
      if (part[Layout::rank - 1] % (straight ? Panels::columns : 8)) return false;
    }
    return true;
  }

  const unsigned address;
  explicit MUGRAPH_DEVICE Columns(const R& tile) : address(tile.address + R::byte(warp_part())) {}
  static MUGRAPH_DEVICE Index<rank> warp_part() {
    const Index<Layout::rank> part = Layout::warp_part(__shfl_sync(0xffffffffu, this_warp(), 0));
    Index<rank> found = operand_lead<R>(part);
    found[rank - 1] = part[Layout::rank - 1];
    return found;
  }
  MUGRAPH_DEVICE unsigned long long descriptor(int lead, int from, int step) const {
    Index<rank> entry = operand_lead<R>(Held::lead(lead));
    entry[rank - 1] = from;
    entry[rank - 2] = 16 * step;
    constexpr unsigned long long panel = straight ? rows * row_bytes : 16, groups = bytes_of_8, swizzle = 4 - Panels::swizzle_bits;
    return (address + R::byte(entry)) >> 4 & 0x3fffu | panel >> 4 << 16 | groups >> 4 << 32 | swizzle << 62;
  }
};

// Whether a product is one of wgmma: at least four warps, which hold neighbouring rows, share the columns.
template <class Layout, class R> MUGRAPH_CONSTANT bool is_wgmma() {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
  using First = typename Accumulators<Layout>::Rows::outermost;
  if constexpr (sizeof(typename R::Element) != 2 || First::unit != Unit::Warp || First::stride != 1 || First::extent % 4) return false;
  return Columns<Layout, R>::fits();
#else
  return false;
#endif
}

template <class T, class Right, int From>
MUGRAPH_DEVICE void add_columns(float* sums, const unsigned (&a)[4], const Right& columns, int lead, int step) {
  constexpr int width = Right::width(From);
  static_assert(Right::Held::column_step == 4, "accumulators of neighbouring columns lie apart");
  Wgmma<T, width, Right::straight>::add(sums + From / 2, a, columns.descriptor(lead, From, step));
  if constexpr (From + width < Right::Held::columns) add_columns<T, Right, From + width>(sums, a, columns, lead, step);
}

template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply_64(Fragment<float, Layout>& target, const L& left, const R& right) {
  using T = typename R::Element;
  using Held = Accumulators<Layout>;
  using Right = Columns<Layout, R>;
  static_assert(same<T, typename L::Element>, "operands of a product differ in their element types");
  static_assert(Held::fits && Held::neighbours(), "the target of a product is no layout of accumulators");
  static_assert(Right::depth == Left<Layout, L>::depth, "operands of a product differ in depth");
  constexpr int tiles = Held::rows / 16, steps = Right::depth / 16;
  const Left<Layout, L> rows(left);
  const Right columns(right);
#pragma unroll
  for (int lead = 0; lead < Held::leading; ++lead) {
#pragma unroll
    for (int t = 0; t < tiles; ++t) {
      unsigned a[steps][4];
#pragma unroll
      for (int step = 0; step < steps; ++step) rows.get(a[step], lead, t, step);
      Index<Layout::rank> entry = Held::lead(lead);
      entry[Layout::rank - 2] = 16 * t;
      float* sums = target.values + Layout::register_of(entry);
      wgmma_begin();
#pragma unroll
      for (int step = 0; step < steps; ++step) add_columns<T, Right, 0>(sums, a[step], columns, lead, step);
    }
  }
  wgmma_end();
#pragma unroll
  for (int r = 0; r < Layout::registers; ++r) settled(target.values[r]);
}

// target += left · right.
template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply(Fragment<float, Layout>& target, const L& left, const R& right) {
  if constexpr (sizeof(typename R::Element) == 4) {
    multiply_32(target, left, right);
  } else if constexpr (is_wgmma<Layout, R>()) {
    multiply_64(target, left, right);
  } else {
    multiply_16(target, left, right);
  }
}

}  // namespace mugraph

// Layouts of fragments and of tiles in shared memory, as types: every index into registers is a constant after unrolling.
//
// An index along a dimension is written in mixed radix, outermost digit first; a digit is taken from the number of a register, of a
// lane or of a warp. So an index is a sum: the thread's part, which is known at run time, plus the register's, which is a constant.
#pragma once

#define MUGRAPH_DEVICE __device__ __forceinline__
#define MUGRAPH_CONSTANT __host__ __device__ constexpr

namespace mugraph {

constexpr int warp_size = 32;
[[maybe_unused]] constexpr float infinity = __builtin_bit_cast(float, 0x7f800000);
[[maybe_unused]] constexpr float not_a_number = __builtin_bit_cast(float, 0x7fc00000);

struct half {
  unsigned short bits;
};
struct bfloat16 {
  unsigned short bits;
};

template <bool, class A, class B> struct Conditional {
  using type = A;
};
template <class A, class B> struct Conditional<false, A, B> {
  using type = B;
};
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;

MUGRAPH_CONSTANT int min(int a, int b) { return a < b ? a : b; }
MUGRAPH_CONSTANT int max(int a, int b) { return a < b ? b : a; }

// The largest power of two that divides both numbers; every one divides 0.
MUGRAPH_CONSTANT int common_power(int a, int b) {
  int power = 1;
  while (power < 1 << 10 && a % (2 * power) == 0 && b % (2 * power) == 0) power *= 2;
  return power;
}

// One number for each dimension.
template <int Rank> struct Index {
  int number[Rank > 0 ? Rank : 1];
  MUGRAPH_CONSTANT int operator[](int d) const { return number[d]; }
  MUGRAPH_CONSTANT int& operator[](int d) { return number[d]; }
};

template <int Rank> MUGRAPH_CONSTANT Index<Rank> operator+(Index<Rank> a, Index<Rank> b) {
  Index<Rank> sum{};
  for (int d = 0; d < Rank; ++d) sum[d] = a[d] + b[d];
  return sum;
}

template <class... Ints> MUGRAPH_CONSTANT Index<sizeof...(Ints)> at(Ints... numbers) { return {{int(numbers)...}}; }
template <class... Ints> MUGRAPH_CONSTANT Index<sizeof...(Ints)> within(Ints... limits) { return {{int(limits)...}}; }

MUGRAPH_DEVICE int this_lane() { return threadIdx.x % warp_size; }
MUGRAPH_DEVICE int this_warp() { return threadIdx.x / warp_size; }

enum class Unit { Register, Lane, Warp };

template <Unit U, int Extent, int Stride> struct Mode {
  static constexpr Unit unit = U;
  static constexpr int extent = Extent;
  static constexpr int stride = Stride;
};
template <int Extent, int Stride> using R = Mode<Unit::Register, Extent, Stride>;
template <int Extent, int Stride> using L = Mode<Unit::Lane, Extent, Stride>;
template <int Extent, int Stride> using W = Mode<Unit::Warp, Extent, Stride>;

// The mode that is number `From_last` from the end (0: the innermost one), or one of extent 1.
template <int From_last, class... Modes> struct Inner {
  using type = R<1, 1>;
};
template <int From_last, class First, class... Rest> struct Inner<From_last, First, Rest...> {
  using type = typename Inner<From_last, Rest...>::type;
};
template <class First, class... Rest> struct Inner<sizeof...(Rest), First, Rest...> {
  using type = First;
};

template <class... Modes> struct Dim {
  static constexpr int digits = sizeof...(Modes);
  static constexpr int extent = (1 * ... * Modes::extent);
  template <Unit U> static constexpr int count = (1 * ... * (Modes::unit == U ? Modes::extent : 1));
  template <int From_last> using inner = typename Inner<From_last, Modes...>::type;
  using outermost = inner<digits - 1>;

  // The part of the index that comes from a unit's number.
  template <Unit U> static MUGRAPH_CONSTANT int part(int number) {
    int weight = extent, index = 0;
    ((weight /= Modes::extent, index += Modes::unit == U ? number / Modes::stride % Modes::extent * weight : 0), ...);
    return index;
  }

  // The register that holds an index, in the threads that do.
  static MUGRAPH_CONSTANT int register_of(int index) {
    int weight = extent, found = 0;
    ((weight /= Modes::extent, found += Modes::unit == Unit::Register ? index / weight % Modes::extent * Modes::stride : 0), ...);
    return found;
  }

  // What remains of a lane's or warp's number without the digits of this dimension.
  template <Unit U> static MUGRAPH_CONSTANT int without(int number) {
    ((number -= Modes::unit == U ? number / Modes::stride % Modes::extent * Modes::stride : 0), ...);
    return number;
  }

  // The register, of a dimension with the same digits but other strides of registers, where a register of this one has its entry.
  template <class... Others> static MUGRAPH_CONSTANT int corresponding(int number, Dim<Others...>) {
    if constexpr (Dim<Others...>::template count<Unit::Register> == 1) {
      return 0;
    } else {
      static_assert(sizeof...(Others) == sizeof...(Modes), "operands differ in the digits of a dimension");
      static_assert(((Others::extent == Modes::extent && Others::unit == Modes::unit) && ...), "operands differ in a digit");
      static_assert(((Modes::unit == Unit::Register || Others::stride == Modes::stride) && ...), "operands differ in their threads");
      return (0 + ... + (Modes::unit == Unit::Register ? number / Modes::stride % Modes::extent * Others::stride : 0));
    }
  }

  // Sums or maxima over the lanes of this dimension, in all of them.
  template <class Join> static MUGRAPH_DEVICE float over_lanes(float x) {
    ((x = Modes::unit == Unit::Lane ? across<Join, Modes>(x) : x), ...);
    return x;
  }

 private:
  template <class Join, class M> static MUGRAPH_DEVICE float across(float x) {
#pragma unroll
    for (int step = 1; step < M::extent; step *= 2) x = Join::of(x, __shfl_xor_sync(0xffffffffu, x, M::stride * step));
    return x;
  }
};

template <int D, class First, class... Rest> struct Element {
  using type = typename Element<D - 1, Rest...>::type;
};
template <class First, class... Rest> struct Element<0, First, Rest...> {
  using type = First;
};

template <class... Dims> struct Layout {
  static constexpr int rank = sizeof...(Dims);
  static constexpr int registers = (1 * ... * Dims::template count<Unit::Register>);
  template <int D> using dim = typename Element<D, Dims...>::type;

  static MUGRAPH_CONSTANT Index<rank> extents() { return {{Dims::extent...}}; }
  static MUGRAPH_CONSTANT Index<rank> register_extents() { return {{Dims::template count<Unit::Register>...}}; }
  // A thread holds in register `r` the entry lane_part + warp_part + offset(r).
  static MUGRAPH_CONSTANT Index<rank> lane_part(int lane) { return {{Dims::template part<Unit::Lane>(lane)...}}; }
  static MUGRAPH_CONSTANT Index<rank> warp_part(int warp) { return {{Dims::template part<Unit::Warp>(warp)...}}; }
  static MUGRAPH_CONSTANT Index<rank> offset(int r) { return {{Dims::template part<Unit::Register>(r)...}}; }

  static MUGRAPH_CONSTANT int register_of(Index<rank> entry) {
    int found = 0, d = 0;
    ((found += Dims::register_of(entry[d]), ++d), ...);
    return found;
  }

  // Whether a thread is the first of those that hold the same entries.
  static MUGRAPH_CONSTANT bool writes(int lane, int warp) {
    ((lane = Dims::template without<Unit::Lane>(lane), warp = Dims::template without<Unit::Warp>(warp)), ...);
    return lane == 0 && warp == 0;
  }

  static MUGRAPH_DEVICE Index<rank> start() { return lane_part(this_lane()) + warp_part(this_warp()); }

  // How addresses of a fragment's entries come about (`Addresses`).
  static constexpr int offsets = registers;
};

// The register of `Operand` whose entry meets the one in register `r` of `Result`; dimensions are counted from the last one.
template <class Result, class Operand, int D = 0> MUGRAPH_CONSTANT int register_for(int r) {
  static_assert(Operand::rank <= Result::rank, "an operand has more dimensions than the result");
  if constexpr (D == Operand::rank) {
    return 0;
  } else {
    using To = typename Operand::template dim<D>;
    using From = typename Result::template dim<D + Result::rank - Operand::rank>;
    return From::corresponding(r, To{}) + register_for<Result, Operand, D + 1>(r);
  }
}

// The order of dimensions: dimension d of a buffer is dimension `of(d)` of the tile in it.
template <int... Dims> struct Order {
  static constexpr int rank = sizeof...(Dims);
  template <int More> using with = Order<Dims..., More>;
  static MUGRAPH_CONSTANT int of(int d) {
    int order[] = {Dims...};
    return order[d];
  }
  static MUGRAPH_CONSTANT int inverse(int of) {
    int order[] = {Dims...}, found = 0;
    for (int d = 0; d < rank; ++d) found = order[d] == of ? d : found;
    return found;
  }
};

template <int Rank> struct InOrder {
  using type = typename InOrder<Rank - 1>::type::template with<Rank - 1>;
};
template <> struct InOrder<0> {
  using type = Order<>;
};
// The order of a tile that a buffer holds with its last two dimensions exchanged.
template <int Rank> struct Exchanged {
  using type = typename InOrder<Rank - 2>::type::template with<Rank - 1>::template with<Rank - 2>;
};

// Where the entries of a tile lie in shared memory: the last two dimensions are cut into panels of `Columns` columns, each stored row
// by row; of byte addresses, `Swizzle` bits from bit 7 on are added (exclusive or) to those from bit 4 on.
template <int Columns, int Swizzle, int... Extents> struct Panels {
  static constexpr int rank = sizeof...(Extents);
  static constexpr int columns = Columns;
  static constexpr int swizzle_bits = Swizzle;
  static constexpr int entries = (1 * ... * Extents);
  // Bytes by which tiles are aligned, and from one stage of a buffer to the next.
  static constexpr int alignment = Swizzle ? 128 << Swizzle : 16;
  static MUGRAPH_CONSTANT int stage_bytes(int size) { return (entries * size + alignment - 1) / alignment * alignment; }
  // Bytes of an address that a swizzle changes or reads.
  static constexpr int swizzled = Swizzle ? (128 << Swizzle) - 1 : 0;

  static MUGRAPH_CONSTANT int extent(int d) {
    int extents[] = {Extents...};
    return extents[d];
  }
  static constexpr int width = Element<rank - 1, Mode<Unit::Register, Extents, 1>...>::type::extent;
  static_assert(width % Columns == 0, "panels do not divide the columns of a tile");
  static constexpr int panels = width / Columns;

  // The number of an entry, in the order of memory.
  static MUGRAPH_CONSTANT int entry(Index<rank> c) {
    int extents[] = {Extents...};
    int number = 0;
    for (int d = 0; d < rank - 2; ++d) number = number * extents[d] + c[d];
    int column = c[rank - 1];
    if constexpr (panels > 1) number = number * panels + column / Columns, column %= Columns;
    if constexpr (rank > 1) number = number * extents[rank > 1 ? rank - 2 : 0] + c[rank > 1 ? rank - 2 : 0];
    return number * Columns + column;
  }

  static MUGRAPH_CONSTANT int swizzle(int byte) {
    if constexpr (Swizzle == 0) return byte;
    return byte ^ (byte >> 7 & (1 << Swizzle) - 1) << 4;
  }
};

}  // namespace mugraph

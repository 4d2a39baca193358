// Products of tiles: on tensor cores by mma.m16n8k16, and one by one in f32.
#pragma once

#include "chunks.cuh"

namespace mugraph {

// c += a · b for 16 x 16 by 16 x 8 entries.
template <class T> MUGRAPH_DEVICE void multiply_add(float (&c)[4], const unsigned (&a)[4], const unsigned (&b)[2]) {
  if constexpr (same<T, half>) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  } else {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
  }
}

// A layout of accumulators: its row and column dimensions, and how many entries of them, and of the leading ones, a warp holds. Where
// there are fewer rows than 16, those of neighbouring matrices are joined: the last leading dimension and the rows are rows together.
template <class Layout> struct Accumulators {
  static constexpr int rank = Layout::rank;
  static_assert(rank >= 2, "a product has rows and columns");
  using Rows = typename Layout::template dim<rank - 2>;
  using Columns = typename Layout::template dim<rank - 1>;
  static constexpr bool joined = rank >= 3 && Rows::extent < 16;
  static constexpr int matrices = joined ? rank - 3 : rank - 2;  // leading dimensions without those of rows
  using Outer = typename Layout::template dim<(joined ? rank - 3 : rank - 2)>;
  static constexpr bool halves = is_mode<typename Outer::template inner<joined && Rows::extent == 8 ? 0 : 1>, Unit::Register, 2, 2>;
  static constexpr bool lanes = !joined || Rows::extent == 8
                                    ? is_mode<typename Rows::template inner<0>, Unit::Lane, 8, 4>
                                    : is_mode<typename Outer::template inner<0>, Unit::Lane, 8 / (joined ? Rows::extent : 1), 4 * Rows::extent> &&
                                          (Rows::extent == 1 || is_mode<typename Rows::template inner<0>, Unit::Lane, Rows::extent, 4>);
  static constexpr bool fits =
      halves && lanes && is_mode<typename Columns::template inner<0>, Unit::Register, 2, 1> && is_mode<typename Columns::template inner<1>, Unit::Lane, 4, 1>;
  static constexpr int rows = Rows::extent * (joined ? Outer::extent : 1) / (Outer::template count<Unit::Warp>);
  static constexpr int columns = Columns::extent / Columns::template count<Unit::Warp>;
  static constexpr int leading = Layout::registers / ((rows / 8) * (columns / 4));

  // The distance of the registers of neighbouring 8 columns.
  static MUGRAPH_CONSTANT int distance() {
    Index<rank> entry{};
    entry[rank - 1] = 8;
    return columns > 8 ? Layout::register_of(entry) : 4;
  }
  static constexpr int column_step = distance();

  // The first entry in the leading index number `n` of a warp.
  static MUGRAPH_CONSTANT Index<rank> lead(int n) {
    const Index<rank> extents = Layout::register_extents();
    Index<rank> found{};
    for (int d = matrices - 1; d >= 0; --d) {
      found[d] = n % extents[d];
      n /= extents[d];
    }
    return found;
  }
  // The index of a row, in a tile of this rank with the rows of the layout, and the row of an index.
  template <int Rank = rank> static MUGRAPH_CONSTANT Index<Rank> row(int number) {
    Index<Rank> found{};
    if constexpr (joined) {
      static_assert(Rank == rank, "an operand whose rows are joined has all dimensions of the product");
      found[Rank - 3] = number / Rows::extent;
      number %= Rows::extent;
    }
    found[Rank - 2] = number;
    return found;
  }
  static MUGRAPH_CONSTANT int row_of(Index<rank> entry) { return (joined ? entry[joined ? rank - 3 : 0] * Rows::extent : 0) + entry[rank - 2]; }
  // A digit over warps must be the outermost one of its dimension: a warp's entries are neighbours.
  static MUGRAPH_CONSTANT bool neighbours() {
    for (int n = 0; n < warp_size; ++n) {
      if (row_of(Layout::warp_part(n)) % rows || Layout::warp_part(n)[rank - 1] % columns) return false;
    }
    return true;
  }
};

// The index of an operand where the result has an index, by NumPy's rule; only of leading dimensions.
template <class Tile, int Rank> MUGRAPH_CONSTANT Index<Tile::rank> operand_lead(Index<Rank> result) {
  static_assert(Tile::rank <= Rank, "an operand has more dimensions than the product");
  Index<Tile::rank> found{};
  for (int d = 0; d < Tile::rank - 2; ++d) found[d] = Tile::extent(d) == 1 ? 0 : result[d + Rank - Tile::rank];
  return found;
}

// How an operand in shared memory is read: four 8 x 8 matrices at a time, of 16 of the depth and 16 rows (left operand, `Side` 0) or
// columns (right operand, `Side` 1).
template <class Tile, class Layout, int Side> struct OperandMatrices {
  using Held = Accumulators<Layout>;
  static constexpr int rank = Tile::rank;
  static constexpr int depth_dim = Side == 0 ? rank - 1 : rank - 2;
  static constexpr int outer_dim = Side == 0 ? rank - 2 : rank - 1;
  static constexpr int outer = (Side == 0 ? Held::rows : Held::columns);
  static constexpr int depth = Tile::extent(depth_dim);
  static constexpr int steps = depth / 16;
  static constexpr int tiles = (outer + 15) / 16;
  static constexpr int offsets = steps * tiles * Held::leading;

  // The index of a row or column.
  static MUGRAPH_CONSTANT Index<rank> outer_index(int number) {
    if constexpr (Side == 0) {
      return Held::template row<rank>(number);
    } else {
      Index<rank> found{};
      found[outer_dim] = number;
      return found;
    }
  }
  static MUGRAPH_CONSTANT Index<rank> index(int lead, int tile, int step) {
    Index<rank> found = operand_lead<Tile>(Held::lead(lead)) + outer_index(16 * tile);
    found[depth_dim] = 16 * step;
    return found;
  }
  static MUGRAPH_CONSTANT Index<rank> offset(int n) { return index(n / (steps * tiles), n / steps % tiles, n % steps); }
  static MUGRAPH_CONSTANT Index<rank> warp_part(int warp) {
    Index<Layout::rank> part = Layout::warp_part(warp);
    const int outer = Side == 0 ? Held::row_of(part) : part[Layout::rank - 1];
    if (Held::joined) part[Held::matrices] = 0;
    return operand_lead<Tile>(part) + outer_index(outer);
  }
  // Left, matrix n has the second 8 rows if n % 2 and the second 8 of the depth if n / 2; right, depth and columns in their place.
  static MUGRAPH_CONSTANT Index<rank> lane_part(int lane) {
    const int first = lane / 8 % 2 * 8, second = lane / 16 % 2 * 8;
    const bool of_depth = Tile::before_last == depth_dim;  // A lane gives a row of the buffer.
    Index<rank> found = outer_index((Side == 0 ? first : second) + (of_depth ? 0 : lane % 8));
    found[depth_dim] = (Side == 0 ? second : first) + (of_depth ? lane % 8 : 0);
    return found;
  }
};

// The left operand's words for 16 rows and 16 of the depth.
template <class Layout, class L> struct Left;
template <class Layout, class T, class Held> struct Left<Layout, Fragment<T, Held>> {
  using Element = T;
  static constexpr int rank = Held::rank;
  static_assert(rank <= Layout::rank && rank >= 2, "the left operand has more dimensions than the product");
  using Depth = typename Held::template dim<rank - 1>;
  static_assert(Accumulators<Held>::fits, "the left operand is no matrix of 16 rows and 16 columns in the order of mma");
  static_assert(Depth::template count<Unit::Warp> == 1, "the depth of a product is not dealt to warps");
  static constexpr int depth = Depth::extent;
  const Fragment<T, Held>& from;

  explicit MUGRAPH_DEVICE Left(const Fragment<T, Held>& fragment) : from(fragment) {}
  MUGRAPH_DEVICE void get(unsigned (&words)[4], int lead, int tile, int step) const {
    using Product = Accumulators<Layout>;
    Index<rank> first{};
#pragma unroll
    for (int d = 0; d < rank - 2; ++d) first[d] = Held::extents()[d] == 1 ? 0 : Product::lead(lead)[d + Layout::rank - rank];
#pragma unroll
    for (int n = 0; n < 4; ++n) {
      Index<rank> entry = first + Product::template row<rank>(16 * tile + 8 * (n % 2));
      entry[rank - 1] = 16 * step + 8 * (n / 2);
      words[n] = from.words[Held::register_of(entry) / 2];
    }
  }
};
template <class Layout, class T, class Panels, class Order, int Multiple> struct Left<Layout, Tile<T, Panels, Order, Multiple>> {
  using Element = T;
  using From = Tile<T, Panels, Order, Multiple>;
  static constexpr bool transposed = From::last != From::rank - 1;
  using Rows = OperandMatrices<From, Layout, 0>;
  static constexpr int depth = Rows::depth;
  Addresses<From, Rows> addresses;

  explicit MUGRAPH_DEVICE Left(const From& tile) : addresses(tile) {}
  MUGRAPH_DEVICE void get(unsigned (&words)[4], int lead, int tile, int step) const {
    load_matrices<transposed>(words, addresses.of(Rows::index(lead, tile, step)));
  }
};

// How many sums a warp adds up in turn for each of `sums`, at most.
MUGRAPH_CONSTANT int most_chains(int sums) { return sums >= 4 ? 1 : sums >= 2 ? 2 : 4; }

template <class Layout, class T, class Panels, class Order> struct Left<Layout, ChunkTile<T, Panels, Order>> {
  using Element = T;
  using From = ChunkTile<T, Panels, Order>;
  using Rows = OperandMatrices<From, Layout, 0>;
  static constexpr int depth = Rows::depth;
  const ChunkEntries<From, Rows> entries;

  explicit MUGRAPH_DEVICE Left(const From& tile) : entries(tile) {}
  MUGRAPH_DEVICE void get(unsigned (&words)[4], int lead, int tile, int step) const {
#pragma unroll
    for (int n = 0; n < 4; ++n) {
      Index<From::rank> entry = Rows::index(lead, tile, step) + Rows::outer_index(8 * (n % 2));
      entry[Rows::depth_dim] += 8 * (n / 2);
      words[n] = entries.pair(entry);
    }
  }
};

// The right operand's words for 16 of the depth and 8 or 16 columns.
template <class Layout, class R> struct Right {
  static constexpr bool transposed = R::last != R::rank - 1;
  using Rows = OperandMatrices<R, Layout, 1>;
  Addresses<R, Rows> addresses;

  explicit MUGRAPH_DEVICE Right(const R& tile) : addresses(tile) {}
  template <int Count> MUGRAPH_DEVICE void get(unsigned (&words)[Count], int lead, int tile, int step) const {
    load_matrices<!transposed>(words, addresses.of(Rows::index(lead, tile, step)));
  }
};
template <class Layout, class T, class Panels, class Order> struct Right<Layout, ChunkTile<T, Panels, Order>> {
  using From = ChunkTile<T, Panels, Order>;
  using Rows = OperandMatrices<From, Layout, 1>;
  const ChunkEntries<From, Rows> entries;

  explicit MUGRAPH_DEVICE Right(const From& tile) : entries(tile) {}
  template <int Count> MUGRAPH_DEVICE void get(unsigned (&words)[Count], int lead, int tile, int step) const {
#pragma unroll
    for (int n = 0; n < Count; ++n) {
      Index<From::rank> entry = Rows::index(lead, tile, step) + Rows::outer_index(8 * (n / 2));
      entry[Rows::depth_dim] += 8 * (n % 2);
      words[n] = entries.pair(entry);
    }
  }
};

template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply_16(Fragment<float, Layout>& target, const L& left, const R& right) {
  using T = typename R::Element;
  using Held = Accumulators<Layout>;
  static_assert(same<T, typename L::Element>, "operands of a product differ in their element types");
  static_assert(Held::fits && Held::neighbours(), "the target of a product is no layout of accumulators");
  using Rows = OperandMatrices<R, Layout, 1>;
  const Left<Layout, L> rows(left);
  const Right<Layout, R> columns(right);
  static_assert(Rows::depth == Left<Layout, L>::depth, "operands of a product differ in depth");
  static_assert(Rows::depth % 16 == 0 && Held::rows % 16 == 0, "rows and depth of a product are multiples of 16");
  constexpr int tiles = Held::rows / 16, pairs = Held::columns / 8;
  // Additions to the same sums wait for each other: a warp with few sums adds up several in turn.
  constexpr int chains = common_power(Rows::steps, most_chains(Held::leading * tiles * pairs));
  Fragment<float, Layout> others[chains > 1 ? chains - 1 : 1];
  if constexpr (chains > 1) {
#pragma unroll
    for (int n = 0; n < chains - 1; ++n) fill(others[n], 0.0f);
  }
#pragma unroll
  for (int lead = 0; lead < Held::leading; ++lead) {
#pragma unroll
    for (int step = 0; step < Rows::steps; ++step) {
      unsigned a[tiles][4];
#pragma unroll
      for (int t = 0; t < tiles; ++t) rows.get(a[t], lead, t, step);
#pragma unroll
      for (int c = 0; c < pairs; c += 2) {
        unsigned b[2][2];
        if (c + 1 < pairs) {
          unsigned words[4];
          columns.get(words, lead, c / 2, step);
          b[0][0] = words[0], b[0][1] = words[1], b[1][0] = words[2], b[1][1] = words[3];
        } else {
          columns.get(b[0], lead, c / 2, step);
        }
#pragma unroll
        for (int t = 0; t < tiles; ++t) {
#pragma unroll
          for (int n = 0; n < 2 && c + n < pairs; ++n) {
            Index<Layout::rank> entry = Held::lead(lead) + Held::row(16 * t);
            entry[Layout::rank - 1] = 8 * (c + n);
            const int r = Layout::register_of(entry);
            float(&to)[Layout::registers] = step % chains == 0 ? target.values : others[step % chains == 0 ? 0 : step % chains - 1].values;
            float sums[4] = {to[r], to[r + 1], to[r + 2], to[r + 3]};
            multiply_add<T>(sums, a[t], b[n]);
#pragma unroll
            for (int s = 0; s < 4; ++s) to[r + s] = sums[s];
          }
        }
      }
    }
  }
  if constexpr (chains > 1) {
#pragma unroll
    for (int n = 0; n < chains - 1; ++n) {
#pragma unroll
      for (int r = 0; r < Layout::registers; ++r) target.values[r] += others[n].values[r];
    }
  }
}

// What a thread needs of an f32 operand in shared memory, for `Depth` of the depth: for each register of the result that is the first of
// its row (left operand, `Side` 0) or of its column (right operand, `Side` 1), the operand's entries.
template <class Layout, class Tile, int Side, int Depth> struct Needed {
  static constexpr int rank = Tile::rank;
  static constexpr int depth_dim = Side == 0 ? rank - 1 : rank - 2;
  static constexpr int outer_dim = Side == 0 ? rank - 2 : rank - 1;
  static constexpr int own = Layout::rank - 2 + Side;
  static constexpr int other = Layout::rank - 1 - Side;
  static constexpr bool along_depth = Tile::last == depth_dim;
  static constexpr int entries = along_depth ? 1 : Tile::last == outer_dim ? adjacent<Layout, own>(Tile::vector) : 1;
  static constexpr int deep = along_depth ? common_power(Tile::vector, Depth) : 1;
  static constexpr int step = adjacent_stride<Layout, own>();
  float values[Layout::registers][Depth];

  MUGRAPH_DEVICE void load(const Tile& tile, Index<Layout::rank> start, int depth) {
#pragma unroll
    for (int r = 0; r < Layout::registers; ++r) {
      if (Layout::offset(r)[other] != 0 || !leads<Layout, own>(r, entries)) continue;
      const Index<Layout::rank> entry = start + Layout::offset(r);
      Index<rank> from = operand_lead<Tile>(entry);
      from[outer_dim] = entry[own];
#pragma unroll
      for (int k = 0; k < Depth; k += deep) {
        from[depth_dim] = depth + k;
        const auto chunk = read_shared<4 * entries * deep>(tile.address_of(from));
#pragma unroll
        for (int n = 0; n < entries * deep; ++n) {
          values[r + (along_depth ? 0 : n * step)][k + (along_depth ? n : 0)] = __uint_as_float(chunk.words[n]);
        }
      }
    }
  }
};

// One by one, for operands in shared memory.
template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply_32(Fragment<float, Layout>& target, const L& left, const R& right) {
  constexpr int rank = Layout::rank;
  constexpr int depth = L::extent(L::rank - 1);
  static_assert(depth == R::extent(R::rank - 2), "operands of a product differ in depth");
  // Entries of the depth that are read at a time: as many as registers have place for.
  constexpr int rows_held = Layout::registers / Layout::template dim<rank - 1>::template count<Unit::Register>;
  constexpr int columns_held = Layout::registers / Layout::template dim<rank - 2>::template count<Unit::Register>;
  constexpr int held = rows_held + columns_held, together = common_power(depth, held > 64 ? 1 : held > 32 ? 2 : 4);
  const Index<rank> start = Layout::start();
#pragma unroll 1
  for (int k = 0; k < depth; k += together) {
    Needed<Layout, L, 0, together> rows;
    Needed<Layout, R, 1, together> columns;
    rows.load(left, start, k);
    columns.load(right, start, k);
#pragma unroll
    for (int n = 0; n < together; ++n) {
#pragma unroll
      for (int r = 0; r < Layout::registers; ++r) {
        Index<rank> row = Layout::offset(r), column = Layout::offset(r);
        row[rank - 1] = 0, column[rank - 2] = 0;
        target.values[r] += rows.values[Layout::register_of(row)][n] * columns.values[Layout::register_of(column)][n];
      }
    }
  }
}

// target += left · right.
template <class Layout, class L, class R> MUGRAPH_DEVICE void multiply(Fragment<float, Layout>& target, const L& left, const R& right) {
  if constexpr (sizeof(typename R::Element) == 4) {
    multiply_32(target, left, right);
  } else {
    multiply_16(target, left, right);
  }
}

}  // namespace mugraph

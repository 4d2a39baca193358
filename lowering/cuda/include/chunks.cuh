// Tiles whose rows begin anywhere in device memory: they are copied as the aligned chunks of 16 bytes that hold the rows, and read there.
#pragma once

#include "shared.cuh"

namespace mugraph {

// The entry of a tile in a row and a column of its buffer.
template <class Tile> MUGRAPH_CONSTANT Index<Tile::rank> entry_of_row(int row, int column) {
  using Panels = typename Tile::Panels;
  Index<Tile::rank> found{};
  found[Tile::rank - 1] = column;
  for (int d = Tile::rank - 2; d >= 0; --d) {
    found[d] = d > 0 ? row % Panels::extent(d) : row;
    row /= Panels::extent(d);
  }
  return Tile::in_tile(found);
}

// Copies of the chunks that hold a window's rows, in the order of a tile. Chunk `number` of a row is copied by the address that is 16 times
// this number bytes from that of the row's first entry, which lies as far behind the chunk's beginning.
template <class Tile, class Window> struct ChunkCopies {
  static constexpr int size = sizeof(typename Tile::Element), columns = Tile::Panels::width - 16 / size, in_row = columns * size / 16;
  static constexpr int rows = Tile::Panels::entries / Tile::Panels::width;
  const Window& part;

  MUGRAPH_DEVICE unsigned long long address(Index<Tile::rank> row, int number) const {
    row[Tile::last] = number * (16 / size);
    return reinterpret_cast<unsigned long long>(part.first + part.distance(row));
  }
  static MUGRAPH_DEVICE const void* chunk(unsigned long long at) { return reinterpret_cast<const void*>(at & ~15ull); }
  // The place of a chunk in a buffer that begins at `to`.
  static MUGRAPH_DEVICE unsigned place(unsigned to, int row, int number) { return to + row * Tile::Panels::width * size + number * 16; }
  // Whether a row has entries that are inside.
  MUGRAPH_DEVICE bool inside(Index<Tile::rank> row) const {
    bool found = true;
#pragma unroll
    for (int d = 0; d < Tile::rank; ++d) found = found && (d == Tile::last || row[d] < part.limit[d]);
    return found;
  }
  // Copies a chunk that has 16 bytes of its row, or of which the row has none.
  static MUGRAPH_DEVICE void copy_whole(unsigned to, unsigned long long at, bool inside) {
    if (inside) {
      copy_whole_chunk<16>(to, chunk(at));
    } else {
      write_shared(to, Chunk<16>{});
    }
  }
  // Copies of a chunk what the row has that is inside, and what is before the row in its first chunk.
  MUGRAPH_DEVICE void copy_part(unsigned to, unsigned long long at, bool inside, int number) const {
    const int bytes = min(columns, part.limit[Tile::last]) * size, before = static_cast<unsigned>(at) % 16;
    copy_chunk<16>(to, chunk(at), inside && bytes > 0 ? max(0, min(16, before + bytes - 16 * number)) : 0);
  }
  // The same of a chunk that may begin before the tensor: then it copies the row's entries, one by one.
  MUGRAPH_DEVICE void copy_from_begin(unsigned to, Index<Tile::rank> row, int number) const {
    const unsigned long long at = address(row, number);
    if ((at & ~15ull) >= part.span.begin) {
      copy_part(to, at, inside(row), number);
      return;
    }
#pragma unroll 1
    for (int n = 0; n < columns && at % 16 + n * size < 16; ++n) {
      const bool is = inside(row) && n < part.limit[Tile::last];
      write_shared(to + unsigned(at) % 16 + n * size, is ? read<size>(reinterpret_cast<const void*>(at + n * size)) : Chunk<size>{});
    }
  }
  // A thread's share of all chunks but the last ones of rows. `Whole`: rows that have entries inside have all of them.
  template <bool Whole, int Threads> MUGRAPH_DEVICE void copy_most(unsigned to, int thread) const {
    constexpr int count = rows * in_row, at_once = count > 32 * Threads ? 8 : 32, step = Threads / in_row;
    constexpr bool one_dim = Tile::rank < 3 || rows == Tile::Panels::extent(Tile::rank > 1 ? Tile::rank - 2 : 0);
    constexpr bool regular = Threads % in_row == 0 && one_dim;
    const Index<Tile::rank> start = entry_of_row<Tile>(thread / in_row, 0);
    const unsigned long long first = address(start, thread % in_row);
#pragma unroll(at_once)
    for (int n = 0; n < (count + Threads - 1) / Threads; ++n) {
      if ((n + 1) * Threads > count && n * Threads + thread >= count) break;
      const int row = regular ? thread / in_row + n * step : (n * Threads + thread) / in_row;
      const int number = regular ? thread % in_row : (n * Threads + thread) % in_row;
      const Index<Tile::rank> offset = entry_of_row<Tile>(n * step, 0), entry = regular ? start + offset : entry_of_row<Tile>(row, 0);
      const unsigned long long at = regular ? first + part.distance(offset) * size : address(entry, number);
      if constexpr (Whole) {
        copy_whole(place(to, row, number), at, inside(entry));
      } else {
        copy_part(place(to, row, number), at, inside(entry), number);
      }
    }
  }
  // And of the last ones.
  template <int Threads> MUGRAPH_DEVICE void copy_last(unsigned to, int thread) const {
#pragma unroll 8
    for (int n = 0; n < (rows + Threads - 1) / Threads; ++n) {
      const int row = n * Threads + thread;
      if ((n + 1) * Threads > rows && row >= rows) break;
      const Index<Tile::rank> entry = entry_of_row<Tile>(row, 0);
      copy_part(place(to, row, in_row), address(entry, in_row), inside(entry), in_row);
    }
  }
};

// Device memory -> shared memory, shared among `Threads` threads: a row of the buffer, which is 16 bytes longer than the tile's, gets the
// chunks that hold the tile's row; entries outside of the window are 0. Where no dimension is known to be contiguous, a row begins at that
// of its first chunk, and comes entry by entry.
template <int Threads, class T, class Panels, class Order, class Source, int Rank, int Contiguous, int Alignment>
MUGRAPH_DEVICE void copy_chunks(const Tile<T, Panels, Order, 0>& tile, const Window<Source, Rank, Contiguous, Alignment>& whole) {
  using To = Tile<T, Panels, Order, 0>;
  static_assert(sizeof(T) == sizeof(Source), "a tile has its tensor's element type");
  static_assert(Panels::panels == 1 && !Panels::swizzled, "rows in chunks are not in parts");
  static_assert(Panels::width * sizeof(T) % 16 == 0, "a row has whole chunks");
  constexpr int size = sizeof(T), entries = 16 / size, columns = Panels::width - entries, rows = Panels::entries / Panels::width;
  const auto part = whole.template last<To::rank>();
  if constexpr (decltype(part)::contiguous == To::last) {
    const ChunkCopies<To, decltype(part)> from{part};
    const int thread = this_thread_anew<Threads>();
    if ((from.address({}, 0) & ~15ull) < part.span.begin) {
#pragma unroll 1
      for (int n = thread; n < rows * (from.in_row + 1); n += Threads) {
        const int row = n / (from.in_row + 1), number = n % (from.in_row + 1);
        from.copy_from_begin(from.place(tile.address, row, number), entry_of_row<To>(row, 0), number);
      }
      return;
    }
    if (part.limit[To::last] >= columns) {
      from.template copy_most<true, Threads>(tile.address, thread);
    } else {
      from.template copy_most<false, Threads>(tile.address, thread);
    }
    from.template copy_last<Threads>(tile.address, thread);
  } else {
#pragma unroll 1
    for (int n = threadIdx.x; n < rows * columns; n += Threads) {
      const Index<To::rank> entry = entry_of_row<To>(n / columns, n % columns);
      const bool inside = part.left(entry, To::last) > 0;
      write_shared(tile.address_of(entry), inside ? read<size>(part.first + part.distance(entry)) : Chunk<size>{});
    }
  }
}

// A tile that `copy_chunks` has brought to a stage of a buffer. Dimension d of the buffer is dimension `Order::of(d)` of the tile.
template <class T, class Panels_, class Order_> struct ChunkTile {
  using Element = T;
  using Panels = Panels_;
  using Order = Order_;
  static constexpr int rank = Panels::rank, size = sizeof(T);
  static constexpr int last = Order::of(rank - 1), before_last = Order::of(rank > 1 ? rank - 2 : 0);
  unsigned address;
  unsigned first;          // the address of the tile's first entry in device memory, as far as it says where its row begins
  unsigned strides[rank];  // of the buffer's dimensions, in bytes; that of its rows' entries is 0

  static MUGRAPH_CONSTANT int extent(int d) { return Panels::extent(Order::inverse(d)) - (d == last ? 16 / size : 0); }
};

template <class T, class Panels_, class Order_, int Multiple>
template <int... Permutation, class Source, class Shape_, int Contiguous, int Alignment, int Rank>
MUGRAPH_DEVICE auto Tile<T, Panels_, Order_, Multiple>::in_chunks(const Tensor<Source, Shape_, Contiguous, Alignment>& tensor, Index<Rank> from) const {
  using Permuted = typename Conditional<sizeof...(Permutation) == 0, typename InOrder<rank>::type, mugraph::Order<Permutation...>>::type;
  static_assert(whole, "a tile in chunks is read from its first entry on");
  constexpr int skipped = Rank - rank;
  constexpr bool along = Contiguous >= 0 && Contiguous - skipped == Permuted::of(rank - 1);
  ChunkTile<T, Panels, Order> found;
  found.address = address;
  unsigned low = static_cast<unsigned>(reinterpret_cast<unsigned long long>(tensor.data));
#pragma unroll
  for (int d = 0; d < Rank; ++d) low += (d == Contiguous ? unsigned(from[d]) : unsigned(from[d]) * unsigned(tensor.strides[d])) * sizeof(T);
  found.first = along ? low : 0;
#pragma unroll
  for (int d = 0; d < rank; ++d) {
    found.strides[d] = along && d < rank - 1 ? unsigned(tensor.strides[skipped + Permuted::of(d)]) * unsigned(sizeof(T)) : 0;
  }
  return found;
}

// Reads of a tile in chunks, from a thread's first entry on.
template <class Tile> struct ChunkReader {
  static constexpr int rank = Tile::rank;
  const Tile& tile;
  const Index<rank> start;

  static MUGRAPH_CONSTANT Index<rank> in_buffer(Index<rank> entry) {
    Index<rank> found{};
    for (int d = 0; d < rank; ++d) found[d] = entry[Tile::Order::of(d)];
    return found;
  }
  // Where the entry that is `offset` from the thread's first one would lie if its row began with its first chunk, and how many bytes
  // behind that the row does begin.
  MUGRAPH_DEVICE unsigned place(Index<rank> offset) const {
    return tile.address + Tile::Panels::entry(in_buffer(start)) * Tile::size + Tile::Panels::entry(in_buffer(offset)) * Tile::size;
  }
  MUGRAPH_DEVICE unsigned shift(Index<rank> offset) const {
    const Index<rank> own = in_buffer(start), behind = in_buffer(offset);
    unsigned low = tile.first;
#pragma unroll
    for (int d = 0; d < rank - 1; ++d) low += unsigned(own[d]) * tile.strides[d] + unsigned(behind[d]) * tile.strides[d];
    return low % 16;
  }
  MUGRAPH_DEVICE unsigned read(Index<rank> offset) const { return read_shared<Tile::size>(place(offset) + shift(offset)).words[0]; }
  // 16 bytes of neighbours along a row, from a multiple of 16 bytes of it on.
  MUGRAPH_DEVICE Chunk<16> read_vector(Index<rank> offset) const {
    const unsigned from = place(offset);
    const auto low = read_shared<16>(from), high = read_shared<16>(from + 16);
    Straddling<typename Tile::Element, 16, Tile::size> vector;
    vector.shift_and_present = 16 * 256 + int(shift(offset));
#pragma unroll
    for (int w = 0; w < 4; ++w) vector.held[w] = low.words[w], vector.held[4 + w] = high.words[w];
    return vector.get();
  }
};

// What a thread reads of an operand for mma: from a warp's first row or column on (`Rows`, an `OperandMatrices`) at its lane's place in a
// matrix of 8 x 8, pairs along the depth.
template <class Tile, class Rows> struct ChunkEntries {
  static constexpr int rank = Tile::rank;
  static_assert(Tile::size == 2, "entries of 2 bytes are multiplied in pairs");
  const ChunkReader<Tile> reader;

  static MUGRAPH_DEVICE Index<rank> start() {
    Index<rank> found = Rows::warp_part(this_warp()) + Rows::outer_index(this_lane() / 4);
    found[Rows::depth_dim] += this_lane() % 4 * 2;
    return found;
  }
  explicit MUGRAPH_DEVICE ChunkEntries(const Tile& tile) : reader{tile, start()} {}
  // Two entries along the depth.
  MUGRAPH_DEVICE unsigned pair(Index<rank> offset) const {
    const unsigned low = reader.read(offset);
    ++offset[Rows::depth_dim];
    return low | reader.read(offset) << 16;
  }
};

// Shared memory -> fragment.
template <class T, class Layout, class Panels, class Order>
MUGRAPH_DEVICE void load(Fragment<T, Layout>& target, const ChunkTile<T, Panels, Order>& tile) {
  static_assert(Layout::rank == Panels::rank, "a fragment has its tile's dimensions");
  using From = ChunkTile<T, Panels, Order>;
  constexpr int entries = adjacent<Layout, From::last>(16 / From::size), step = adjacent_stride<Layout, From::last>();
  const ChunkReader<From> reader{tile, Layout::start()};
#pragma unroll
  for (int r = 0; r < Layout::registers; ++r) {
    if constexpr (entries * From::size == 16) {
      if (!leads<Layout, From::last>(r, entries)) continue;
      const auto chunk = reader.read_vector(Layout::offset(r));
#pragma unroll
      for (int n = 0; n < entries; ++n) target.set_bits(r + n * step, chunk.template bits<T>(n));
    } else {
      target.set_bits(r, reader.read(Layout::offset(r)));
    }
  }
}

}  // namespace mugraph

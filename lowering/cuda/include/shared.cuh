// Tiles in shared memory: their addresses, copies from device memory, and moving them into registers and back.
#pragma once

#include "memory.cuh"

namespace mugraph {

// A tile in a stage of a buffer. Dimension d of the buffer is dimension `Order::of(d)` of the tile. `Multiple`: 0, or the tile begins at
// `origin`, along the buffer's last dimension at a multiple of this.
template <class T, class Panels_, class Order_, int Multiple> struct Tile {
  using Element = T;
  using Panels = Panels_;
  using Order = Order_;
  static constexpr int rank = Panels::rank;
  static constexpr bool whole = Multiple == 0;
  unsigned address;
  Index<rank> origin;

  static MUGRAPH_CONSTANT int extent(int d) { return Panels::extent(Order::inverse(d)); }
  static constexpr int last = Order::of(rank - 1);
  static constexpr int before_last = Order::of(rank > 1 ? rank - 2 : 0);
  // Elements that one access may cover.
  static constexpr int vector = common_power(common_power(Panels::columns, Multiple), 16 / int(sizeof(T)));

  static MUGRAPH_CONSTANT Index<rank> in_buffer(Index<rank> entry) {
    Index<rank> found{};
    for (int d = 0; d < rank; ++d) found[d] = entry[Order::of(d)];
    return found;
  }
  static MUGRAPH_CONSTANT Index<rank> in_tile(Index<rank> place) {
    Index<rank> found{};
    for (int d = 0; d < rank; ++d) found[Order::of(d)] = place[d];
    return found;
  }
  // The byte address of an entry from the buffer's stage on, before it is swizzled.
  static MUGRAPH_CONSTANT int byte(Index<rank> entry) { return Panels::entry(in_buffer(entry)) * int(sizeof(T)); }

  MUGRAPH_DEVICE unsigned address_of(Index<rank> entry) const {
    return address + Panels::swizzle(Panels::entry(in_buffer(entry) + origin) * int(sizeof(T)));
  }

  template <int Known, class... Ints> MUGRAPH_DEVICE auto at(Ints... numbers) const {
    return Tile<T, Panels, Order, Known>{address, {{int(numbers)...}}};
  }
  template <int... Permutation> MUGRAPH_DEVICE auto permuted() const {
    return Tile<T, Panels, mugraph::Order<Permutation...>, Multiple>{address, origin};
  }
  MUGRAPH_DEVICE auto transposed() const { return Tile<T, Panels, typename Exchanged<rank>::type, Multiple>{address, origin}; }
  // The tile that was copied here in chunks: the part of a tensor from its entry `first` on, dimension d of the buffer being dimension
  // `Permutation[d]` of the tile.
  template <int... Permutation, class Source, class Shape_, int Contiguous, int Alignment, int Rank>
  MUGRAPH_DEVICE auto in_chunks(const Tensor<Source, Shape_, Contiguous, Alignment>& tensor, Index<Rank> first) const;
};

template <class T, class Panels_, class Order_> struct ChunkTile;

// A buffer: `Stages` tiles, one after the other.
template <class T, class Panels_, int Stages> struct Shared {
  using Panels = Panels_;
  unsigned address;

  explicit MUGRAPH_DEVICE Shared(const char* from) : address(static_cast<unsigned>(__cvta_generic_to_shared(from))) {}
  MUGRAPH_DEVICE auto operator[](int stage) const {
    const unsigned bytes = Panels::stage_bytes(sizeof(T));
    return Tile<T, Panels, typename InOrder<Panels::rank>::type, 0>{address + (Stages > 1 ? stage * bytes : 0u), {}};
  }
};

// The addresses of a thread's entries in a tile. `Pattern` gives the entries: the sum of the parts of lane and warp and of one of
// `offsets` constants. Where no carry between these sums reaches the bits that a swizzle reads or changes, an address is that of the
// thread's part, which is computed once, with a constant joined.
template <class Tile, class Pattern> struct Addresses {
  using Panels = typename Tile::Panels;
  static constexpr int rank = Tile::rank;
  unsigned base;
  Index<rank> start;

  static MUGRAPH_CONSTANT bool splits() {
    if (!Tile::whole) return false;
    int lanes = 0, warps = 0, offsets = 0, lane_column = 0, warp_column = 0, offset_column = 0;
    for (int n = 0; n < warp_size; ++n) {
      lanes |= Tile::byte(Pattern::lane_part(n)), lane_column |= Pattern::lane_part(n)[Tile::last];
      warps |= Tile::byte(Pattern::warp_part(n)), warp_column |= Pattern::warp_part(n)[Tile::last];
    }
    for (int n = 0; n < Pattern::offsets; ++n) {
      offsets |= Tile::byte(Pattern::offset(n)), offset_column |= Pattern::offset(n)[Tile::last];
    }
    const bool power = (Panels::columns & (Panels::columns - 1)) == 0;
    const bool carries = (lane_column & warp_column) | (lane_column & offset_column) | (warp_column & offset_column);
    if (Panels::panels > 1 && (carries || !power)) return false;
    if (Panels::swizzled && Panels::entries * int(sizeof(typename Tile::Element)) % 128) return false;
    return (((lanes & warps) | (lanes & offsets) | (warps & offsets)) & Panels::swizzled) == 0;
  }
  static constexpr bool split = splits();

  explicit MUGRAPH_DEVICE Addresses(const Tile& tile)
      : Addresses(tile, Pattern::lane_part(this_lane()) + Pattern::warp_part(this_warp())) {}
  MUGRAPH_DEVICE Addresses(const Tile& tile, Index<rank> thread_part) : base(tile.address), start(thread_part) {
    if constexpr (split) {
      base += Panels::swizzle(Tile::byte(start));
    } else if constexpr (!Tile::whole) {
      Index<rank> origin{};
#pragma unroll
      for (int d = 0; d < rank; ++d) origin[Tile::Order::of(d)] = tile.origin[d];
      start = start + origin;
    }
  }
  MUGRAPH_DEVICE unsigned of(Index<rank> offset) const {
    if constexpr (split) {
      const unsigned low = Panels::swizzled ? 127 : 0, more = Panels::swizzle(Tile::byte(offset));
      return (base ^ (more & low)) + (more & ~low);
    } else {
      return base + Panels::swizzle(Tile::byte(start + offset));
    }
  }
};

template <int Bytes> MUGRAPH_DEVICE Chunk<Bytes> read_shared(unsigned from) {
  Chunk<Bytes> c;
  if constexpr (Bytes == 16) {
    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(c.words[0]), "=r"(c.words[1]), "=r"(c.words[2]), "=r"(c.words[3])
                 : "r"(from)
                 : "memory");
  } else if constexpr (Bytes == 8) {
    asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(c.words[0]), "=r"(c.words[1]) : "r"(from) : "memory");
  } else if constexpr (Bytes == 4) {
    asm volatile("ld.shared.u32 %0, [%1];" : "=r"(c.words[0]) : "r"(from) : "memory");
  } else {
    unsigned short b;
    asm volatile("ld.shared.u16 %0, [%1];" : "=h"(b) : "r"(from) : "memory");
    c.words[0] = b;
  }
  return c;
}

template <int Bytes> MUGRAPH_DEVICE void write_shared(unsigned to, Chunk<Bytes> c) {
  if constexpr (Bytes == 16) {
    asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(c.words[0]), "r"(c.words[1]), "r"(c.words[2]), "r"(c.words[3])
                 : "memory");
  } else if constexpr (Bytes == 8) {
    asm volatile("st.shared.v2.u32 [%0], {%1, %2};" ::"r"(to), "r"(c.words[0]), "r"(c.words[1]) : "memory");
  } else if constexpr (Bytes == 4) {
    asm volatile("st.shared.u32 [%0], %1;" ::"r"(to), "r"(c.words[0]) : "memory");
  } else {
    asm volatile("st.shared.u16 [%0], %1;" ::"r"(to), "h"((unsigned short)c.words[0]) : "memory");
  }
}

// Reads 8 x 8 matrices of 16-bit numbers: lanes 8n to 8n + 7 give the addresses of the rows of matrix n, and lane l gets in word n the
// entries 2 (l % 4) and 2 (l % 4) + 1 of row l / 4 (of column l / 4, where it is transposed) of matrix n.
template <bool Transposed, int Matrices> MUGRAPH_DEVICE void load_matrices(unsigned (&words)[Matrices], unsigned row) {
  static_assert(Matrices == 1 || Matrices == 2 || Matrices == 4, "ldmatrix reads 1, 2 or 4 matrices");
  if constexpr (Matrices == 4 && Transposed) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
                 : "r"(row)
                 : "memory");
  } else if constexpr (Matrices == 4) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(words[0]), "=r"(words[1]), "=r"(words[2]), "=r"(words[3])
                 : "r"(row)
                 : "memory");
  } else if constexpr (Matrices == 2 && Transposed) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(words[0]), "=r"(words[1]) : "r"(row) : "memory");
  } else if constexpr (Matrices == 2) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];" : "=r"(words[0]), "=r"(words[1]) : "r"(row) : "memory");
  } else if constexpr (Transposed) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.shared.b16 {%0}, [%1];" : "=r"(words[0]) : "r"(row) : "memory");
  } else {
    asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];" : "=r"(words[0]) : "r"(row) : "memory");
  }
}

template <class M, Unit U, int Extent, int Stride>
constexpr bool is_mode = M::unit == U && M::extent == Extent && M::stride == Stride;

// How a fragment's entries are read as matrices: pairs of registers along `Pair`, and lanes along `Pair` and `Row`, are a matrix.
template <class Layout, int Row, int Pair> struct Matrices {
  using P = typename Layout::template dim<Pair>;
  using Q = typename Layout::template dim<Row>;
  static constexpr bool fits = is_mode<typename P::template inner<0>, Unit::Register, 2, 1> &&
                               is_mode<typename P::template inner<1>, Unit::Lane, 4, 1> &&
                               is_mode<typename Q::template inner<0>, Unit::Lane, 8, 4>;
  static constexpr int rank = Layout::rank;

  // Whether the entries of registers 2 n, for n below `count`, are sums, for each group of `count` matrices.
  static MUGRAPH_CONSTANT bool sums(int count) {
    if (Layout::registers % (2 * count)) return false;
    for (int r = 0; r < Layout::registers; r += 2 * count) {
      for (int n = 1; n < count; ++n) {
        for (int d = 0; d < rank; ++d) {
          const int bits = (n & 1 ? Layout::offset(2)[d] : 0) + (n & 2 ? Layout::offset(4)[d] : 0);
          if (Layout::offset(r + 2 * n)[d] != Layout::offset(r)[d] + bits) return false;
        }
      }
    }
    return true;
  }
  static constexpr int count = sums(4) ? 4 : sums(2) ? 2 : 1;

  static constexpr int offsets = Layout::registers / (2 * count);
  static MUGRAPH_CONSTANT Index<rank> offset(int n) { return Layout::offset(2 * count * n); }
  static MUGRAPH_CONSTANT Index<rank> warp_part(int warp) { return Layout::warp_part(warp); }
};
// With the row whose address a lane gives.
template <class Layout, int Row, int Pair, bool Transposed> struct MatrixRows : Matrices<Layout, Row, Pair> {
  using Group = Matrices<Layout, Row, Pair>;
  static MUGRAPH_CONSTANT Index<Layout::rank> lane_part(int lane) {
    Index<Layout::rank> found{};
    found[Transposed ? Pair : Row] = lane % 8;
    if (Group::count > 1 && lane / 8 % 2) found = found + Layout::offset(2);
    if (Group::count > 2 && lane / 16 % 2) found = found + Layout::offset(4);
    return found;
  }
};

// Shared memory -> fragment.
template <class T, class Layout, class Panels, class Order, int Multiple>
MUGRAPH_DEVICE void load(Fragment<T, Layout>& target, const Tile<T, Panels, Order, Multiple>& tile) {
  using Source = Tile<T, Panels, Order, Multiple>;
  static_assert(Layout::rank == Source::rank, "a fragment has its tile's dimensions");
  constexpr bool wide = sizeof(T) == 2 && Source::rank > 1 && Source::vector >= 8;
  using Straight = MatrixRows<Layout, Source::before_last, Source::last, false>;
  using Crossed = MatrixRows<Layout, Source::last, Source::before_last, true>;
  if constexpr (wide && (Straight::fits || Crossed::fits)) {
    constexpr bool transposed = !Straight::fits;
    using Rows = typename Conditional<transposed, Crossed, Straight>::type;
    const Addresses<Source, Rows> addresses(tile);
#pragma unroll
    for (int n = 0; n < Rows::offsets; ++n) {
      unsigned words[Rows::count];
      load_matrices<transposed>(words, addresses.of(Rows::offset(n)));
#pragma unroll
      for (int m = 0; m < Rows::count; ++m) target.words[n * Rows::count + m] = words[m];
    }
  } else {
    constexpr int entries = adjacent<Layout, Source::last>(Source::vector);
    constexpr int step = adjacent_stride<Layout, Source::last>();
    const Addresses<Source, Layout> addresses(tile);
#pragma unroll
    for (int r = 0; r < Layout::registers; ++r) {
      if (!leads<Layout, Source::last>(r, entries)) continue;
      const auto chunk = read_shared<entries * int(sizeof(T))>(addresses.of(Layout::offset(r)));
#pragma unroll
      for (int n = 0; n < entries; ++n) target.set_bits(r + n * step, chunk.template bits<T>(n));
    }
  }
}

template <class Layout, class Tile, class Inside>
MUGRAPH_DEVICE void store_where(const Fragment<typename Tile::Element, Layout>& source, const Tile& tile, Inside inside) {
  using T = typename Tile::Element;
  static_assert(Layout::rank == Tile::rank, "a fragment has its tile's dimensions");
  if (!Layout::writes(this_lane(), this_warp())) return;
  constexpr int entries = adjacent<Layout, Tile::last>(Inside::all ? Tile::vector : 1);
  constexpr int step = adjacent_stride<Layout, Tile::last>();
  const Addresses<Tile, Layout> addresses(tile);
  const Index<Layout::rank> start = Layout::start();
#pragma unroll
  for (int r = 0; r < Layout::registers; ++r) {
    if (!leads<Layout, Tile::last>(r, entries)) continue;
    Chunk<entries * int(sizeof(T))> chunk = {};
#pragma unroll
    for (int n = 0; n < entries; ++n) chunk.template set_bits<T>(n, source.bits(r + n * step));
    if (inside(start + Layout::offset(r))) write_shared(addresses.of(Layout::offset(r)), chunk);
  }
}
struct Everywhere {
  static constexpr bool all = true;
  template <int Rank> MUGRAPH_DEVICE bool operator()(Index<Rank>) const { return true; }
};
template <int Rank> struct Below {
  static constexpr bool all = false;
  Index<Rank> limit;
  MUGRAPH_DEVICE bool operator()(Index<Rank> entry) const {
    bool found = true;
#pragma unroll
    for (int d = 0; d < Rank; ++d) found = found && entry[d] < limit[d];
    return found;
  }
};

// Fragment -> shared memory; of threads with copies the first stores.
template <class T, class Layout, class Panels, class Order, int Multiple>
MUGRAPH_DEVICE void store(const Fragment<T, Layout>& source, const Tile<T, Panels, Order, Multiple>& tile) {
  store_where<Layout>(source, tile, Everywhere{});
}
// Of each dimension, the first `limit` entries.
template <class T, class Layout, class Panels, class Order, int Multiple, int Rank>
MUGRAPH_DEVICE void store(const Fragment<T, Layout>& source, const Tile<T, Panels, Order, Multiple>& tile, Index<Rank> limit) {
  static_assert(Layout::rank == Rank, "a store has a limit for each dimension");
  store_where<Layout>(source, tile, Below<Rank>{limit});
}

// Copies `Bytes` bytes, of which those from `present` on are set to 0; where none is present, the address is not read.
template <int Bytes> MUGRAPH_DEVICE void copy_chunk(unsigned to, const void* from, int present) {
  if constexpr (Bytes == 16) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(__cvta_generic_to_global(from)), "r"(present) : "memory");
  } else {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(to), "l"(__cvta_generic_to_global(from)), "n"(Bytes), "r"(present)
                 : "memory");
  }
}

template <int Bytes> MUGRAPH_DEVICE void copy_whole_chunk(unsigned to, const void* from) {
  if constexpr (Bytes == 16) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(__cvta_generic_to_global(from)) : "memory");
  } else {
    asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to), "l"(__cvta_generic_to_global(from)), "n"(Bytes) : "memory");
  }
}

MUGRAPH_CONSTANT bool is_power(int n) { return (n & (n - 1)) == 0; }

// The thread's number, of `Threads`. The compiler takes it for a new one, so that what is computed from it does not stay in registers
// throughout a loop.
template <int Threads> MUGRAPH_DEVICE int this_thread_anew() {
  unsigned number;
  asm volatile("mov.u32 %0, %%tid.x;" : "=r"(number));
  __builtin_assume(number < Threads);
  return int(number);
}

// One or two elements, each read by itself.
template <class T, int Count> struct Entries {
  Chunk<Count * int(sizeof(T))> chunk;
  MUGRAPH_DEVICE void fetch(const void* first, int left, Span) {
    chunk = {};
#pragma unroll
    for (int n = 0; n < Count; ++n) {
      if (n < left) chunk.template set_bits<T>(n, read<sizeof(T)>(static_cast<const char*>(first) + n * sizeof(T)).template bits<T>(0));
    }
  }
  MUGRAPH_DEVICE Chunk<Count * int(sizeof(T))> get() const { return chunk; }
};

// The chunks of a tile, dealt to threads one by one: chunks of a row are neighbours. `ByPanel`: those of one panel, then those of the next.
template <int Threads, class Tile, int Entries, bool ByPanel> struct ChunksInOrder {
  using Panels = typename Tile::Panels;
  static constexpr int rank = Tile::rank;
  static constexpr int columns = (ByPanel ? Panels::columns : Panels::width) / Entries;
  static constexpr int rows = rank > 1 ? Panels::extent(rank > 1 ? rank - 2 : 0) : 1;
  static constexpr int count = Panels::entries / Entries;
  static constexpr int for_thread = (count + Threads - 1) / Threads;
  // Numbers that a chunk has beside its row and column: of its panel, and of its matrix in each dimension before the last two that has
  // several.
  static MUGRAPH_CONSTANT int several() {
    int found = ByPanel && rank > 1 ? 1 : 0;
    for (int d = 0; d < rank - 2; ++d) found += Panels::extent(d) > 1;
    return found;
  }
  static constexpr int outer = several();
  // Rows that all threads cover together. Where they divide the rows of the tile, or the other way round, or where threads divide the
  // chunks of a row, the entry of a chunk is the thread's first one plus a constant.
  static constexpr int step = Threads % columns == 0 ? Threads / columns : 1;
  static constexpr bool by_rows = outer == 0 || rows % step == 0 || (outer == 1 && step % rows == 0 && is_power(rows));
  static constexpr bool regular = columns % Threads == 0 || (Threads % columns == 0 && is_power(columns) && by_rows);

  static MUGRAPH_DEVICE bool exists(int n) { return (n + 1) * Threads <= count || int(threadIdx.x) + n * Threads < count; }
  // The first entry of a chunk, and of chunk 0 of a thread.
  static MUGRAPH_CONSTANT Index<rank> first(int number) {
    Index<rank> found{};
    found[rank - 1] = number % columns * Entries;
    number /= columns;
    if (ByPanel && rank > 1) {
      found[rank > 1 ? rank - 2 : 0] = number % rows;
      number /= rows;
      found[rank - 1] += number % Panels::panels * Panels::columns;
      number /= Panels::panels;
    }
    for (int d = rank - 2 - (ByPanel && rank > 1); d >= 0; --d) {
      found[d] = d > 0 ? number % Panels::extent(d) : number;
      number /= Panels::extent(d);
    }
    return Tile::in_tile(found);
  }
  static constexpr int offsets = for_thread;
  static MUGRAPH_CONSTANT Index<rank> offset(int n) { return first(n * Threads); }
  static MUGRAPH_CONSTANT Index<rank> lane_part(int lane) { return first(lane); }
  static MUGRAPH_CONSTANT Index<rank> warp_part(int warp) { return first(warp * warp_size % Threads); }
};

// By rows, unless only dealing by panels is regular: rows of 96 entries are three panels of 32.
template <int Threads, class Tile, int Entries> struct Chunks {
  using ByRow = ChunksInOrder<Threads, Tile, Entries, false>;
  using ByPanel = ChunksInOrder<Threads, Tile, Entries, true>;
  using type = typename Conditional<(Tile::rank > 1 && !ByRow::regular && ByPanel::regular), ByPanel, ByRow>::type;
};

// Device memory -> shared memory, shared among `Threads` threads; entries outside of the window are 0.
template <int Threads, class T, class Panels, class Order, class Source, int Rank, int Contiguous, int Alignment>
MUGRAPH_DEVICE void copy_async(const Tile<T, Panels, Order, 0>& tile, const Window<Source, Rank, Contiguous, Alignment>& whole) {
  using To = Tile<T, Panels, Order, 0>;
  static_assert(sizeof(T) == sizeof(Source), "a tile has its tensor's element type");
  const auto part = whole.template last<To::rank>();
  constexpr bool along = Contiguous - (Rank - To::rank) == To::last;
  // Entries that lie side by side on both sides, and those that are copied around registers: from addresses of 4, 8 or 16 bytes.
  constexpr int longest = common_power(To::vector, along ? Window<Source, Rank, Contiguous, Alignment>::vector : 1), size = sizeof(T);
  constexpr int entries = Alignment >= 4 ? common_power(longest, Alignment / size) : longest, bytes = entries * size;
  using Dealt = typename Chunks<Threads, To, entries>::type;
  if constexpr (bytes >= 4 && Alignment >= 4 && Dealt::regular) {
    const Index<To::rank> start = Dealt::first(this_thread_anew<Threads>());
    const Addresses<To, Dealt> addresses(tile, start);
    const Source* first = part.first + part.distance(start);
    // Chunks of a tile that lies in the tensor have all of their entries, and those of one beyond it have none.
    bool all = true, none = false;
#pragma unroll
    for (int d = 0; d < To::rank; ++d) {
      all = all && part.limit[d] >= To::extent(d);
      none = none || part.limit[d] <= 0;
    }
    if (all) {
#pragma unroll
      for (int n = 0; n < Dealt::for_thread; ++n) {
        if (Dealt::exists(n)) copy_whole_chunk<bytes>(addresses.of(Dealt::offset(n)), first + part.distance(Dealt::offset(n)));
      }
    } else if (none) {
#pragma unroll
      for (int n = 0; n < Dealt::for_thread; ++n) {
        if (Dealt::exists(n)) write_shared(addresses.of(Dealt::offset(n)), Chunk<bytes>{});
      }
    } else {
#pragma unroll
      for (int n = 0; n < Dealt::for_thread; ++n) {
        if (!Dealt::exists(n)) break;
        const int present = part.inside(start + Dealt::offset(n), To::last, entries);
        copy_chunk<bytes>(addresses.of(Dealt::offset(n)), first + part.distance(Dealt::offset(n)), present * size);
      }
    }
  } else if constexpr (bytes >= 4 && Alignment >= 4) {
#pragma unroll 4
    for (int n = 0; n < Dealt::for_thread; ++n) {
      if (!Dealt::exists(n)) break;
      const Index<To::rank> entry = Dealt::first(int(threadIdx.x) + n * Threads);
      const int present = part.inside(entry, To::last, entries);
      copy_chunk<bytes>(tile.address_of(entry), part.first + part.distance(entry), present * size);
    }
  } else {
    using Held = typename Conditional<(bytes > 4), Straddling<T, (bytes > 4 ? bytes : 8), Alignment>, Entries<T, entries>>::type;
    constexpr int at_once = bytes > 4 ? together : 8;
#pragma unroll 1
    for (int n = 0; n < Dealt::for_thread; n += at_once) {
      Held held[at_once];
#pragma unroll
      for (int m = 0; m < at_once; ++m) {
        const Index<To::rank> entry = Dealt::first(int(threadIdx.x) + (n + m) * Threads);
        const bool exists = n + m < Dealt::for_thread && Dealt::exists(n + m);
        held[m].fetch(part.first + part.distance(entry), exists ? part.left(entry, To::last) : 0, part.span);
      }
#pragma unroll
      for (int m = 0; m < at_once; ++m) {
        if (n + m >= Dealt::for_thread || !Dealt::exists(n + m)) break;
        write_shared(tile.address_of(Dealt::first(int(threadIdx.x) + (n + m) * Threads)), held[m].get());
      }
    }
  }
}

MUGRAPH_DEVICE void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int Pending> MUGRAPH_DEVICE void wait() { asm volatile("cp.async.wait_group %0;" ::"n"(Pending) : "memory"); }
MUGRAPH_DEVICE void sync() { __syncthreads(); }

// Named barriers, to which `Threads` threads come; `Group`: only those of this warp group do so here, or all when it is negative.
// Those that arrive go on, those that sync wait.
template <int Threads, int Group = -1> MUGRAPH_DEVICE void sync_at(int barrier) {
  if (Group < 0 || this_warp() / 4 == Group) asm volatile("bar.sync %0, %1;" ::"r"(barrier), "n"(Threads) : "memory");
}
template <int Threads, int Group = -1> MUGRAPH_DEVICE void arrive_at(int barrier) {
  if (Group < 0 || this_warp() / 4 == Group) asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "n"(Threads) : "memory");
}

}  // namespace mugraph

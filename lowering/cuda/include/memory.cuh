// Tensors in device memory, and moving their windows into registers and back.
#pragma once

#include "fragment.cuh"

namespace mugraph {

// From Hopper on, a kernel may start while the one before it ends (programmatic dependent launch). Waits for that one's results: nothing
// touches device memory before.
MUGRAPH_DEVICE void await_previous() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

// Once all blocks have come here, or have ended, the next kernel may start.
MUGRAPH_DEVICE void release_next() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

template <int... Extents> struct Shape {
  static constexpr int rank = sizeof...(Extents);
  static MUGRAPH_CONSTANT int extent(int d) {
    int extents[] = {Extents..., 1};
    return extents[d];
  }
};

// Where a tensor's memory begins, and where it ends.
struct Span {
  unsigned long long begin, end;
  MUGRAPH_DEVICE bool holds(const void* from, int bytes) const {
    const unsigned long long address = reinterpret_cast<unsigned long long>(from);
    return address >= begin && address + bytes <= end;
  }
};

// A tensor in device memory, with strides in elements, and with extents where its shape has -1. `Contiguous`: the dimension of stride 1 (or -1 if none is known to be). Then the
// address and all other strides, which are not negative, are multiples of `Alignment` bytes: a power of two, 16 at most.
template <class T, class Shape_, int Contiguous, int Alignment> struct Tensor {
  using Element = T;
  static constexpr int rank = Shape_::rank;
  T* data;
  long long strides[rank > 0 ? rank : 1];
  int extents[rank > 0 ? rank : 1];

  MUGRAPH_DEVICE int extent(int d) const { return Shape_::extent(d) < 0 ? extents[d] : Shape_::extent(d); }
  MUGRAPH_DEVICE Span span() const {
    long long last = 0;
#pragma unroll
    for (int d = 0; d < rank; ++d) last += d == Contiguous ? extent(d) - 1 : (extent(d) - 1) * strides[d];
    return {reinterpret_cast<unsigned long long>(data), reinterpret_cast<unsigned long long>(data + last + 1)};
  }
};

// The part of a tensor that a tile covers, from its first entry on; entries from `limit` on lie outside. Leading dimensions of a tensor
// that the tile does not have are left out of it. Rows along the contiguous dimension begin at multiples of `Alignment` bytes.
template <class T, int Rank, int Contiguous, int Alignment> struct Window {
  using Element = T;
  static constexpr int rank = Rank;
  static constexpr int contiguous = Contiguous;
  static constexpr int alignment = Alignment;
  T* first;
  long long strides[Rank > 0 ? Rank : 1];
  Index<Rank> limit;
  Span span;

  // Elements that one access may cover.
  static constexpr int vector = Contiguous < 0 ? 1 : 16 / int(sizeof(T));

  MUGRAPH_DEVICE long long distance(Index<Rank> entry) const {
    long long sum = 0;
#pragma unroll
    for (int d = 0; d < Rank; ++d) sum += d == Contiguous ? entry[d] : entry[d] * strides[d];
    return sum;
  }
  // How many entries from this one on along dimension `along` are inside; less than 1 where none is.
  MUGRAPH_DEVICE int left(Index<Rank> entry, int along) const {
    bool all = true;
    int found = 1;
#pragma unroll
    for (int d = 0; d < Rank; ++d) {
      if (d == along) {
        found = limit[d] - entry[d];
      } else {
        all = all && entry[d] < limit[d];
      }
    }
    return all ? found : 0;
  }
  // The same of `most`: from 0 on. Where this number is compared with `most`, too, ptxas 13.0 to 13.3 takes the answer from a
  // VIMNMX.RELU, which gives another one: loads and stores compare what is left.
  MUGRAPH_DEVICE int inside(Index<Rank> entry, int along, int most) const { return max(0, min(most, left(entry, along))); }
  // The window of a tile with fewer dimensions: the leading ones have index 0.
  template <int Fewer> MUGRAPH_DEVICE auto last() const {
    constexpr int skipped = Rank - Fewer;
    static_assert(skipped >= 0, "a tile has more dimensions than its tensor");
    Window<T, Fewer, (Contiguous < skipped ? -1 : Contiguous - skipped), Alignment> part;
    part.first = first;
    part.span = span;
    bool any = true;
#pragma unroll
    for (int d = 0; d < skipped; ++d) any = any && limit[d] > 0;
#pragma unroll
    for (int d = 0; d < Fewer; ++d) {
      part.strides[d] = strides[d + skipped];
      part.limit[d] = any ? limit[d + skipped] : 0;
    }
    return part;
  }
};

// Along the contiguous dimension, the first entry's index is a multiple of `Multiple`.
template <int Multiple, class T, class Shape_, int Contiguous, int Alignment, int Rank>
MUGRAPH_DEVICE auto window(Tensor<T, Shape_, Contiguous, Alignment> tensor, Index<Rank> origin, Index<Rank> limit) {
  static_assert(Rank == Shape_::rank, "a window has an origin and a limit for each dimension of the tensor");
  constexpr int size = sizeof(T);
  Window<T, Rank, Contiguous, (Contiguous < 0 ? size : common_power(Alignment, Multiple * size))> part;
  part.limit = limit;
  part.span = tensor.span();
#pragma unroll
  for (int d = 0; d < Rank; ++d) part.strides[d] = tensor.strides[d];
  part.first = tensor.data + part.distance(origin);
  return part;
}

// Adjacent elements, as they lie in memory.
template <int Bytes> struct Chunk {
  unsigned words[(Bytes + 3) / 4];

  template <class T> MUGRAPH_DEVICE unsigned bits(int n) const {
    if constexpr (sizeof(T) == 4) return words[n];
    return n % 2 ? words[n / 2] >> 16 : words[n / 2] & 0xffffu;
  }
  template <class T> MUGRAPH_DEVICE void set_bits(int n, unsigned b) {
    if constexpr (sizeof(T) == 4) {
      words[n] = b;
    } else {
      words[n / 2] = n % 2 ? (words[n / 2] & 0xffffu) | b << 16 : b & 0xffffu;
    }
  }
};

template <int Bytes> MUGRAPH_DEVICE Chunk<Bytes> read(const void* from) {
  static_assert(Bytes == 2 || Bytes == 4 || Bytes == 8 || Bytes == 16, "no access has this width");
  if constexpr (Bytes == 16) {
    const uint4 v = *static_cast<const uint4*>(from);
    return {{v.x, v.y, v.z, v.w}};
  } else if constexpr (Bytes == 8) {
    const uint2 v = *static_cast<const uint2*>(from);
    return {{v.x, v.y}};
  } else if constexpr (Bytes == 4) {
    return {{*static_cast<const unsigned*>(from)}};
  } else {
    return {{*static_cast<const unsigned short*>(from)}};
  }
}

#ifdef __CUDA_ARCH__
// One instruction: of an assignment, the compiler often makes an access for each word.
MUGRAPH_DEVICE void write_vector(uint4* to, uint4 v) {
  asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(__cvta_generic_to_global(to)), "r"(v.x), "r"(v.y), "r"(v.z), "r"(v.w) : "memory");
}
MUGRAPH_DEVICE void write_vector(uint2* to, uint2 v) {
  asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(__cvta_generic_to_global(to)), "r"(v.x), "r"(v.y) : "memory");
}
#else
template <class V> MUGRAPH_DEVICE void write_vector(V* to, V v) { *to = v; }
#endif

template <int Bytes> MUGRAPH_DEVICE void write(void* to, Chunk<Bytes> chunk) {
  static_assert(Bytes == 2 || Bytes == 4 || Bytes == 8 || Bytes == 16, "no access has this width");
  const auto& w = chunk.words;
  if constexpr (Bytes == 16) {
    write_vector(static_cast<uint4*>(to), make_uint4(w[0], w[1], w[2], w[3]));
  } else if constexpr (Bytes == 8) {
    write_vector(static_cast<uint2*>(to), make_uint2(w[0], w[1]));
  } else if constexpr (Bytes == 4) {
    *static_cast<unsigned*>(to) = w[0];
  } else {
    *static_cast<unsigned short*>(to) = static_cast<unsigned short>(w[0]);
  }
}

// Whether a vector on a multiple of `Aligned` bytes is read as one or two parts; if not, the two chunks that hold it are.
MUGRAPH_CONSTANT bool in_parts(int bytes, int aligned) { return 2 * aligned >= bytes; }

template <int Bytes, int Aligned> MUGRAPH_DEVICE Chunk<Bytes> read_parts(const void* from) {
  if constexpr (Aligned >= Bytes) {
    return read<Bytes>(from);
  } else {
    static_assert(in_parts(Bytes, Aligned), "a vector has two parts at most");
    const auto low = read<Aligned>(from), high = read<Aligned>(static_cast<const char*>(from) + Aligned);
    if constexpr (Bytes == 4) return {{low.words[0] | high.words[0] << 16}};
    if constexpr (Bytes == 8) return {{low.words[0], high.words[0]}};
    if constexpr (Bytes == 16) return {{low.words[0], low.words[1], high.words[0], high.words[1]}};
  }
}

// The first `count` elements, each read by itself, then zeros.
template <class T, int Bytes> MUGRAPH_DEVICE Chunk<Bytes> read_elements(const char* from, int count) {
  constexpr int size = sizeof(T), words = (Bytes + 3) / 4;
  Chunk<Bytes> chunk = {};
#pragma unroll 1
  for (int n = 0; n < Bytes / size; ++n) {
    const unsigned bits = n < count ? read<size>(from + n * size).words[0] : 0u;
#pragma unroll
    for (int w = 0; w < words; ++w) {
      const unsigned next = w + 1 < words ? chunk.words[w + 1] : bits;
      chunk.words[w] = size == 4 ? next : __funnelshift_r(chunk.words[w], next, 16);
    }
  }
  return chunk;
}

// A vector with zeros in place of what follows its first `count` elements.
template <class T, int Bytes> MUGRAPH_DEVICE Chunk<Bytes> first_elements(Chunk<Bytes> chunk, int count) {
#pragma unroll
  for (int w = 0; w < (Bytes + 3) / 4; ++w) {
    const int left = count * int(sizeof(T)) - 4 * w;
    chunk.words[w] &= left >= 4 ? 0xffffffffu : left > 0 ? 0xffffu : 0u;
  }
  return chunk;
}

// The first `count` elements of a vector, then zeros. What follows them is read, too, but nothing beyond the tensor.
template <class T, int Bytes, int Aligned> MUGRAPH_DEVICE Chunk<Bytes> read_first(const void* from, int count, Span span) {
  Chunk<Bytes> chunk = {};
  if (count <= 0) return chunk;
  if (!span.holds(from, Bytes)) return read_elements<T, Bytes>(static_cast<const char*>(from), count);
  return first_elements<T>(read_parts<Bytes, Aligned>(from), count);
}

// `Bytes` bytes from an address that is a multiple of `Aligned` bytes, out of the one or two chunks of memory that hold them. Chunks are
// as long as the vector, and begin at multiples of this. One that reaches beyond the tensor is not read: then elements are.
template <class T, int Bytes, int Aligned> struct Straddling {
  static constexpr int size = sizeof(T), words = Bytes / 4;
  unsigned held[2 * words];
  int shift_and_present;

  // Reads the chunks with the first `left` elements, or those of a vector if it has fewer; they are in the tensor.
  MUGRAPH_DEVICE void fetch(const void* first, int left, Span span) {
    const int count = min(left, Bytes / size);
    const int shift = reinterpret_cast<unsigned long long>(first) % Bytes, present = count * size;
    const char* low = static_cast<const char*>(first) - shift;
    const bool more = shift + present > Bytes, whole = span.holds(low, more ? 2 * Bytes : Bytes);
    Chunk<Bytes> chunks[2] = {};
    if (count > 0 && whole) chunks[0] = read<Bytes>(low);
    if (count > 0 && whole && more) chunks[1] = read<Bytes>(low + Bytes);
    shift_and_present = present * 256 + shift;
    if (count > 0 && !whole) chunks[0] = read_elements<T, Bytes>(static_cast<const char*>(first), count), shift_and_present = present * 256;
#pragma unroll
    for (int n = 0; n < words; ++n) held[n] = chunks[0].words[n], held[words + n] = chunks[1].words[n];
  }

  // The elements, in place; zeros behind them.
  MUGRAPH_DEVICE Chunk<Bytes> get() const {
    const int shift = shift_and_present & 255, present = shift_and_present >> 8;
    unsigned moved[2 * words];
#pragma unroll
    for (int n = 0; n < 2 * words; ++n) moved[n] = held[n];
#pragma unroll
    for (int step = words / 2; step > 0; step /= 2) {
      if (4 * step < Aligned) continue;
#pragma unroll
      for (int n = 0; n + step < 2 * words; ++n) moved[n] = shift & 4 * step ? moved[n + step] : moved[n];
    }
    Chunk<Bytes> chunk;
#pragma unroll
    for (int n = 0; n < words; ++n) {
      chunk.words[n] = Aligned < 4 ? __funnelshift_r(moved[n], moved[n + 1], 8 * (shift % 4)) : moved[n];
    }
    return present < Bytes ? first_elements<T>(chunk, present / size) : chunk;
  }
};

// Writes a vector to a multiple of `Aligned` bytes: in parts of as many bytes or, where these are 2, in words between two ends.
template <int Bytes, int Aligned> MUGRAPH_DEVICE void write_parts(void* to, Chunk<Bytes> chunk) {
  constexpr int words = Bytes / 4;
  char* first = static_cast<char*>(to);
  if constexpr (Aligned >= Bytes) {
    write(to, chunk);
  } else if constexpr (Aligned >= 4) {
#pragma unroll
    for (int n = 0; n < words; n += Aligned / 4) {
      Chunk<Aligned> part;
#pragma unroll
      for (int m = 0; m < Aligned / 4; ++m) part.words[m] = chunk.words[n + m];
      write(first + 4 * n, part);
    }
  } else if (words == 1 || reinterpret_cast<unsigned long long>(to) % 4) {
    write(first, Chunk<2>{{chunk.words[0]}});
#pragma unroll
    for (int n = 0; n + 1 < words; ++n) write(first + 4 * n + 2, Chunk<4>{{__funnelshift_r(chunk.words[n], chunk.words[n + 1], 16)}});
    write(first + Bytes - 2, Chunk<2>{{chunk.words[words - 1] >> 16}});
  } else {
#pragma unroll
    for (int n = 0; n < words; ++n) write(first + 4 * n, Chunk<4>{{chunk.words[n]}});
  }
}

template <class Layout, int D> constexpr bool in_registers = Layout::template dim<D>::template inner<0>::unit == Unit::Register;
// Entries of one access, where the innermost digit of a dimension is taken from registers, and the distance of these registers.
template <class Layout, int D> MUGRAPH_CONSTANT int adjacent(int most) {
  if constexpr (D < 0) {
    return 1;
  } else if constexpr (!in_registers<Layout, D>) {
    return 1;
  } else {
    return common_power(Layout::template dim<D>::template inner<0>::extent, most);
  }
}
template <class Layout, int D> MUGRAPH_CONSTANT int adjacent_stride() {
  if constexpr (D < 0) {
    return 1;
  } else {
    return Layout::template dim<D>::template inner<0>::stride;
  }
}
// Whether the entry of a register is the first of an access.
template <class Layout, int D> MUGRAPH_CONSTANT bool leads(int r, int entries) {
  return entries == 1 || Layout::offset(r)[D < 0 ? 0 : D] % entries == 0;
}

// The register of the first entry of access `number`.
MUGRAPH_CONSTANT int leader(int number, int entries, int stride) { return number / stride * entries * stride + number % stride; }

// Vectors whose chunks are on their way at a time.
constexpr int together = 4;

// Device memory -> fragment; entries outside of the window are 0.
template <class F, class T, int Rank, int Contiguous, int Alignment>
MUGRAPH_DEVICE void load(F& target, const Window<T, Rank, Contiguous, Alignment>& whole) {
  using Layout = typename F::Layout;
  using Element = typename F::Element;
  static_assert(sizeof(Element) == sizeof(T), "a fragment has its tensor's element type");
  const auto part = whole.template last<Layout::rank>();
  constexpr int along = Contiguous - (Rank - Layout::rank) < 0 ? -1 : Contiguous - (Rank - Layout::rank);
  constexpr int size = sizeof(T), longest = adjacent<Layout, along>(Window<T, Rank, Contiguous, Alignment>::vector);
  constexpr int entries = longest == 2 && Alignment <= size ? 1 : longest;
  constexpr int step = adjacent_stride<Layout, along>(), vectors = F::registers / entries;
  const Index<Layout::rank> start = Layout::start();
  const T* first = part.first + part.distance(start);
  if constexpr (in_parts(entries * size, Alignment)) {
#pragma unroll
    for (int r = 0; r < F::registers; ++r) {
      if (!leads<Layout, along>(r, entries)) continue;
      const Index<Layout::rank> offset = Layout::offset(r);
      const T* from = first + part.distance(offset);
      const int left = part.left(start + offset, along);
      Chunk<entries * size> chunk = {};
      if (left >= entries) {
        chunk = read_parts<entries * size, Alignment>(from);
      } else if constexpr (entries > 1) {
        chunk = read_first<Element, entries * size, Alignment>(from, left, part.span);
      }
#pragma unroll
      for (int n = 0; n < entries; ++n) target.set_bits(r + n * step, chunk.template bits<Element>(n));
    }
  } else {
#pragma unroll
    for (int v = 0; v < vectors; v += together) {
      Straddling<Element, entries * size, Alignment> held[together];
#pragma unroll
      for (int m = 0; m < together; ++m) {
        if (v + m >= vectors) continue;
        const Index<Layout::rank> offset = Layout::offset(leader(v + m, entries, step));
        held[m].fetch(first + part.distance(offset), part.left(start + offset, along), part.span);
      }
#pragma unroll
      for (int m = 0; m < together; ++m) {
        if (v + m >= vectors) continue;
        const Chunk<entries * size> chunk = held[m].get();
        const int r = leader(v + m, entries, step);
#pragma unroll
        for (int n = 0; n < entries; ++n) target.set_bits(r + n * step, chunk.template bits<Element>(n));
      }
    }
  }
}

// Fragment -> device memory, entries within the window; of threads with copies the first stores.
template <class F, class T, int Rank, int Contiguous, int Alignment>
MUGRAPH_DEVICE void store(const F& source, const Window<T, Rank, Contiguous, Alignment>& whole) {
  using Layout = typename F::Layout;
  using Element = typename F::Element;
  static_assert(same<Element, T>, "a fragment has its tensor's element type");
  const auto part = whole.template last<Layout::rank>();
  constexpr int along = Contiguous - (Rank - Layout::rank) < 0 ? -1 : Contiguous - (Rank - Layout::rank);
  constexpr int size = sizeof(T), longest = adjacent<Layout, along>(Window<T, Rank, Contiguous, Alignment>::vector);
  constexpr int entries = Alignment <= size && (size == 4 || longest == 2) ? 1 : longest;
  constexpr int step = adjacent_stride<Layout, along>();
  if (!Layout::writes(this_lane(), this_warp())) return;
  const Index<Layout::rank> start = Layout::start();
  T* first = part.first + part.distance(start);
#pragma unroll
  for (int r = 0; r < F::registers; ++r) {
    if (!leads<Layout, along>(r, entries)) continue;
    const Index<Layout::rank> offset = Layout::offset(r);
    T* to = first + part.distance(offset);
    const int left = part.left(start + offset, along);
    Chunk<entries * size> chunk = {};
#pragma unroll
    for (int n = 0; n < entries; ++n) chunk.template set_bits<Element>(n, source.bits(r + n * step));
    if (left >= entries) {
      write_parts<entries * size, Alignment>(to, chunk);
    } else if constexpr (entries > 1) {
#pragma unroll
      for (int n = 0; n < entries; ++n) {
        if (n < left) write(to + n, Chunk<size>{{chunk.template bits<Element>(n)}});
      }
    }
  }
}

}  // namespace mugraph

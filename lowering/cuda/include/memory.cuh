// Tensors in device memory, and moving their windows into registers and back.
#pragma once

#include "fragment.cuh"

namespace mugraph {

template <int... Extents> struct Shape {
  static constexpr int rank = sizeof...(Extents);
};

// A tensor in device memory, with strides in elements. `Contiguous`: the dimension of stride 1 (or -1 if none is known to be). Then
// the tensor and all other strides lie on 16 bytes.
template <class T, class Shape_, int Contiguous> struct Tensor {
  using Element = T;
  static constexpr int rank = Shape_::rank;
  T* data;
  long long strides[rank > 0 ? rank : 1];
};

// The part of a tensor that a tile covers, from its first entry on; entries from `limit` on lie outside. Leading dimensions of a tensor
// that the tile does not have are left out of it. Along the contiguous dimension, the first entry's index is a multiple of `Multiple`.
template <class T, int Rank, int Contiguous, int Multiple> struct Window {
  using Element = T;
  static constexpr int rank = Rank;
  static constexpr int contiguous = Contiguous;
  T* first;
  long long strides[Rank > 0 ? Rank : 1];
  Index<Rank> limit;

  // Elements that one access may cover.
  static constexpr int vector = Contiguous < 0 ? 1 : min(16 / int(sizeof(T)), Multiple);

  MUGRAPH_DEVICE long long distance(Index<Rank> entry) const {
    long long sum = 0;
#pragma unroll
    for (int d = 0; d < Rank; ++d) sum += d == Contiguous ? entry[d] : entry[d] * strides[d];
    return sum;
  }
  // How many entries from this one on along dimension `along` are inside, of `most`.
  MUGRAPH_DEVICE int inside(Index<Rank> entry, int along, int most) const {
    bool all = true;
    int found = most;
#pragma unroll
    for (int d = 0; d < Rank; ++d) {
      if (d == along) {
        found = max(0, min(most, limit[d] - entry[d]));
      } else {
        all = all && entry[d] < limit[d];
      }
    }
    return all ? found : 0;
  }
  // The window of a tile with fewer dimensions: the leading ones have index 0.
  template <int Fewer> MUGRAPH_DEVICE auto last() const {
    constexpr int skipped = Rank - Fewer;
    static_assert(skipped >= 0, "a tile has more dimensions than its tensor");
    Window<T, Fewer, (Contiguous < skipped ? -1 : Contiguous - skipped), Multiple> part;
    part.first = first;
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

template <int Multiple, class T, class Shape_, int Contiguous, int Rank>
MUGRAPH_DEVICE Window<T, Rank, Contiguous, Multiple> window(Tensor<T, Shape_, Contiguous> tensor, Index<Rank> origin, Index<Rank> limit) {
  static_assert(Rank == Shape_::rank, "a window has an origin and a limit for each dimension of the tensor");
  Window<T, Rank, Contiguous, Multiple> part;
  part.limit = limit;
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

template <int Bytes> MUGRAPH_DEVICE void write(void* to, Chunk<Bytes> chunk) {
  const auto& w = chunk.words;
  if constexpr (Bytes == 16) {
    *static_cast<uint4*>(to) = make_uint4(w[0], w[1], w[2], w[3]);
  } else if constexpr (Bytes == 8) {
    *static_cast<uint2*>(to) = make_uint2(w[0], w[1]);
  } else if constexpr (Bytes == 4) {
    *static_cast<unsigned*>(to) = w[0];
  } else {
    *static_cast<unsigned short*>(to) = static_cast<unsigned short>(w[0]);
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

// Device memory -> fragment; entries outside of the window are 0.
template <class F, class T, int Rank, int Contiguous, int Multiple>
MUGRAPH_DEVICE void load(F& target, const Window<T, Rank, Contiguous, Multiple>& whole) {
  using Layout = typename F::Layout;
  using Element = typename F::Element;
  static_assert(sizeof(Element) == sizeof(T), "a fragment has its tensor's element type");
  const auto part = whole.template last<Layout::rank>();
  constexpr int along = Contiguous - (Rank - Layout::rank) < 0 ? -1 : Contiguous - (Rank - Layout::rank);
  constexpr int entries = adjacent<Layout, along>(Window<T, Rank, Contiguous, Multiple>::vector);
  constexpr int step = adjacent_stride<Layout, along>();
  const Index<Layout::rank> start = Layout::start();
  const T* first = part.first + part.distance(start);
#pragma unroll
  for (int r = 0; r < F::registers; ++r) {
    if (!leads<Layout, along>(r, entries)) continue;
    const Index<Layout::rank> offset = Layout::offset(r);
    const T* from = first + part.distance(offset);
    const int inside = part.inside(start + offset, along, entries);
    Chunk<entries * int(sizeof(T))> chunk = {};
    if (inside == entries) {
      chunk = read<entries * int(sizeof(T))>(from);
    } else if constexpr (entries > 1) {
#pragma unroll
      for (int n = 0; n < entries; ++n) {
        if (n < inside) chunk.template set_bits<Element>(n, read<sizeof(T)>(from + n).template bits<Element>(0));
      }
    }
#pragma unroll
    for (int n = 0; n < entries; ++n) target.set_bits(r + n * step, chunk.template bits<Element>(n));
  }
}

// Fragment -> device memory, entries within the window; of threads with copies the first stores.
template <class F, class T, int Rank, int Contiguous, int Multiple>
MUGRAPH_DEVICE void store(const F& source, const Window<T, Rank, Contiguous, Multiple>& whole) {
  using Layout = typename F::Layout;
  using Element = typename F::Element;
  static_assert(same<Element, T>, "a fragment has its tensor's element type");
  const auto part = whole.template last<Layout::rank>();
  constexpr int along = Contiguous - (Rank - Layout::rank) < 0 ? -1 : Contiguous - (Rank - Layout::rank);
  constexpr int entries = adjacent<Layout, along>(Window<T, Rank, Contiguous, Multiple>::vector);
  constexpr int step = adjacent_stride<Layout, along>();
  if (!Layout::writes(this_lane(), this_warp())) return;
  const Index<Layout::rank> start = Layout::start();
  T* first = part.first + part.distance(start);
#pragma unroll
  for (int r = 0; r < F::registers; ++r) {
    if (!leads<Layout, along>(r, entries)) continue;
    const Index<Layout::rank> offset = Layout::offset(r);
    T* to = first + part.distance(offset);
    const int inside = part.inside(start + offset, along, entries);
    Chunk<entries * int(sizeof(T))> chunk = {};
#pragma unroll
    for (int n = 0; n < entries; ++n) chunk.template set_bits<Element>(n, source.bits(r + n * step));
    if (inside == entries) {
      write(to, chunk);
    } else if constexpr (entries > 1) {
#pragma unroll
      for (int n = 0; n < entries; ++n) {
        if (n < inside) write(to + n, Chunk<sizeof(T)>{{chunk.template bits<Element>(n)}});
      }
    }
  }
}

}  // namespace mugraph

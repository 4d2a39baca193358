"""Accesses of device memory: aligned, within their tensors, and what the header does on a host is what the rules say."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_emitted import layouts

from mirage_ir.lowering.cuda.compile import HEADERS
from mirage_ir.lowering.cuda.indices import coordinates
from mirage_ir.lowering.cuda.layout import Layout, Panels
from mirage_ir.lowering.cuda.vectors import Access, Vectors, copy_vectors, fragment_vectors, leading_registers
from mirage_ir.program import DType


@st.composite
def vectors(draw: st.DrawFn) -> Vectors:
    itemsize, nbytes = draw(st.sampled_from([2, 4])), draw(st.sampled_from([2, 4, 8, 16]))
    nbytes = max(nbytes, itemsize)
    return Vectors(nbytes // itemsize, itemsize, draw(st.sampled_from([n for n in (2, 4, 8, 16) if itemsize <= n <= nbytes])))


@st.composite
def placed(draw: st.DrawFn) -> tuple[Vectors, int, int, int, int]:
    """A vector, its address, how many of its entries there are, and where its tensor begins and ends."""
    v = draw(vectors())
    start, present = 64 + v.piece * draw(st.integers(0, 16)), draw(st.integers(0, v.entries))
    begin = start - v.itemsize * draw(st.integers(0, 12))
    end = start + (present + draw(st.integers(0, 12))) * v.itemsize
    return v, start, present, begin, end


def bytes_of(accesses: list[Access]) -> list[int]:
    return [int(s) + n for a in accesses for s, reach in zip(a.starts, a.reach, strict=True) for n in range(int(reach))]


@settings(deadline=None, max_examples=300)
@given(placed())
def test_reads_are_aligned_and_stay_in_the_tensor(given: tuple[Vectors, int, int, int, int]) -> None:
    v, start, present, begin, end = given
    for found in (v.read, v.copy):
        accesses = list(found(np.array([start]), np.array([present]), begin, end))
        read = bytes_of(accesses)
        if found == v.copy and v.piece >= 4 and v.piece < v.nbytes:
            continue  # No copy has such vectors: `copy_vectors`.
        assert all((a.starts % a.width == 0).all() for a in accesses)
        assert all(begin <= n < end for n in read)
        assert {*range(start, start + present * v.itemsize)} <= {*read}
    if begin <= start - v.nbytes and end >= start + 2 * v.nbytes and present == v.entries:
        assert sum(len(a.starts) for a in v.read(np.array([start]), np.array([present]), begin, end)) <= v.reads


@settings(deadline=None, max_examples=300)
@given(placed())
def test_each_entry_is_written_once(given: tuple[Vectors, int, int, int, int]) -> None:
    v, start, present, _, _ = given
    accesses = list(v.write(np.array([start]), np.array([present])))
    assert all((a.starts % a.width == 0).all() for a in accesses)
    assert sorted(bytes_of(accesses)) == list(range(start, start + present * v.itemsize))
    assert present < v.entries or sum(len(a.starts) for a in accesses) <= v.writes


@settings(deadline=None, max_examples=60)
@given(layouts(2), st.sampled_from([-1, 0, 1]), st.sampled_from([2, 4]), st.sampled_from([2, 4, 8, 16]), st.booleans())
def test_vectors_of_fragments_are_neighbours(layout: Layout, along: int, size: int, alignment: int, written: bool) -> None:
    v = fragment_vectors(layout, along, size, max(size, alignment), written)
    leading = leading_registers(layout, along, v.entries)
    assert len(leading) * v.entries == layout.registers
    if v.entries > 1:
        assert (coordinates(layout, 4)[along][:, leading] % v.entries == 0).all()


@pytest.mark.parametrize(("alignment", "entries", "straddles"), [(16, 8, False), (8, 4, False), (4, 2, False), (2, 8, True)])
def test_copies_are_as_wide_as_rows_allow(alignment: int, entries: int, straddles: bool) -> None:
    v = copy_vectors(Panels((64, 64), DType.f16, 64, 3), (), 1, alignment)
    assert (v.entries, v.straddles) == (entries, straddles)
    assert copy_vectors(Panels((64, 64), DType.f16, 64, 3), (), 0, alignment).entries == 1


HOST = r"""
#include <cmath>
#include <cstdio>
#include <cstring>
#include <cstdlib>
#define __device__
#define __host__
#define __forceinline__ inline
#define asm(...)
static const char *begin, *end;
static long wide;
static void fail(const char* what) { std::puts(what), std::exit(1); }
static void seen(const void* from, unsigned bytes) {
  const char* at = static_cast<const char*>(from);
  if ((unsigned long long)at % bytes || at < begin || at + bytes > end) fail("an access is not aligned, or outside");
  ++wide;
}
struct uint2 {
  unsigned x, y;
  uint2(unsigned a, unsigned b) : x(a), y(b) {}
  uint2(const uint2& o) : x(o.x), y(o.y) { seen(&o, 8); }
  uint2& operator=(const uint2& o) { seen(this, 8); x = o.x; y = o.y; return *this; }
};
struct uint4 {
  unsigned x, y, z, w;
  uint4(unsigned a, unsigned b, unsigned c, unsigned d) : x(a), y(b), z(c), w(d) {}
  uint4(const uint4& o) : x(o.x), y(o.y), z(o.z), w(o.w) { seen(&o, 16); }
  uint4& operator=(const uint4& o) { seen(this, 16); x = o.x; y = o.y; z = o.z; w = o.w; return *this; }
};
static uint2 make_uint2(unsigned x, unsigned y) { return uint2(x, y); }
static uint4 make_uint4(unsigned x, unsigned y, unsigned z, unsigned w) { return uint4(x, y, z, w); }
static unsigned __funnelshift_r(unsigned low, unsigned high, unsigned n) {
  return ((unsigned long long)high << 32 | low) >> (n & 31);
}
static float __uint_as_float(unsigned u) { float f; std::memcpy(&f, &u, 4); return f; }
static unsigned __float_as_uint(float f) { unsigned u; std::memcpy(&u, &f, 4); return u; }
static float __shfl_xor_sync(unsigned, float x, int) { return x; }
static struct { int x; } threadIdx;
#include "include/memory.cuh"
using namespace mugraph;
alignas(16) static char memory[128], other[128];

static void equal(const void* found, const void* wanted, int bytes, const char* what) {
  if (std::memcmp(found, wanted, bytes)) fail(what);
}

// All addresses and counts of a vector in tensors that begin and end anywhere.
template <class T, int Bytes, int Aligned> void vectors() {
  constexpr int size = sizeof(T);
  for (int first = 0; first < 20; first += size)
    for (int last = first + size; last <= first + 48; last += size)
      for (int at = (first + Aligned - 1) / Aligned * Aligned; at < last; at += Aligned)
        for (int count = 0; count * size <= Bytes && at + count * size <= last; ++count) {
          begin = memory + first, end = memory + last;
          const Span span = {(unsigned long long)begin, (unsigned long long)end};
          char wanted[16] = {};
          std::memcpy(wanted, memory + at, count * size);
          if constexpr (in_parts(Bytes, Aligned)) {
            equal(read_first<T, Bytes, Aligned>(memory + at, count, span).words, wanted, Bytes, "what is read differs");
          } else {
            Straddling<T, Bytes, Aligned> held;
            wide = 0;
            held.fetch(memory + at, count, span);
            const bool inside = count * size == Bytes && first + 16 <= at && at + 32 <= last;
            if (inside && wide != (at % Bytes ? 2 : 1)) fail("there are too many accesses");
            equal(held.get().words, wanted, Bytes, "what straddles chunks differs");
          }
          if (count * size < Bytes) continue;
          char whole[128];
          std::memset(other, 0, sizeof(other));
          std::memset(whole, 0, sizeof(whole));
          std::memcpy(whole + at, wanted, Bytes);
          begin = other + at, end = begin + Bytes;
          Chunk<Bytes> chunk;
          std::memcpy(chunk.words, wanted, Bytes);
          write_parts<Bytes, Aligned>(other + at, chunk);
          equal(other, whole, sizeof(whole), "what is written differs");
        }
}

int main() {
  for (int n = 0; n < 128; ++n) memory[n] = char(37 * n + 11);
  vectors<half, 4, 2>(), vectors<half, 8, 2>(), vectors<half, 16, 2>(), vectors<half, 16, 4>(), vectors<half, 16, 8>();
  vectors<half, 16, 16>(), vectors<half, 8, 4>(), vectors<half, 8, 8>(), vectors<half, 4, 4>(), vectors<bfloat16, 16, 2>();
  vectors<float, 16, 4>(), vectors<float, 16, 8>(), vectors<float, 16, 16>(), vectors<float, 8, 4>(), vectors<float, 8, 8>();
  std::puts("right");
}
"""


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++ here")
def test_the_header_moves_vectors_at_all_addresses(tmp_path: Path) -> None:
    source, program = tmp_path / "host.cpp", tmp_path / "host"
    source.write_text(HOST, encoding="utf-8")
    subprocess.run(["g++", "-std=c++17", "-O1", "-w", f"-I{HEADERS}", str(source), "-o", str(program)], check=True)
    ran = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert ran.stdout == "right\n"

// Tiles in registers, and what threads compute on them.
#pragma once

#include "layout.cuh"

namespace mugraph {

// Two numbers rounded to nearest even, the first in the lower half of a word.
template <class T> MUGRAPH_DEVICE unsigned pack(float low, float high) {
  unsigned word;
  if constexpr (same<T, half>) {
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(high), "f"(low));
  } else {
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(word) : "f"(high), "f"(low));
  }
  return word;
}

template <class T> MUGRAPH_DEVICE float widen(unsigned bits) {
  if constexpr (same<T, half>) {
    float x;
    asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"((unsigned short)bits));
    return x;
  } else {
    return __uint_as_float(bits << 16);
  }
}

// A tile in registers. Two 16-bit entries, of registers 2n and 2n + 1, share a word.
template <class T, class Layout_> struct Fragment {
  using Element = T;
  using Layout = Layout_;
  static constexpr int registers = Layout::registers;
  unsigned words[(registers + 1) / 2];

  MUGRAPH_DEVICE unsigned bits(int r) const { return r % 2 ? words[r / 2] >> 16 : words[r / 2] & 0xffffu; }
  MUGRAPH_DEVICE void set_bits(int r, unsigned b) {
    words[r / 2] = r % 2 ? (words[r / 2] & 0xffffu) | b << 16 : (words[r / 2] & 0xffff0000u) | (b & 0xffffu);
  }
  MUGRAPH_DEVICE float value(int r) const { return widen<T>(bits(r)); }
  MUGRAPH_DEVICE void set(int r, float x) { set_bits(r, pack<T>(x, 0.0f)); }
};

template <class Layout_> struct Fragment<float, Layout_> {
  using Element = float;
  using Layout = Layout_;
  static constexpr int registers = Layout::registers;
  float values[registers];

  MUGRAPH_DEVICE unsigned bits(int r) const { return __float_as_uint(values[r]); }
  MUGRAPH_DEVICE void set_bits(int r, unsigned b) { values[r] = __uint_as_float(b); }
  MUGRAPH_DEVICE float value(int r) const { return values[r]; }
  MUGRAPH_DEVICE void set(int r, float x) { values[r] = x; }
};

// The functions of operators: approximations of the hardware, of a relative error below 1e-6 where no comment says otherwise;
// of exponentials, and what is made of them, |x| 2^-24 more.
MUGRAPH_DEVICE float maximum(float x, float y) {
  float top;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(top) : "f"(x), "f"(y));
  return top;
}
MUGRAPH_DEVICE float minimum(float x, float y) {
  float least;
  asm("min.NaN.f32 %0, %1, %2;" : "=f"(least) : "f"(x), "f"(y));
  return least;
}
// Results below 2^-126 are 0.
MUGRAPH_DEVICE float power_of_two(float x) {
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
MUGRAPH_DEVICE float exponential(float x) { return power_of_two(x * 1.4426950408889634f); }
MUGRAPH_DEVICE float quotient(float x, float y) {
  float z;
  asm("div.full.f32 %0, %1, %2;" : "=f"(z) : "f"(x), "f"(y));
  return z;
}
MUGRAPH_DEVICE float reciprocal(float x) {
  float y;
  asm("rcp.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
MUGRAPH_DEVICE float square_root(float x) {
  float y;
  asm("sqrt.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
MUGRAPH_DEVICE float inverse_square_root(float x) {
  float y;
  asm("rsqrt.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
MUGRAPH_DEVICE float sigmoid(float x) { return reciprocal(1.0f + exponential(-x)); }
// By its series where 2 sigmoid(2x) - 1 would cancel.
MUGRAPH_DEVICE float hyperbolic_tangent(float x) {
  float y = x * x;
  float series = x * (1.0f - y * (0.33333333f - y * (0.13333333f - y * 0.053968254f)));
  return y < 0.04f ? series : 2.0f * sigmoid(2.0f * x) - 1.0f;
}
// 1 - 2 Q(√2 |x|) with the sign of x, Q as below, and a series where that would cancel.
MUGRAPH_DEVICE float error_function(float x) {
  float t = minimum(1.4142135f * fabsf(x), 6.0f), y = x * x;
  float series = 0.33333333f - y * (0.1f - y * (0.023809524f - y * (0.0046296296f - y * 0.00075757576f)));
  float p = -0.000209567486f + t * (-0.00016392862f + t * (3.89029447e-05f + t * (-3.93086748e-06f + t * 1.56627863e-07f)));
  p = -1.0f + t * (-1.15110695f + t * (-0.459188938f + t * (-0.052563291f + t * (0.00716491556f + t * p))));
  return y < 0.25f ? 1.1283792f * (x - x * y * series) : copysignf(1.0f - 2.0f * power_of_two(p), x);
}
// max(x, 0) - |x| Q(|x|). Q, the part of a normal distribution above |x|, is 2 to a polynomial: cheaper than erf, and nothing cancels.
MUGRAPH_DEVICE float gelu_erf(float x) {
  float t = fminf(fabsf(x), 6.0f);
  float p = -0.000209567486f + t * (-0.00016392862f + t * (3.89029447e-05f + t * (-3.93086748e-06f + t * 1.56627863e-07f)));
  p = -1.0f + t * (-1.15110695f + t * (-0.459188938f + t * (-0.052563291f + t * (0.00716491556f + t * p))));
  return maximum(x, 0.0f) - t * power_of_two(p);
}
// 0.5 x (1 + tanh(u)) = x sigmoid(2u).
MUGRAPH_DEVICE float gelu_tanh(float x) { return x * sigmoid(1.5957691216057308f * (x + 0.044715f * x * x * x)); }

struct Sum {
  static MUGRAPH_DEVICE float of(float x, float y) { return x + y; }
};
struct Max {
  static MUGRAPH_DEVICE float of(float x, float y) { return maximum(x, y); }
};

template <class F> MUGRAPH_DEVICE void fill(F& target, float value) {
#pragma unroll
  for (int r = 0; r < F::registers; ++r) target.set(r, value);
}

template <int D, class F> MUGRAPH_DEVICE void fill_beyond(F& target, int limit, float value) {
  using Layout = typename F::Layout;
  const int start = Layout::start()[D];
#pragma unroll
  for (int r = 0; r < F::registers; ++r) {
    if (start + Layout::offset(r)[D] >= limit) target.set(r, value);
  }
}

template <class T, class Lt, class S, class Ls> MUGRAPH_DEVICE void convert(Fragment<T, Lt>& target, const Fragment<S, Ls>& source) {
  if constexpr (same<T, float>) {
#pragma unroll
    for (int r = 0; r < Lt::registers; ++r) target.values[r] = source.value(register_for<Lt, Ls>(r));
  } else {
#pragma unroll
    for (int r = 0; r < Lt::registers; r += 2) {
      const float low = source.value(register_for<Lt, Ls>(r));
      const float high = r + 1 < Lt::registers ? source.value(register_for<Lt, Ls>(r + 1)) : 0.0f;
      target.words[r / 2] = pack<T>(low, high);
    }
  }
}

template <class Lt, class Ls, int D, int First, int... Rest> MUGRAPH_CONSTANT int register_before(int r) {
  using To = typename Ls::template dim<First>;
  const int found = Lt::template dim<D>::corresponding(r, To{});
  if constexpr (sizeof...(Rest) == 0) {
    return found;
  } else {
    return found + register_before<Lt, Ls, D + 1, Rest...>(r);
  }
}

// Dimension d of the target is dimension number d of `Permutation` of the source.
template <int... Permutation, class T, class S> MUGRAPH_DEVICE void permute(T& target, const S& source) {
#pragma unroll
  for (int r = 0; r < T::registers; ++r) {
    target.set_bits(r, source.bits(register_before<typename T::Layout, typename S::Layout, 0, Permutation...>(r)));
  }
}

template <class T, class Operator, class... Operands> MUGRAPH_DEVICE void compute(T& target, Operator op, const Operands&... operands) {
#pragma unroll
  for (int r = 0; r < T::registers; ++r) {
    target.values[r] = op(operands.values[register_for<typename T::Layout, typename Operands::Layout>(r)]...);
  }
}

template <int D, class Join, class T, class S> MUGRAPH_DEVICE void reduce(T& target, const S& source) {
  using Lt = typename T::Layout;
  using Ls = typename S::Layout;
  static_assert(Lt::rank == Ls::rank, "a reduction keeps the dimension");
  using Kept = typename Lt::template dim<D>;
  using Bound = typename Ls::template dim<D>;
  static_assert(Kept::extent == Bound::template count<Unit::Warp>, "a reduction keeps the digits over warps, and no others");
#pragma unroll
  for (int r = 0; r < S::registers; ++r) {
    const int to = register_for<Ls, Lt>(r);
    const bool first = Bound::template part<Unit::Register>(r) == 0;
    target.values[to] = first ? source.values[r] : Join::of(target.values[to], source.values[r]);
  }
#pragma unroll
  for (int r = 0; r < T::registers; ++r) target.values[r] = Bound::template over_lanes<Join>(target.values[r]);
}
template <int D, class T, class S> MUGRAPH_DEVICE void reduce_sum(T& target, const S& source) { reduce<D, Sum>(target, source); }
template <int D, class T, class S> MUGRAPH_DEVICE void reduce_max(T& target, const S& source) { reduce<D, Max>(target, source); }

}  // namespace mugraph

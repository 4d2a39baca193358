// The mean over a dimension of symbolic size: a kernel computes its constant from the size that it runs at, and so does the reference.
// RUN: mirage-opt --superoptimize %s -t triton | filecheck %s
// CHECK: def f0_kernel0({{.*}}, n, ALIGNED: tl.constexpr,
// CHECK: for it in tl.range(0, full, num_stages=STAGES):
// CHECK: scale_{{[0-9]+}} = sum_{{[0-9]+}} * (1.0 / n)
// CHECK: def reference(
// CHECK: * (1.0 / n)

func.func @f(%x: tensor<4x?xf16> {mugraph.dims = [4, "n"]}) -> tensor<4x1xf16> attributes {mugraph.symbols = {n = array<i64: 1, 4096>}} {
  %y = mugraph.mean %x dim 1
  func.return %y : tensor<4x1xf16>
}

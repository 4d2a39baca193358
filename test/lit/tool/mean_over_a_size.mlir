// The mean over a dimension of symbolic size: kernels compute their constant from the size that they run at, and so does the reference.
// One has tiles of all of the size, where that is small; another has a loop.
// RUN: mirage-opt --superoptimize %s -t triton | filecheck %s
// CHECK: def f{{[0-9]+}}_kernel0({{.*}}, n, ALIGNED: tl.constexpr,
// CHECK-NOT: tl.range
// CHECK: scale_{{[0-9]+}} = sum_{{[0-9]+}} * (1.0 / n)
// CHECK: for it in tl.range(0, full, num_stages=STAGES):
// CHECK: scale_{{[0-9]+}} = sum_{{[0-9]+}} * (1.0 / n)
// CHECK: def reference(
// CHECK: * (1.0 / n)

func.func @f(%x: tensor<4x?xf16> {mugraph.dims = [4, "n"]}) -> tensor<4x1xf16> attributes {mugraph.symbols = {n = array<i64: 1, 1048576>}} {
  %y = mugraph.mean %x dim 1
  func.return %y : tensor<4x1xf16>
}

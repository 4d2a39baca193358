// A kernel holds no constant that follows from a size.
// RUN: not mirage-opt --superoptimize %s -t triton 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: constant_of_a_size.mlir:[[# @LINE + 3]]:1: error: @f: a constant follows from the size n, which is known only when the kernel runs
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x?xf16> {mugraph.dims = [4, "n"]}) -> tensor<4x1xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.mean %x dim 1
  func.return %y : tensor<4x1xf16>
}

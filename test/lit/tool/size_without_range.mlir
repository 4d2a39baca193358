// Each name of a size has a range.
// RUN: not mirage-opt --superoptimize %s -t triton 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: size_without_range.mlir:[[# @LINE + 3]]:1: error: 'func.func': the size 'm' of argument 0 has no range in mugraph.symbols
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["m", 4]}) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}

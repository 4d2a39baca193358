// A range has its least size first.
// RUN: not mirage-opt --superoptimize %s -t triton 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: size_ranges.mlir:[[# @LINE + 3]]:1: error: 'func.func': the range of the symbol 'n' must lie within 1 … 2^30, not be 9 … 8
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["n", 4]}) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 9, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}

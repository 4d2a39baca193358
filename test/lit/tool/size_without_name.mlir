// Each `?` of an argument has a name.
// RUN: not mirage-opt --superoptimize %s -t triton 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: size_without_name.mlir:[[# @LINE + 3]]:1: error: 'func.func': argument 0 has type tensor<?x4xf16>, so mugraph.dims must be ["a name", 4], and is missing
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16>) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}

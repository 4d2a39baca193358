// Symbolic sizes are for Triton modules.
// RUN: not mirage-opt --superoptimize %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: mirage-opt: error: @f has symbolic sizes, for which a Triton module is written: give -t triton
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["n", 4]}) -> tensor<?x4xf16> attributes {mugraph.symbols = {n = array<i64: 1, 8>}} {
  %y = mugraph.exp %x
  func.return %y : tensor<?x4xf16>
}

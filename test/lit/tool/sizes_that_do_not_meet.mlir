// Two sizes with names of their own are not equal, though both are `?`.
// RUN: not mirage-opt --superoptimize %s -t triton 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: sizes_that_do_not_meet.mlir:[[# @LINE + 5]]:3: error: 'mugraph.add': {{.*}}n{{.*}}m
// CHECK-NOT: Traceback

func.func @f(%x: tensor<?x4xf16> {mugraph.dims = ["n", 4]}, %y: tensor<?x4xf16> {mugraph.dims = ["m", 4]}) -> tensor<?x4xf16>
    attributes {mugraph.symbols = {n = array<i64: 1, 8>, m = array<i64: 1, 8>}} {
  %z = mugraph.add %x, %y
  func.return %z : tensor<?x4xf16>
}

// An integer beyond 64 bits.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: huge_integer.mlir:[[# @LINE + 4]]:72: error: the integer does not fit 64 bits
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) {
  %y = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2 threads 99999999999999999999 {
  } -> tensor<4x8xf16>
  func.return
}

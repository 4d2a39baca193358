// A result type written out after all, and wrong.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: wrong_written_type.mlir:[[# @LINE + 4]]:25: error: the result has type tensor<4x8xf16>, not tensor<8x8xf16>
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.exp %x : tensor<8x8xf16>
  func.return
}

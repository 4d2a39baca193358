// A reduction over a dimension that the operand does not have.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: dimension_beyond_rank.mlir:[[# @LINE + 4]]:3: error: 'mugraph.sum': dimension 2 is beyond a value of rank 2
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.sum %x dim 2
  func.return
}

// A transpose by something that is no permutation.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: no_permutation.mlir:[[# @LINE + 4]]:3: error: 'mugraph.transpose': [0, 0] is no permutation of the 2 dimensions of 4x8
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.transpose %x permutation [0, 0]
  func.return
}

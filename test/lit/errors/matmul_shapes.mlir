// A product whose inner extents differ.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: matmul_shapes.mlir:[[# @LINE + 4]]:3: error: 'mugraph.matmul': shapes do not meet: matmul of 8x2 and 4x8 contracts 2 with 4
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.matmul %w, %x
  func.return
}

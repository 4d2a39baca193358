// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a bias added before the product.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
// CHECK-NEXT: %w is 0 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.add %y, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.add %x, %b
  %o = mugraph.matmul %s, %w
  func.return %o : tensor<4x8xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: relu does not commute with a product.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is -1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 0 but for [{{[0-9, ]+}}] = -1{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.relu %y
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.relu %x
  %o = mugraph.matmul %r, %w
  func.return %o : tensor<4x6xf32>
}

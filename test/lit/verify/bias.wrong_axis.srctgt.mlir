// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a bias of a square result broadcast along columns.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
// CHECK-NEXT: %w is 0 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<8x8xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.add %y, %b
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %w: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<8x8xf32> {
  %y = mugraph.matmul %x, %w
  %c = mugraph.reshape %b to [8, 1]
  %o = mugraph.add %y, %c
  func.return %o : tensor<8x8xf32>
}

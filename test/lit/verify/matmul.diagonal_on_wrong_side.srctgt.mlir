// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: what scales the columns of X does not scale the columns of W.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %d is 0 but for [{{[0-9, ]+}}] = 1{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %d: tensor<1x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.mul %x, %d
  %o = mugraph.matmul %s, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %d: tensor<1x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.mul %w, %d
  %o = mugraph.matmul %x, %s
  func.return %o : tensor<4x8xf32>
}

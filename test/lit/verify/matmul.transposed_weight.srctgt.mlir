// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a square weight that is transposed once too often.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.linear %x, %w
  func.return %o : tensor<4x8xf32>
}

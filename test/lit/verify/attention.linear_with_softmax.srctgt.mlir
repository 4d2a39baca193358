// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: with the softmax, attention is not associative.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 0 everywhere{{$}}
// CHECK-NEXT: %k is 0 everywhere{{$}}
// CHECK-NEXT: %v is 1 everywhere{{$}}
func.func @src(%q: tensor<4x8xf32>, %k: tensor<8x8xf32>, %v: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.matmul %q, %k
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%q: tensor<4x8xf32>, %k: tensor<8x8xf32>, %v: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %k dim 1
  %s = mugraph.matmul %w, %v
  %o = mugraph.matmul %q, %s
  func.return %o : tensor<4x8xf32>
}

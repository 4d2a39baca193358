// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a scale that goes to both operands must be the square root.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1/2 instead of 2{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 1 everywhere{{$}}
// CHECK-NEXT: %k is 1 everywhere{{$}}
func.func @src(%q: tensor<4x8xf32>, %k: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %s = mugraph.matmul %q, %k
  %o = mugraph.scale %s by 0.25
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%q: tensor<4x8xf32>, %k: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %c = mugraph.scale %q by 0.25
  %d = mugraph.scale %k by 0.25
  %o = mugraph.matmul %c, %d
  func.return %o : tensor<4x4xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the scale of the scores applied to the query and to the product.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1/8 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 1 everywhere{{$}}
// CHECK-NEXT: %k is 1 everywhere{{$}}
func.func @src(%q: tensor<4x8xf32>, %k: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %s = mugraph.matmul %q, %k
  %o = mugraph.scale %s by 0.125
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%q: tensor<4x8xf32>, %k: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %c = mugraph.scale %q by 0.125
  %s = mugraph.matmul %c, %k
  %o = mugraph.scale %s by 0.125
  func.return %o : tensor<4x4xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: keys and values swapped.

// CHECK: error: @tgt: refuted: output 0 at [0, 0, 0] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %q is 0 everywhere{{$}}
// CHECK-NEXT: %k is 0 everywhere{{$}}
// CHECK-NEXT: %v is 1 everywhere{{$}}
func.func @src(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %o = mugraph.attention %q, %k, %v scale 1.0
  func.return %o : tensor<2x4x8xf32>
}
func.func @tgt(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %o = mugraph.attention %q, %v, %k scale 1.0
  func.return %o : tensor<2x4x8xf32>
}

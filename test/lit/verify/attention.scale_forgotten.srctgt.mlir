// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: attention without the scale 1/√d of its scores.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %q is 1 everywhere{{$}}
// CHECK-NEXT: %k is 0 but for [{{[0-9, ]+}}] = 1{{$}}
// CHECK-NEXT: %v is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%q: tensor<2x4x16xf32>, %k: tensor<2x8x16xf32>, %v: tensor<2x8x16xf32>) -> tensor<2x4x16xf32> {
  %o = mugraph.attention %q, %k, %v
  func.return %o : tensor<2x4x16xf32>
}
func.func @tgt(%q: tensor<2x4x16xf32>, %k: tensor<2x8x16xf32>, %v: tensor<2x8x16xf32>) -> tensor<2x4x16xf32> {
  %o = mugraph.attention %q, %k, %v scale 1.0
  func.return %o : tensor<2x4x16xf32>
}

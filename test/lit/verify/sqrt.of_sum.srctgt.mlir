// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the root of a sum is not the sum of roots.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.add %a, %b
  %o = mugraph.sqrt %s
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.sqrt %a
  %f = mugraph.sqrt %b
  %o = mugraph.add %e, %f
  func.return %o : tensor<4x8xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the quotient of sums for the sum of quotients.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1 instead of 8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %q = mugraph.div %a, %b
  %o = mugraph.sum %q dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %s = mugraph.sum %a dim 1
  %t = mugraph.sum %b dim 1
  %o = mugraph.div %s, %t
  func.return %o : tensor<4x1xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: exp(a) + exp(b) for exp(a + b).

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 2 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 0 everywhere{{$}}
// CHECK-NEXT: %b is 0 everywhere{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.add %a, %b
  %o = mugraph.exp %s
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.exp %a
  %f = mugraph.exp %b
  %o = mugraph.add %e, %f
  func.return %o : tensor<4x8xf32>
}

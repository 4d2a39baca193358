// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: dividend and divisor swapped.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 2 instead of 1/2{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 2{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.div %a, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.div %b, %a
  func.return %o : tensor<4x8xf32>
}

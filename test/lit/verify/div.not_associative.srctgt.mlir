// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: (a / b) / c for a / (b / c).

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1/2 instead of 2{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
// CHECK-NEXT: %c is 0 but for [{{[0-9, ]+}}] = 2{{$}}
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %d = mugraph.div %b, %c
  %o = mugraph.div %a, %d
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %d = mugraph.div %a, %b
  %o = mugraph.div %d, %c
  func.return %o : tensor<4x8xf32>
}

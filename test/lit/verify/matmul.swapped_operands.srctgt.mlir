// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: products do not commute.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %o = mugraph.matmul %a, %b
  func.return %o : tensor<6x6xf32>
}
func.func @tgt(%a: tensor<6x6xf32>, %b: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %o = mugraph.matmul %b, %a
  func.return %o : tensor<6x6xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: exp(x)² is exp(2 x), not exp(x²).

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  %o = mugraph.square %y
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.square %x
  %o = mugraph.exp %y
  func.return %o : tensor<4x8xf32>
}

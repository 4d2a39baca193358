// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the activation of the product instead of the gate's.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %g is 1 everywhere{{$}}
// CHECK-NEXT: %u is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %g: tensor<8x6xf32>, %u: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %s = mugraph.silu %a
  %o = mugraph.mul %s, %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %g: tensor<8x6xf32>, %u: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %p = mugraph.mul %a, %b
  %o = mugraph.silu %p
  func.return %o : tensor<4x6xf32>
}

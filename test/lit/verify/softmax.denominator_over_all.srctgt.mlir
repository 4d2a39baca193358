// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: one denominator for all rows.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1/32 instead of 1/8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.softmax %x dim 1
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %t = mugraph.sum %s dim 0
  %o = mugraph.div %e, %t
  func.return %o : tensor<4x8xf32>
}

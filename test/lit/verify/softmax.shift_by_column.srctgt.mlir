// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the maximum over the other dimension does not cancel.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.softmax %x dim 1
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %m = mugraph.max %x dim 0
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %o = mugraph.div %e, %s
  func.return %o : tensor<8x8xf32>
}

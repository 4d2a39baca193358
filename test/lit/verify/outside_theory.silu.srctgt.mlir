// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// True, and refused: silu(x) = x · sigmoid(x) is a law of two functions of which the verifier knows nothing.

// CHECK: error: @tgt: not equivalent: output 0 at [0, 0] is {{.*}} (modulo 1048573, one number a lane)
// CHECK-NEXT: no real inputs were found on which the two differ
func.func @src(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %o = mugraph.silu %x
  func.return %o : tensor<2x4xf32>
}
func.func @tgt(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %s = mugraph.sigmoid %x
  %o = mugraph.mul %x, %s
  func.return %o : tensor<2x4xf32>
}

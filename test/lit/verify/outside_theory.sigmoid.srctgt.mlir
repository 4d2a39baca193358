// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// True, and refused: sigmoid(x) = 1 / (1 + exp(−x)) is a law of two functions between which the verifier knows none.

// CHECK: error: @tgt: not equivalent: output 0 at [0, 0] is {{.*}} (modulo 1048573, one number a lane)
// CHECK-NEXT: no real inputs were found on which the two differ
func.func @src(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %o = mugraph.sigmoid %x
  func.return %o : tensor<2x4xf32>
}
func.func @tgt(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %n = mugraph.neg %x
  %e = mugraph.exp %n
  %d = mugraph.offset %e by 1
  %o = mugraph.reciprocal %d
  func.return %o : tensor<2x4xf32>
}

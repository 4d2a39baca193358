// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: pair_never_defined.mlir:11:1: error: @tgt: not proved: output 0 at [0, 0] is undefined in 8 draws (it divides by zero)
// CHECK-NEXT: no real inputs were found on which the two differ: they may be equal by a law that the verifier does not know{{.*}}
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = mugraph.sub %x, %x
  %y = mugraph.div %x, %z
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = mugraph.sub %x, %x
  %r = mugraph.reciprocal %z
  %y = mugraph.mul %x, %r
  func.return %y : tensor<4x8xf32>
}

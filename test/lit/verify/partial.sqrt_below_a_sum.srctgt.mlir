// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Each entry of a row needs the roots of all of the row: one of them may be cancelled.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.sqrt %y
  %t = mugraph.sum %r dim 1
  %o = mugraph.add %x, %t
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.sqrt %y
  %m = mugraph.mul %x, %r
  %d = mugraph.div %m, %r
  %t = mugraph.sum %r dim 1
  %o = mugraph.add %d, %t
  func.return %o : tensor<4x6xf32>
}

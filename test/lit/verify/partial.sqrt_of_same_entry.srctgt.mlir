// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x·√y/√y is x where the same entry of the source needs √y anyway.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.sqrt %y
  %o = mugraph.add %x, %r
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.sqrt %y
  %m = mugraph.mul %x, %r
  %d = mugraph.div %m, %r
  %o = mugraph.add %d, %r
  func.return %o : tensor<4x6xf32>
}

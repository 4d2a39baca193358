// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// scale(offset(x, c), s) = offset(scale(x, s), c * s).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.offset %x by 0.5
  %1 = mugraph.scale %0 by 3.0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 3.0
  %1 = mugraph.offset %0 by 1.5
  func.return %1 : tensor<4x6xf32>
}

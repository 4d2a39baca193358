// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// -x = scale(x, -1).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %x
  func.return %0 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by -1.0
  func.return %0 : tensor<4x6xf32>
}

// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// relu(scale(x, s)) = scale(relu(x), s)
// where s > 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.relu %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.relu %x
  %1 = mugraph.scale %0 by 0.5
  func.return %1 : tensor<4x6xf32>
}

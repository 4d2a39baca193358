// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// min(x, y) = −max(−x, −y).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.minimum %x, %y
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.neg %x
  %b = mugraph.neg %y
  %m = mugraph.maximum %a, %b
  %o = mugraph.neg %m
  func.return %o : tensor<4x6xf32>
}

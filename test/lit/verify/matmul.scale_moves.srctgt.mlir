// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A constant may move from one operand of a product to the other, or behind it.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %c = mugraph.scale %a by 0.125
  %o = mugraph.matmul %c, %b
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32> {
  %c = mugraph.scale %b by 0.25
  %p = mugraph.matmul %a, %c
  %o = mugraph.scale %p by 0.5
  func.return %o : tensor<4x4xf32>
}

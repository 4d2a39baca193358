// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The transpose of a product is the product of transposes in the other order.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> tensor<6x4xf32> {
  %y = mugraph.matmul %a, %b
  %o = mugraph.transpose %y permutation [1, 0]
  func.return %o : tensor<6x4xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>) -> tensor<6x4xf32> {
  %s = mugraph.transpose %a permutation [1, 0]
  %t = mugraph.transpose %b permutation [1, 0]
  %o = mugraph.matmul %t, %s
  func.return %o : tensor<6x4xf32>
}

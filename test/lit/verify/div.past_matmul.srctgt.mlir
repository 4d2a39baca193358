// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The quotient by a row's sum commutes with a product from the right.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x64xf32>, %b: tensor<64x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.sum %a dim 1
  %d = mugraph.div %a, %s
  %o = mugraph.matmul %d, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x64xf32>, %b: tensor<64x8xf32>) -> tensor<4x8xf32> {
  %s = mugraph.sum %a dim 1
  %m = mugraph.matmul %a, %b
  %o = mugraph.div %m, %s
  func.return %o : tensor<4x8xf32>
}

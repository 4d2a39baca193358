// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// sum(a * b, -1) = a @ swap(b)
// where extent(b, -2) == 1 and extent(a, -1) == extent(b, -1) and rank(a) >= 2 and rank(b) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<1x6xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.mul %a, %b
  %1 = mugraph.sum %0 dim 1
  func.return %1 : tensor<4x1xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<1x6xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.transpose %b permutation [1, 0]
  %1 = mugraph.matmul %a, %0
  func.return %1 : tensor<4x1xf32>
}

// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// swap(x * y) = swap(x) * swap(y)
// where rank(x) >= 2 and rank(y) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = mugraph.mul %x, %y
  %1 = mugraph.transpose %0 permutation [1, 0]
  func.return %1 : tensor<6x4xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = mugraph.transpose %x permutation [1, 0]
  %1 = mugraph.transpose %y permutation [1, 0]
  %2 = mugraph.mul %0, %1
  func.return %2 : tensor<6x4xf32>
}

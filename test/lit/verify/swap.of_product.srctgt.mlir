// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// swap(a @ b) = swap(b) @ swap(a).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<5x4xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.transpose %0 permutation [1, 0]
  func.return %1 : tensor<5x4xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<5x4xf32> {
  %0 = mugraph.transpose %b permutation [1, 0]
  %1 = mugraph.transpose %a permutation [1, 0]
  %2 = mugraph.matmul %0, %1
  func.return %2 : tensor<5x4xf32>
}

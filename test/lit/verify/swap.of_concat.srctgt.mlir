// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// swap(concat(x, y, -1)) = concat(swap(x), swap(y), -2).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<9x4xf32> {
  %0 = mugraph.concat %x, %y dim 1
  %1 = mugraph.transpose %0 permutation [1, 0]
  func.return %1 : tensor<9x4xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<9x4xf32> {
  %0 = mugraph.transpose %x permutation [1, 0]
  %1 = mugraph.transpose %y permutation [1, 0]
  %2 = mugraph.concat %0, %1 dim 0
  func.return %2 : tensor<9x4xf32>
}

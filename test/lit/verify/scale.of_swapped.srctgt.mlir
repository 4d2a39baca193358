// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// swap(scale(x, s)) = scale(swap(x), s).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.transpose %0 permutation [1, 0]
  func.return %1 : tensor<6x4xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<6x4xf32> {
  %0 = mugraph.transpose %x permutation [1, 0]
  %1 = mugraph.scale %0 by 0.5
  func.return %1 : tensor<6x4xf32>
}

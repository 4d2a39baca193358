// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// sum(concat(x, y, d), d) = sum(x, d) + sum(y, d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.concat %x, %y dim 1
  %1 = mugraph.sum %0 dim 1
  func.return %1 : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.sum %x dim 1
  %1 = mugraph.sum %y dim 1
  %2 = mugraph.add %0, %1
  func.return %2 : tensor<4x1xf32>
}

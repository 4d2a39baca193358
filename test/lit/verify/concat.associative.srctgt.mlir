// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// concat(concat(x, y, d), z, d) = concat(x, concat(y, z, d), d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>, %z: tensor<4x2xf32>) -> tensor<4x11xf32> {
  %0 = mugraph.concat %x, %y dim 1
  %1 = mugraph.concat %0, %z dim 1
  func.return %1 : tensor<4x11xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>, %z: tensor<4x2xf32>) -> tensor<4x11xf32> {
  %0 = mugraph.concat %y, %z dim 1
  %1 = mugraph.concat %x, %0 dim 1
  func.return %1 : tensor<4x11xf32>
}

// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(x + z, y + z) = max(x, y) + z.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>, %z: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.add %x, %z
  %b = mugraph.add %y, %z
  %o = mugraph.maximum %a, %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>, %z: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.maximum %x, %y
  %o = mugraph.add %m, %z
  func.return %o : tensor<4x6xf32>
}

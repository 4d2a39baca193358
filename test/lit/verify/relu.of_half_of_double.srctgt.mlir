// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// relu(2x/2) = relu(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.scale %x by 2.0
  %b = mugraph.scale %a by 0.5
  %o = mugraph.relu %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.relu %x
  func.return %o : tensor<4x6xf32>
}

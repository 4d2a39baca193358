// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// relu(−(−x)) = relu(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.neg %x
  %b = mugraph.neg %a
  %o = mugraph.relu %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.relu %x
  func.return %o : tensor<4x6xf32>
}

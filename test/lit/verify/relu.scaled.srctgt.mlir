// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// relu(c·x) = c·relu(x) for c > 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.scale %x by 0.2857142857142857
  %o = mugraph.relu %a
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.relu %x
  %o = mugraph.scale %a by 0.2857142857142857
  func.return %o : tensor<4x6xf32>
}

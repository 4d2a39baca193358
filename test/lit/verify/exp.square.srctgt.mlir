// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// exp(x)² = exp(x + x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  %o = mugraph.square %y
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.add %x, %x
  %o = mugraph.exp %y
  func.return %o : tensor<4x8xf32>
}

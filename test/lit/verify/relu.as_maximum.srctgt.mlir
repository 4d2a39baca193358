// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// relu is the maximum with zero, and idempotent.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = mugraph.relu %x
  %o = mugraph.relu %r
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %z = mugraph.sub %x, %x
  %o = mugraph.maximum %z, %x
  func.return %o : tensor<4x8xf32>
}

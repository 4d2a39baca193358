// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A sum of five equal terms is one of them times 5.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %b = mugraph.broadcast %x to [4, 5]
  %o = mugraph.sum %b dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %o = mugraph.scale %x by 5.0
  func.return %o : tensor<4x1xf32>
}

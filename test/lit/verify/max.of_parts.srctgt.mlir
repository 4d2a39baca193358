// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The maximum of a row is the larger one of the maxima of its parts, which may overlap.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %o = mugraph.max %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %l = mugraph.slice %x dim 1 start 0 stop 5
  %r = mugraph.slice %x dim 1 start 4 stop 8
  %a = mugraph.max %l dim 1
  %b = mugraph.max %r dim 1
  %o = mugraph.maximum %b, %a
  func.return %o : tensor<4x1xf32>
}

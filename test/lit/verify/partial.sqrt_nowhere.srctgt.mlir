// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: x·√y/√y is x only where √y exists, which the source never asks for.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.square %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.square %x
  %r = mugraph.sqrt %y
  %m = mugraph.mul %s, %r
  %o = mugraph.div %m, %r
  func.return %o : tensor<4x6xf32>
}

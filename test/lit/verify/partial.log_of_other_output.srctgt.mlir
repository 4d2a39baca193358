// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: x·f(y)/f(y) is x only where f(y) = log y exists; the source needs it for its other output alone.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.square %x
  %r = mugraph.log %y
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %s = mugraph.square %x
  %r = mugraph.log %y
  %m = mugraph.mul %s, %r
  %o = mugraph.div %m, %r
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}

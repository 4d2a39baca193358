// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: x + log(y) − log(y) is x only where log(y) exists; the source needs it for its other output alone.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.square %x
  %r = mugraph.log %y
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %s = mugraph.square %x
  %r = mugraph.log %y
  %m = mugraph.add %s, %r
  %o = mugraph.sub %m, %r
  func.return %o, %r : tensor<4x6xf32>, tensor<4x6xf32>
}

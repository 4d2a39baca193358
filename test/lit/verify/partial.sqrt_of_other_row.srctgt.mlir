// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: each row needs the root of the first row of y; the candidate takes roots of all of y.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %y0 = mugraph.slice %y dim 0 start 0 stop 1
  %r = mugraph.sqrt %y0
  %o = mugraph.add %x, %r
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %w = mugraph.sqrt %y
  %m = mugraph.mul %x, %w
  %d = mugraph.div %m, %w
  %y0 = mugraph.slice %y dim 0 start 0 stop 1
  %r = mugraph.sqrt %y0
  %o = mugraph.add %d, %r
  func.return %o : tensor<4x6xf32>
}

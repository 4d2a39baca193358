// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: where √y exists, √(−y) does not.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %r = mugraph.sqrt %y
  %o = mugraph.add %x, %r
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %y
  %w = mugraph.sqrt %n
  %m = mugraph.mul %x, %w
  %d = mugraph.div %m, %w
  %r = mugraph.sqrt %y
  %o = mugraph.add %d, %r
  func.return %o : tensor<4x6xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: an entry needs the root of the entry across the diagonal; the candidate takes that of its own as well.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %t = mugraph.transpose %y permutation [1, 0]
  %r = mugraph.sqrt %t
  %o = mugraph.add %x, %r
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %w = mugraph.sqrt %y
  %m = mugraph.mul %x, %w
  %d = mugraph.div %m, %w
  %t = mugraph.transpose %y permutation [1, 0]
  %r = mugraph.sqrt %t
  %o = mugraph.add %d, %r
  func.return %o : tensor<4x4xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: relu(c·x) is not c·relu(x) for c < 0.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.scale %x by -2.0
  %o = mugraph.relu %a
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.relu %x
  %o = mugraph.scale %a by -2.0
  func.return %o : tensor<4x6xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: relu(−x) is not −relu(x).

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.neg %x
  %o = mugraph.relu %a
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.relu %x
  %o = mugraph.neg %a
  func.return %o : tensor<4x6xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: 2/7 is not 2/3 · 2/5.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 0.2857142857142857
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 0.6666666666666666
  %o = mugraph.scale %s by 0.4
  func.return %o : tensor<4x6xf32>
}

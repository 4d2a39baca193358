// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the argument of σ must be doubled.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.tanh %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.sigmoid %x
  %b = mugraph.scale %s by 2.0
  %o = mugraph.offset %b by -1.0
  func.return %o : tensor<4x6xf32>
}

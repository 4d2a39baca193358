// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: σ(−x) is not −σ(x).

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %x
  %o = mugraph.sigmoid %n
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.sigmoid %x
  %o = mugraph.neg %s
  func.return %o : tensor<4x6xf32>
}

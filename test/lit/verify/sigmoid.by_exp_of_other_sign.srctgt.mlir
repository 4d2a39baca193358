// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: 1/(1 + exp(x)) is σ(−x).

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.sigmoid %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %d = mugraph.offset %e by 1.0
  %o = mugraph.reciprocal %d
  func.return %o : tensor<4x6xf32>
}

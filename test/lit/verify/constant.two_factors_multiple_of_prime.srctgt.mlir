// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: 2 · 524287 is 1 modulo the largest prime below 2^20.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 1.0
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 524287.0
  %o = mugraph.scale %s by 2.0
  func.return %o : tensor<4x6xf32>
}

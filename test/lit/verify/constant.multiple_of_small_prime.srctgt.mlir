// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: 2100082 is 1 modulo the prime 700027.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 1.0
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 2100082.0
  func.return %o : tensor<4x6xf32>
}

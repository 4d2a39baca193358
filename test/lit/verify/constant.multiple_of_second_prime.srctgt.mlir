// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: 1048573 is 2 modulo the prime 1048571.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 2.0
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 1048573.0
  func.return %o : tensor<4x6xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a sum of five equal terms is 5 of them; 1048578 is 5 modulo the largest prime below 2^20.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %b = mugraph.broadcast %x to [4, 5]
  %o = mugraph.sum %b dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %o = mugraph.scale %x by 1048578.0
  func.return %o : tensor<4x1xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: heads split off by a reshape alone, without the transpose that brings them to the front.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x16xf32>) -> tensor<2x4x8xf32> {
  %r = mugraph.reshape %x to [4, 2, 8]
  %o = mugraph.transpose %r permutation [1, 0, 2]
  func.return %o : tensor<2x4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<2x4x8xf32> {
  %o = mugraph.reshape %x to [2, 4, 8]
  func.return %o : tensor<2x4x8xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a reshape has the shape of a transpose, not its entries.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %o = mugraph.transpose %x permutation [1, 0]
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  %o = mugraph.reshape %x to [8, 4]
  func.return %o : tensor<8x4xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: an einsum whose second operand is read by columns.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %y is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8xf32>, %y: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.einsum %x, %y equation "ik,jk->ij"
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %y: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.einsum %x, %y equation "ik,kj->ij"
  func.return %o : tensor<4x8xf32>
}

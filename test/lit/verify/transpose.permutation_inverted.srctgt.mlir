// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a permutation of three dimensions is not its own inverse.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
  %o = mugraph.transpose %x permutation [1, 2, 0]
  func.return %o : tensor<4x4x4xf32>
}
func.func @tgt(%x: tensor<4x4x4xf32>) -> tensor<4x4x4xf32> {
  %o = mugraph.transpose %x permutation [2, 0, 1]
  func.return %o : tensor<4x4x4xf32>
}

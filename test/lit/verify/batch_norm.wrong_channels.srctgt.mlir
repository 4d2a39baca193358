// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the statistics of a batch norm over the wrong dimension of a square input.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.batch_norm %x dim 1
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.batch_norm %x dim 0
  func.return %o : tensor<8x8xf32>
}

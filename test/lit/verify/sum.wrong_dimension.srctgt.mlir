// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: rows of a square matrix divided by the sums of its columns.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 1/2{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1, [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = mugraph.sum %x dim 1
  %o = mugraph.div %x, %s
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %s = mugraph.sum %x dim 0
  %o = mugraph.div %x, %s
  func.return %o : tensor<8x8xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong imap: the columns of B are split by the grid dimension of the rows, and replicated over their own.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %a is 1 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x16xf32>, %a: tensor<16x2xf32>, %b: tensor<2x8xf32>) -> tensor<8x8xf32> {
  %t = mugraph.matmul %x, %a
  %o = mugraph.matmul %t, %b
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x16xf32>, %a: tensor<16x2xf32>, %b: tensor<2x8xf32>) -> tensor<8x8xf32> {
  %t = mugraph.matmul %x, %a
  %o = mugraph.block ins(%t, %b : tensor<8x2xf32>, tensor<2x8xf32>) grid [2, 2] {
  ^bb0(%ts: tensor<8x2xf32>, %bs: tensor<2x8xf32>):
    %tt = mugraph.load %ts imap [0, *] : tensor<8x2xf32> -> !mugraph.tile<4x2xf32>
    %bt = mugraph.load %bs imap [1, *] : tensor<2x8xf32> -> !mugraph.tile<2x4xf32>
    %p = mugraph.matmul %tt, %bt
    mugraph.store %p omap [0, 1] : !mugraph.tile<4x4xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}

// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong imap: the bias of a group of rows is chosen by the place in the group.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of 0{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
// CHECK-NEXT: %b is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x4xf32>, %b: tensor<2x4xf32>) -> tensor<8x4xf32> {
  %b4 = mugraph.reshape %b to [2, 1, 4]
  %x4 = mugraph.reshape %x to [2, 4, 4]
  %s = mugraph.add %x4, %b4
  %o = mugraph.reshape %s to [8, 4]
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%x: tensor<8x4xf32>, %b: tensor<2x4xf32>) -> tensor<8x4xf32> {
  %o = mugraph.block ins(%x, %b : tensor<8x4xf32>, tensor<2x4xf32>) grid [2, 2] {
  ^bb0(%xs: tensor<8x4xf32>, %bs: tensor<2x4xf32>):
    %xt = mugraph.load %xs imap [0, 0] : tensor<8x4xf32> -> !mugraph.tile<2x4xf32>
    %bt = mugraph.load %bs imap [*, 0] : tensor<2x4xf32> -> !mugraph.tile<1x4xf32>
    %s = mugraph.add %xt, %bt
    mugraph.store %s omap [0, 0] : !mugraph.tile<2x4xf32> -> tensor<8x4xf32>
  } -> tensor<8x4xf32>
  func.return %o : tensor<8x4xf32>
}

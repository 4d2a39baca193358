// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong fmap: the loop goes through the columns of a square weight instead of its rows.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %t = mugraph.sum %w dim 0
  %o = mugraph.mul %x, %t
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf32>, tensor<8x8xf32>) grid [1] loop 8 {
  ^bb0(%xs: tensor<4x8xf32>, %ws: tensor<8x8xf32>):
    %xt = mugraph.load %xs imap [*] : tensor<4x8xf32> -> !mugraph.tile<4x8xf32>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<8x8xf32> -> !mugraph.tile<8x1xf32>
    %t = mugraph.transpose %wt permutation [1, 0]
    %a = mugraph.accumulate sum %t
    %m = mugraph.mul %xt, %a
    mugraph.store %m omap [*] : !mugraph.tile<4x8xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}

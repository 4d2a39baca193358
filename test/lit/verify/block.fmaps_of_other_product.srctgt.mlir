// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong fmaps: a loop over the rows of X and the columns of W adds up W X, not X W.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<8x8xf32>, tensor<8x8xf32>) grid [1] loop 2 {
  ^bb0(%xs: tensor<8x8xf32>, %ws: tensor<8x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 0 : tensor<8x8xf32> -> !mugraph.tile<4x8xf32>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<8x8xf32> -> !mugraph.tile<8x4xf32>
    %p = mugraph.matmul %wt, %xt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [*] : !mugraph.tile<8x8xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}

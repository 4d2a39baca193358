// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong loop range: five tiles, of which the last is the fourth again.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 20 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %xr = mugraph.slice %x dim 1 start 12 stop 16
  %wr = mugraph.slice %w dim 0 start 12 stop 16
  %xl = mugraph.concat %x, %xr dim 1
  %wl = mugraph.concat %w, %wr dim 0
  %o = mugraph.block ins(%xl, %wl : tensor<4x20xf32>, tensor<20x8xf32>) grid [2] loop 5 {
  ^bb0(%xs: tensor<4x20xf32>, %ws: tensor<20x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x20xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<20x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}

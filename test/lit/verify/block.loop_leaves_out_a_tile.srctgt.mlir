// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong loop range: three of the four tiles of the reduction.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 12 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %w is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %xl = mugraph.slice %x dim 1 start 0 stop 12
  %wl = mugraph.slice %w dim 0 start 0 stop 12
  %o = mugraph.block ins(%xl, %wl : tensor<4x12xf32>, tensor<12x8xf32>) grid [2] loop 3 {
  ^bb0(%xs: tensor<4x12xf32>, %ws: tensor<12x8xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x12xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<12x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}

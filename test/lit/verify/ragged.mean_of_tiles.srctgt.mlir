// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// The mean divides by the 20 entries of all tiles, where 16 are present.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is {{.*}} instead of {{.*}}
func.func @src(%x: tensor<4x16xf16>, %w: tensor<16x7xf16>) -> tensor<4x7xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<4x7xf16>
}
func.func @tgt(%x: tensor<4x16xf16>, %w: tensor<16x7xf16>) -> tensor<4x7xf16> {
  %o = mugraph.block ins(%x, %w : tensor<4x16xf16>, tensor<16x7xf16>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf16>, %ws: tensor<16x7xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf16> -> !mugraph.tile<4x5xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<16x7xf16> -> !mugraph.tile<5x4xf16>
    %p = mugraph.matmul %xt, %wt
    %q = mugraph.square %xt
    %s = mugraph.sum %q dim 1
    %a = mugraph.accumulate sum %p
    %b = mugraph.accumulate sum %s
    %m = mugraph.scale %b by 0.05
    %r = mugraph.sqrt %m
    %d = mugraph.div %a, %r
    mugraph.store %d omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x7xf16>
  } -> tensor<4x7xf16>
  func.return %o : tensor<4x7xf16>
}

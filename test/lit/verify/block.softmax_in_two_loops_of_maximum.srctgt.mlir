// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// The second loop divides by the maximum in place of the sum.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1 instead of 1/100{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<6x100xf16>) -> tensor<6x100xf16> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %o = mugraph.div %e, %s
  func.return %o : tensor<6x100xf16>
}
func.func @tgt(%x: tensor<6x100xf16>) -> tensor<6x100xf16> {
  %o = mugraph.block ins(%x : tensor<6x100xf16>) grid [2] loop 4, 7 threads 128 {
  ^bb0(%xs: tensor<6x100xf16>):
    %t = mugraph.load %xs imap [0] fmap 1 : tensor<6x100xf16> -> !mugraph.tile<4x32xf16>
    %m = mugraph.max %t dim 1
    %d = mugraph.sub %t, %m
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 1
    %M = mugraph.accumulate max %m
    %S = mugraph.accumulate sum %s shift %m
    %u = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<6x100xf16> -> !mugraph.tile<4x16xf16>
    %v = mugraph.sub %u, %M
    %w = mugraph.exp %v
    %q = mugraph.div %w, %M
    %c = mugraph.accumulate concat %q dim 1 : !mugraph.tile<4x112xf32>
    mugraph.store %c omap [0] : !mugraph.tile<4x112xf32> -> tensor<6x100xf16>
  } -> tensor<6x100xf16>
  func.return %o : tensor<6x100xf16>
}

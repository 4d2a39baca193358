// RUN: not mirage-opt %s 2>&1 | filecheck %s

// A schedule says what emission needs to know.
// CHECK: schedule_incomplete.mlir:6:3: error: 'mugraph.block': mugraph.schedule must say form, interval, delay, copies and proved, unlike {interval = 64 : i64}
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 attributes {mugraph.schedule = {interval = 64}} {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]}
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

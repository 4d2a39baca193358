// RUN: not mirage-opt %s 2>&1 | filecheck %s

// A slot is a part of an interval, which the block says.
// CHECK: slots_without_schedule.mlir:10:5: error: 'mugraph.matmul': it has mugraph.slots, and its block no mugraph.schedule
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]}
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

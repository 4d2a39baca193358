// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s

// The exponentials start before the product ends.
// CHECK: cuda_schedule_too_early.mlir:6:3: error: 'mugraph.block': the loop cannot be scheduled as planned: %5 = exp %4 : 128x64xf32 starts before %4 = matmul %2, %3 : 128x64xf32 ends
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4 : i64}, mugraph.schedule = {form = "in step", interval = 64 : i64, delay = 0 : i64, copies = #mugraph.slot<stage 0, start 2, copy>, proved = false}} {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]}
    %e = mugraph.exp %p {mugraph.slots = [#mugraph.slot<stage 0, start 4, special>]}
    %a = mugraph.accumulate sum %e {mugraph.slots = [#mugraph.slot<stage 0, start 40, issue>]}
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

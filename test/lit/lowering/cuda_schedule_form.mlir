// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s

// Warps go through a loop in step or in turns.
// CHECK: cuda_schedule_form.mlir:6:3: error: 'mugraph.block': mugraph.schedule: warps go through a loop in step or in turns, not 'at once'
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4 : i64}, mugraph.schedule = {form = "at once", interval = 64 : i64, delay = 0 : i64, copies = #mugraph.slot<stage 0, start 2, copy>, proved = false}} {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, tensor>]}
    %e = mugraph.exp %p {mugraph.slots = [#mugraph.slot<stage 0, start 8, special>]}
    %a = mugraph.accumulate sum %e {mugraph.slots = [#mugraph.slot<stage 0, start 40, issue>]}
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

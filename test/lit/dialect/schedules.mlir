// Attributes that schedule a loop: round trips in the custom and the generic form.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s

// CHECK: attributes {mugraph.schedule = {form = "in step", interval = 64 : i64, delay = 0 : i64, copies = #mugraph.slot<stage 0, start 2, copy>, proved = false}} {
// CHECK: mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, issue>, #mugraph.slot<stage 1, start 7, tensor>]}
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 attributes {mugraph.schedule = {form = "in step", interval = 64 : i64, delay = 0 : i64, copies = #mugraph.slot<stage 0, start 2, copy>, proved = false}} {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.slots = [#mugraph.slot<stage 0, start 0, issue>, #mugraph.slot<stage 1, start 7, tensor>]}
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

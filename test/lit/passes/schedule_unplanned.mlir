// RUN: not mirage-opt -p mugraph-schedule %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p 'mugraph-plan-layouts,mugraph-schedule{turns=maybe}' %s 2>&1 | filecheck %s --check-prefix OPTION

// CHECK: schedule_unplanned.mlir:7:3: error: the layouts of this kernel are not planned: mugraph-plan-layouts comes first
// OPTION: mirage-opt: error: option 'turns' of pass 'mugraph-schedule' must be true or false, not 'maybe'
func.func @product(%x: tensor<128x64xf16>, %w: tensor<64x1024xf16>) -> tensor<128x64xf32> {
  %o = mugraph.block ins(%x, %w : tensor<128x64xf16>, tensor<64x1024xf16>) grid [1] loop 16 threads 128 {
  ^bb0(%xs: tensor<128x64xf16>, %ws: tensor<64x1024xf16>):
    %xt = mugraph.load %xs imap [*] : tensor<128x64xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 1 : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %e = mugraph.exp %p
    %a = mugraph.accumulate sum %e
    mugraph.store %a omap [0] : !mugraph.tile<128x64xf32> -> tensor<128x64xf32>
  } -> tensor<128x64xf32>
  func.return %o : tensor<128x64xf32>
}

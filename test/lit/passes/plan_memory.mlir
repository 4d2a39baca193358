// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-plan-memory %s | filecheck %s
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-plan-memory %s | mirage-opt - -p mugraph-plan-memory{keep=true} | filecheck %s
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-plan-memory{exact=0} %s | filecheck %s
// RUN: mirage-opt -p 'mugraph-plan-layouts{target=a100},mugraph-plan-memory' %s | filecheck %s
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-plan-memory,mugraph-plan-layouts{keep=true} %s | filecheck %s --check-prefix LAYOUTS

// The loop's tiles have four stages each. What is summed over warps after the loop lies where they were. No placement needs fewer bytes:
// they are as many as are needed at once.

// CHECK:      mugraph.memory = {bytes = 65536 : i64, proved = true}
// CHECK:      mugraph.load %xs {{.*}} [#mugraph.buffer<64x64xf16, panels 64, swizzle 3, stages 4, at byte 0>]
// CHECK-NEXT: mugraph.load %ws {{.*}} [#mugraph.buffer<64x64xf16, panels 64, swizzle 3, stages 4, at byte 32768>]
// CHECK:      mugraph.sum %b dim 1 {{.*}} [#mugraph.buffer<64x1xf32, panels 1, swizzle 0, stages 1, at byte 0>]

// Other layouts take other buffers: to plan them again drops the places of these.
// LAYOUTS-NOT: mugraph.memory
// LAYOUTS:     [#mugraph.buffer<64x64xf16, panels 64, swizzle 3>]
func.func @linear(%x: tensor<64x512xf16>, %w: tensor<512x256xf16>) -> tensor<64x256xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x512xf16>, tensor<512x256xf16>) grid [4] loop 8 threads 128 {
  ^bb0(%xs: tensor<64x512xf16>, %ws: tensor<512x256xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x512xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %q = mugraph.square %xt
    %a = mugraph.accumulate sum %p
    %b = mugraph.accumulate sum %q
    %s = mugraph.sum %b dim 1
    %r = mugraph.sqrt %s
    %e = mugraph.div %a, %r
    mugraph.store %e omap [1] : !mugraph.tile<64x64xf32> -> tensor<64x256xf16>
  } -> tensor<64x256xf16>
  func.return %o : tensor<64x256xf16>
}

// RUN: mirage-opt -p mugraph-plan-layouts %s | filecheck %s
// RUN: mirage-opt -p mugraph-plan-layouts,mugraph-plan-layouts{keep=true} %s | filecheck %s
// RUN: mirage-opt -p mugraph-plan-layouts %s | mirage-opt --print-op-generic - | mirage-opt - | filecheck %s
// RUN: mirage-opt -p 'mugraph-plan-layouts{target=a100}' %s | filecheck %s --check-prefix A100
// RUN: mirage-opt -p 'mugraph-plan-layouts{entries=1}' %s | filecheck %s --check-prefix HEURISTIC
// RUN: mirage-opt -p mugraph-form-threads,mugraph-plan-layouts %s | filecheck %s --check-prefix FORMED

// A product of rows that four warps share: the sum over the loop, the maximum of a row and the exponentials are where the tensor cores
// leave the product, in registers; what is stored goes through a buffer, rounded, to be written in vectors. The tiles that the loop loads
// get panels with swizzles; stages and offsets are for mugraph-plan-memory.

// CHECK-LABEL: func.func @f
// CHECK:         mugraph.block {{.*}} threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4 : i64, cycles = {{.*}} : f64, proved = true}} {
// CHECK:         mugraph.load %xs imap [*] fmap 1 {mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2>]}
// CHECK-NEXT:    mugraph.load %ws imap [1] fmap 0 {mugraph.buffers = [#mugraph.buffer<32x32xf16, panels 32, swizzle 2>]}
// CHECK-NEXT:    mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<[[L:Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>]]>}
// CHECK-NEXT:    mugraph.accumulate sum %p {mugraph.layout = #mugraph.layout<[[L]]>}
// CHECK-NEXT:    mugraph.max %a dim 1 {mugraph.layout = #mugraph.layout<[[L]]>}
// CHECK-NEXT:    mugraph.sub %a, %s {mugraph.layout = #mugraph.layout<[[L]]>}
// CHECK-NEXT:    mugraph.exp %d {mugraph.layout = #mugraph.layout<[[L]]>, mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2>]}
// CHECK-NEXT:    mugraph.store %e omap [1] {mugraph.layout = #mugraph.layout<Dim<R<2, 8>, W<4, 1>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>}

// A100: mugraph.layouts = {target = "a100", warps = {{[0-9]+}} : i64, cycles = {{.*}} : f64, proved = true}
// HEURISTIC: mugraph.layouts = {target = "h100", warps = {{[0-9]+}} : i64, cycles = {{.*}} : f64, proved = false}

// The values of a thread graph have layouts, too, and one for all; only what leaves it has a buffer.
// FORMED:      mugraph.thread
// FORMED:        mugraph.load {{[^{]*$}}
// FORMED-NEXT:   mugraph.load {{[^{]*$}}
// FORMED-NEXT:   mugraph.sub {{.*}} {mugraph.layout = #mugraph.layout<[[L:.*]]>}{{$}}
// FORMED-NEXT:   mugraph.exp {{.*}} {mugraph.layout = #mugraph.layout<[[L]]>, mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2>]}{{$}}
// FORMED-NEXT:   mugraph.store {{[^{]*$}}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %s = mugraph.max %a dim 1
    %d = mugraph.sub %a, %s
    %e = mugraph.exp %d
    mugraph.store %e omap [1] : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}

// Without a block graph there is nothing to plan.
// CHECK-LABEL: func.func private @plain
// CHECK-NEXT:    mugraph.exp %x{{$}}
func.func private @plain(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

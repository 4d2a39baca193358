// RUN: mirage-opt --check-numerics %s --stats %t.json | filecheck %s --match-full-lines
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt --check-numerics='large=5,30 tiny=0.01 seed=7' %s | filecheck %s --check-prefix GIVEN
// RUN: mirage-opt --superoptimize='top=2' --check-numerics %S/../../../examples/lora.mlir | filecheck %s --check-prefix SOURCE

// A softmax that does not subtract the maximum overflows in f16 for scores of ±30, its fused form in f32 for those of ±100. With the
// maximum subtracted neither does.

// CHECK:      @softmax against itself in float64
// CHECK-NEXT:   inputs        error  largest  overflow
// CHECK-NEXT:   normal      {{[0-9.]+e-04}}  {{[0-9.]+e-04}}  none
// CHECK-NEXT:   large 30    {{.*}}  {{[0-9]+}} of 8192 entries, first output 0 at [{{[0-9]+, [0-9]+}}]: nan; from 'exp' rounded to f16
// CHECK-NEXT:   large 100   {{.*}}  {{[0-9]+}} of 8192 entries, first output 0 at [{{[0-9]+, [0-9]+}}]: nan; from 'exp' in f32
// CHECK-NEXT:   tiny 0.001  {{.*}}  none
// CHECK-NEXT:   constant    {{.*}}  none
// CHECK-NEXT:   one-sided   {{.*}}  none
// CHECK-NEXT:   overflow: large inputs from 30 on
// CHECK-EMPTY:
// CHECK-NEXT: @fused against itself in float64
// CHECK:        large 30    {{.*}}  none
// CHECK-NEXT:   large 100   {{.*}}; from 'exp' in f32
// CHECK:        overflow: large inputs from 100 on
// CHECK-EMPTY:
// CHECK-NEXT: @safe against itself in float64
// CHECK-NOT:    {{.*}}overflow: {{.*}}
// CHECK:        large 100   {{.*}}  none
// CHECK:      @fused_safe against itself in float64
// CHECK-NOT:    {{.*}}overflow: {{.*}}
// CHECK:        large 100   {{.*}}  none

// STATS:      "numerics.error": 0.000{{[0-9]+}},
// STATS-NEXT: "numerics.overflowing": [
// STATS-NEXT:   "large 30",
// STATS-NEXT:   "large 100"
// STATS-NEXT: ],
// STATS-NEXT: "numerics.programs": 4

// GIVEN:      @softmax against itself
// GIVEN:        large 5     {{.*}}  none
// GIVEN-NEXT:   large 30    {{.*}} 'exp' rounded to f16
// GIVEN-NEXT:   tiny 0.01   {{.*}}  none

// What was chosen is compared with the source that was kept.
// SOURCE: @lora against @lora__source in float64
// SOURCE: @lora.1 against @lora__source in float64
// SOURCE: @lora__source against itself in float64

func.func @softmax(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<64x128xf16>
}

func.func @fused(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %0 = mugraph.block ins(%x : tensor<64x128xf16>) grid [8] loop 1 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<64x128xf16> -> !mugraph.tile<8x128xf16>
    %e = mugraph.exp %xt
    %s = mugraph.sum %e dim 1
    %y = mugraph.div %e, %s
    mugraph.store %y omap [0] : !mugraph.tile<8x128xf32> -> tensor<64x128xf16>
  } -> tensor<64x128xf16>
  func.return %0 : tensor<64x128xf16>
}

func.func @safe(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<64x128xf16>
}

func.func @fused_safe(%x: tensor<64x128xf16>) -> tensor<64x128xf16> {
  %0 = mugraph.block ins(%x : tensor<64x128xf16>) grid [8] loop 1 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<64x128xf16> -> !mugraph.tile<8x128xf16>
    %m = mugraph.max %xt dim 1
    %d = mugraph.sub %xt, %m
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 1
    %y = mugraph.div %e, %s
    mugraph.store %y omap [0] : !mugraph.tile<8x128xf32> -> tensor<64x128xf16>
  } -> tensor<64x128xf16>
  func.return %0 : tensor<64x128xf16>
}

// RUN: mirage-opt -t triton %s | filecheck %s
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s --check-prefix MLIR

// A maximum is NaN where an entry is: a reduction with a combine function of the module's own, and arith.maximumf. Maxima start at
// -inf. The running maximum of a shift is finite, and so is what is subtracted from the entries, for iterations of nothing but -inf.

// CHECK:      def larger(x, y):
// CHECK:          return tl.maximum(x, y, propagate_nan=tl.PropagateNan.ALL)
// CHECK:      def maximum_along(x, axis: tl.constexpr):
// CHECK:              top = tl.reduce(x, axis, larger)
// CHECK:      def squares_kernel0(
// CHECK:          [[TOP:top_[0-9]+]] = tl.full((16,), -3.4028234663852886e38, tl.float32)  # running maximum
// CHECK:          [[WHOLE:acc_[0-9]+]] = tl.full((16,), float("-inf"), tl.float32)  # max, 16x1xf32
// CHECK:              [[M:max_[0-9]+]] = maximum_along(tl.where(below20_32[None, :], x_tile, float("-inf")), 1)
// CHECK-NEXT:         finite_[[M]] = tl.maximum([[M]], -3.4028234663852886e38, propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT:         {{sub_[0-9]+}} = x_tile - finite_[[M]][:, None]
// CHECK:              {{new_top_[0-9]+}} = tl.maximum([[TOP]], [[M]], propagate_nan=tl.PropagateNan.ALL)
// CHECK:              [[WHOLE]] = tl.maximum([[WHOLE]], [[M]], propagate_nan=tl.PropagateNan.ALL)
// CHECK:          tl.store({{.*}}, [[WHOLE]])

// MLIR:       "arith.constant"() <{value = -3.40282347e+38 : f32}>
// MLIR:       "arith.constant"() <{value = 0xff800000 : f32}>
// MLIR:       "linalg.reduce"
// MLIR-NEXT:  ^bb0
// MLIR-NEXT:    "arith.maximumf"
// MLIR:       "linalg.generic"
// MLIR-NEXT:  ^bb0
// MLIR-NEXT:    "arith.maximumf"
// MLIR:         "arith.subf"
// MLIR-NEXT:    "math.exp"

func.func @squares(%x: tensor<32x200xf32>) -> (tensor<32x1xf32>, tensor<32x1xf32>) {
  %o:2 = mugraph.block ins(%x : tensor<32x200xf32>) grid [2] loop 10 threads 128 {
  ^bb0(%xs: tensor<32x200xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<32x200xf32> -> !mugraph.tile<16x20xf32>
    %m = mugraph.max %xt dim 1
    %d = mugraph.sub %xt, %m
    %e = mugraph.exp %d
    %h = mugraph.square %e
    %t = mugraph.sum %h dim 1
    %a = mugraph.accumulate sum %t shift %m
    %b = mugraph.accumulate max %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf32>
    mugraph.store %b omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf32>
  } -> (tensor<32x1xf32>, tensor<32x1xf32>)
  func.return %o#0, %o#1 : tensor<32x1xf32>, tensor<32x1xf32>
}

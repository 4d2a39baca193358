// RUN: mirage-opt -t triton %s | filecheck %s
// RUN: mirage-opt -t cuda %s | filecheck %s --check-prefix CUDA
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s --check-prefix MLIR

// 100 columns in five tiles of 32: the last tile has no entry, and its maximum is -inf.

func.func @f(%x: tensor<70x100xf16>) -> tensor<70x1xf16> {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 5 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %m = mugraph.max %xt dim 1
    %a = mugraph.accumulate max %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
  } -> tensor<70x1xf16>
  func.return %o : tensor<70x1xf16>
}

// CHECK:      for it in tl.range(full, 5, num_stages=1):
// CHECK:          [[M:max_[0-9]+]] = maximum_along(tl.where(present100_32[None, :], x_tile.to(tl.float32), float("-inf")), 1)
// CHECK:          [[A:acc_[0-9]+]] = tl.maximum([[A]], [[M]], propagate_nan=tl.PropagateNan.ALL)

// CUDA: fill(acc_[[#ACC:]], -infinity);
// CUDA: fill_beyond<1>({{.*}}, min(32, 100 - i * 32), -infinity);

// MLIR: "scf.for"
// MLIR: "arith.constant"() <{value = 0xfc00 : f16}>
// MLIR: "arith.select"
// MLIR: "arith.maximumf"

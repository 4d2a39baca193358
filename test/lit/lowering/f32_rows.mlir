// RUN: mirage-opt -t triton %s | filecheck %s

// Sums of f32 rows as they are loaded: behind the loop, one operator reads their accumulator, and others read that one's result.

func.func @f(%x: tensor<32x64xf32>, %w: tensor<64x16xf32>) -> tensor<32x16xf32> {
  %o = mugraph.block ins(%x, %w : tensor<32x64xf32>, tensor<64x16xf32>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<32x64xf32>, %ws: tensor<64x16xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<32x64xf32> -> !mugraph.tile<16x32xf32>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<64x16xf32> -> !mugraph.tile<32x16xf32>
    %s = mugraph.sum %xt dim 1
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %s
    %b = mugraph.accumulate sum %p
    %q = mugraph.square %a
    %d = mugraph.div %b, %q
    mugraph.store %d omap [0] : !mugraph.tile<16x16xf32> -> tensor<32x16xf32>
  } -> tensor<32x16xf32>
  func.return %o : tensor<32x16xf32>
}

// CHECK:          [[S:sum_[0-9]+]] = tl.sum(x_tile, 1)
// CHECK-DAG:      [[A:acc_[0-9]+]] += [[S]]
// CHECK-DAG:      tl.dot(x_tile, w_tile, [[B:acc_[0-9]+]], input_precision="tf32x3")
// CHECK:      [[A]] = tl.sum(tl.expand_dims([[A]], 1), 1)
// CHECK:      square_{{[0-9]+}} = [[A]] * [[A]]

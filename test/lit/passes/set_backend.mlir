// The language of kernels is said of those that have one loop, and taken back.
// RUN: mirage-opt %s -p 'mugraph-set-backend{backend=cuda}' | filecheck %s
// RUN: mirage-opt %s -p 'mugraph-set-backend{backend=cuda},mugraph-set-backend{backend=triton}' | filecheck %s --check-prefix BACK
// RUN: mirage-opt %s -p 'mugraph-set-backend{backend=cuda}' -t triton | filecheck %s --check-prefix LOOPS
// RUN: not mirage-opt %s -p 'mugraph-set-backend{backend=ptx}' 2>&1 | filecheck %s --check-prefix UNKNOWN

// CHECK: grid [2] loop 1 threads 128 cuda {
// CHECK: grid [1] loop 2, 2 threads 64 {
// BACK: grid [2] loop 1 threads 128 {
// BACK: grid [1] loop 2, 2 threads 64 {
// LOOPS: def f_kernel1(
// LOOPS: "name": "f_kernel0",
// UNKNOWN: error: {{.*}}option 'backend' is 'cuda' or 'triton', not 'ptx'

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    %a = mugraph.exp %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  %p = mugraph.block ins(%o : tensor<4x8xf16>) grid [1] loop 2, 2 threads 64 {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [*] fmap 0 : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    %s = mugraph.sum %xt dim 0
    %t = mugraph.accumulate sum %s
    %y = mugraph.load %xs imap [*] fmap 0 in 1 : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    %d = mugraph.sub %y, %t
    %all = mugraph.accumulate concat %d dim 0 : !mugraph.tile<4x8xf32>
    mugraph.store %all omap [*] : !mugraph.tile<4x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return %p : tensor<4x8xf16>
}

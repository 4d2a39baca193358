// RUN: mirage-opt -t triton %s | filecheck %s
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s --check-prefix LINALG

// log(1 + x) and exp(x) − 1 by functions that round neither 1 + x nor exp(x).

// CHECK:      def expm1(x):
// CHECK:      def log1p(x):
// CHECK:      def scores_kernel0(
// CHECK:          [[A:log1p_[0-9]+]] = log1p(
// CHECK-NEXT:     {{expm1_[0-9]+}} = expm1([[A]])
// CHECK:      def run(*inputs):
// CHECK:          = torch.expm1({{t[0-9]+}})
// CHECK:          = torch.log1p({{t[0-9]+}})

// LINALG:     "math.log1p"
// LINALG:     "math.expm1"
// LINALG-NOT: "math.{{exp|log}}"

func.func @scores(%x: tensor<32x16xf32>) -> tensor<32x16xf32> {
  %s = mugraph.block ins(%x : tensor<32x16xf32>) grid [4] threads 128 {
  ^bb0(%xs: tensor<32x16xf32>):
    %t = mugraph.load %xs imap [0] : tensor<32x16xf32> -> !mugraph.tile<8x16xf32>
    %a = mugraph.log1p %t
    %b = mugraph.expm1 %a
    mugraph.store %b omap [0] : !mugraph.tile<8x16xf32> -> tensor<32x16xf32>
  } -> tensor<32x16xf32>
  %c = mugraph.expm1 %s
  %d = mugraph.log1p %c
  func.return %d : tensor<32x16xf32>
}

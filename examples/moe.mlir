// 8 experts, each two products with an exponential between; 8 rows an expert whatever the batch.
func.func @moe(%x: tensor<8x8x4096xf16>, %a: tensor<8x4096x4096xf16>, %b: tensor<8x4096x4096xf16>) -> tensor<8x8x4096xf16> {
  %c = mugraph.matmul %x, %a
  %e = mugraph.exp %c
  %o = mugraph.matmul %e, %b
  func.return %o : tensor<8x8x4096xf16>
}

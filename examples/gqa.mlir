// Grouped-query attention; batch 1.
func.func @gqa(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<2x256x64xf16>
}

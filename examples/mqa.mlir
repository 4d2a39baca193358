// Multi-query attention: all queries share one key head; batch 1.
func.func @mqa(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16>, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.div %e, %s
  %o = mugraph.matmul %p, %v
  func.return %o : tensor<1x1024x64xf16>
}

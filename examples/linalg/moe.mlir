// Two layers of a mixture of 8 experts, with exp between them; 8 rows an expert whatever the batch.
#all = affine_map<(e, r, c) -> (e, r, c)>
func.func @moe(%x: tensor<8x8x4096xf16>, %a: tensor<8x4096x4096xf16>, %b: tensor<8x4096x4096xf16>) -> tensor<8x8x4096xf16> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x8x4096xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x8x4096xf32>) -> tensor<8x8x4096xf32>
  %h = linalg.batch_matmul ins(%x, %a : tensor<8x8x4096xf16>, tensor<8x4096x4096xf16>) outs(%start : tensor<8x8x4096xf32>) -> tensor<8x8x4096xf32>
  %e_empty = tensor.empty() : tensor<8x8x4096xf16>
  %e = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%h : tensor<8x8x4096xf32>) outs(%e_empty : tensor<8x8x4096xf16>) {
  ^bb0(%in: f32, %out: f16):
    %exp = math.exp %in : f32
    %narrow = arith.truncf %exp : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<8x8x4096xf16>
  %o = linalg.batch_matmul ins(%e, %b : tensor<8x8x4096xf16>, tensor<8x4096x4096xf16>) outs(%start : tensor<8x8x4096xf32>) -> tensor<8x8x4096xf32>
  %r = arith.truncf %o : tensor<8x8x4096xf32> to tensor<8x8x4096xf16>
  func.return %r : tensor<8x8x4096xf16>
}

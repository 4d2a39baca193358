// Gated multi-layer perceptron, up to its gate; 8 rows whatever the batch.
#all = affine_map<(r, c) -> (r, c)>
func.func @gated_mlp(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %a_empty = tensor.empty() : tensor<8x4096xf32>
  %a_zero = linalg.fill ins(%zero : f32) outs(%a_empty : tensor<8x4096xf32>) -> tensor<8x4096xf32>
  %a = linalg.matmul ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) outs(%a_zero : tensor<8x4096xf32>) -> tensor<8x4096xf32>
  %b_empty = tensor.empty() : tensor<8x4096xf32>
  %b_zero = linalg.fill ins(%zero : f32) outs(%b_empty : tensor<8x4096xf32>) -> tensor<8x4096xf32>
  %b = linalg.matmul ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) outs(%b_zero : tensor<8x4096xf32>) -> tensor<8x4096xf32>
  %o_empty = tensor.empty() : tensor<8x4096xf16>
  %o = linalg.generic {indexing_maps = [#all, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<8x4096xf32>, tensor<8x4096xf32>) outs(%o_empty : tensor<8x4096xf16>) {
  ^bb0(%gate: f32, %value: f32, %out: f16):
    %minus = arith.negf %gate : f32
    %exp = math.exp %minus : f32
    %below = arith.addf %one, %exp : f32
    %silu = arith.divf %gate, %below : f32
    %product = arith.mulf %silu, %value : f32
    %narrow = arith.truncf %product : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<8x4096xf16>
  func.return %o : tensor<8x4096xf16>
}

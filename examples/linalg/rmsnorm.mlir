// RMSNorm and the linear layer after it; batch 1.
#all = affine_map<(r, c) -> (r, c)>
#rows = affine_map<(r, c) -> (r)>
func.func @rmsnorm(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
  %zero = arith.constant 0.0 : f32
  %extent = arith.constant 4096.0 : f32
  %n_empty_rows = tensor.empty() : tensor<2xf32>
  %n_zero = linalg.fill ins(%zero : f32) outs(%n_empty_rows : tensor<2xf32>) -> tensor<2xf32>
  %n_power = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<2x4096xf16>) outs(%n_zero : tensor<2xf32>) {
  ^bb0(%in: f16, %sum: f32):
    %wide = arith.extf %in : f16 to f32
    %square = arith.mulf %wide, %wide : f32
    %next = arith.addf %sum, %square : f32
    linalg.yield %next : f32
  } -> tensor<2xf32>
  %n_empty = tensor.empty() : tensor<2x4096xf16>
  %n = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %n_power : tensor<2x4096xf16>, tensor<2xf32>) outs(%n_empty : tensor<2x4096xf16>) {
  ^bb0(%in: f16, %power: f32, %out: f16):
    %wide = arith.extf %in : f16 to f32
    %mean = arith.divf %power, %extent : f32
    %root = math.sqrt %mean : f32
    %normal = arith.divf %wide, %root : f32
    %narrow = arith.truncf %normal : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<2x4096xf16>
  %o_empty = tensor.empty() : tensor<2x6144xf32>
  %o_zero = linalg.fill ins(%zero : f32) outs(%o_empty : tensor<2x6144xf32>) -> tensor<2x6144xf32>
  %o = linalg.matmul ins(%n, %w : tensor<2x4096xf16>, tensor<4096x6144xf16>) outs(%o_zero : tensor<2x6144xf32>) -> tensor<2x6144xf32>
  %r = arith.truncf %o : tensor<2x6144xf32> to tensor<2x6144xf16>
  func.return %r : tensor<2x6144xf16>
}

// Grouped-query attention with queries and values normalized; batch 1.
#all = affine_map<(h, q, k) -> (h, q, k)>
#rows = affine_map<(h, q, k) -> (h, q)>
func.func @qknorm(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %zero = arith.constant 0.0 : f32
  %extent = arith.constant 64.0 : f32
  %qn_rows = tensor.empty() : tensor<2x256xf32>
  %qn_zero = linalg.fill ins(%zero : f32) outs(%qn_rows : tensor<2x256xf32>) -> tensor<2x256xf32>
  %qn_power = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "parallel", "reduction"]} ins(%q : tensor<2x256x64xf16>) outs(%qn_zero : tensor<2x256xf32>) {
  ^bb0(%in: f16, %sum: f32):
    %wide = arith.extf %in : f16 to f32
    %square = arith.mulf %wide, %wide : f32
    %next = arith.addf %sum, %square : f32
    linalg.yield %next : f32
  } -> tensor<2x256xf32>
  %qn_empty = tensor.empty() : tensor<2x256x64xf16>
  %qn = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%q, %qn_power : tensor<2x256x64xf16>, tensor<2x256xf32>) outs(%qn_empty : tensor<2x256x64xf16>) {
  ^bb0(%in: f16, %power: f32, %out: f16):
    %wide = arith.extf %in : f16 to f32
    %mean = arith.divf %power, %extent : f32
    %root = math.sqrt %mean : f32
    %normal = arith.divf %wide, %root : f32
    %narrow = arith.truncf %normal : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<2x256x64xf16>
  %vn_rows = tensor.empty() : tensor<2x4096xf32>
  %vn_zero = linalg.fill ins(%zero : f32) outs(%vn_rows : tensor<2x4096xf32>) -> tensor<2x4096xf32>
  %vn_power = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "parallel", "reduction"]} ins(%v : tensor<2x4096x64xf16>) outs(%vn_zero : tensor<2x4096xf32>) {
  ^bb0(%in: f16, %sum: f32):
    %wide = arith.extf %in : f16 to f32
    %square = arith.mulf %wide, %wide : f32
    %next = arith.addf %sum, %square : f32
    linalg.yield %next : f32
  } -> tensor<2x4096xf32>
  %vn_empty = tensor.empty() : tensor<2x4096x64xf16>
  %vn = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v, %vn_power : tensor<2x4096x64xf16>, tensor<2x4096xf32>) outs(%vn_empty : tensor<2x4096x64xf16>) {
  ^bb0(%in: f16, %power: f32, %out: f16):
    %wide = arith.extf %in : f16 to f32
    %mean = arith.divf %power, %extent : f32
    %root = math.sqrt %mean : f32
    %normal = arith.divf %wide, %root : f32
    %narrow = arith.truncf %normal : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<2x4096x64xf16>
  %scores_empty = tensor.empty() : tensor<2x256x4096xf32>
  %scores_zero = linalg.fill ins(%zero : f32) outs(%scores_empty : tensor<2x256x4096xf32>) -> tensor<2x256x4096xf32>
  %a = linalg.batch_matmul ins(%qn, %k : tensor<2x256x64xf16>, tensor<2x64x4096xf16>) outs(%scores_zero : tensor<2x256x4096xf32>) -> tensor<2x256x4096xf32>
  %e = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x256x4096xf32>) outs(%scores_empty : tensor<2x256x4096xf32>) {
  ^bb0(%in: f32, %out: f32):
    %exp = math.exp %in : f32
    linalg.yield %exp : f32
  } -> tensor<2x256x4096xf32>
  %rows_empty = tensor.empty() : tensor<2x256xf32>
  %rows_zero = linalg.fill ins(%zero : f32) outs(%rows_empty : tensor<2x256xf32>) -> tensor<2x256xf32>
  %s = linalg.reduce { arith.addf } ins(%e : tensor<2x256x4096xf32>) outs(%rows_zero : tensor<2x256xf32>) dimensions = [2]
  %p_empty = tensor.empty() : tensor<2x256x4096xf16>
  %p = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel", "parallel"]} ins(%e, %s : tensor<2x256x4096xf32>, tensor<2x256xf32>) outs(%p_empty : tensor<2x256x4096xf16>) {
  ^bb0(%in: f32, %sum: f32, %out: f16):
    %weight = arith.divf %in, %sum : f32
    %narrow = arith.truncf %weight : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<2x256x4096xf16>
  %o_empty = tensor.empty() : tensor<2x256x64xf32>
  %o_zero = linalg.fill ins(%zero : f32) outs(%o_empty : tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
  %o = linalg.batch_matmul ins(%p, %vn : tensor<2x256x4096xf16>, tensor<2x4096x64xf16>) outs(%o_zero : tensor<2x256x64xf32>) -> tensor<2x256x64xf32>
  %r = arith.truncf %o : tensor<2x256x64xf32> to tensor<2x256x64xf16>
  func.return %r : tensor<2x256x64xf16>
}

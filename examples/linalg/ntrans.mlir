// The residual update of a normalized transformer; batch 1.
#all = affine_map<(r, c) -> (r, c)>
#rows = affine_map<(r, c) -> (r)>
func.func @ntrans(%x: tensor<8x4096xf16>, %h: tensor<8x4096xf16>, %alpha: tensor<8x4096xf16>) -> tensor<8x4096xf16> {
  %zero = arith.constant 0.0 : f32
  %extent = arith.constant 4096.0 : f32
  %n_empty_rows = tensor.empty() : tensor<8xf32>
  %n_zero = linalg.fill ins(%zero : f32) outs(%n_empty_rows : tensor<8xf32>) -> tensor<8xf32>
  %n_power = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%h : tensor<8x4096xf16>) outs(%n_zero : tensor<8xf32>) {
  ^bb0(%in: f16, %sum: f32):
    %wide = arith.extf %in : f16 to f32
    %square = arith.mulf %wide, %wide : f32
    %next = arith.addf %sum, %square : f32
    linalg.yield %next : f32
  } -> tensor<8xf32>
  %n_empty = tensor.empty() : tensor<8x4096xf16>
  %n = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]} ins(%h, %n_power : tensor<8x4096xf16>, tensor<8xf32>) outs(%n_empty : tensor<8x4096xf16>) {
  ^bb0(%in: f16, %power: f32, %out: f16):
    %wide = arith.extf %in : f16 to f32
    %mean = arith.divf %power, %extent : f32
    %root = math.sqrt %mean : f32
    %normal = arith.divf %wide, %root : f32
    %narrow = arith.truncf %normal : f32 to f16
    linalg.yield %narrow : f16
  } -> tensor<8x4096xf16>
  %u_empty = tensor.empty() : tensor<8x4096xf32>
  %u = linalg.generic {indexing_maps = [#all, #all, #all, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %alpha, %n : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<8x4096xf16>) outs(%u_empty : tensor<8x4096xf32>) {
  ^bb0(%x_in: f16, %alpha_in: f16, %n_in: f16, %out: f32):
    %x_wide = arith.extf %x_in : f16 to f32
    %alpha_wide = arith.extf %alpha_in : f16 to f32
    %n_wide = arith.extf %n_in : f16 to f32
    %step = arith.addf %n_wide, %x_wide : f32
    %scaled = arith.mulf %alpha_wide, %step : f32
    %moved = arith.addf %x_wide, %scaled : f32
    linalg.yield %moved : f32
  } -> tensor<8x4096xf32>
  %o_empty_rows = tensor.empty() : tensor<8xf32>
  %o_zero = linalg.fill ins(%zero : f32) outs(%o_empty_rows : tensor<8xf32>) -> tensor<8xf32>
  %o_power = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%u : tensor<8x4096xf32>) outs(%o_zero : tensor<8xf32>) {
  ^bb0(%in: f32, %sum: f32):
    %square = arith.mulf %in, %in : f32
    %next = arith.addf %sum, %square : f32
    linalg.yield %next : f32
  } -> tensor<8xf32>
  %o_empty = tensor.empty() : tensor<8x4096xf32>
  %o = linalg.generic {indexing_maps = [#all, #rows, #all], iterator_types = ["parallel", "parallel"]} ins(%u, %o_power : tensor<8x4096xf32>, tensor<8xf32>) outs(%o_empty : tensor<8x4096xf32>) {
  ^bb0(%in: f32, %power: f32, %out: f32):
    %mean = arith.divf %power, %extent : f32
    %root = math.sqrt %mean : f32
    %normal = arith.divf %in, %root : f32
    linalg.yield %normal : f32
  } -> tensor<8x4096xf32>
  %r = arith.truncf %o : tensor<8x4096xf32> to tensor<8x4096xf16>
  func.return %r : tensor<8x4096xf16>
}

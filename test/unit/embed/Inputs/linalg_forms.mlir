#id2 = affine_map<(d0, d1) -> (d0, d1)>
#tr2 = affine_map<(d0, d1) -> (d1, d0)>
#r0 = affine_map<(d0, d1) -> (d0)>
#r1 = affine_map<(d0, d1) -> (d1)>
func.func @matmul_acc(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @matmul_tb(%a: tensor<4x8xf32>, %b: tensor<6x8xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>] ins(%a, %b : tensor<4x8xf32>, tensor<6x8xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @matmul_ta(%a: tensor<8x4xf32>, %b: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<1.5> : tensor<4x6xf32>
  %0 = linalg.matmul indexing_maps = [affine_map<(m,n,k)->(k,m)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%a, %b : tensor<8x4xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @batch(%a: tensor<3x4x8xf16>, %b: tensor<3x8x6xf16>) -> tensor<3x4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<3x4x6xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x4x8xf16>, tensor<3x8x6xf16>) outs(%z : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %0 : tensor<3x4x6xf32>
}
func.func @batch_reduce(%a: tensor<3x4x8xf32>, %b: tensor<3x8x6xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %0 = linalg.batch_reduce_matmul ins(%a, %b : tensor<3x4x8xf32>, tensor<3x8x6xf32>) outs(%z : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @matvec(%a: tensor<4x8xf32>, %b: tensor<8xf32>) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.matvec ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @vecmat(%b: tensor<8xf32>, %a: tensor<8x4xf32>) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %0 = linalg.vecmat ins(%b, %a : tensor<8xf32>, tensor<8x4xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @dot(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<f32> {
  %z = arith.constant dense<0.0> : tensor<f32>
  %0 = linalg.dot ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%z : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @softmax_rows(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %ninf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %i = linalg.fill ins(%ninf : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.generic {indexing_maps = [#id2, #r0], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%i : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %ex = linalg.generic {indexing_maps = [#id2, #r0, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %m : tensor<4x8xf32>, tensor<4xf32>) outs(%f : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    %t = math.exp %s : f32
    linalg.yield %t : f32
  } -> tensor<4x8xf32>
  %sum = linalg.reduce { arith.addf } ins(%ex : tensor<4x8xf32>) outs(%z : tensor<4xf32>) dimensions = [1]
  %bc = linalg.broadcast ins(%sum : tensor<4xf32>) outs(%f : tensor<4x8xf32>) dimensions = [1]
  %r = linalg.map { arith.divf } ins(%ex, %bc : tensor<4x8xf32>, tensor<4x8xf32>) outs(%f : tensor<4x8xf32>)
  return %r : tensor<4x8xf32>
}
func.func @named_softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %f = tensor.empty() : tensor<4x8xf32>
  %r = linalg.softmax dimension(0) ins(%x : tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
func.func @transposes(%x: tensor<4x8x3xf32>, %y: tensor<8x3x4xf32>) -> tensor<3x4x8xf32> {
  %e = tensor.empty() : tensor<3x4x8xf32>
  %t = linalg.transpose ins(%x : tensor<4x8x3xf32>) outs(%e : tensor<3x4x8xf32>) permutation = [2, 0, 1]
  %r = linalg.generic {indexing_maps = [affine_map<(a,b,c)->(a,b,c)>, affine_map<(a,b,c)->(c,a,b)>, affine_map<(a,b,c)->(a,b,c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%t, %y : tensor<3x4x8xf32>, tensor<8x3x4xf32>) outs(%e : tensor<3x4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    %q = arith.subf %s, %b : f32
    linalg.yield %q : f32
  } -> tensor<3x4x8xf32>
  return %r : tensor<3x4x8xf32>
}
func.func @outer(%x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {indexing_maps = [#r0, #r1, #tr2], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4xf32>, tensor<6xf32>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}
func.func @contraction(%x: tensor<2x3x4x5xf32>, %y: tensor<5x6x3x2xf32>) -> tensor<4x2x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x2x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(b,k,m,l,n)->(b,k,m,l)>, affine_map<(b,k,m,l,n)->(l,n,k,b)>, affine_map<(b,k,m,l,n)->(m,b,n)>], iterator_types = ["parallel","reduction","parallel","reduction","parallel"]} ins(%x, %y : tensor<2x3x4x5xf32>, tensor<5x6x3x2xf32>) outs(%z : tensor<4x2x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %b, %a : f32
    %q = arith.addf %s, %o : f32
    linalg.yield %q : f32
  } -> tensor<4x2x6xf32>
  return %r : tensor<4x2x6xf32>
}
func.func @two_results(%x: tensor<4x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %z = arith.constant dense<0.0> : tensor<8xf32>
  %i = arith.constant dense<0xFF800000> : tensor<8xf32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%z, %i : tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%a: f32, %s: f32, %m: f32):
    %e = math.exp %a : f32
    %ns = arith.addf %s, %e : f32
    %nm = arith.maximumf %m, %a : f32
    linalg.yield %ns, %nm : f32, f32
  } -> (tensor<8xf32>, tensor<8xf32>)
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}
func.func @online(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %r:2 = linalg.generic {indexing_maps = [#id2, #id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e, %e : tensor<4x8xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %m: f32):
    %c = arith.constant 2.0 : f32
    %p = math.absf %a : f32
    %q = math.sqrt %p : f32
    %q2 = math.powf %a, %c : f32
    %w = math.rsqrt %p : f32
    %w2 = arith.minimumf %w, %c : f32
    %w3 = arith.subf %c, %w2 : f32
    %w4 = arith.divf %c, %p : f32
    %w5 = arith.addf %w3, %w4 : f32
    %w6 = math.fma %w5, %q, %q2 : f32
    %w7 = arith.maximumf %w6, %c : f32
    linalg.yield %w7, %q2 : f32, f32
  } -> (tensor<4x8xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xf32>
}
func.func @shapes(%x: tensor<4x6xf32>, %y: tensor<1x24xf32>) -> (tensor<4x1x6xf32>, tensor<2x12xf32>) {
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [4, 1, 6] : tensor<4x6xf32> into tensor<4x1x6xf32>
  %1 = math.exp %0 : tensor<4x1x6xf32>
  %2 = tensor.collapse_shape %1 [[0, 1, 2]] : tensor<4x1x6xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
  %4 = tensor.collapse_shape %y [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
  %6 = arith.mulf %3, %5 : tensor<2x12xf32>
  return %1, %6 : tensor<4x1x6xf32>, tensor<2x12xf32>
}
func.func @slices(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x6xf32> {
  %0 = tensor.extract_slice %x[0, 2] [4, 3] [1, 1] : tensor<4x6xf32> to tensor<4x3xf32>
  %1 = arith.mulf %0, %y : tensor<4x3xf32>
  %2 = tensor.concat dim(1) %1, %y : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %3 = math.exp %2 : tensor<4x6xf32>
  return %3 : tensor<4x6xf32>
}
func.func @rank_reduce(%x: tensor<4x6xf32>) -> tensor<6xf32> {
  %0 = tensor.extract_slice %x[2, 0] [1, 6] [1, 1] : tensor<4x6xf32> to tensor<6xf32>
  %1 = math.exp %0 : tensor<6xf32>
  return %1 : tensor<6xf32>
}
func.func @rms(%x: tensor<4x8xf16>, %g: tensor<8xf16>) -> tensor<4x8xf16> {
  %eps = arith.constant 1.0e-5 : f32
  %n = arith.constant 8.0 : f32
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4x8xf16>
  %p = linalg.generic {indexing_maps = [#id2, #r0], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f16, %o: f32):
    %w = arith.extf %a : f16 to f32
    %q = arith.mulf %w, %w : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %r = linalg.generic {indexing_maps = [#id2, #r0, #r1, #id2], iterator_types = ["parallel", "parallel"]} ins(%x, %p, %g : tensor<4x8xf16>, tensor<4xf32>, tensor<8xf16>) outs(%e : tensor<4x8xf16>) {
  ^bb0(%a: f16, %o: f32, %h: f16, %out: f16):
    %w = arith.extf %a : f16 to f32
    %hw = arith.extf %h : f16 to f32
    %m = arith.divf %o, %n : f32
    %me = arith.addf %m, %eps : f32
    %q = math.rsqrt %me : f32
    %s = arith.mulf %w, %q : f32
    %t = arith.mulf %s, %hw : f32
    %v = arith.truncf %t : f32 to f16
    linalg.yield %v : f16
  } -> tensor<4x8xf16>
  return %r : tensor<4x8xf16>
}
func.func @gelu(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %c = arith.constant 0.5 : f32
  %i = arith.constant 0.707106769 : f32
  %one = arith.constant 1.0 : f32
  %r = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %s: f32):
    %p = arith.mulf %a, %i : f32
    %q = math.erf %p : f32
    %t = arith.addf %q, %one : f32
    %u = arith.mulf %t, %c : f32
    %v = arith.mulf %u, %a : f32
    linalg.yield %v : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
func.func @mean_of_broadcast(%x: tensor<8xf32>, %y: tensor<4x8xf32>) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %b = linalg.broadcast ins(%x : tensor<8xf32>) outs(%f : tensor<4x8xf32>) dimensions = [0]
  %s = linalg.reduce { arith.addf } ins(%b : tensor<4x8xf32>) outs(%z : tensor<4xf32>) dimensions = [1]
  %t = linalg.reduce { arith.addf } ins(%y : tensor<4x8xf32>) outs(%s : tensor<4xf32>) dimensions = [1]
  return %t : tensor<4xf32>
}
func.func @min_and_last(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  %z = arith.constant dense<0x7F800000> : tensor<8xf32>
  %t = linalg.reduce { arith.minimumf } ins(%x : tensor<4x8xf32>) outs(%z : tensor<8xf32>) dimensions = [0]
  return %t : tensor<8xf32>
}
func.func @three_factors(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %w: tensor<8xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} ins(%x, %y, %w : tensor<4x8xf32>, tensor<8x6xf32>, tensor<8xf32>) outs(%z : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %s = arith.mulf %b, %a : f32
    %s2 = arith.mulf %s, %c : f32
    %q = arith.addf %o, %s2 : f32
    linalg.yield %q : f32
  } -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}
func.func @distance(%x: tensor<4x8xf32>, %y: tensor<6x8xf32>) -> tensor<4x6xf32> {
  %z = arith.constant dense<0.0> : tensor<4x6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(n,k)>, affine_map<(m,n,k)->(m,n)>], iterator_types = ["parallel","parallel","reduction"]} ins(%x, %y : tensor<4x8xf32>, tensor<6x8xf32>) outs(%z : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %b, %a : f32
    %s2 = arith.mulf %s, %s : f32
    %q = arith.addf %o, %s2 : f32
    linalg.yield %q : f32
  } -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}

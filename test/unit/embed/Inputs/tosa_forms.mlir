func.func @attention(%q: tensor<2x8x4xf32>, %k: tensor<2x6x4xf32>, %v: tensor<2x6x4xf32>) -> tensor<2x8x4xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %kt = "tosa.transpose"(%k) {perms = array<i32: 0, 2, 1>} : (tensor<2x6x4xf32>) -> tensor<2x4x6xf32>
  %s = "tosa.matmul"(%q, %kt, %zp, %zp)  : (tensor<2x8x4xf32>, tensor<2x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x6xf32>
  %m = "tosa.reduce_max"(%s) {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %d = "tosa.sub"(%s, %m)  : (tensor<2x8x6xf32>, tensor<2x8x1xf32>) -> tensor<2x8x6xf32>
  %e = "tosa.exp"(%d)  : (tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
  %z = "tosa.reduce_sum"(%e) {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %r = "tosa.reciprocal"(%z)  : (tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %p = "tosa.mul"(%e, %r, %shift)  : (tensor<2x8x6xf32>, tensor<2x8x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %o = "tosa.matmul"(%p, %v, %zp, %zp)  : (tensor<2x8x6xf32>, tensor<2x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  return %o : tensor<2x8x4xf32>
}
func.func @pointwise(%x: tensor<4x6xf32>, %y: tensor<1x6xf32>) -> tensor<4x6xf32> {
  %a = "tosa.add"(%x, %y)  : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %b = "tosa.clamp"(%a) {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = "tosa.sigmoid"(%b)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %d = "tosa.tanh"(%c)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %e = "tosa.maximum"(%d, %y)  : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
  %f = "tosa.minimum"(%e, %x)  : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
  %g = "tosa.abs"(%f)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %h = "tosa.negate"(%g, %zp, %zp)  : (tensor<4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x6xf32>
  return %h : tensor<4x6xf32>
}
func.func @shapes(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<2x2x6xf32> {
  %s = "tosa.const_shape"() {values = dense<[2, 2, 12]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %c = "tosa.concat"(%x, %y) {axis = 1 : i32} : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x12xf32>
  %r = "tosa.reshape"(%c, %s)  : (tensor<4x12xf32>, !tosa.shape<3>) -> tensor<2x2x12xf32>
  %st = "tosa.const_shape"() {values = dense<[0, 0, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %sz = "tosa.const_shape"() {values = dense<[2, 2, 6]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %l = "tosa.slice"(%r, %st, %sz)  : (tensor<2x2x12xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x6xf32>
  %e = "tosa.exp"(%l)  : (tensor<2x2x6xf32>) -> tensor<2x2x6xf32>
  return %e : tensor<2x2x6xf32>
}
func.func @gelu(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %half = "tosa.const"() <{values = dense<0.5> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %one = "tosa.const"() <{values = dense<1.0> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %i = "tosa.const"() <{values = dense<0.707106769> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %a = "tosa.mul"(%x, %i, %shift)  : (tensor<4x6xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  %b = "tosa.erf"(%a)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = "tosa.add"(%b, %one)  : (tensor<4x6xf32>, tensor<1x1xf32>) -> tensor<4x6xf32>
  %d = "tosa.mul"(%x, %half, %shift)  : (tensor<4x6xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  %e = "tosa.mul"(%d, %c, %shift)  : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<1xi8>) -> tensor<4x6xf32>
  return %e : tensor<4x6xf32>
}
func.func @lonely_erf(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %b = "tosa.erf"(%x)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %c = "tosa.exp"(%b)  : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %c : tensor<4x6xf32>
}

"builtin.module"() <{sym_name = "model"}> ({
  "memref.global"() <{constant, initial_value = dense<[1, 2]> : tensor<2xi32>, sym_name = "table", type = memref<2xi32>}> : () -> ()
  "func.func"() <{function_type = (tensor<16x64xf32>) -> tensor<16x64xf32>, sym_name = "external", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{host.name = "x"}, {}, {}, {}], function_type = (tensor<16x128xf32>, tensor<128x64xf32>, i1, tensor<?x64xf32>) -> (tensor<16x64xf32>, tensor<?x64xf32>), sym_name = "host"}> ({
  ^bb0(%x: tensor<16x128xf32> loc("model.py":3:1), %w: tensor<128x64xf32>, %flag: i1, %d: tensor<?x64xf32>):
    %zero = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %e = "tensor.empty"() : () -> tensor<16x64xf32>
    %z = "linalg.fill"(%zero, %e) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb1(%a: f32, %b: f32):
      "linalg.yield"(%a) : (f32) -> ()
    }) : (f32, tensor<16x64xf32>) -> tensor<16x64xf32>
    %m = "linalg.matmul"(%x, %w, %z) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb2(%a: f32, %b: f32, %c: f32):
      %p = "arith.mulf"(%a, %b) : (f32, f32) -> f32
      %q = "arith.addf"(%c, %p) : (f32, f32) -> f32
      "linalg.yield"(%q) : (f32) -> ()
    }) : (tensor<16x128xf32>, tensor<128x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32> loc("model.py":12:3)
    %h = "math.exp"(%m) : (tensor<16x64xf32>) -> tensor<16x64xf32> loc("model.py":13:3)
    %u = "my.opaque"(%h) {mode = #my.mode<fast, [1, 2]>, big = dense<0xFF800000> : tensor<2xf32>} : (tensor<16x64xf32>) -> tensor<16x64xf32> loc(fused<"why">["model.py":14:1, "other.py":1:1])
    %r = "scf.if"(%flag) ({
      %t = "math.tanh"(%u) : (tensor<16x64xf32>) -> tensor<16x64xf32>
      "scf.yield"(%t) : (tensor<16x64xf32>) -> ()
    }, {
      %t = "func.call"(%u) <{callee = @external}> : (tensor<16x64xf32>) -> tensor<16x64xf32> loc("model.py":17:5)
      "scf.yield"(%t) : (tensor<16x64xf32>) -> ()
    }) : (i1) -> tensor<16x64xf32> loc(callsite("f"("model.py":15:1) at "model.py":99:2))
    %dd = "arith.addf"(%d, %d) <{fastmath = #arith.fastmath<none>}> : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xf32> loc("model.py":18:3)
    "cf.br"(%r)[^bb3] : (tensor<16x64xf32>) -> ()
  ^bb3(%s: tensor<16x64xf32>):
    %y = "arith.mulf"(%s, %h) : (tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x64xf32>
    "func.return"(%y, %dd) : (tensor<16x64xf32>, tensor<?x64xf32>) -> () loc("model.py":20:1)
  }) {host.entry} : () -> ()
}) : () -> ()

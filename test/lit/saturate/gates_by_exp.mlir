// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// A gate's activation written by exp, by tanh, or as the complement of a sigmoid is one operator.

// CHECK-LABEL: func.func private @by_exp.equal0
// CHECK-NOT:     mugraph.{{exp|div}}
// CHECK:         mugraph.silu
// CHECK-NOT:     mugraph.{{exp|div}}
// CHECK:         func.return
func.func @by_exp(%x: tensor<16x1024xf16>, %w1: tensor<1024x2048xf16>, %w2: tensor<1024x2048xf16>) -> tensor<16x2048xf16> {
  %g = mugraph.matmul %x, %w1
  %u = mugraph.matmul %x, %w2
  %n = mugraph.neg %g
  %e = mugraph.exp %n
  %d = mugraph.offset %e by 1
  %a = mugraph.div %g, %d
  %o = mugraph.mul %a, %u
  func.return %o : tensor<16x2048xf16>
}

// CHECK-LABEL: func.func private @by_tanh.equal0
// CHECK-NOT:     mugraph.{{tanh|scale}}
// CHECK:         mugraph.silu
// CHECK-NOT:     mugraph.{{tanh|scale}}
// CHECK:         func.return
func.func @by_tanh(%x: tensor<16x1024xf16>, %w1: tensor<1024x2048xf16>, %w2: tensor<1024x2048xf16>) -> tensor<16x2048xf16> {
  %g = mugraph.matmul %x, %w1
  %u = mugraph.matmul %x, %w2
  %h = mugraph.scale %g by 0.5
  %t = mugraph.tanh %h
  %p = mugraph.offset %t by 1
  %s = mugraph.scale %p by 0.5
  %a = mugraph.mul %g, %s
  %o = mugraph.mul %a, %u
  func.return %o : tensor<16x2048xf16>
}

// CHECK-LABEL: func.func private @complement.equal0
// CHECK-NOT:     mugraph.{{neg|offset}}
// CHECK:         mugraph.silu
// CHECK-NOT:     mugraph.{{neg|offset}}
// CHECK:         func.return
func.func @complement(%x: tensor<16x1024xf16>, %w1: tensor<1024x2048xf16>, %w2: tensor<1024x2048xf16>) -> tensor<16x2048xf16> {
  %g = mugraph.matmul %x, %w1
  %u = mugraph.matmul %x, %w2
  %n = mugraph.neg %g
  %s = mugraph.sigmoid %n
  %m = mugraph.neg %s
  %c = mugraph.offset %m by 1
  %a = mugraph.mul %g, %c
  %o = mugraph.mul %a, %u
  func.return %o : tensor<16x2048xf16>
}

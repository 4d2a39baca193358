// RUN: mirage-opt -p mugraph-check-numerics %s --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p 'mugraph-check-numerics{first=1},mugraph-verify{first=1},mugraph-select' %s | filecheck %s --check-prefix CHOSEN
// RUN: mirage-opt -p mugraph-verify,mugraph-select %s | filecheck %s --check-prefix CHEAPEST
// RUN: mirage-opt -p 'mugraph-check-numerics,mugraph-verify,mugraph-select{top=all}' %s | filecheck %s --check-prefix ALL

// The same function three times: a candidate that overflows comes after one that does not, whatever it costs.

// CHECK:      func.func @f(
// CHECK:      func.func private @f.candidate1({{.*}} mugraph.cost_us = 2.{{[0e+]*}} : f64, mugraph.numerics = {error = {{[0-9.]+e-04}} : f64, overflows = [], rank = 0 : i64}}
// CHECK:      func.func private @f.candidate0({{.*}} mugraph.numerics = {error = {{.*}} : f64, overflows = ["large 30", "large 100"], rank = 4 : i64}}
// CHECK-NOT:  func.func

// STATS:      "numerics.checked": 2,
// STATS-NEXT: "numerics.error": 0.000{{[0-9]+}},
// STATS-NEXT: "numerics.faulty": 1,
// STATS-NEXT: "numerics.overflowing": [],

// CHOSEN:      func.func @f(
// CHOSEN-SAME: rank = 0 : i64
// CHOSEN-NEXT:   mugraph.max
// CHOSEN:      func.func private @f__source(

// CHEAPEST:      func.func @f(
// CHEAPEST-NEXT:   mugraph.exp

// ALL:      func.func @f(
// ALL-NEXT:   mugraph.max
// ALL:      func.func private @f.1(
// ALL-NEXT:   mugraph.exp

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 1.0 : f64} {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate1(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 2.0 : f64} {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %y = mugraph.div %e, %s
  func.return %y : tensor<8x64xf16>
}

// Candidates that are not verified in time are left out. Where the program is not among them, it becomes one.

// RUN: mirage-opt -p mugraph-verify{budget=0.000001} %s 2> %t.err | filecheck %s
// RUN: filecheck %s --check-prefix TOLD --input-file %t.err
// RUN: mirage-opt -p mugraph-verify{budget=0.000001},mugraph-select %s 2> %t.err | filecheck %s --check-prefix SELECTED
// RUN: mirage-opt -p mugraph-verify{budget=1000} %s | filecheck %s --check-prefix ENOUGH
// TOLD: {{^}}{{.*}}verify_budget.mlir:[[# @LINE + 18]]:1: warning: @f: the budget ended verification: 1 candidate was not verified and is left out{{$}}
// TOLD-NOT: {{.}}

// CHECK: func.func @f(
// CHECK: func.func private @f.candidate0({{.*}}mugraph.candidate_of = @f, mugraph.verified = {bound_log2 = -1.000000e+03 : f64, tests = 0 : i64, lanes = 0 : i64, primes = array<i64>}
// CHECK-NEXT: mugraph.exp %x
// CHECK-NEXT: mugraph.exp %
// CHECK-NEXT: mugraph.div
// CHECK-NOT: func.func

// SELECTED: func.func @f({{.*}} mugraph.source = @f__source}
// SELECTED: mugraph.div
// SELECTED: func.func private @f__source

// ENOUGH: func.func private @f.candidate0({{.*}} mugraph.verified = {bound_log2 = {{-[0-9.]+}} : f64, tests = {{[1-9]}} : i64
// ENOUGH: mugraph.sub
// ENOUGH-NOT: func.func

func.func @f(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = mugraph.exp %x
  %b = mugraph.exp %y
  %c = mugraph.div %a, %b
  func.return %c : tensor<8x16xf32>
}

func.func private @f.candidate0(%x: tensor<8x16xf32>, %y: tensor<8x16xf32>) -> tensor<8x16xf32> attributes {mugraph.candidate_of = @f} {
  %a = mugraph.sub %x, %y
  %b = mugraph.exp %a
  func.return %b : tensor<8x16xf32>
}

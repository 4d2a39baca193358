// RUN: mirage-opt -p 'mugraph-inline{top=2}' %s --stats %t.json | filecheck %s
// RUN: filecheck %s --check-prefix STATS --input-file %t.json
// RUN: mirage-opt -p 'mugraph-inline{keep-source=false}' %s | filecheck %s --check-prefix ALONE

// Two calls of one part, and one of another, each with a chance of error of 2^-30: the sum is 2^-29, for what is called twice is one
// claim. The second-best combination takes the first part's second program in one place only, which makes three claims.

// CHECK:      func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64, mugraph.source = @f__source,
// CHECK-SAME:   mugraph.cost_us = 7.{{0*e?\+?0*}} : f64, mugraph.target = "a100"
// CHECK-SAME:   mugraph.verified = {bound_log2 = -2.9{{0*e\+?0*1?}} : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}
// CHECK-NEXT:   %0 = mugraph.add %x, %x
// CHECK-NEXT:   %1 = mugraph.exp %0
// CHECK-NEXT:   %2 = mugraph.add %1, %1
// CHECK-NEXT:   func.return %2
// CHECK:      func.func private @f.1(
// CHECK-SAME:   mugraph.cost_us = 8.
// CHECK-NEXT:   mugraph.add
// CHECK-NEXT:   mugraph.exp
// CHECK-NEXT:   mugraph.scale
// CHECK-NEXT:   func.return
// CHECK:      func.func private @f__source
// CHECK-NOT:  func.func

// STATS-DAG: "search.exhausted": false
// STATS-DAG: "verify.bound_log2": -28.415

// ALONE:     func.func @f(
// ALONE-NOT: mugraph.source
// ALONE-NOT: func.func

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64, mugraph.source = @f__source} {
  %0 = func.call @f.part0(%x) : (tensor<8x64xf16>) -> tensor<8x64xf16>
  %1 = func.call @f.part1(%0) : (tensor<8x64xf16>) -> tensor<8x64xf16>
  %2 = func.call @f.part0(%1) : (tensor<8x64xf16>) -> tensor<8x64xf16>
  func.return %2 : tensor<8x64xf16>
}
func.func private @f.part0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.part = @f.part0, mugraph.target = "a100", mugraph.cost_us = 2.0 : f64, mugraph.verified = {bound_log2 = -30.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}} {
  %0 = mugraph.add %x, %x
  func.return %0 : tensor<8x64xf16>
}
func.func private @f.part0.1(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.part = @f.part0, mugraph.target = "a100", mugraph.cost_us = 3.0 : f64, mugraph.verified = {bound_log2 = -30.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}} {
  %0 = mugraph.scale %x by 2.0
  func.return %0 : tensor<8x64xf16>
}
func.func private @f.part0__source(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.part = @f.part0} {
  %0 = mugraph.scale %x by 2.0
  func.return %0 : tensor<8x64xf16>
}
func.func private @f.part1(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.part = @f.part1, mugraph.target = "a100", mugraph.cost_us = 3.0 : f64, mugraph.verified = {bound_log2 = -30.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}} {
  %0 = mugraph.exp %x
  func.return %0 : tensor<8x64xf16>
}
func.func private @f__source(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64} {
  %0 = mugraph.scale %x by 2.0
  %1 = mugraph.exp %0
  %2 = mugraph.scale %1 by 2.0
  func.return %2 : tensor<8x64xf16>
}

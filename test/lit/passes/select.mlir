// RUN: mirage-opt -p mugraph-select %s | filecheck %s
// RUN: mirage-opt -p 'mugraph-select{top=2}' %s | filecheck %s --check-prefix TOP
// RUN: mirage-opt -p 'mugraph-select{keep-source=false}' %s | filecheck %s --check-prefix ALONE

// The cheapest verified candidate takes the place of @f; a cheaper one that nobody verified does not.

// CHECK:      func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64, mugraph.cost_us = 2.{{0*e?\+?0*}} : f64, mugraph.verified = {{.*}}, mugraph.target = "h100", mugraph.source = @f__source} {
// CHECK-NEXT:   %0 = mugraph.add %x, %x
// CHECK-NEXT:   func.return
// CHECK:      func.func private @f__source(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64} {
// CHECK-NEXT:   %y = mugraph.scale %x by 2.0
// CHECK:      func.func @other
// CHECK-NOT:  func.func

// TOP:      func.func @f(%x
// TOP-NEXT:   mugraph.add
// TOP:      func.func private @f.1(
// TOP-SAME:   mugraph.cost_us = 3.
// TOP-SAME:   mugraph.source = @f__source
// TOP-NEXT:   mugraph.scale
// TOP:      func.func private @f__source
// TOP:      func.func @other
// TOP-NOT:  func.func

// ALONE:     func.func @f(%x
// ALONE-NOT: mugraph.source
// ALONE:     func.func @other
// ALONE-NOT: func.func

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mine = 1 : i64} {
  %y = mugraph.scale %x by 2.0
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate0(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 1.0 : f64} {
  %y = mugraph.square %x
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate1(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 3.0 : f64, mugraph.verified = {bound_log2 = -50.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}} {
  %y = mugraph.scale %x by 2.0
  func.return %y : tensor<8x64xf16>
}
func.func private @f.candidate2(%x: tensor<8x64xf16>) -> tensor<8x64xf16> attributes {mugraph.candidate_of = @f, mugraph.cost_us = 2.0 : f64, mugraph.verified = {bound_log2 = -50.0 : f64, tests = 1 : i64, lanes = 4 : i64, primes = array<i64: 524309, 786433, 1048573, 1048571>}} {
  %0 = mugraph.add %x, %x
  func.return %0 : tensor<8x64xf16>
}
func.func @other(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

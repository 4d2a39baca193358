// RUN: not mirage-opt --explain -t triton %s 2>&1 | filecheck %s
// RUN: not mirage-opt -p 'mugraph-saturate{keep=0}' %s 2>&1 | filecheck %s --check-prefix KEEP
// RUN: not mirage-opt -p 'mugraph-saturate{target=abacus}' %s 2>&1 | filecheck %s --check-prefix TARGET
// RUN: mirage-opt --superoptimize --stabilize --print-pipeline %s | filecheck %s --check-prefix STABLE

// CHECK: mirage-opt: error: --explain says which laws lead to an equal program and prints no IR: leave out -t
// KEEP: mirage-opt: error: option 'keep' takes an integer from 1 to 10000, not 0
// TARGET: unknown target 'abacus'
// STABLE: mugraph-saturate{keep=2 gain=0.01 stabilize=true}
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

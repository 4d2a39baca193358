// Bundles: candidates leave to be measured. What comes back is tested in test/unit/tools/test_bundle.py.

// RUN: mirage-opt --superoptimize --emit-bundle %t --print-pipeline %s | filecheck %s --check-prefix PIPELINE
// PIPELINE: mugraph-generate{{.}}{{.*}}top=20 distinct=true
// PIPELINE-SAME: mugraph-select{{.}}top=20

// RUN: not mirage-opt --emit-bundle %t %s 2>&1 | filecheck %s --check-prefix NO-RESULT
// NO-RESULT: bundle.mlir:{{[0-9]+}}:1: error: the module holds no superoptimized program: --superoptimize makes one
// NO-RESULT-NOT: {{.}}

// RUN: not mirage-opt --superoptimize --emit-bundle %S %s 2>&1 | filecheck %s --check-prefix TAKEN
// TAKEN: mirage-opt: error: '{{.*}}' exists already: a bundle needs a folder of its own
// TAKEN-NOT: {{.}}

// RUN: not mirage-opt --superoptimize=keep-source=false --emit-bundle %t.none %s 2>&1 | filecheck %s --check-prefix NO-SOURCE
// NO-SOURCE: bundle.mlir:{{.*}}: error: @f: measured kernels are compared with the source, which was not kept: leave out 'keep-source=false'
// NO-SOURCE-NOT: {{.}}

// RUN: not mirage-opt --superoptimize --emit-bundle %t.none -t triton %s 2>&1 | filecheck %s --check-prefix TARGET
// TARGET: mirage-opt: error: --emit-bundle writes a folder of Triton modules and prints no IR: leave out -t
// TARGET-NOT: {{.}}

// RUN: not mirage-opt --select-from %S 2>&1 | filecheck %s --check-prefix NO-BUNDLE
// NO-BUNDLE: mirage-opt: error: '{{.*}}' is no bundle: it has no manifest.json
// NO-BUNDLE-NOT: {{.}}

// RUN: not mirage-opt --select-from %S %s 2>&1 | filecheck %s --check-prefix INPUT
// INPUT: mirage-opt: error: --select-from takes the module of the bundle, a result already: leave out an input file
// INPUT-NOT: {{.}}

// RUN: not mirage-opt --select-from %S --top 0 2>&1 | filecheck %s --check-prefix TOP
// TOP: mirage-opt: error: option 'top' takes an integer from 1 to 10000, not 0
// TOP-NOT: {{.}}

// RUN: not mirage-opt --top 2 %s 2>&1 | filecheck %s --check-prefix TOP-ALONE
// TOP-ALONE: mirage-opt: error: --top belongs to --select-from: a search takes it as --superoptimize='top=N'
// TOP-ALONE-NOT: {{.}}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

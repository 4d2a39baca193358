// What options of a cache may not say, and the pipeline that they stand for.

// RUN: not mirage-opt --superoptimize='cache="%s"' %s 2>&1 | filecheck %s --check-prefix FILE
// FILE: mirage-opt: error: option 'cache' takes the name of a folder, and '{{.*}}cache_errors.mlir' is none
// FILE-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='cache=""' %s 2>&1 | filecheck %s --check-prefix EMPTY
// EMPTY: mirage-opt: error: option 'cache' takes the name of a folder, or true for the default one, not ''
// EMPTY-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='cache=3' %s 2>&1 | filecheck %s --check-prefix NUMBER
// NUMBER: mirage-opt: error: option 'cache' of pass 'mugraph-superoptimize' must be a string, or true or false, not '3'
// NUMBER-NOT: {{.}}

// RUN: not mirage-opt --superoptimize='reverify=true' %s 2>&1 | filecheck %s --check-prefix ALONE
// ALONE: mirage-opt: error: option 'reverify' verifies again what comes from a cache: it needs the option 'cache'
// ALONE-NOT: {{.}}

// RUN: mirage-opt --superoptimize='cache="a b" reverify=true' --print-pipeline | filecheck %s --check-prefix PIPELINE
// PIPELINE: mugraph-generate{cache="a b" reverify=true},
// PIPELINE-SAME: mugraph-check-numerics{cache="a b" reverify=true first=1},
// PIPELINE-SAME: mugraph-verify{cache="a b" reverify=true first=1},
// PIPELINE-SAME: mugraph-select,mugraph-inline{{$}}

func.func @f(%x: tensor<16x64xf16>, %w: tensor<64x32xf16>) -> tensor<16x32xf16> {
  %p = mugraph.matmul %x, %w
  %y = mugraph.exp %p
  func.return %y : tensor<16x32xf16>
}

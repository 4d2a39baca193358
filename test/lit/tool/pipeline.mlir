// RUN: mirage-opt --superoptimize --print-pipeline | filecheck %s --check-prefix DEFAULT
// DEFAULT: {{^}}mugraph-decompose,mugraph-outline,mugraph-saturate{keep=2 gain=0.01},mugraph-generate,mugraph-check-numerics{first=1},mugraph-verify{first=1},mugraph-select,mugraph-inline{{$}}

// RUN: mirage-opt --superoptimize='target=a100 top=5 griddims="2,16,1;2,16,4" max-block-ops=7 tests=2' --print-pipeline | filecheck %s --check-prefix OPTIONS
// OPTIONS: mugraph-decompose,mugraph-outline{target="a100"},mugraph-saturate{target="a100" keep=2 gain=0.01},mugraph-generate{target="a100" max-block-ops=7 griddims="2,16,1;2,16,4" top=5},mugraph-check-numerics{first=5},mugraph-verify{tests=2 first=5},mugraph-select{top=5},mugraph-inline{top=5}

// RUN: mirage-opt %s -p canonicalize,cse --superoptimize --print-pipeline | filecheck %s --check-prefix BEFORE
// BEFORE: canonicalize,cse,mugraph-decompose,mugraph-outline,mugraph-saturate{keep=2 gain=0.01},mugraph-generate,mugraph-check-numerics{first=1},mugraph-verify{first=1},mugraph-select,mugraph-inline

// RUN: mirage-opt %s --print-pipeline -p 'mugraph-superoptimize{keep-source=false}' | filecheck %s --check-prefix WHOLE
// WHOLE: mugraph-superoptimize{keep-source=false}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

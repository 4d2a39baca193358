// Values of options that make no sense: refused before anything is done, in words, with what is wanted.

// RUN: not mirage-opt %s --superoptimize='blockdims=wide' 2>&1 | filecheck %s --check-prefix LIST
// LIST: mirage-opt: error: option 'blockdims' of pass 'mugraph-superoptimize' must be a list of integers, not 'wide'
// LIST-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='budget=long' 2>&1 | filecheck %s --check-prefix NUMBER
// NUMBER: mirage-opt: error: option 'budget' of pass 'mugraph-superoptimize' must be a number, not 'long'
// NUMBER-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='stabilize' 2>&1 | filecheck %s --check-prefix FLAG
// FLAG: mirage-opt: error: option 'stabilize' of pass 'mugraph-superoptimize' must be true or false, not nothing
// FLAG-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='backends=triton,opencl' 2>&1 | filecheck %s --check-prefix BACKENDS
// BACKENDS: mirage-opt: error: option 'backends' names 'triton', 'cuda' or both, not 'triton', 'opencl'
// BACKENDS-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='backends=cuda' --emit-bundle %t.bundle 2>&1 | filecheck %s --check-prefix ALONE
// ALONE: mirage-opt: error: 'backends=cuda' has no kernels of Triton's, with which measuring begins: leave out --emit-bundle
// ALONE-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='top=some' 2>&1 | filecheck %s --check-prefix TOP
// TOP: mirage-opt: error: option 'top' takes a positive integer or "all", not 'some'
// TOP-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='top=10001' 2>&1 | filecheck %s --check-prefix MANY
// MANY: mirage-opt: error: option 'top' takes an integer from 1 to 10000, not 10001
// MANY-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='lanes=1000000' 2>&1 | filecheck %s --check-prefix LANES
// LANES: mirage-opt: error: option 'lanes' takes an integer from 1 to 64, not 1000000
// LANES-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-verify{tests=1025}' 2>&1 | filecheck %s --check-prefix TESTS
// TESTS: mirage-opt: error: option 'tests' takes an integer from 1 to 1024, not 1025
// TESTS-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-plan-layouts{entries=0}' 2>&1 | filecheck %s --check-prefix ENTRIES
// ENTRIES: mirage-opt: error: option 'entries' takes a positive integer, not 0
// ENTRIES-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-plan-layouts{target=h1000}' 2>&1 | filecheck %s --check-prefix MACHINE
// MACHINE: mirage-opt: error: unknown target 'h1000': known are a100, h100, h200
// MACHINE-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-plan-memory{exact=10}' 2>&1 | filecheck %s --check-prefix EXACT
// EXACT: mirage-opt: error: option 'exact' takes an integer from 0 to 9, not 10
// EXACT-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='workers=100000' 2>&1 | filecheck %s --check-prefix WORKERS
// WORKERS: mirage-opt: error: option 'workers' takes an integer from 1 to 1024, not 100000
// WORKERS-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='seed=-1' 2>&1 | filecheck %s --check-prefix SEED
// RUN: not mirage-opt %s -p 'mugraph-verify{seed=-1}' 2>&1 | filecheck %s --check-prefix SEED
// RUN: not mirage-opt %s -p 'mugraph-check-numerics{seed=-1}' 2>&1 | filecheck %s --check-prefix SEED
// RUN: not mirage-opt %s --check-numerics='seed=-1' 2>&1 | filecheck %s --check-prefix SEED
// SEED: mirage-opt: error: option 'seed' takes an integer from 0 to 9223372036854775807, not -1
// SEED-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-saturate{gain=-0.5}' 2>&1 | filecheck %s --check-prefix GAIN
// GAIN: mirage-opt: error: option 'gain' takes a number that is not negative, not -0.5
// GAIN-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='checkpoint=a/b' 2>&1 | filecheck %s --check-prefix QUOTES
// QUOTES: mirage-opt: error: --superoptimize: Unknown token in 'checkpoint=a/b' (a value that is no word and no number stands in double quotes, as in checkpoint="DIR/FILE")
// QUOTES-NOT: {{.}}

// Numbers may have an exponent and no point.
// RUN: mirage-opt %s --check-numerics='tiny=1e-5 large=2e2,3' | filecheck %s --check-prefix EXPONENT
// EXPONENT: large 200
// EXPONENT: tiny 1e-05

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.relu %x
  func.return %y : tensor<8x64xf16>
}

// What goes wrong before the input is understood: one line, whatever it is.

// RUN: not mirage-opt %S/Inputs/missing.mlir 2>&1 | filecheck %s --check-prefix MISSING
// MISSING: mirage-opt: error: {{.*}}missing.mlir: No such file or directory
// MISSING-NOT: {{.}}

// RUN: not mirage-opt %S/Inputs 2>&1 | filecheck %s --check-prefix DIRECTORY
// DIRECTORY: mirage-opt: error: {{.*}}Inputs: Is a directory
// DIRECTORY-NOT: {{.}}

// RUN: not mirage-opt /dev/null 2>&1 | filecheck %s --check-prefix EMPTY
// EMPTY: /dev/null:1:1: error: the input holds no operation
// EMPTY-NOT: {{.}}

// RUN: not mirage-opt %S/Inputs/binary.bin 2>&1 | filecheck %s --check-prefix BINARY
// BINARY: binary.bin:2:3: error: the input is not UTF-8 text: byte 0x80
// BINARY-NOT: {{.}}

// RUN: not mirage-opt %s -o %S/Inputs/missing/out.mlir 2>&1 | filecheck %s --check-prefix FOLDER
// FOLDER: mirage-opt: error: cannot write '{{.*}}missing/out.mlir': No such file or directory
// FOLDER-NOT: {{.}}

// RUN: not mirage-opt %s -o %S/Inputs 2>&1 | filecheck %s --check-prefix OUTPUT
// OUTPUT: mirage-opt: error: cannot write '{{.*}}Inputs': Is a directory
// OUTPUT-NOT: {{.}}

// RUN: not mirage-opt %s --stats %S/Inputs 2>&1 | filecheck %s --check-prefix STATS
// STATS: mirage-opt: error: cannot write '{{.*}}Inputs': Is a directory
// STATS-NOT: {{.}}

// RUN: not mirage-opt %s -o %t.same --stats %t.same 2>&1 | filecheck %s --check-prefix SAME
// SAME: mirage-opt: error: -o and --stats name the same file '{{.*}}.same'
// SAME-NOT: {{.}}

// RUN: not mirage-opt %s -t hip 2>&1 | filecheck %s --check-prefix TARGET
// TARGET: mirage-opt: error: unknown target 'hip': known are {{.*}} mlir,{{.*}}
// TARGET-NOT: {{.}}

// RUN: not mirage-opt %s -t 'mlir{no-such}' 2>&1 | filecheck %s --check-prefix TARGET-OPTION
// TARGET-OPTION: mirage-opt: error: target 'mlir' has no option 'no-such': its options are print-debuginfo, {{.*}}
// TARGET-OPTION-NOT: {{.}}

// RUN: not mirage-opt %s -p mugraph-slect 2>&1 | filecheck %s --check-prefix PASS
// PASS: mirage-opt: error: unknown pass 'mugraph-slect': did you mean 'mugraph-select'?
// PASS-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-select{tops=2}' 2>&1 | filecheck %s --check-prefix OPTION
// OPTION: mirage-opt: error: pass 'mugraph-select' has no option 'tops': its options are keep-source, target, top
// OPTION-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-verify{tests=two}' 2>&1 | filecheck %s --check-prefix VALUE
// VALUE: mirage-opt: error: option 'tests' of pass 'mugraph-verify' must be an integer, not 'two'
// VALUE-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-select{top=0}' 2>&1 | filecheck %s --check-prefix RANGE
// RANGE: mirage-opt: error: option 'top' takes an integer from 1 to 10000, not 0
// RANGE-NOT: {{.}}

// RUN: not mirage-opt %s -p 'mugraph-select{' 2>&1 | filecheck %s --check-prefix PIPELINE
// PIPELINE: pass-pipeline:1:16: error: Expected argument name here
// PIPELINE-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize=target=gtx 2>&1 | filecheck %s --check-prefix MACHINE
// MACHINE: mirage-opt: error: unknown target 'gtx': known are a100, h100, h200
// MACHINE-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='griddims="2,x"' 2>&1 | filecheck %s --check-prefix GRID
// GRID: mirage-opt: error: option 'griddims' is written like "2,16,1;2,16,4", not '2,x'
// GRID-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='griddims="1,2,3,4"' 2>&1 | filecheck %s --check-prefix GRID-RANK
// GRID-RANK: mirage-opt: error: option 'griddims' takes grids of one to three dimensions, not (1, 2, 3, 4)
// GRID-RANK-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='franges=0' 2>&1 | filecheck %s --check-prefix LOOP
// LOOP: mirage-opt: error: option 'franges' takes positive integers, not 0
// LOOP-NOT: {{.}}

// RUN: not mirage-opt %s --superoptimize='top=1},cse{' 2>&1 | filecheck %s --check-prefix INJECTED
// INJECTED: mirage-opt: error: --superoptimize takes options, not passes: 'top=1},cse{'
// INJECTED-NOT: {{.}}

// RUN: not mirage-opt %s --no-such-flag 2>&1 | filecheck %s --check-prefix FLAG
// FLAG: mirage-opt: error: unrecognized arguments: --no-such-flag
// FLAG-NOT: {{.}}

// RUN: not mirage-opt %s -o 2>&1 | filecheck %s --check-prefix ARGUMENT
// ARGUMENT: mirage-opt: error: argument -o/--output-file: expected one argument
// ARGUMENT-NOT: {{.}}

func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<8x64xf16>
}

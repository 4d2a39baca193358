// What the kernels of mirage-ir are written with: tiles in registers and in shared memory, and one function for each statement.
#pragma once

#include "include/groups.cuh"

"""Target machines (`machines`) and the cost model over them (`cost`)."""

from mirage_ir.target.machines import DEFAULT_TARGET as DEFAULT_TARGET
from mirage_ir.target.machines import LARGEST_SHARED_MEMORY as LARGEST_SHARED_MEMORY
from mirage_ir.target.machines import MACHINES as MACHINES
from mirage_ir.target.machines import Machine as Machine
from mirage_ir.target.machines import machine as machine

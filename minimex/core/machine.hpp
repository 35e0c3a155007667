// What this machine can give to a solve: memory that is free to use, and hardware threads.
//
// Free memory is the least of what the kernel can hand out without swapping (MemAvailable), what is
// left under the memory limit of every control group around this process (v1 or v2, so containers
// are respected), and what is left of the process's own address-space limit (`ulimit -v`). Page
// cache that a control group can drop counts as free, as it does in MemAvailable. Threads are those
// of the processors that the process is bound to, and no more than its control groups give time to.
#pragma once

#include <cstdint>
#include <string>

namespace minimex {

/// Bytes this process can still take without swapping or being killed. 1 GiB where the system tells
/// nothing. `root` is prepended to /proc and /sys paths (tests pass a directory of their own); the
/// address-space limit is always the real one. Costs a handful of small file reads.
std::uint64_t available_memory(const std::string& root = "");

/// Threads that run at once: of the processors that this process may use (`taskset`), no more than
/// the control groups around it get time for (`cpu.max`), rounded up; at least 1. `root`: as above,
/// for the control groups. Costs a handful of small file reads.
int hardware_threads(const std::string& root = "");

}  // namespace minimex

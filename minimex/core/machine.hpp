// What this machine can give to a solve: memory that is free to use, and hardware threads.
//
// Free memory is the least of what the kernel can hand out without swapping (MemAvailable), what is
// left under the memory limit of every control group around this process (v1 or v2, so containers
// are respected), and what is left of the process's own address-space limit (`ulimit -v`). Page
// cache that a control group can drop counts as free, as it does in MemAvailable.
#pragma once

#include <cstdint>
#include <string>

namespace minimex {

/// Bytes this process can still take without swapping or being killed. 1 GiB where the system tells
/// nothing. `root` is prepended to /proc and /sys paths (tests pass a directory of their own); the
/// address-space limit is always the real one. Costs a handful of small file reads.
std::uint64_t available_memory(const std::string& root = "");

/// Threads the hardware runs at once among the processors this process may use; at least 1.
int hardware_threads() noexcept;

}  // namespace minimex

#include "minimex/core/machine.hpp"

#include <algorithm>
#include <fstream>
#include <limits>
#include <memory>
#include <optional>
#include <sched.h>
#include <sstream>
#include <string_view>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include <fmt/format.h>

namespace minimex {
namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kUnknownMachine = std::uint64_t{1} << 30;

std::uint64_t room(std::uint64_t limit, std::uint64_t used) noexcept {
  return limit > used ? limit - used : 0;
}

/// The number alone in a file; nothing for a missing file or a word such as `max`.
std::optional<std::uint64_t> number_in(const std::string& path) {
  std::ifstream file(path);
  std::uint64_t value = 0;
  if (file >> value) return value;
  return std::nullopt;
}

/// The number after the word `key` in a file of `key number ...` lines.
std::optional<std::uint64_t> number_after(const std::string& path, std::string_view key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string word;
    std::uint64_t value = 0;
    if (words >> word >> value && word == key) return value;
  }
  return std::nullopt;
}

/// Calls `use(folder, version2)` with the folder of the control group around this process that has
/// `controller`, and of every group around that one. A path that is not visible from inside a
/// container has no files; its visible ancestors, up to the mount itself, still count.
///
/// Lines of /proc/self/cgroup read `0::/path` (version 2) or `4:memory,hugetlb:/path` (version 1).
template <typename Use>
void for_each_group(const std::string& root, std::string_view controller, const Use& use) {
  std::ifstream file(root + "/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    const std::size_t controllers = line.find(':') + 1;
    const std::size_t colon = line.find(':', controllers);
    if (controllers == 0 || colon == std::string::npos) continue;
    const std::string list = fmt::format(",{},", line.substr(controllers, colon - controllers));
    const bool version2 = list == ",,";
    if (!version2 && list.find(fmt::format(",{},", controller)) == std::string::npos) continue;
    std::string path = line.substr(colon + 1);
    while (!path.empty() && path.back() == '/') path.pop_back();
    if (!path.empty() && path.front() != '/') continue;
    const std::string mount =
        version2 ? root + "/sys/fs/cgroup" : fmt::format("{}/sys/fs/cgroup/{}", root, controller);
    for (; !path.empty(); path.resize(path.rfind('/'))) use(mount + path + "/", version2);
    use(mount + "/", version2);
  }
}

/// File names of one version of control groups.
struct MemoryFiles {
  std::string_view limit;
  std::string_view usage;
  std::string_view cache_key;  ///< in memory.stat: page cache that can be dropped
};

constexpr MemoryFiles kVersion1 = {"memory.limit_in_bytes", "memory.usage_in_bytes",
                                   "total_inactive_file"};
constexpr MemoryFiles kVersion2 = {"memory.max", "memory.current", "inactive_file"};

std::uint64_t control_group_room(const std::string& root) {
  std::uint64_t least = kUnlimited;
  for_each_group(root, "memory", [&](const std::string& folder, bool version2) {
    const MemoryFiles& files = version2 ? kVersion2 : kVersion1;
    const auto limit = number_in(folder + std::string(files.limit));
    if (!limit) return;
    const std::uint64_t used = number_in(folder + std::string(files.usage)).value_or(0);
    const std::uint64_t cache = number_after(folder + "memory.stat", files.cache_key).value_or(0);
    least = std::min(least, room(*limit, room(used, cache)));
  });
  return least;
}

/// Threads that may run all the time under the limits of the control groups: time of processors in
/// each period of time, rounded up.
std::uint64_t control_group_threads(const std::string& root) {
  std::uint64_t least = kUnlimited;
  for_each_group(root, "cpu", [&](const std::string& folder, bool version2) {
    // Where there is no limit, the first number is `max` or -1.
    std::ifstream file(folder + (version2 ? "cpu.max" : "cpu.cfs_quota_us"));
    std::int64_t time = 0;
    if (!(file >> time) || time <= 0) return;
    std::ifstream apart(folder + "cpu.cfs_period_us");
    std::int64_t period = 0;
    if (!((version2 ? file : apart) >> period) || period <= 0) return;
    least = std::min(least, static_cast<std::uint64_t>((time - 1) / period + 1));
  });
  return least;
}

/// Hardware threads that the kernel lets this process run on; 0 where it does not tell.
std::uint64_t affine_threads() {
  constexpr std::size_t kMostProcessors = std::size_t{1} << 20;
  // The set must be as large as the kernel's own, whose size only trying tells.
  for (std::size_t processors = CPU_SETSIZE; processors <= kMostProcessors; processors *= 2) {
    const std::unique_ptr<cpu_set_t, void (*)(cpu_set_t*)> set(
        CPU_ALLOC(processors), [](cpu_set_t* allocated) { CPU_FREE(allocated); });
    const std::size_t bytes = CPU_ALLOC_SIZE(processors);
    if (set != nullptr && sched_getaffinity(0, bytes, set.get()) == 0) {
      return static_cast<std::uint64_t>(CPU_COUNT_S(bytes, set.get()));
    }
  }
  return 0;
}

std::uint64_t address_space_room() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return kUnlimited;
  const std::uint64_t pages = number_in("/proc/self/statm").value_or(0);
  return room(limit.rlim_cur, pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)));
}

}  // namespace

std::uint64_t available_memory(const std::string& root) {
  std::uint64_t least = std::min(control_group_room(root), address_space_room());
  if (const auto kibibytes = number_after(root + "/proc/meminfo", "MemAvailable:")) {
    least = std::min(least, *kibibytes * 1024);
  }
  return least == kUnlimited ? kUnknownMachine : least;
}

int hardware_threads(const std::string& root) {
  std::uint64_t threads = affine_threads();
  if (threads == 0) threads = std::thread::hardware_concurrency();
  constexpr std::uint64_t kLeast = 1;
  return static_cast<int>(std::max(kLeast, std::min(threads, control_group_threads(root))));
}

}  // namespace minimex

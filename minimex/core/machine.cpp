#include "minimex/core/machine.hpp"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
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

/// File names of one version of control groups.
struct GroupFiles {
  std::string_view mount;
  std::string_view limit;
  std::string_view usage;
  std::string_view cache_key;  ///< in memory.stat: page cache that can be dropped
};

constexpr GroupFiles kVersion1 = {"/sys/fs/cgroup/memory", "memory.limit_in_bytes",
                                  "memory.usage_in_bytes", "total_inactive_file"};
constexpr GroupFiles kVersion2 = {"/sys/fs/cgroup", "memory.max", "memory.current",
                                  "inactive_file"};

/// Room left in the group at `path` and in every group around it. A path that is not visible from
/// inside a container has no files; its visible ancestors, up to the mount itself, still count.
std::uint64_t group_room(const std::string& mount, std::string path, const GroupFiles& files) {
  std::uint64_t least = kUnlimited;
  while (true) {
    const std::string folder = mount + path + "/";
    if (const auto limit = number_in(folder + std::string(files.limit))) {
      const std::uint64_t used = number_in(folder + std::string(files.usage)).value_or(0);
      const std::uint64_t cache = number_after(folder + "memory.stat", files.cache_key).value_or(0);
      least = std::min(least, room(*limit, room(used, cache)));
    }
    if (path.empty()) return least;
    path.resize(path.rfind('/'));
  }
}

/// Lines of /proc/self/cgroup read `0::/path` (version 2) or `4:memory,hugetlb:/path` (version 1).
std::uint64_t control_group_room(const std::string& root) {
  std::uint64_t least = kUnlimited;
  std::ifstream file(root + "/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    const std::size_t controllers = line.find(':') + 1;
    const std::size_t colon = line.find(':', controllers);
    if (controllers == 0 || colon == std::string::npos) continue;
    const std::string list = fmt::format(",{},", line.substr(controllers, colon - controllers));
    const bool version2 = list == ",,";
    if (!version2 && list.find(",memory,") == std::string::npos) continue;
    std::string path = line.substr(colon + 1);
    while (!path.empty() && path.back() == '/') path.pop_back();
    if (!path.empty() && path.front() != '/') continue;
    const GroupFiles& files = version2 ? kVersion2 : kVersion1;
    least = std::min(least, group_room(root + std::string(files.mount), path, files));
  }
  return least;
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

int hardware_threads() noexcept {
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

}  // namespace minimex

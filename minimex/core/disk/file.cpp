#include "minimex/core/disk/file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include <fmt/format.h>

namespace minimex {
namespace {

constexpr mode_t kMode = 0666;  // less the user's umask

/// Most bytes of one call: Linux transfers no more than 2 GiB less a page.
constexpr std::size_t kMostTransfer = std::size_t{1} << 30;

}  // namespace

DiskError system_error(const std::string& path) {
  return {fmt::format("{}: {}", path, std::generic_category().message(errno))};
}

DiskResult<File> File::open(const std::string& path, int flags) {
  const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, kMode);
  if (descriptor < 0) return system_error(path);
  return File(path, descriptor);
}

File::~File() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

File::File(File&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

File& File::operator=(File&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

DiskResult<std::uint64_t> File::size() const {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) return system_error(path_);
  if (!S_ISREG(status.st_mode)) return error("is not a regular file");
  return static_cast<std::uint64_t>(status.st_size);
}

DiskStatus File::write(std::span<const std::byte> bytes, std::uint64_t offset) const {
  while (!bytes.empty()) {
    const ssize_t count = ::pwrite(descriptor_, bytes.data(), std::min(bytes.size(), kMostTransfer),
                                   static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_error(path_);
    bytes = bytes.subspan(static_cast<std::size_t>(count));
    offset += static_cast<std::uint64_t>(count);
  }
  return DiskDone{};
}

DiskStatus File::read(std::span<std::byte> bytes, std::uint64_t offset) const {
  while (!bytes.empty()) {
    const ssize_t count = ::pread(descriptor_, bytes.data(), std::min(bytes.size(), kMostTransfer),
                                  static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return system_error(path_);
    if (count == 0) return error("the file is cut off");
    bytes = bytes.subspan(static_cast<std::size_t>(count));
    offset += static_cast<std::uint64_t>(count);
  }
  return DiskDone{};
}

DiskStatus File::sync() const {
  if (::fdatasync(descriptor_) != 0) return system_error(path_);
  return DiskDone{};
}

void File::start_writeback(std::uint64_t offset, std::uint64_t length) const noexcept {
  ::sync_file_range(descriptor_, static_cast<off_t>(offset), static_cast<off_t>(length),
                    SYNC_FILE_RANGE_WRITE);
}

void File::drop_written(std::uint64_t offset, std::uint64_t length) const noexcept {
  const auto from = static_cast<off_t>(offset);
  const auto count = static_cast<off_t>(length);
  ::sync_file_range(
      descriptor_, from, count,
      SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER);
  ::posix_fadvise(descriptor_, from, count, POSIX_FADV_DONTNEED);
}

DiskError File::error(std::string_view what) const {
  return {fmt::format("{}: {}", path_, what)};
}

DiskStatus sync_directory(const std::string& path) {
  const DiskResult<File> directory = File::open(path, O_RDONLY | O_DIRECTORY);
  if (!directory) return DiskError{directory.error()};
  if (::fsync(directory->descriptor()) != 0) return system_error(path);
  return DiskDone{};
}

std::string directory_of(const std::string& path) {
  const std::string parent = std::filesystem::path(path).parent_path().string();
  return parent.empty() ? "." : parent;
}

DiskStatus publish(const std::string& part, const std::string& path) {
  if (std::rename(part.c_str(), path.c_str()) != 0) return system_error(path);
  return sync_directory(directory_of(path));
}

}  // namespace minimex
